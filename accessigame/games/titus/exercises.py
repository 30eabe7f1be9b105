"""The exercises of Titus: positions of two players, each with a question and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Exercise
from accessigame.games.titus.options import EDITIONS

PLAYERS: Final = 2
OTHER_FIRST: Final[Mapping[str, object]] = MappingProxyType({"first": 1})
SMALL_BOX: Final[Mapping[str, object]] = MappingProxyType(
    {"deck": "5/7, 6/6, 7/8, 8/9, 10/11, 12/13, 14/16, 15/15"}
)
"""So few tokens that the last one comes soon."""


def _exercise(
    name: str, entries: str, answer: str, options: Mapping[str, object] = MappingProxyType({})
) -> Exercise:
    return Exercise(name, EDITIONS[0], PLAYERS, entries, (answer,), options=options)


EXERCISES: Final = (
    _exercise("group-on", "8, t, 5, alone, t, 9, alone, t, 15", "lay 8"),
    _exercise(
        "both-ways",
        "6, t, 15, alone, t, 9, alone, t, 1, alone, t, 10, alone, t, 7, lay 9, t, 8, lay 6, t, 3",
        "lay 7 9",
    ),
    _exercise(
        "known-back",
        "8, t, 15, alone, t, 9, exchange 1 8, 7, alone, t, 18, alone, t, 10, alone,"
        " t, 3, lay 9, t, 5",
        "exchange 2 7",
    ),
    _exercise(
        "look-alikes",
        "8, t, 15, alone, t, 9, exchange 1 8, 7, alone, t, 7, alone, t, 10, alone,"
        " t, 3, lay 9, t, 5",
        "21",
    ),
    _exercise(
        "fewest-cards",
        "3, t, 10, alone, t, 4, alone, t, 5, lay 3, t, 6, lay 4, t, 11, lay 5, convert,"
        " t, 12, lay 10, t, 13, lay 11, t, 14, lay 12",
        "t",
        OTHER_FIRST,
    ),
    _exercise(
        "steal",
        "11, t, 13, alone, t, 12, alone, t, 13, lay 11, t, 14, lay 12, t, 16, lay 13, convert,"
        " t, 4, alone, t, 12, alone, t, 8, alone, stop, t, 17, alone, t, 1, alone, stop,"
        " t, 3, alone",
        "steal 18",
        OTHER_FIRST,
    ),
    _exercise(
        "last-token",
        "5, t, 13, alone, t, 6, alone, t, 7, lay 5, t, 15, lay 6, stop, t, 8, alone,"
        " t, 14, lay 7, stop, t, 10, alone, stop, t, alone",
        "convert",
        SMALL_BOX,
    ),
)
