"""The standard streams: writes that are whole, and outputs that are gone."""

from __future__ import annotations

import io
import sys

import pytest

from accessigame.devices.console.standard_streams import accept_any_characters, write_lines
from tests.devices.console.recording import Screen


def test_written_lines_are_whole_and_at_once() -> None:
    """Several lines are one write."""
    screen = Screen()
    write_lines("un", "deux", stream=screen)
    assert screen.writes == ["un\ndeux\n"]
    assert screen.flushed == 1


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("ascii", 'A toi : l\'oeuf "cinq" - Strasse, Zoe, ?'),
        ("latin-1", "À toi\xa0: l'oeuf «\xa0cinq\xa0» - Straße, Zoé, ?"),
        ("utf-8", "À toi\xa0: l’œuf «\xa0cinq\xa0» – Straße, Zoé, 名"),
    ],
)
def test_what_cannot_be_written_has_its_nearest_letters(
    encoding: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Accents are left out, and quotes and dashes become plain. Fails when À is a question mark."""
    kept = io.BytesIO()
    stream = io.TextIOWrapper(kept, encoding=encoding, write_through=True)
    monkeypatch.setattr(sys, "stdout", stream)
    accept_any_characters()
    stream.write("À toi\xa0: l’œuf «\xa0cinq\xa0» – Straße, Zoé, 名")
    found = kept.getvalue().decode(encoding)
    assert found.replace('" cinq "', '"cinq"') == written
