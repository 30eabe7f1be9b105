"""The choices of a seat, and the report for other programs."""

from __future__ import annotations

from dataclasses import replace

from accessigame.core.model import (
    TABLE,
    Intent,
    Seat,
)
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Choose
from tests.games.six_nimmt.notation import board, low_card, start

ANA, BEN = Seat(0), Seat(1)


def test_choices_for_a_display() -> None:
    """A display offers the cards of the hand, and the rows; a real hand is not known."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    assert RULES.choices(position, BEN) == (Intent("number", 15),)
    assert RULES.choices(low_card(), ANA) == tuple(Intent("number", row) for row in (1, 2, 3, 4))
    assert RULES.choices(position, TABLE) == ()
    physical = replace(position, hands=(None, None))
    assert RULES.choices(physical, ANA) == ()


def test_the_report_is_json() -> None:
    """The report has rows, hands, heaps and the seats to act."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    position, _ = RULES.apply(position, Choose(Seat(1), 15))
    assert RULES.report(position) == {
        "rows": [[12], [37], [43], [58]],
        "hands": [[14], []],
        "heaps": [[], []],
        "chosen": [None, 15],
        "revealed": [],
        "open": [],
        "turn": 1,
        "to_act": [0],
    }
    assert RULES.report(start(2))["to_act"] == ["table"]
