"""Rates and voices in one line of text."""

from __future__ import annotations

import pytest

from accessigame.storage.setting_checks import OTHERS, rates_in, voices_in, voices_text


@pytest.mark.parametrize(
    ("text", "rates"),
    [
        ("", {}),
        ("Ana=250,Ben=160", {"Ana": 250, "Ben": 160}),
        ("Léa = 200, ", {"Léa": 200}),
        ("a=b=200", {"a=b": 200}),
        ("Ana=fast", None),
        ("=3", None),
        ("Ana=250,Ben", None),
    ],
)
def test_rates_are_pairs_of_a_name_and_a_number(text: str, rates: dict[str, int] | None) -> None:
    """A text is read as a whole or not at all; limits are checked elsewhere."""
    assert rates_in(text) == rates


@pytest.mark.parametrize(
    ("text", "voices"),
    [
        ("", {}),
        ("+f3", {OTHERS: "+f3"}),
        ("fr=fr-be,en=+m2", {"fr": "fr-be", "en": "+m2"}),
        ("FR = fr-be , +m2", {"fr": "fr-be", OTHERS: "+m2"}),
        ("FR=fr-ch,,", {"fr": "fr-ch"}),
    ],
)
def test_voices_are_read_by_language_and_written_back(text: str, voices: dict[str, str]) -> None:
    """A part without a language is the voice of the others; it stands at the end."""
    assert voices_in(text) == voices
    assert voices_in(voices_text(voices)) == voices
