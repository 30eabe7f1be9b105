"""The opponents in a sample: their hands, and the order of their cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from statistics import fmean

import pytest

from accessigame.bots.six_nimmt.one_ply import wariness
from accessigame.bots.six_nimmt.opponents import (
    WARY,
    WARY_NOT_FALLING,
    Others,
    by_rarity,
    card_rarity,
)
from accessigame.core.model import Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Choose
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import any_move, board, dealt, start

ME = Seat(1)


def drafted() -> Position:
    """Return a Pro game after its draft."""
    position, rng = start(3, "pro", rounds=1), Random(4)
    while position.turn == 0:
        position, _ = RULES.apply(position, any_move(position, rng))
    return position


def test_every_deal_is_as_likely_as_any_other() -> None:
    """Each two unseen cards are laid together first as often as any other two."""
    others, chance = Others(unseen=(1, 2, 3, 4, 5), hands=(), count=2, size=2), Random(1).random
    firsts: Counter[tuple[int, ...]] = Counter()
    for _ in range(8000):
        first, second = others.sample(chance)
        assert len({*first, *second}) == 4
        assert {*first, *second} < {1, 2, 3, 4, 5}
        firsts[tuple(first)] += 1
    assert len(firsts) == 20
    assert all(abs(count - 400) < 100 for count in firsts.values())  # five deviations


def test_a_drafted_hand_is_known() -> None:
    """In the Pro game each of the others lays the cards that it drafted, in any order."""
    position = drafted()
    turns = Others.of(RULES.view(position, ME)).sample(Random(1).random)
    hands = [tuple(sorted(hand)) for hand in zip(*turns, strict=True)]
    assert hands == [position.hands[2], position.hands[0]]


def test_a_card_that_lies_face_down_is_not_known() -> None:
    """A card that another seat has chosen may still be any of its hand.

    Fails when the view of a Pro game leaves the chosen card out of the hand.
    """
    position = drafted()
    view = RULES.view(position, ME)
    for card in position.hands[2] or ():
        chosen, _ = RULES.apply(position, Choose(Seat(2), card))
        assert RULES.view(chosen, ME) == view


def test_a_dealt_hand_is_unknown() -> None:
    """In a game that is dealt, nothing that others hold is in the view.

    Fails when a view shows the hands of every edition.
    """
    for edition in ("base", "known-deck"):
        position = dealt(start(3, edition), 2)
        mine, two = position.hands[1], position.hands[2]
        swapped = replace(position, hands=(two, mine, position.hands[0]))
        assert RULES.view(position, ME) == RULES.view(swapped, ME)
        assert Others.of(RULES.view(position, ME)).hands == ()


def test_a_rare_card_is_laid_late() -> None:
    """In each turn, a card that is twice as rare as another is laid half as often.

    Fails when only the first turn knows what is rare.
    """
    rarity = [0.0, 1.0, 2.0, 4.0]
    chance, orders = Random(5).random, Counter[tuple[int, ...]]()
    for _ in range(7000):
        hand = [1, 2, 3]
        by_rarity(hand, rarity, chance)
        orders[tuple(hand)] += 1
    for first, second in permutations((1, 2, 3), 2):
        often = [1 / rarity[card] for card in (first, second)]
        wanted = 7000 * often[0] / 1.75 * often[1] / (1.75 - often[0])
        third = 6 - first - second
        assert abs(orders[first, second, third] - wanted) < 200  # about five deviations


def test_some_lay_their_highest_cards_first() -> None:
    """Where the styles say so, each hand is laid from its highest card down, with any rarity.

    Fails when a rarity goes before a style.
    """
    others = Others(unseen=tuple(range(1, 10)), hands=(), count=3, size=3)
    certain, chance = replace(others, styles=(0, 0, 0, 0, 1)), Random(1).random
    for rarity in (None, [1.0] * 10):
        hands = [*zip(*certain.sample(chance, rarity), strict=True)]
        assert all(hand == tuple(sorted(hand, reverse=True)) for hand in hands)
    half, falling = replace(others, styles=(0, 0, 1, 0, 0)), 0
    for _ in range(2000):
        first = next(zip(*half.sample(chance), strict=True))
        falling += first == tuple(sorted(first, reverse=True))
    # a half, and a sixth of the other half by chance
    assert abs(falling - 2000 * 7 / 12) < 110  # five deviations


def test_who_has_laid_its_highest_cards_holds_low_ones() -> None:
    """What is left of such a hand is below what it laid, and nobody holds a card twice.

    Fails when the hands of all are dealt alike.
    """
    others = Others(tuple(range(1, 100)), (), count=3, size=4, styles=(0, 0, 0, 0, 1))
    chance, cards = Random(1).random, list[int]()
    for _ in range(600):
        dealt_now = [card for turn in others.sample(chance) for card in turn]
        assert len(set(dealt_now)) == 12
        cards += dealt_now
    # the four lowest of ten cards from 1 to 104 have a mean of 105 * 2.5 / 11
    assert fmean(cards) == pytest.approx(105 * 2.5 / 11, abs=2)


@pytest.mark.parametrize(("styles", "often"), [((), WARY), ((0, 0, 0, 0, 1), WARY_NOT_FALLING)])
def test_some_are_wary(styles: tuple[float, ...], often: float) -> None:
    """So often a hand is laid in the order of its wariness, and is dealt like any other.

    Fails when the wary are those of another style, or hold the low cards of those.
    """
    costs = [0.0, 4, 1, 3, 9, 2, 8, 6, 5, 7]
    others = Others(tuple(range(1, 10)), (), count=1, size=5, styles=styles, wariness=costs)
    chance, firsts, wary = Random(4).random, [0] * 10, 0
    for _ in range(3000):
        hand = [card for (card,) in others.sample(chance, [1.0] * 10)]
        if hand == sorted(hand, key=costs.__getitem__):
            wary += 1
            firsts[hand[0]] += 1
    by_chance = (1 - often) / 120 if not styles else 0
    assert abs(wary / 3000 - often - by_chance) < 0.04  # more than four deviations
    assert abs(firsts[2] / wary - 5 / 9) < 0.07  # whoever is wary lays the 2, if it holds it


def test_wariness_is_the_one_of_another_seat() -> None:
    """The own hand is unseen for the others, and only unseen cards can be theirs."""
    position = dealt(start(4), 1)
    view = RULES.view(position, ME)
    others = Others.of(view, wary=True)
    for card in others.unseen:
        assert others.wariness[card] == wariness(replace(view, hand=()), card)
    assert Others.of(view).wariness == ()


def test_what_costs_much_is_rare() -> None:
    """The others will hardly lay the sixth card of a dear row, and gladly one that is safe."""
    position = board("1 · 2 · 3 · 11 22 33 44 55", (100, 62, 72, 82))
    view = RULES.view(position, Seat(0))
    rarity = card_rarity(view, Others.of(view), 4000, None, Random(6).random)
    assert rarity[56] > 1000 * rarity[4]


def test_time_ends_a_rehearsal() -> None:
    """Without time left, a rehearsal ends after its first round."""
    view = RULES.view(dealt(start(4), 1), ME)
    others = Others.of(view)
    at_once = card_rarity(view, others, 1_000_000_000, 0.0, Random(6).random)
    assert at_once == card_rarity(view, others, 1, None, Random(6).random)
