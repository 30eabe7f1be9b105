"""What No Thanks answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import TABLE, Event, NotUnderstood, Seat, only
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.answers import (
    CardAwaited,
    CardCounted,
    CardOpen,
    CardsHeld,
    CardsLeft,
    CardsUnseen,
    CountHeld,
    OwnScore,
    PartCounted,
    PartStands,
    PassCosts,
    PileCheck,
    PileFarFromEmpty,
    PileOver,
    PileShort,
    RunCounted,
    TakeCosts,
    TokensCounted,
    TokensHeld,
    TokensOpen,
)
from accessigame.games.no_thanks.events.play import MustTake, PlayerScored, TotalStands
from accessigame.games.no_thanks.events.refusals import PlayerFirst
from accessigame.games.no_thanks.position import Position
from accessigame.games.shared import CountOf, GameIsOver, NoSuchQuestion, NothingHeld, Winner
from tests.games.no_thanks.notation import after, start, taking

P, S, L = Seat(0), Seat(1), Seat(2)
LOW = range(3, 27)
OPEN = after(start(3), "14 t 16 t 30 p p t 15 p")
"""Pierre has 14 and 16, Lise 30; Pierre faces 15 with one token on it."""
OVER = after(start(3), "35 p t " + taking(*range(3, 26)))
BETWEEN = after(start(3, rounds=2), taking(*LOW))

WORDS = tuple(question.word for question in RULES.questions)


@pytest.mark.parametrize(
    ("position", "question", "seat", "answer"),
    [
        (OPEN, "my-cards", P, [CardsHeld(P, ((14,), (16,)), 30)]),
        (OPEN, "my-cards", S, [NothingHeld(S)]),
        (OPEN, "my-tokens", P, [TokensHeld(P, 10)]),
        (OPEN, "my-tokens", S, [TokensHeld(S, 10)]),
        (OPEN, "turn", S, [CardOpen(15, 1, P)]),
        (replace(OPEN, tokens=(0, 21, 11)), "turn", S, [MustTake(P, 15, 1)]),
        (after(OPEN, "t"), "turn", S, [CardAwaited(P)]),
        (OPEN, "costs", P, [TakeCosts(P, 15, -16, 1, -17), PassCosts(2)]),
        (OPEN, "costs", L, [TakeCosts(L, 15, 15, 1, 14)]),
        (after(OPEN, "t"), "costs", P, [CardAwaited(P)]),
        (
            OPEN,
            "explain",
            P,
            [CountOf(P), CardCounted(14), CardCounted(16), PartCounted(30), OwnScore(P, 20)],
        ),
        (OPEN, "explain", S, [NothingHeld(S), OwnScore(S, -10)]),
        (
            OPEN,
            "table",
            S,
            [
                CardOpen(15, 1, P),
                CardsHeld(P, ((14,), (16,)), 30),
                NothingHeld(S),
                CardsHeld(L, ((30,),), 30),
                CardsLeft(20),
            ],
        ),
        (
            OPEN,
            "scores",
            L,
            [PartStands(P, 30), PartStands(S, 0), PartStands(L, 30), OwnScore(L, 30 - 12)],
        ),
        (OPEN, "empty", P, [CardsLeft(20)]),
        (OVER, "turn", P, [GameIsOver()]),
        (OVER, "costs", P, [GameIsOver()]),
        (OVER, "my-tokens", S, [TokensOpen(S, 12)]),
        (
            OVER,
            "scores",
            P,
            [
                PlayerScored(P, 0, 10, -10),
                PlayerScored(S, 38, 12, 26),
                PlayerScored(L, 0, 11, -11),
                Winner(L, -11),
            ],
        ),
        (
            OVER,
            "explain",
            S,
            [
                CountOf(S),
                RunCounted(tuple(range(3, 26)), 3),
                CardCounted(35),
                PartCounted(38),
                TokensCounted(12, 26),
            ],
        ),
        (BETWEEN, "turn", P, [PlayerFirst(3)]),
        (BETWEEN, "my-tokens", P, [TokensOpen(P, 11)]),
        (
            BETWEEN,
            "scores",
            P,
            [
                PlayerScored(P, 3, 11, -8),
                PlayerScored(S, 0, 11, -11),
                PlayerScored(L, 0, 11, -11),
            ],
        ),
        (
            after(BETWEEN, ">1 20 t"),
            "scores",
            S,
            [
                TotalStands(P, -8),
                TotalStands(S, -11),
                TotalStands(L, -11),
                PartStands(P, 0),
                PartStands(S, 20),
                PartStands(L, 0),
                OwnScore(S, 9),
            ],
        ),
        (
            after(BETWEEN, ">1 20 t"),
            "explain",
            S,
            [CountOf(S), CardCounted(20), PartCounted(20), OwnScore(S, 9)],
        ),
        (
            after(BETWEEN, ">1 20"),
            "explain",
            S,
            [CountOf(S), PartCounted(0), TokensCounted(11, -11)],
        ),
    ],
)
def test_answers(position: Position, question: str, seat: Seat, answer: list[Event]) -> None:
    """Each question gets just its answer."""
    assert list(RULES.answer(position, question, seat)) == answer


def test_open_tokens_are_public() -> None:
    """A table that agreed on open tokens hears everybody's tokens."""
    position = after(start(3, open_tokens=True), "14 p")
    assert RULES.answer(position, "my-tokens", S) == (TokensOpen(S, 11),)
    told = [event for event in RULES.answer(position, "table", S) if isinstance(event, TokensOpen)]
    assert told == [TokensOpen(P, 10), TokensOpen(S, 11), TokensOpen(L, 11)]
    scored = [PlayerScored(P, 0, 10, -10), PlayerScored(S, 0, 11, -11), PlayerScored(L, 0, 11, -11)]
    assert list(RULES.answer(position, "scores", S)) == scored
    counted = (CountOf(P), PartCounted(0), TokensCounted(10, -10))
    assert RULES.answer(position, "explain", P) == counted


def test_after_the_first_round_there_is_no_total_beside_it() -> None:
    """The totals come when there is something to add, and are not said twice before."""
    after_two = after(BETWEEN, ">1 " + taking(*LOW))
    for position, totals in ((BETWEEN, 0), (after_two, 3)):
        told = RULES.answer(position, "scores", P)
        assert sum(isinstance(event, TotalStands) for event in told) == totals


def test_own_tokens_are_private() -> None:
    """A number of tokens, and a score that tells it, are for their owner alone.

    Fails when `TokensHeld` is an event for everybody.
    """
    (tokens,) = RULES.answer(OPEN, "my-tokens", P)
    own = RULES.answer(OPEN, "scores", L)[-1]
    assert tokens.audience == only(P)
    assert own.audience == only(L)


@pytest.mark.parametrize(
    ("pot", "texts", "shown"),
    [
        (0, {"15"}, True),
        (0, {"+1"}, False),
        (2, {"15", "+2"}, True),
        (2, {"15"}, False),
        (2, {"15", "+1"}, False),
    ],
)
def test_the_open_card_is_on_the_line_with_its_tokens(
    pot: int, texts: set[str], shown: bool
) -> None:
    """A line shows the open card where its tokens stand beside it; a card without any has none."""
    assert CardOpen(15, pot, P).shown_on(texts) is shown


# a real deck ----------------------------------------------------------------------------------


def test_a_real_pile_that_seems_too_short() -> None:
    """Help with a short pile says what was entered, who has how many, and what nobody saw."""
    position = after(start(3, physical=True), taking(*range(3, 23)))
    assert RULES.answer(position, "empty", P) == (
        PileCheck(20, 24),
        *(CountHeld(seat, len(position.cards[seat])) for seat in (P, S, L)),
        CardsUnseen(tuple(range(23, 36))),
        PileShort(20, 4),
    )


def test_a_real_pile_that_is_far_from_empty_needs_no_advice() -> None:
    """After 2 of 24 cards the key was a slip: one hears the counts, and no list of what may be.

    Fails when 31 numbers and four sentences of advice are read.
    """
    position = after(start(3, physical=True), "14 t 16 p t")
    assert RULES.answer(position, "empty", P) == (
        PileCheck(2, 24),
        CountHeld(P, 1),
        CountHeld(S, 1),
        CountHeld(L, 0),
        PileFarFromEmpty(22),
    )


def test_a_real_pile_that_has_one_card_too_many() -> None:
    """After the 24th card the pile must be empty, and help says what a card left over means."""
    for words in (taking(*range(3, 26)) + " 26", taking(*LOW)):
        answer = RULES.answer(after(start(3, physical=True), words), "empty", P)
        assert answer[0] == PileCheck(24, 24)
        assert answer[-2:] == (CardsUnseen(tuple(range(27, 36))), PileOver())


# what is no question --------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["", "tokens", "pile", "MY-CARDS", "their-tokens"])
def test_another_question_is_refused(question: str) -> None:
    """A question that the game does not know is refused by its name."""
    with pytest.raises(NotUnderstood) as caught:
        RULES.answer(OPEN, question, P)
    assert caught.value.event == NoSuchQuestion(question)


@pytest.mark.parametrize("seat", [TABLE, Seat(3)])
def test_only_players_ask(seat: Seat) -> None:
    """The table has no secrets to ask for: an index of -1 would give the last player's."""
    for question in WORDS:
        with pytest.raises(ValueError, match="seat"):
            RULES.answer(OPEN, question, seat)


def test_every_question_has_an_answer() -> None:
    """In every kind of position, every question of every seat has at least one event."""
    for position in (start(3), OPEN, after(OPEN, "t"), BETWEEN, OVER, start(3, physical=True)):
        for question in WORDS:
            for seat in position.seats:
                assert RULES.answer(position, question, seat)
