"""Numbers that are typed in the menu: of its rows, of games, levels and decks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from accessigame import bots, games
from accessigame.menu.table import ANY_BOT
from accessigame.session.journal import DECKS
from accessigame.words.words import Localizer
from tests.running import Program

NUMBERS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "play": 1,
        "rules": 2,
        "cards": 3,
        "results": 4,
        "settings": 5,
        "more": 6,
        "guests": 7,
        "doctor": 8,
        "learn": 9,
        "resume": 10,
        "again": 11,
        "people": 12,
        "put-away": 13,
        "bring-back": 14,
        "review": 15,
    }
)
"""The numbers of the menu, which fingers know: they never change, and a new row is the last."""


def number_of(program: Program, key: str) -> str:
    """Return the number under which the menu offers a row now, by the key of its words."""
    text = Localizer("en").text(key)
    listed = program(typed="0\n").lines
    (line,) = (line for line in listed if line.partition(". ")[2] == text)
    return line.partition(". ")[0]


def level_number(level: str, game: str = "no-thanks") -> str:
    """Return the number under which the menu offers a level of a bot."""
    return str([*bots.levels(games.find(game))].index(level) + 1)


def game_number(game: str, edition: str = "") -> str:
    """Return the number of a game for a new table: other editions come behind all first ones."""
    every = games.every()
    first = [(each.name, each.editions[0]) for each in every]
    others = [(each.name, other) for each in every for other in each.editions[1:]]
    named = (game, edition or games.find(game).editions[0])
    return str([*first, *others].index(named) + 1)


def deck_number(deck: str) -> str:
    """Return the number of a kind of deck, or of the options that come before it."""
    return str([*DECKS, "options"].index(deck) + 1)


def new_table(
    players: str = "",
    level: str = "",
    deck: str = "",
    game: str = "no-thanks",
    edition: str = "",
) -> str:
    """Return what is typed for a new table; an answer that is empty takes the usual one.

    players: some of them bots, unless they are named; level: of bots that have none of their own.
    """
    answers = [str(NUMBERS["play"]), game and game_number(game, edition), players]
    if not players or ANY_BOT.search(players):
        answers.append(level and level_number(level, game))
    return "".join(f"{answer}\n" for answer in (*answers, deck and deck_number(deck)))
