"""The shuffled deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import cast

import pytest

from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE
from accessigame.games.no_thanks.moves import Begin, TurnUp
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.position import Position
from accessigame.session.session import Session
from tests.games.no_thanks.notation import after, start, taking
from tests.playing import NO_THANKS

BETWEEN = after(start(4, rounds=2), taking(*range(3, 27)))


def dealt(seed: int, rounds: int = 1) -> list[int]:
    """Return the cards of a game in which everybody takes, dealt by a new dealer."""
    dealer = Dealer(NO_THANKS, seed)
    position = start(3, rounds=rounds, starts="rotate")
    cards = []
    while not position.over:
        move = dealer.choose(position)
        assert isinstance(move, TurnUp)
        cards.append(move.card)
        position, _ = NO_THANKS.apply(position, move)
        position = after(position, "t")
    return cards


def test_the_same_seed_deals_the_same() -> None:
    """A seed names a deck, and other seeds name others."""
    assert dealt(5) == dealt(5)
    assert len({tuple(dealt(seed)) for seed in range(50)}) == 50


def test_a_deck_holds_each_card_once() -> None:
    """In a round, 24 different cards come, and nine never do."""
    for seed in range(30):
        cards = dealt(seed)
        assert len(cards) == len(set(cards)) == 24
        assert set(cards) <= set(DECK)


def test_each_round_is_shuffled_anew() -> None:
    """The second round has its own deck, which depends on the seed and the round alone."""
    cards = dealt(5, rounds=2)
    assert cards[:24] == dealt(5)
    assert cards[24:] != cards[:24]
    assert dealt(5, rounds=2) == cards


def test_undoing_does_not_change_the_cards_to_come() -> None:
    """After moves were undone, and in a game that goes on, the same cards come.

    Fails when the deck is drawn card by card from one source of chance.
    """
    dealer = Dealer(NO_THANKS, 9)
    session = Session(NO_THANKS, "2020", 3, {})
    for _ in range(4):
        session.play(dealer.choose(session.position))
        position = cast("Position", session.position)
        session.play(NO_THANKS.legal_moves(position, position.mover)[0])
    next_card = dealer.choose(session.position)
    moves = [step.move for step in session.steps]
    session.undo(5)
    assert dealer.choose(cast("Position", session.steps[0].before)) == moves[0]
    for move in moves[3:]:
        session.play(move)
    assert dealer.choose(session.position) == next_card
    assert Dealer(NO_THANKS, 9).choose(session.position) == next_card


def test_who_starts_a_round_is_drawn_once() -> None:
    """The random first seat of a round is always the same, and every seat can be it."""
    starters: Counter[int] = Counter()
    for seed in range(400):
        moves = {Dealer(NO_THANKS, seed).choose(BETWEEN) for _ in range(3)}
        (move,) = moves
        assert isinstance(move, Begin)
        assert move.seat == TABLE
        starters[move.first] += 1
    assert set(starters) == {0, 1, 2, 3}
    assert chi_square(list(starters.values())) < 16.3  # three degrees of freedom, one in a thousand


def chi_square(counts: list[int]) -> float:
    """Return the distance of the counts from equal ones (chi-square)."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


@pytest.mark.unmeasured
def test_every_card_comes_as_often_in_every_place() -> None:
    """Over many seeds, each card is as often the first, and as often put away, as any other."""
    decks = [dealt(seed) for seed in range(1000)]
    for place in (0, 11, 23):
        counts = Counter(deck[place] for deck in decks)
        # 32 degrees of freedom: less than one in a thousand is above 62.5
        assert chi_square([counts[card] for card in DECK]) < 62.5
    unseen = Counter(card for deck in decks for card in set(DECK) - set(deck))
    assert chi_square([unseen[card] for card in DECK]) < 62.5


def test_a_game_that_began_with_real_cards_can_be_dealt_on() -> None:
    """If other cards were seen than the deck would have dealt, the first unseen one comes."""
    dealer = Dealer(NO_THANKS, 3)
    first, second = dealt(3)[:2]
    assert dealer.choose(after(start(3), f"{second} t")) == TurnUp(TABLE, first)
    assert dealer.choose(after(start(3), f"{first} t")) == TurnUp(TABLE, second)


def test_who_starts_is_drawn_anew_for_each_round() -> None:
    """The lots of several rounds do not all fall on the same seat.

    Fails when the number of the round is no part of what the lot is drawn from.
    """
    dealer = Dealer(NO_THANKS, 1)
    moves = [dealer.choose(replace(BETWEEN, round=number)) for number in range(2, 12)]
    assert len(set(moves)) > 1
