"""The answers to questions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Intent,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    only,
)
from accessigame.games.shared import (
    CountOf,
    GameIsOver,
    NoSuchQuestion,
    NotACard,
    NothingHeld,
    Winner,
)
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import (
    CardsOpen,
    CardsSafe,
    CardsWouldBeLow,
    CardsWouldFollow,
    ChoicesAwaited,
    DraftAwaited,
    HandHeld,
    HeadsOfCard,
    HeadsStand,
    HeadsTogether,
    RowAwaited,
    RowCosts,
    RowStands,
    WouldBeLow,
    WouldFollow,
    WouldTake,
)
from accessigame.games.six_nimmt.events.play import CardRevealed
from accessigame.games.six_nimmt.events.refusals import (
    NoRowsYet,
    NothingTaken,
)
from accessigame.games.six_nimmt.moves import Choose, Draft, TakeRow
from accessigame.words.words import Localizer
from tests.games.six_nimmt.notation import board, low_card, start, turn

ANA, BEN = Seat(0), Seat(1)


def test_the_table() -> None:
    """Each row is given with its last card, its cards and heads, then the awaited seats."""
    position = board("12 22 · 37 · 43 44 55 · 58", (14, 15))
    assert RULES.answer(position, "table", ANA) == (
        RowStands(1, 22, 2, 6),
        RowStands(2, 37, 1, 1),
        RowStands(3, 55, 3, 13),
        RowStands(4, 58, 1, 1),
        ChoicesAwaited((ANA, BEN)),
    )


@pytest.mark.parametrize(
    ("language", "felt"),
    [("fr", "ta carte : nombre"), ("en", "your card: number"), ("de", "deine karte: zahl")],
)
def test_fingers_are_told_what_to_type(language: str, felt: str) -> None:
    """A word that is no choice of 6 nimmt! is answered in braille by the entry, as in speech.

    Fails when a display says whose turn it is, which its line begins with anyway.
    """
    position, _ = RULES.apply(board("12 · 37 · 43 · 58", (14, 15)), Choose(BEN, 15))
    with pytest.raises(NotUnderstood) as refused:
        RULES.parse(position, ANA, Intent("take"))
    words = Localizer(language, ("Ana", "Ben"))
    assert words.say(refused.value.event, ANA).braille == felt


def test_the_table_with_a_low_card() -> None:
    """While a row is chosen, the cards that wait are told too."""
    assert RULES.answer(low_card(), "table", BEN)[4:] == (
        CardRevealed(ANA, 3),
        CardRevealed(BEN, 60),
        RowAwaited(ANA, 3),
    )


def test_the_table_in_a_draft() -> None:
    """In a draft the open cards are told."""
    position, _ = RULES.apply(start(2, "pro"), Draft(ANA, 1))
    answer = RULES.answer(position, "table", ANA)
    assert answer == (CardsOpen(tuple(range(2, 25))), DraftAwaited(BEN))


def test_the_hand_is_told_to_its_seat_alone() -> None:
    """A hand is given in order, to its owner alone."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    assert RULES.answer(position, "my-cards", BEN) == (HandHeld(BEN, (15,)),)
    assert RULES.answer(position, "my-cards", BEN)[0].audience == only(BEN)


def test_where_the_own_cards_would_go() -> None:
    """Each card of the hand is told with its row, in secret.

    Fails when the answer gives a hand away.
    """
    position = board("12 · 37 · 43 44 45 46 47 · 58", (14, 15))
    position = replace(position, hands=((3, 14, 50), (15,)))
    answer = RULES.answer(position, "where", ANA)
    assert answer == (
        WouldBeLow(ANA, secret=True, card=3),
        WouldFollow(ANA, secret=True, card=14, row=1, after=12, count=2),
        WouldTake(ANA, secret=True, card=50, row=3, heads=10),
    )
    assert {event.audience for event in answer} == {only(ANA)}


def test_cards_that_go_to_the_same_place_are_told_together() -> None:
    """Events that differ in the card alone are one sentence; others are not.

    Fails when each card of the hand is told on its own.
    """
    position = board("12 · 37 · 43 44 45 46 47 · 58", (14, 15))
    position = replace(position, hands=((14, 20, 50, 60, 61, 70), (15,)))
    assert RULES.answer(position, "where", ANA) == (
        CardsWouldFollow(ANA, secret=True, cards=(14, 20), row=1, after=12, count=2),
        WouldTake(ANA, secret=True, card=50, row=3, heads=10),
        CardsWouldFollow(ANA, secret=True, cards=(60, 61, 70), row=4, after=58, count=2),
    )
    low = replace(position, hands=((3, 5, 14, 20), (15,)))
    for question in ("where", "costs"):
        assert RULES.answer(low, question, ANA)[-2:] == (
            CardsWouldBeLow(ANA, secret=True, cards=(3, 5)),
            CardsWouldFollow(ANA, secret=True, cards=(14, 20), row=1, after=12, count=2),
        )
    assert {event.audience for event in RULES.answer(low, "where", ANA)} == {only(ANA)}
    safe = [
        event for event in RULES.answer(position, "advice", ANA) if isinstance(event, CardsSafe)
    ]
    assert safe == [CardsSafe(ANA, True, (14, 20), 1), CardsSafe(ANA, True, (60, 61, 70), 4)]
    assert {event.audience for event in safe} == {only(ANA)}


def test_where_a_named_card_would_go() -> None:
    """A question about a named card is answered in public; an unknown card is refused."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    (event,) = RULES.answer(position, "where", ANA, 60)
    assert event == WouldFollow(ANA, secret=False, card=60, row=4, after=58, count=2)
    assert event.audience == EVERYONE
    with pytest.raises(NotAllowed) as caught:
        RULES.answer(position, "where", ANA, 105)
    assert caught.value.event == NotACard("105", 1, 104)
    assert RULES.answer(start(2), "where", ANA) == (NoRowsYet(),)


def test_costs() -> None:
    """Each row is told with what it would cost."""
    assert RULES.answer(low_card(), "costs", ANA) == (
        RowCosts(1, 6),
        RowCosts(2, 1),
        RowCosts(3, 1),
        RowCosts(4, 7),
    )
    assert RULES.answer(start(2), "costs", ANA) == (NoRowsYet(),)


def test_scores_and_their_explanation() -> None:
    """The heads of this round and all of them are told, and explained step by step."""
    position, _ = RULES.apply(low_card(), TakeRow(ANA, 1))
    position = replace(position, finished=(((), (55,)),), round=2)
    assert RULES.answer(position, "scores", ANA) == (HeadsStand(ANA, 6, 6), HeadsStand(BEN, 0, 7))
    assert RULES.answer(position, "explain", ANA) == (
        CountOf(ANA),
        HeadsOfCard(22, 5),
        HeadsOfCard(12, 1),
        HeadsTogether(6),
        HeadsStand(ANA, 6, 6),
    )
    assert RULES.answer(position, "explain", BEN) == (NothingTaken(BEN), HeadsStand(BEN, 0, 7))


def test_the_last_round_is_explained_until_the_next_is_played() -> None:
    """Before the first turn of a round, the round before is explained."""
    position = replace(board("1 · 2 · 3 · 4", (5, 6)), finished=(((), (55,)),), round=2)
    assert RULES.answer(position, "explain", BEN)[1:] == (HeadsOfCard(55, 7), HeadsTogether(7))
    assert RULES.answer(start(2), "explain", BEN) == (NothingTaken(BEN),)


def test_answers_when_the_match_is_over() -> None:
    """Totals, the bull heads of the last round and the winner can still be asked for.

    Fails when who has just taken some is told to have none in this round.
    """
    position, _ = turn(replace(board("1 · 2 · 3 · 4", (5, 6), rounds=1), turn=10), (5, 6))
    assert position.over
    assert RULES.answer(position, "scores", ANA)[:2] == (
        HeadsStand(ANA, 0, 0),
        HeadsStand(BEN, 0, 0),
    )
    assert not isinstance(RULES.answer(position, "scores", ANA)[-1], Winner)
    taken = replace(position, finished=(*position.finished[:-1], ((), (55,))))
    assert RULES.answer(taken, "scores", ANA)[:2] == (HeadsStand(ANA, 0, 0), HeadsStand(BEN, 7, 7))
    assert RULES.answer(position, "turn", ANA) == (GameIsOver(),)
    with pytest.raises(Refusal) as caught:
        RULES.parse(position, ANA, Intent("number", 5))
    assert caught.value.event == GameIsOver()


@pytest.mark.parametrize("physical", [False, True])
def test_nothing_is_laid_when_the_match_is_over(physical: bool) -> None:
    """After the last card nobody holds one, and no advice is given about any.

    Fails when the last turn of the last round counts as still to come.
    """
    position = replace(board("1 · 2 · 3 · 4", (5, 6), rounds=1, physical=physical), turn=10)
    if physical:
        position = replace(position, hands=(None, None))
    over, _ = turn(position, (5, 6))
    assert RULES.answer(over, "my-cards", ANA) == (NothingHeld(ANA),)
    for question in ("costs", "where", "advice"):
        assert RULES.answer(over, question, ANA) == (GameIsOver(),)
        assert RULES.answer(over, question, ANA, 50) == (GameIsOver(),)


def test_another_question_is_refused() -> None:
    """A question of another game has no answer here, and only players ask."""
    with pytest.raises(NotUnderstood) as caught:
        RULES.answer(start(2), "my-tokens", ANA)
    assert caught.value.event == NoSuchQuestion("my-tokens")
    with pytest.raises(ValueError, match="seat"):
        RULES.answer(start(2), "my-cards", TABLE)
