"""Names under the fingers."""

from __future__ import annotations

import pytest

from accessigame.braille import NOTATIONS, Translator
from accessigame.core.model import Seat
from accessigame.games.no_thanks.events.play import CardTaken
from accessigame.words.words import LANGUAGES, Localizer

NAMES = ("Ana 🎲", "Ana 🎯", "🐰", "👩🏽‍🦯", "Ива", "Оля", "Łukasz")


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_differ_in_print_differ_in_braille(language: str, notation: str) -> None:
    """Names with emoji or of another script are told apart, in full and short, in each notation.

    Fails when each becomes the same question mark.
    """
    words, cells = Localizer(language, NAMES), Translator(notation).cells
    seats = [Seat(number) for number in range(len(NAMES))]
    told = {cells(words.say(CardTaken(seat, 3, 0)).braille) for seat in seats}
    assert len(told) == len(NAMES)
    assert len({cells(words.short_name(seat)) for seat in seats}) == len(NAMES)


def test_usual_names_stay_as_they_are() -> None:
    """An accent or a barred letter adds no number, and what is spoken keeps everything."""
    words = Localizer("en", ("Zoé", "Łukasz", "Ana 🎲"))
    assert words.say(CardTaken(Seat(1), 3, 0)).braille.startswith("Łukasz")
    assert "Ana 🎲" in words.say(CardTaken(Seat(2), 3, 0)).speech
    assert words.say(CardTaken(Seat(2), 3, 0)).braille.startswith("Ana ")
    assert "🎲" not in words.say(CardTaken(Seat(2), 3, 0)).braille
