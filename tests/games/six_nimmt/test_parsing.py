"""The parsing of entries into moves, and the reasons against moves."""

from __future__ import annotations

import pytest

from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    Refusal,
    Seat,
)
from accessigame.games.shared import (
    NotYourTurn,
)
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import (
    ChoicesAwaited,
    DraftAwaited,
    RowAwaited,
    RowsAwaited,
)
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskDraft, AskRow
from accessigame.games.six_nimmt.events.refusals import (
    CardRefused,
    RowUnknown,
)
from accessigame.games.six_nimmt.moves import Choose, Deal, Draft, LayRows, TakeRow
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import board, low_card, reason_against, start

ANA, BEN = Seat(0), Seat(1)


def number(given: int, *more: int) -> Intent:
    """Return the intent of a number, or of several."""
    return Intent("number", given, str(given), numbers=(given, *more) if more else ())


def refused(position: Position, seat: Seat, intent: Intent) -> Event:
    """Return the reason of the refusal of an intent."""
    with pytest.raises(Refusal) as caught:
        RULES.parse(position, seat, intent)
    return caught.value.event


def test_numbers_are_cards_or_rows() -> None:
    """A number is a card while cards are chosen, and a row while a row is."""
    position = board("12 · 37 · 43 · 58", (14, 15))
    assert RULES.parse(position, BEN, number(15)) == Choose(BEN, 15)
    assert RULES.parse(low_card(), ANA, number(4)) == TakeRow(ANA, 4)
    assert RULES.parse(start(2, "pro"), ANA, number(7)) == Draft(ANA, 7)
    assert isinstance(RULES.prompt(position, ANA), AskChoice)
    assert RULES.prompt(low_card(), ANA) == AskRow(ANA)
    assert RULES.prompt(start(2, "pro"), ANA) == AskDraft(ANA)


@pytest.mark.parametrize(
    ("seat", "intent", "event"),
    [
        (ANA, number(5), RowUnknown("5", 4)),
        (ANA, number(0), RowUnknown("0", 4)),
        (BEN, number(1), NotYourTurn(ANA)),
        (ANA, number(1, 2), RowAwaited(ANA, 3)),
        (ANA, Intent("take"), RowAwaited(ANA, 3)),
    ],
)
def test_a_row_that_cannot_be(seat: Seat, intent: Intent, event: Event) -> None:
    """Row 5, row 0, two rows, a word, and the row of another are refused with what is needed."""
    assert refused(low_card(), seat, intent) == event


@pytest.mark.parametrize(
    ("intent", "event"),
    [
        (number(15), CardRefused(ANA)),
        (number(105), CardRefused(ANA)),
        (number(1, 14), ChoicesAwaited((ANA, BEN))),
        (Intent("refuse"), ChoicesAwaited((ANA, BEN))),
        (Intent("number"), ChoicesAwaited((ANA, BEN))),
    ],
)
def test_a_choice_that_cannot_be(intent: Intent, event: Event) -> None:
    """A card that is not held, a number that is no card, and words are refused."""
    assert refused(board("12 · 37 · 43 · 58", (14, 15)), ANA, intent) == event


def test_moves_of_another_kind_are_refused() -> None:
    """An entry that does not fit now is refused with the entry that is awaited."""
    for position, event in (
        (low_card(), RowAwaited(ANA, 3)),
        (board("12 · 37 · 43 · 58", (14, 15)), ChoicesAwaited((ANA, BEN))),
        (start(2, physical=True), RowsAwaited()),
        (start(2, "pro"), DraftAwaited(ANA)),
    ):
        for move in (Draft(ANA, 14), Choose(BEN, 14), TakeRow(ANA, 9), Choose(TABLE, 14)):
            if move.seat in position.to_act() and move in RULES.legal_moves(position, move.seat):
                continue
            assert reason_against(position, move)
        assert event in RULES.answer(position, "turn", ANA)


@pytest.mark.parametrize("edition", ["base", "pro"])
def test_every_illegal_move_has_a_reason(edition: str) -> None:
    """Each move that is not listed is explained at any time, that of an unknown seat too.

    Fails when the reason is looked for among the cards alone: a journal may hold any seat.
    """
    cards = (1, 2, 3, 105)
    for seat in (TABLE, ANA, BEN, Seat(35)):
        for position in (start(2, edition), start(2, physical=True), low_card()):
            moves = (LayRows(seat, cards), Deal(seat, ANA, cards), TakeRow(seat, 9), Draft(seat, 0))
            assert all(reason_against(position, move) for move in moves)
