"""Numbers of the rows of the menu, as it tells them."""

from __future__ import annotations

from accessigame import bots
from accessigame.words.words import Localizer
from tests.playing import NO_THANKS
from tests.running import Program


def number_of(program: Program, key: str) -> str:
    """Return the number under which the menu offers a row now, by the key of its words."""
    text = Localizer("en").text(key)
    listed = program(typed="0\n").lines
    (line,) = (line for line in listed if line.partition(". ")[2] == text)
    return line.partition(". ")[0]


def level_number(level: str) -> str:
    """Return the number under which the menu offers a level of a bot, in English."""
    return str([*bots.levels(NO_THANKS)].index(level) + 1)
