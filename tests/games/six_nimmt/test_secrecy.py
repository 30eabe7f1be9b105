"""Secrecy: a card that lies face down is known to its seat alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import EVERYONE, Intent, NotAllowed, Seat, only
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.play import CardChosen, YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskEntry, AskHand
from accessigame.games.six_nimmt.events.refusals import (
    CardRefused,
    ChoiceMade,
    NotHeld,
    UnknownCard,
)
from accessigame.games.six_nimmt.moves import Choose
from accessigame.output.delivery import News, block_for
from accessigame.words.words import Earcon, Localizer
from tests.games.six_nimmt.notation import board, dealt, reason_against, start


def test_a_choice_is_two_events() -> None:
    """Everybody hears that a seat has chosen, and the seat alone which card.

    Fails when the card is told to the table before all have chosen.
    """
    _, events = RULES.apply(board("12 · 37 · 43 · 58", (14, 15)), Choose(Seat(1), 15))
    assert events == (CardChosen(Seat(1)), YouChose(Seat(1), 15))
    assert [event.audience for event in events] == [EVERYONE, only(Seat(1))]


def test_choices_come_in_any_order() -> None:
    """All seats without a choice may choose, in any order."""
    position = dealt(start(3))
    for seat, waiting in ((2, {0, 1}), (0, {1})):
        position, _ = RULES.apply(position, RULES.legal_moves(position, Seat(seat))[0])
        assert position.to_act() == waiting
        assert RULES.legal_moves(position, Seat(seat)) == ()


def test_nothing_public_tells_a_hidden_card() -> None:
    """The public events are the same for any card that a seat lays face down."""
    position = dealt(start(3))
    told = set()
    for move in RULES.legal_moves(position, Seat(1)):
        after, events = RULES.apply(position, move)
        public = (event for event in events if event.audience.admits(EVERYONE))
        told.add(
            (
                *public,
                *RULES.answer(after, "table", Seat(0)),
                *RULES.answer(after, "where", Seat(0)),
            )
        )
    assert len(told) == 1


def test_a_view_has_no_other_hand() -> None:
    """A view does not change with the hands or the hidden cards of the others."""
    position = dealt(start(3))
    mine, one, other = position.hands
    swapped = replace(position, hands=(mine, other, one))
    assert RULES.view(position, Seat(0)) == RULES.view(swapped, Seat(0))
    chosen, _ = RULES.apply(position, RULES.legal_moves(position, Seat(1))[0])
    assert RULES.view(chosen, Seat(0)) == RULES.view(position, Seat(0))
    unseen = RULES.view(position, Seat(0)).unseen
    assert {*(one or ()), *(other or ())} <= unseen
    assert len(unseen) == 104 - 10 - 4


def test_a_wrong_card_is_not_said_aloud() -> None:
    """The table hears that a card was refused, and the seat alone which, with its hand.

    Fails when a refused secret card is repeated to everybody.
    """
    position = board("12 · 37 · 43 · 58", (14, 15))
    with pytest.raises(NotAllowed) as caught:
        RULES.parse(position, Seat(0), Intent("number", 15))
    assert caught.value.event == CardRefused(Seat(0))
    assert caught.value.secret == (NotHeld(Seat(0), 15, (14,)),)
    assert caught.value.secret[0].audience == only(Seat(0))
    assert reason_against(position, Choose(Seat(0), 15)) == caught.value.args


@pytest.mark.parametrize("card", [0, 105, 200])
def test_a_number_that_no_card_has_is_told_so(card: int) -> None:
    """The seat is told which cards there are, and the table no more than of any other slip.

    Fails when 200 is said to be somebody else's card.
    """
    position = board("12 · 37 · 43 · 58", (14, 15))
    with pytest.raises(NotAllowed) as caught:
        RULES.parse(position, Seat(0), Intent("number", card))
    assert caught.value.event == CardRefused(Seat(0))
    assert caught.value.secret == (UnknownCard(Seat(0), card, 104),)
    assert caught.value.secret[0].audience == only(Seat(0))


@pytest.mark.parametrize("card", [1, 104])
def test_a_card_that_there_is_is_not_said_not_to_be(card: int) -> None:
    """The lowest and the highest card are somebody else's, and not unknown."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    with pytest.raises(NotAllowed) as caught:
        RULES.parse(position, Seat(0), Intent("number", card))
    assert caught.value.secret == (NotHeld(Seat(0), card, (14,)),)


def test_whoever_is_told_which_card_was_wrong_is_told_once() -> None:
    """Alone with bots, a wrong card is one sentence; a shared table gets the other one.

    Fails when both are said to the owner: the same thing twice, the vaguer one first.
    """
    seat, words = Seat(0), Localizer("en", ("Ana", "Ben"))
    told = (CardRefused(seat), NotHeld(seat, 15, (14,)))
    news = News(told, answer=True, refused=told[0])
    (own,) = block_for(news, only(seat), words).said
    assert own.speech == "15 is not yours. You hold 14. Nothing has changed."
    assert own.cue == Earcon("error")
    (open_,) = block_for(news, EVERYONE, words).said
    assert open_.speech == "Ana, that card is not in your hand. Nothing has changed."


def test_other_wrong_choices() -> None:
    """A second choice in a turn and a card that no deck has are refused, that one unnamed.

    Fails when all hear the 1045 of somebody who wanted to type 104 in secret.
    """
    position = board("12 · 37 · 43 · 58", (14, 15))
    after, _ = RULES.apply(position, Choose(Seat(0), 14))
    for move, event in (
        (Choose(Seat(0), 14), ChoiceMade(Seat(0))),
        (Choose(Seat(1), 105), CardRefused(Seat(1))),
        (Choose(Seat(1), 0), CardRefused(Seat(1))),
    ):
        assert reason_against(after, move)[0] == event


def test_only_what_is_secret_is_typed_unseen() -> None:
    """A hidden choice and a hand are typed without being shown, a card turned over is shown."""
    assert AskChoice.secret
    assert AskHand.secret
    assert not AskEntry.secret
    assert isinstance(RULES.prompt(dealt(start(2)), Seat(0)), AskChoice)
