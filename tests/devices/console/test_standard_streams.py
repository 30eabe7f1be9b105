"""The standard streams: writes that are whole, and outputs that are gone."""

from __future__ import annotations

import errno
import io
import os
import sys
from tempfile import TemporaryFile
from typing import TextIO

import pytest

from accessigame.devices.console.standard_streams import (
    OutputRefusedError,
    accept_any_characters,
    write_lines,
)
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


class Refusing(io.StringIO):
    """An output that takes nothing, for a reason of the system."""

    def __init__(self, code: int, place: TextIO) -> None:
        super().__init__()
        self._code = code
        self._place = place

    def write(self, _text: str) -> int:
        """Refuse the text."""
        raise OSError(self._code, os.strerror(self._code))

    def fileno(self) -> int:
        """Return the number of a file that can be pointed at nothing."""
        return self._place.fileno()


@pytest.mark.parametrize(
    ("platform", "code", "expected"),
    [
        ("win32", errno.EINVAL, BrokenPipeError),
        ("win32", errno.EPIPE, BrokenPipeError),
        ("win32", errno.ENOSPC, OutputRefusedError),
        ("linux", errno.EINVAL, OutputRefusedError),
        ("linux", errno.EPIPE, BrokenPipeError),
    ],
)
def test_a_pipe_that_nobody_reads_ends_quietly_on_each_system(
    platform: str, code: int, expected: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows says "invalid" for it, and the program ends as it does elsewhere.

    Fails when a player on Windows who piped the rules to `more` reads of a disk without room.
    """
    monkeypatch.setattr(sys, "platform", platform)
    with TemporaryFile("w", encoding="utf-8") as place, pytest.raises(expected):
        write_lines("Ana passe.", stream=Refusing(code, place))
