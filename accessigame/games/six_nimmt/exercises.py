"""The exercises of 6 nimmt!: positions from a round, each with a question and its answer.

Three players sit there; the first one answers. The hands of the others are written down, as the
rules need them, but nobody is told them, and no answer depends on them.
"""

from __future__ import annotations

from typing import Final

from accessigame.core.game import Exercise
from accessigame.games.six_nimmt.options import EDITIONS

PLAYERS: Final = 3


def _exercise(name: str, entries: str, answer: str) -> Exercise:
    return Exercise(name, EDITIONS[0], PLAYERS, entries, (answer,))


EXERCISES: Final = (
    _exercise(
        "next-number",
        "33 11 88 3 37 45 64 70 93 99, 34 54 60 12 21 26 65 77 90 101,"
        " 36 57 85 1 18 29 40 49 73 96, 9 31 52 80,"
        " 33, 54, 85, 11, 34, 57, 88, 60, 36",
        "37",
    ),
    _exercise(
        "seen-cards",
        "33 34 36 40 45 50 55 68 72 76, 2 38 61 17 24 49 66 79 91 98,"
        " 39 60 63 10 27 43 52 70 86 103, 31 37 58 80,"
        " 33, 38, 39, 34, 2, 60, 2, 36, 61, 63",
        "40",
    ),
    _exercise(
        "room",
        "33 11 88 3 20 45 64 70 93 99, 34 54 60 12 21 26 65 77 90 101,"
        " 36 57 85 1 18 29 40 49 73 96, 9 31 52 80,"
        " 33, 54, 85, 11, 34, 57, 88, 60, 36",
        "20",
    ),
    _exercise(
        "sixth-card",
        "54 22 12 25 30 61 66 70 90 97, 57 59 8 17 35 44 63 71 82 100,"
        " 2 60 11 28 39 48 67 75 93 104, 1 20 52 84,"
        " 54, 57, 2, 22, 59, 60",
        "61",
    ),
    _exercise(
        "low-card",
        "33 36 81 4 39 45 48 61 66 70, 54 59 38 2 20 41 63 74 88 95,"
        " 57 34 60 11 26 43 65 79 91 102, 17 31 52 80,"
        " 33, 54, 57, 36, 59, 34, 81, 38, 60",
        "4",
    ),
    _exercise(
        "cheap-row",
        "42 3 14 27 39 58 64 79 90 101, 43 62 8 19 25 48 67 83 95 103,"
        " 72 88 6 16 34 50 53 76 92 99, 55 30 41 71,"
        " 42, 43, 72, 3, 62, 88",
        "4",
    ),
    _exercise(
        "high-card",
        "11 25 31 46 50 52 59 70 96 104, 3 4 7 17 18 35 54 67 76 83,"
        " 13 16 28 37 40 51 56 57 63 72, 24 77 79 93,"
        " 96, 17, 72, 1, 25, 35, 16, 3, 59, 3, 51, 1, 11, 67, 63, 46, 18, 28, 31, 83, 40, 3",
        "104",
    ),
)
