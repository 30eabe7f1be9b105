"""Bots for No Thanks."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import bots
from accessigame.bots.no_thanks.linear import WITHOUT_FORMULA, Linear
from accessigame.bots.no_thanks.styles import medium_style, needed
from accessigame.core.model import TABLE, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.games.no_thanks.position import Position, Taken
from tests.games.no_thanks.notation import after, start, taking
from tests.games.no_thanks.test_scoring import counted_by_hand
from tests.playing import NO_THANKS

P, S = Seat(0), Seat(1)


def decision(level: str, position: Position) -> str:
    """Return `take` or `refuse` as the level decides for the mover."""
    policy = bots.find(NO_THANKS, level)
    seat = position.mover
    move = policy.choose(RULES.view(position, seat), RULES.legal_moves(position, seat), Random(0))
    assert move.seat == seat
    return {Take: "take", Refuse: "refuse"}[type(move)]


def facing(card: int, pot: int, *held: tuple[int, ...], tokens: int = 11) -> Position:
    """Return a position in which seat 0 faces the card; held are the cards by seat."""
    position = start(4)
    cards = tuple((*held, (), (), (), ())[:4])
    unseen = position.unseen - {card, *(c for hand in cards for c in hand)}
    return replace(
        position, card=card, pot=pot, cards=cards, unseen=unseen, tokens=(tokens, 11, 11, 11)
    )


@pytest.mark.parametrize(
    ("card", "pot", "held", "choice"),
    [
        (10, 9, (), "refuse"),
        (10, 10, (), "take"),
        (10, 0, (9,), "take"),
        (10, 0, (11,), "take"),
        (10, 0, (8,), "refuse"),
        (35, 34, (), "refuse"),
        (35, 35, (), "take"),
    ],
)
def test_easy_takes_what_pays_for_itself(
    card: int, pot: int, held: tuple[int, ...], choice: str
) -> None:
    """The easy bot, L(1, 0), takes when the card costs no more than the tokens on it."""
    assert decision("easy", facing(card, pot, held)) == choice


@pytest.mark.parametrize(
    ("card", "pot", "held", "choice"),
    [
        # 0.2 plus 0.005 times the change, times the change, less the pot, is at most 0.5
        (10, 1, ((), (11,)), "refuse"),  # 2.5 - 1 = 1.5
        (10, 2, ((), (11,)), "take"),  # 0.5: it wants the card, and so does seat 1
        (10, 2, (), "take"),  # the others want it for 2 too
        (20, 5, ((), (19,)), "refuse"),  # 6 - 5 = 1
        (20, 6, ((), (19,)), "take"),  # 0
        (34, 11, ((), (33,)), "refuse"),  # 12.58 - 11 = 1.58
        (34, 13, ((), (33,)), "take"),  # -0.42
        (15, 0, ((16,), (14,)), "take"),  # the change is -1
        (34, 0, ((33, 35), (), ()), "refuse"),  # the change is -35, but nobody else wants it
        (34, 12, ((33, 35), (), ()), "take"),  # seat 1 wants it for 13
    ],
)
def test_medium_asks_for_a_larger_share_of_a_dear_card(
    card: int, pot: int, held: tuple[tuple[int, ...], ...], choice: str
) -> None:
    """The medium bot takes for about a quarter of a cheap card, and for a third of a dear one."""
    assert decision("medium", facing(card, pot, *held)) == choice


@pytest.mark.parametrize(
    ("players", "tokens"),
    [(3, [2, 5, 7, 9]), (4, [2, 6, 10, 13]), (5, [3, 7, 13, 17]), (7, [3, 7, 13, 17])],
)
def test_medium_asks_for_more_at_a_large_table(players: int, tokens: list[int]) -> None:
    """It takes a 10, a 20, a 30 and a 35 for so many tokens; a card of negative cost for none."""
    style = medium_style(players)
    assert [needed(style, cost) for cost in (10, 20, 30, 35)] == tokens
    assert [needed(style, cost) for cost in (-1, -36)] == [0, 0]


def test_a_card_that_joins_two_runs_is_wanted_for_nothing() -> None:
    """A card that makes the count smaller is wanted without a token.

    Fails when the weight sinks below 0 with its cost, which is -35 here.
    """
    position = facing(34, 0, (33, 35))
    legal = RULES.legal_moves(position, P)
    policy = Linear(0.2, 0.5, milks=False, bend=0.008)
    assert policy.choose(RULES.view(position, P), legal, Random(0)) == Take(P)


def test_medium_milks() -> None:
    """The medium bot refuses a card that it wants while everybody else would refuse it too.

    Fails when milking is left out, and when the others are looked at with the same pot.
    """
    assert decision("medium", facing(30, 0, (29,))) == "refuse"
    # with 31 on offer, 11 - pot at most 0.5 makes others want it from a pot of 11 on
    assert decision("medium", facing(31, 7, (30,))) == "refuse"
    assert decision("medium", facing(31, 8, (30,))) == "take", "seat 3 would find 11 on it"
    assert decision("medium", facing(30, 0, (29,), (), (31,))) == "take", "seat 2 wants it"
    assert decision("medium", facing(30, 0, (29,), tokens=0)) == "take", "it has no token"


@pytest.mark.parametrize("level", ["easy", "medium", "random"])
def test_without_a_token_there_is_no_choice(level: str) -> None:
    """A bot without a token takes, whatever the card."""
    assert decision(level, facing(35, 0, tokens=0)) == "take"


@given(
    st.integers(0, 2**16),
    st.integers(0, 60),
    st.builds(
        Linear,
        st.floats(0.0, 2.0),
        st.floats(-5.0, 5.0),
        milks=st.booleans(),
        bend=st.floats(0.0, 0.02),
    ),
)
def test_weighing_is_what_it_says(seed: int, length: int, policy: Linear) -> None:
    """In any position a linear bot decides by its formula, from what lies open."""
    rng = Random(seed)
    position = start(4)
    for _ in range(length):
        moves = RULES.legal_moves(position, min(position.to_act()))
        position, _ = RULES.apply(position, moves[int(rng.random() ** 2 * len(moves))])
        if position.over:
            return
    if position.card is None or not position.tokens[position.mover]:
        return

    def wants(seat: int, pot: int) -> bool:
        cards = position.cards[seat]
        cost = counted_by_hand((*cards, position.card or 0)) - counted_by_hand(cards)
        weight = policy.weight + policy.bend * max(cost, 0)
        return weight * cost - pot <= policy.threshold

    mover = position.mover
    expected = wants(mover, position.pot)
    if policy.milks and expected:
        expected = any(wants((mover + n) % 4, position.pot + n) for n in (1, 2, 3))
    choice = policy.choose(RULES.view(position, mover), RULES.legal_moves(position, mover), rng)
    assert choice == (Take(mover) if expected else Refuse(mover))


# what a bot may know --------------------------------------------------------------------------


def test_a_view_holds_no_tokens_of_others() -> None:
    """A view has one number of tokens, that of its seat, and no pile."""
    assert get_type_hints(View) == {
        "seat": Seat,
        "card": int | None,
        "pot": int,
        "tokens": int,
        "open_tokens": bool,
        "cards": tuple[tuple[int, ...], ...],
        "unseen": frozenset[int],
        "left": int,
        "taken": tuple[Taken, ...],
    }


def test_a_bot_looks_at_what_everybody_holds() -> None:
    """Cards are open, so a view has those of every seat, and the number of cards to come."""
    view = RULES.view(after(start(3), taking(11, 12) + " 30 p"), S)
    assert view.cards == ((11, 12), (), ())
    assert (view.left, view.tokens, view.pot) == (21, 11, 1)
    with pytest.raises(ValueError, match="seat"):
        RULES.view(start(3), TABLE)


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("take", {Take(Seat(1))}),
        ("refuse", {Refuse(Seat(1))}),
        ("coin", {Take(Seat(1)), Refuse(Seat(1))}),
    ],
)
def test_what_each_of_them_does(name: str, moves: set[object]) -> None:
    """One takes, one refuses, one tosses a coin; who has no token takes.

    Fails when two names stand for one bot, or when the order of the legal moves changes.
    """
    position = NO_THANKS.start("2020", 3, {"first": 1})
    position, _ = NO_THANKS.apply(position, NO_THANKS.legal_moves(position, TABLE)[0])
    legal = NO_THANKS.legal_moves(position, Seat(1))
    bot = WITHOUT_FORMULA[name]
    assert {bot.choose(position, legal, Random(seed)) for seed in range(20)} == moves
    assert bot.choose(position, [Take(Seat(1))], Random(0)) == Take(Seat(1))
