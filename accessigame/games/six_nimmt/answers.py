"""The answers of 6 nimmt! to questions: each is a tuple of events.

A hand is only in the private answers of its own seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.six_nimmt import scoring
from accessigame.games.six_nimmt.advice import advise, merge_alike
from accessigame.games.six_nimmt.events import answers as say
from accessigame.games.six_nimmt.events.play import CardRevealed
from accessigame.games.six_nimmt.events.refusals import NothingTaken
from accessigame.games.six_nimmt.heads import audit, heads_in
from accessigame.games.six_nimmt.options import FULL
from accessigame.games.six_nimmt.parsing import awaited, without_rows
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.rows import row_for

Answer: TypeAlias = Callable[[Position, Seat, int | None], tuple[Event, ...]]


def _hand(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    hand = position.hands[seat]
    if hand is None and (held := position.held(seat)):
        return (say.HandUnknown(seat, held),)
    return (say.HandHeld(seat, hand),) if hand else (shared.NothingHeld(seat),)


def _whose_turn(position: Position, _seat: Seat, _number: int | None) -> tuple[Event, ...]:
    return (awaited(position),)


def _table(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    rows = [
        say.RowStands(place, row[-1], len(row), heads_in(row))
        for place, row in enumerate(position.rows, start=1)
    ]
    lying = [say.CardsOpen(position.open)] if position.open else []
    cards_revealed = [CardRevealed(whose, card) for card, whose in position.revealed]
    cards_typed = [
        CardRevealed(whose, card)
        for whose, card in zip(position.seats, position.choices, strict=True)
        if card is not None and position.is_open(whose)  # real cards lie open once they are typed
    ]
    return (*rows, *lying, *cards_revealed, *cards_typed, *_whose_turn(position, seat, number))


def _standing(position: Position, _seat: Seat, _number: int | None) -> tuple[Event, ...]:
    totals = scoring.scores(position)
    heaps = position.finished[-1] if position.over else position.heaps
    stand = tuple(
        say.HeadsStand(each, heads_in(heaps[each]), totals[each]) for each in position.seats
    )
    return (*stand, scoring.result(position)) if position.over else stand


def _explain(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    """Explain the round in progress, or the last one until the first turn of this one is over."""
    begun = position.turn > 1 and not position.over
    if begun or not position.finished:
        heaps, rounds_before = position.heaps, len(position.finished)
    else:
        heaps, rounds_before = position.finished[-1], len(position.finished) - 1
    heads, total = heads_in(heaps[seat]), scoring.scores(position)[seat]
    match = (say.HeadsStand(seat, heads, total),) if rounds_before else ()
    if not heaps[seat]:
        return (NothingTaken(seat), *match)
    return (shared.CountOf(seat), *audit(heaps[seat]), *match)


def _costs(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    if reason := without_rows(position):
        return reason
    rows = [say.RowCosts(place, heads_in(row)) for place, row in enumerate(position.rows, start=1)]
    if position.revealed or not position.hands[seat]:
        return tuple(rows)
    return (*rows, *_where(position, seat, None))


def _where(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Return the place of the named card now, or of each card of the hand in secret."""
    if reason := without_rows(position):
        return reason
    if number is None:
        hand = position.hands[seat]
        if not hand:
            return _hand(position, seat, None)
        return merge_alike(_outlook(position, seat, card, secret=True) for card in hand)
    if not 1 <= number <= position.highest:
        raise NotAllowed(shared.NotACard(str(number), 1, position.highest))
    return (_outlook(position, seat, number, secret=False),)


def _outlook(position: Position, seat: Seat, card: Card, *, secret: bool) -> Event:
    place = row_for(card, position.rows)
    if place is None:
        return say.WouldBeLow(seat, secret, card)
    row = position.rows[place]
    if len(row) == FULL:
        return say.WouldTake(seat, secret, card, place + 1, heads_in(row))
    return say.WouldFollow(seat, secret, card, place + 1, row[-1], len(row) + 1)


# One row for each question ------------------------------------------------------------------------

_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("my-cards", private=True): _hand,
        Question("table", takes=Takes.NOTHING): _table,
        Question("where", takes=Takes.CARD): _where,
        Question("scores", takes=Takes.NOTHING): _standing,
        Question("turn", takes=Takes.NOTHING): _whose_turn,
        Question("explain"): _explain,
        Question("costs"): _costs,
        Question("advice", takes=Takes.CARD): advise,
    }
)

QUESTIONS: Final = tuple(_ROWS)

_ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {question.word: function for question, function in _ROWS.items()}
)


def answer(
    position: Position, question: str, seat: Seat, number: int | None = None
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`; raises `NotUnderstood` for any other."""
    return shared.asked(_ANSWERS, question, seat, position.seats)(position, seat, number)
