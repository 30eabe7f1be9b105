"""Moves: the next position, and the events on the way; rounds, piles and decks.

Covers `games/no_thanks/legal.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from accessigame.core.model import TABLE, Move, NotAllowed, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.play import (
    CardTaken,
    CardTurned,
    MustTake,
    PileEndedEarly,
    PlayerScored,
    RoundEnded,
    RoundOpened,
    RunGrew,
    TokenLaid,
    TotalStands,
    TurnBegan,
)
from accessigame.games.no_thanks.events.prompts import AskFirst
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.scoring import totals
from accessigame.games.shared import IllegalMove, SharedWin, Winner
from tests.games.no_thanks.notation import after, play, start, taking

PIERRE, SABINE, LISE, ANA = (Seat(number) for number in range(4))
LOW = tuple(range(3, 27))
"""Twenty-four cards that make one run."""


def test_the_example_of_the_rulebook() -> None:
    """The example of the rulebooks goes step by step as its table says.

    Fails when, after a card was taken, the next player moves instead of the taker.
    """
    steps = {
        "": (None, 0, (11, 11, 11), (), PIERRE),
        "11": (11, 0, (11, 11, 11), (), PIERRE),
        "11 p": (11, 1, (10, 11, 11), (), SABINE),
        "11 p p": (11, 2, (10, 10, 11), (), LISE),
        "11 p p t": (None, 0, (10, 10, 13), (11,), LISE),
        "11 p p t 16": (16, 0, (10, 10, 13), (11,), LISE),
        "11 p p t 16 p": (16, 1, (10, 10, 12), (11,), PIERRE),
    }
    for words, (card, pot, tokens, of_lise, mover) in steps.items():
        position = after(start(3), words)
        assert (position.card, position.pot, position.mover) == (card, pot, mover), words
        assert position.tokens == tokens, words
        assert position.cards == ((), (), of_lise), words


def test_what_the_example_tells() -> None:
    """Each step of the example tells the card, the decision, and who faces the card now."""
    _, events = play(start(3), "11 p p t 16 p")
    rest = frozenset(DECK) - {11}
    assert events == [
        CardTurned(11, rest),
        TurnBegan(PIERRE, 11, 0),
        TokenLaid(PIERRE, 11, 1),
        TurnBegan(SABINE, 11, 1),
        TokenLaid(SABINE, 11, 2),
        TurnBegan(LISE, 11, 2),
        CardTaken(LISE, 11, 2),
        CardTurned(16, rest - {16}),
        TurnBegan(LISE, 16, 0),
        TokenLaid(LISE, 16, 1),
        TurnBegan(PIERRE, 16, 1),
    ]


def test_without_a_token_only_taking_is_legal() -> None:
    """Who has no token left must take, and everybody is told (N20).

    Fails when refusing is allowed with 0 tokens.
    """
    position = replace(start(3), tokens=(0, 20, 13))
    position, events = play(position, "11")
    assert events[-1] == MustTake(PIERRE, 11, 0)
    assert RULES.legal_moves(position, PIERRE) == (Take(PIERRE),)
    with pytest.raises(NotAllowed):
        RULES.apply(position, Refuse(PIERRE))


def test_a_card_just_turned_up_can_be_taken_or_refused() -> None:
    """Who turned the card up may take it without a token on it, or refuse it (N21)."""
    position = after(start(3), "11 t 16")
    assert (position.pot, position.mover) == (0, PIERRE)
    assert RULES.legal_moves(position, PIERRE) == (Take(PIERRE), Refuse(PIERRE))
    assert RULES.legal_moves(position, SABINE) == ()
    assert RULES.legal_moves(position, TABLE) == ()


def test_the_last_card_ends_the_round_at_once() -> None:
    """The 24th card brings its tokens to the taker, and nothing is turned up after it (N22).

    Fails when the pot of the last card is lost.
    """
    position = after(start(3), taking(*LOW[:23]) + " 26")
    position = replace(position, pot=5, tokens=(0, 14, 14))
    over, events = play(position, "t")
    assert over.tokens == (5, 14, 14)
    assert over.over
    assert over.to_act() == frozenset()
    assert all(RULES.legal_moves(over, seat) == () for seat in (*over.seats, TABLE))
    assert events[:2] == [CardTaken(PIERRE, 26, 5), RunGrew(PIERRE, LOW)]
    assert events[2] == RoundEnded(1)
    assert events[3] == PlayerScored(PIERRE, 3, 5, -2)
    assert not any(isinstance(event, CardTurned) for event in events)


def test_who_always_takes_gets_everything() -> None:
    """If everybody takes, seat 0 takes all 24 cards and the others score minus 11 (N23).

    Fails when, after a card was taken, the next player moves instead of the taker.
    """
    position = after(start(4), taking(*DECK[:24]))
    assert [len(cards) for cards in position.cards] == [24, 0, 0, 0]
    assert RULES.scores(position) == (3 - 11, -11, -11, -11)
    assert position.over


def test_a_whole_round_of_refusals_comes_back() -> None:
    """A card that all four refuse comes back to the first, who takes two in a row (N25)."""
    position = after(start(4), "30 p p p p t 29 t")
    assert position.cards == ((29, 30), (), (), ())
    assert position.tokens == (14, 10, 10, 10)
    assert RULES.scores(position) == (15, -10, -10, -10)
    assert (position.mover, position.card) == (PIERRE, None)
    assert position.to_act() == {TABLE}
    assert after(position, "3").mover == PIERRE


@pytest.mark.parametrize(
    ("held", "card", "run"),
    [
        ((), 11, None),
        ((9,), 11, None),
        ((10,), 11, (10, 11)),
        ((12,), 11, (11, 12)),
        ((10, 12, 13, 20), 11, (10, 11, 12, 13)),
    ],
)
def test_a_run_that_grows_is_told(
    held: tuple[int, ...], card: int, run: tuple[int, ...] | None
) -> None:
    """A card that joins others is told with its whole run, and an isolated one is not."""
    _, events = play(after(start(3), taking(*held)), f"{card} t")
    grown = [event for event in events if isinstance(event, RunGrew)]
    assert grown == ([] if run is None else [RunGrew(PIERRE, run)])


def test_the_winner_is_told() -> None:
    """The lowest score wins, and each seat's count is told before."""
    _, events = play(start(3), "35 p p t " + taking(*LOW[:23]))
    assert events[-5:] == [
        RoundEnded(1),
        PlayerScored(PIERRE, 0, 10, -10),
        PlayerScored(SABINE, 0, 10, -10),
        PlayerScored(LISE, 3 + 35, 13, 25),
        SharedWin((PIERRE, SABINE), -10),
    ]
    _, events = play(start(3), "35 p t " + taking(*LOW[:23]))
    assert events[-1] == Winner(LISE, -11)


def test_all_who_are_lowest_share_the_win() -> None:
    """No edition has a tie-break, so three with the same score win together."""
    _, events = play(start(4), taking(*LOW))
    assert events[-1] == SharedWin((SABINE, LISE, ANA), -11)


# several rounds -------------------------------------------------------------------------------


def test_rounds_that_rotate() -> None:
    """The next seat starts each later round with all tokens anew, and totals are added up.

    Fails when the tokens of the next round are not reset.
    """
    position = start(3, rounds=3, starts="rotate", first=1)
    position, events = play(position, "35 p t " + taking(*LOW[:23]))
    assert events[-5:] == [
        RoundEnded(1),
        PlayerScored(PIERRE, 0, 11, -11),
        PlayerScored(SABINE, 0, 10, -10),
        PlayerScored(LISE, 38, 12, 26),
        RoundOpened(2, 3, 11, LISE),
    ]
    assert (position.round, position.mover, position.turned) == (2, LISE, 0)
    assert position.tokens == (11, 11, 11)
    assert position.cards == ((), (), ())
    assert position.unseen == frozenset(DECK)
    assert totals(position) == (-11, -10, 26)
    assert RULES.scores(position) == (-22, -21, 15)
    position = after(position, taking(*LOW))
    assert (position.round, position.mover) == (3, PIERRE)
    position = after(position, taking(*LOW))
    assert position.over
    assert RULES.scores(position) == (-11 - 11 - 8, -10 - 11 - 11, 26 - 8 - 11)
    assert position.round == 3


def test_rounds_that_are_drawn() -> None:
    """Before each later round the table says who starts, and anybody may.

    Fails when the tokens of the next round are not reset.
    """
    position, events = play(start(3, rounds=2), "35 p t " + taking(*LOW[:23]))
    assert events[-1] == PlayerScored(LISE, 0, 11, -11)
    assert position.to_act() == {TABLE}
    assert RULES.legal_moves(position, TABLE) == tuple(
        Begin(TABLE, seat) for seat in position.seats
    )
    assert RULES.scores(position) == (-10, 26, -11)
    assert RULES.prompt(position, PIERRE) == AskFirst(2)
    position, events = play(position, ">2")
    assert events == [RoundOpened(2, 2, 11, LISE)]
    assert (position.mover, position.tokens) == (LISE, (11, 11, 11))
    position, events = play(position, taking(*LOW))
    assert position.over
    assert events[-4:] == [
        TotalStands(PIERRE, -21),
        TotalStands(SABINE, 15),
        TotalStands(LISE, -19),
        Winner(PIERRE, -21),
    ]


def test_one_round_has_no_totals() -> None:
    """A game of one round tells scores, not totals."""
    _, events = play(start(3), taking(*LOW))
    assert not any(isinstance(event, TotalStands) for event in events)


def test_a_game_of_seven_resets_its_own_tokens() -> None:
    """The tokens of a later round are those of the edition and the number of players.

    Fails when the tokens of the next round are not reset.
    """
    position = after(start(7, rounds=2), "35 p p t " + taking(*LOW[:23]) + " >4")
    assert position.tokens == (7,) * 7


# a real deck ----------------------------------------------------------------------------------


def test_a_real_pile_may_end_early() -> None:
    """With a real deck, 23 cards can be the end, and the round is counted as it stands."""
    position = after(start(3, physical=True), taking(*LOW[:23]))
    assert not position.over
    assert position.left == 1
    assert EndPile(TABLE) in RULES.legal_moves(position, TABLE)
    over, events = play(position, "x")
    assert events[:3] == [PileEndedEarly(23), RoundEnded(1), PlayerScored(PIERRE, 3, 11, -8)]
    assert over.over
    assert RULES.scores(over) == (-8, -11, -11)


def test_a_pile_ends_early_in_each_round() -> None:
    """After a pile that ended early, the next round begins as after any other."""
    position = after(start(3, physical=True, rounds=2, starts="rotate"), "30 t x")
    assert (position.round, position.mover, position.tokens) == (2, SABINE, (11, 11, 11))
    assert totals(position) == (19, -11, -11)
    assert after(position, "9 t x").over


@pytest.mark.parametrize(
    ("options", "words"),
    [({}, "30 t"), ({"physical": True}, ""), ({"physical": True}, "30"), ({}, "")],
)
def test_a_pile_does_not_end_early_otherwise(options: dict[str, Any], words: str) -> None:
    """A pile ends early only with a real deck, after a card, and while none is open."""
    position = after(start(3, **options), words)
    assert EndPile(TABLE) not in RULES.legal_moves(position, TABLE)
    with pytest.raises(NotAllowed):
        RULES.apply(position, EndPile(TABLE))


# what others ask a position -------------------------------------------------------------------


def test_a_deck_is_dealt_in_its_order() -> None:
    """The table turns up the first card of its order that nobody has seen."""
    order = tuple(reversed(DECK))
    position = start(3, rounds=2)
    assert RULES.deal(position, order) == TurnUp(TABLE, 35)
    assert RULES.deal(after(position, "35 t"), order) == TurnUp(TABLE, 34)
    assert RULES.deal(after(position, "34 t"), order) == TurnUp(TABLE, 35)
    assert RULES.deal(after(position, taking(*LOW)), order) is None


def test_how_a_round_opens() -> None:
    """A round opens with its number, the tokens and who starts; between rounds nothing opens."""
    assert RULES.opening(start(4, rounds=2, first=3)) == (RoundOpened(1, 2, 11, ANA),)
    assert RULES.opening(after(start(3, rounds=2), taking(*LOW))) == ()


# what is refused ------------------------------------------------------------------------------


ILLEGAL: list[tuple[str, dict[str, Any], Move]] = [
    ("", {}, Take(PIERRE)),
    ("", {}, Refuse(PIERRE)),
    ("", {}, Begin(TABLE, PIERRE)),
    ("", {}, TurnUp(TABLE, 2)),
    ("", {}, TurnUp(TABLE, 36)),
    ("", {}, TurnUp(PIERRE, 11)),
    ("11", {}, Take(SABINE)),
    ("11", {}, Refuse(SABINE)),
    ("11", {}, Take(TABLE)),
    ("11", {}, Refuse(Seat(3))),
    ("11", {}, TurnUp(TABLE, 12)),
    ("11", {}, TurnUp(TABLE, 11)),
    ("11 t", {}, TurnUp(TABLE, 11)),
    ("11 t", {}, Take(PIERRE)),
    (taking(*LOW), {}, TurnUp(TABLE, 30)),
    (taking(*LOW), {}, Take(PIERRE)),
    (taking(*LOW), {}, Begin(TABLE, PIERRE)),
    (taking(*LOW), {"rounds": 2}, TurnUp(TABLE, 30)),
    (taking(*LOW), {"rounds": 2}, Begin(TABLE, Seat(3))),
    (taking(*LOW), {"rounds": 2}, Begin(TABLE, TABLE)),
    (taking(*LOW), {"rounds": 2, "physical": True}, EndPile(TABLE)),
    (taking(*LOW), {"rounds": 2, "starts": "rotate"}, Begin(TABLE, PIERRE)),
]


@pytest.mark.parametrize(("words", "options", "move"), ILLEGAL)
def test_an_illegal_move_changes_nothing(words: str, options: dict[str, Any], move: Move) -> None:
    """An illegal move is refused without a reason, and the position stays as it was."""
    position = after(start(3, **options), words)
    before = replace(position)
    with pytest.raises(NotAllowed) as caught:
        RULES.apply(position, move)
    assert caught.value.event == IllegalMove()
    assert not isinstance(RULES.why_not(position, move), IllegalMove)
    assert position == before
