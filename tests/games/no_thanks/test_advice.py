"""Advice on No Thanks: each chance beside brute-force counting."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest

from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.answers import any_comes, neighbours
from accessigame.games.no_thanks.events.answers import (
    ChanceToCome,
    NeighboursGone,
    NeighboursUnseen,
    TakeCosts,
)
from accessigame.games.no_thanks.events.refusals import PlayerFirst
from tests.games.no_thanks.notation import after, start, taking

PIERRE, SABINE = Seat(0), Seat(1)


@pytest.mark.parametrize("unseen", [1, 4, 7])
def test_chances_are_as_counted_one_by_one(unseen: int) -> None:
    """Over all piles that can be, as many hold a given card, or one of several, as is said.

    Fails when the nine cards put away are counted among those to come.
    """
    for left in range(unseen + 1):
        piles = [frozenset(pile) for pile in combinations(range(unseen), left)]
        for wanted in range(1, unseen + 1):
            met = sum(any(card in pile for card in range(wanted)) for pile in piles)
            assert any_comes(wanted, left, unseen) == Fraction(met, len(piles))
        assert any_comes(1, left, unseen) == Fraction(left, unseen)


def test_the_formula_of_two() -> None:
    """At least one of two given cards still comes as often as the books say, by order too."""
    orders = list(permutations(range(6), 3))
    met = sum(0 in order or 1 in order for order in orders)
    assert any_comes(2, 3, 6) == Fraction(met, len(orders)) == 1 - Fraction(3 * 2, 6 * 5)
    assert any_comes(1, 23, 32) == 1 - Fraction(9, 32)


def test_what_is_said() -> None:
    """What taking costs, how many come, and which neighbours of one's cards are out or gone."""
    position = after(start(4), taking(22, 24) + " 25 p t 30")
    assert RULES.answer(position, "advice", PIERRE) == (
        TakeCosts(PIERRE, 30, 30, 0, 30),
        ChanceToCome(29, 20),
        NeighboursUnseen(PIERRE, (21, 23), round(100 * (1 - 9 * 8 / (29 * 28)))),
        NeighboursGone(PIERRE, (25,)),
    )
    assert neighbours(position, SABINE) == (24, 26)


@pytest.mark.parametrize(
    ("taken", "wanted", "chance", "percent"),
    [((10, 20), 4, (30, 21), 99), ((5, 9, 13, 17, 21), 10, (27, 18), 100)],
    ids=["99.54 percent", "certain"],
)
def test_100_percent_is_certain(
    taken: tuple[int, ...], wanted: int, chance: tuple[int, int], percent: int
) -> None:
    """Of 30 unseen cards, 21 to come, one of four comes nearly always, and not always.

    Fails when 99.54 percent is said to be 100.
    """
    position = after(start(4), taking(*taken) + " 33")
    *_, come, near = RULES.answer(position, "advice", PIERRE)
    assert come == ChanceToCome(*chance)
    assert isinstance(near, NeighboursUnseen)
    assert (len(near.run), near.percent) == (wanted, percent)


def test_the_edges() -> None:
    """There is no card below 3 and none above 35; the open card is neither unseen nor gone."""
    position = after(start(3), taking(3, 35) + " 4")
    *_, chance, unseen = RULES.answer(position, "advice", PIERRE)
    assert chance == ChanceToCome(30, 21)
    assert isinstance(unseen, NeighboursUnseen)
    assert unseen.run == (34,)


def test_between_rounds_there_is_nothing_to_advise() -> None:
    """Where the table is asked who begins, that is all there is to say."""
    position = after(start(3, rounds=2), taking(*range(3, 27)))
    assert RULES.answer(position, "advice", PIERRE) == (PlayerFirst(3),)
