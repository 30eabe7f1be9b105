"""Tables of likely opponents in No Thanks."""

from __future__ import annotations

from random import Random

from accessigame.bots.no_thanks.playout import (
    Opponents,
    lean_round,
)
from accessigame.bots.no_thanks.search import LikelyTable
from accessigame.bots.no_thanks.styles import COIN, PlayingStyle
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from tests.games.no_thanks.notation import after, start


def test_who_refused_a_card_takes_it_for_more() -> None:
    """An erring opponent who has refused the open card is not expected to take it for less.

    Fails when its error is drawn as if it had not been asked yet.
    """
    position = after(start(3), "20 p p p p p p")
    lean = lean_round(RULES.view(position, Seat(0)), ())
    impatient = PlayingStyle(0.2, 0.5, milks=False, spread=2.0)
    table = LikelyTable(lean, Opponents([impatient, COIN], [(), ()]))
    drawn = [table.takes_at(Random(seed)) for seed in range(200)]
    assert {at[0] for at in drawn} == {0}
    assert min(at[1] for at in drawn) == 5, "it refused at 4 tokens"
    assert {at[2] for at in drawn} >= {8, 11, 14}, "a coin is asked at 8 tokens first"
    assert all(at[2] % 3 == 2 for at in drawn)
