"""The position as other programs get it."""

from __future__ import annotations

from accessigame.core.model import (
    Seat,
)
from accessigame.games.titus import RULES
from tests.games.titus.notation import (
    table,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


def test_the_report() -> None:
    """Other programs get numbers, lists and nothing hidden."""
    position = table("3 4-5", "", stacks=["", "18:1-2"], top=9, left=49)
    assert RULES.report(position) == {
        "phase": "act", "mover": 0, "left": 49, "top": 9, "taken": 0, "hand": None,
        "victory": 17, "reserves": [[[3], [4, 5]], []],
        "stacks": [[], [{"card": 18, "run": [1, 2]}]], "learnt": [],
    }  # fmt: skip
    assert RULES.report(table("", phase="over"))["mover"] is None
