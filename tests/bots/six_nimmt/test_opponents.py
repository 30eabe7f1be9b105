"""The opponents in a sample: their hands, and their first cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from accessigame.bots.six_nimmt.opponent_prior import first_card_rarity
from accessigame.bots.six_nimmt.opponents import Others, lay_first
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


def test_a_rare_card_is_laid_first_more_rarely() -> None:
    """A card that is twice as rare is laid first half as often; the hand stays the same."""
    rarity = [0.0, 1.0, 2.0, 4.0]
    chance, firsts = Random(5).random, Counter[int]()
    for _ in range(7000):
        turns = [[1], [2], [3]]
        lay_first(turns, rarity, chance)
        firsts[turns[0][0]] += 1
        assert sorted(card for turn in turns for card in turn) == [1, 2, 3]
    for card, wanted in ((1, 4000), (2, 2000), (3, 1000)):
        assert abs(firsts[card] - wanted) < 200  # about five deviations


def test_what_costs_much_is_rare() -> None:
    """The others will hardly lay the sixth card of a dear row, and gladly one that is safe."""
    position = board("1 · 2 · 3 · 11 22 33 44 55", (100, 62, 72, 82))
    rarity = first_card_rarity(RULES.view(position, Seat(0)), 4000, None, Random(6).random)
    assert rarity[56] > 1000 * rarity[4]


def test_time_ends_a_rehearsal() -> None:
    """Without time left, a rehearsal ends after its first round."""
    view = RULES.view(dealt(start(4), 1), ME)
    at_once = first_card_rarity(view, 1_000_000_000, 0.0, Random(6).random)
    assert at_once == first_card_rarity(view, 1, None, Random(6).random)
