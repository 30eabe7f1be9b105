"""The knowledge of a seat, and exact chances beside brute force."""

from __future__ import annotations

from fractions import Fraction

import pytest

from accessigame.core.model import Seat
from accessigame.games.six_nimmt.answers import Knowledge, chance_of_holders
from tests.games.six_nimmt.notation import deals

ME = Seat(0)


@pytest.mark.parametrize(
    ("between", "unseen", "sizes"),
    [
        (1, 4, (2,)),
        (2, 6, (2, 2)),
        (3, 7, (2, 2, 2)),
        (4, 7, (1, 2, 2)),
        (0, 5, (2, 1)),
        (6, 6, (2, 2)),
    ],
)
def test_the_chance_of_holders(between: int, unseen: int, sizes: tuple[int, ...]) -> None:
    """The chance that a number of seats hold a card between is its share of all deals.

    Fails when cards are counted, and not who holds them.
    """
    cards = frozenset(range(unseen))
    holding = [sum(min(hand) < between for hand in deal) for deal in deals(cards, sizes)]
    for wanted in range(len(sizes) + 2):
        share = Fraction(sum(holders >= wanted for holders in holding), len(holding))
        assert chance_of_holders(wanted, between, unseen, sizes) == share


def test_certain_is_only_what_is_certain() -> None:
    """A chance is told as 0 or 100 percent only where nothing else can be."""
    known = Knowledge(ME, True, frozenset(range(1, 101)), (10, 10), ((), ()), frozenset())
    assert known.percent(1, ()) == 0
    assert known.percent(3, tuple(range(1, 50))) == 0
    assert known.percent(1, tuple(range(1, 80))) == 99
    assert known.percent(2, (1, 2)) == 2
    assert known.percent(1, tuple(range(1, 101))) == 100
    few = Knowledge(ME, True, frozenset(range(1, 101)), (1, 1), ((), ()), frozenset())
    assert few.percent(2, (1, 2)) == 1
