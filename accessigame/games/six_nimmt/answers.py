"""What 6 nimmt! answers when somebody asks: each answer is a tuple of events.

A hand is in no answer but the private ones of its own seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.six_nimmt import ending, outlook
from accessigame.games.six_nimmt import events as say
from accessigame.games.six_nimmt import refusals as refuse
from accessigame.games.six_nimmt.advice import advise
from accessigame.games.six_nimmt.alike import in_one
from accessigame.games.six_nimmt.heads import audit, heads_in
from accessigame.games.six_nimmt.meaning import awaited, why_no_laying
from accessigame.games.six_nimmt.options import FULL
from accessigame.games.six_nimmt.placing import row_for

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position

Answer: TypeAlias = "Callable[[Position, Seat, int | None], tuple[Event, ...]]"


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
    shown = [say.CardRevealed(whose, card) for card, whose in position.revealed]
    typed = [
        say.CardRevealed(whose, card)
        for whose, card in zip(position.seats, position.chosen, strict=True)
        if card is not None and position.is_open(whose)  # real cards lie open once they are typed
    ]
    return (*rows, *lying, *shown, *typed, *_whose_turn(position, seat, number))


def _standing(position: Position, _seat: Seat, _number: int | None) -> tuple[Event, ...]:
    totals = position.scores()
    heaps = position.finished[-1] if position.over else position.heaps
    stand = tuple(
        say.HeadsStand(each, heads_in(heaps[each]), totals[each]) for each in position.seats
    )
    return (*stand, ending.result(position)) if position.over else stand


def _explain(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    """Explain the round in progress, or the last one as long as nothing was played in this."""
    begun = position.turn > 1 and not position.over
    heaps = position.heaps if begun or not position.finished else position.finished[-1]
    if not heaps[seat]:
        return (refuse.NothingTaken(seat),)
    return (shared.CountOf(seat), *audit(heaps[seat]))


def _costs(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    if reason := why_no_laying(position):
        return reason
    rows = [say.RowCosts(place, heads_in(row)) for place, row in enumerate(position.rows, start=1)]
    if position.revealed or not position.hands[seat]:
        return tuple(rows)
    return (*rows, *_where(position, seat, None))


def _where(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Tell where a card would go now: the one that was named, or each of the hand in secret."""
    if reason := why_no_laying(position):
        return reason
    if number is None:
        hand = position.hands[seat]
        if not hand:
            return _hand(position, seat, None)
        return in_one(_outlook(position, seat, card, secret=True) for card in hand)
    if not 1 <= number <= position.highest:
        raise NotAllowed(shared.NotACard(str(number), 1, position.highest))
    return (_outlook(position, seat, number, secret=False),)


def _outlook(position: Position, seat: Seat, card: Card, *, secret: bool) -> Event:
    place = row_for(card, position.rows)
    if place is None:
        return outlook.WouldBeLow(seat, secret, card)
    row = position.rows[place]
    if len(row) == FULL:
        return outlook.WouldTake(seat, secret, card, place + 1, heads_in(row))
    return outlook.WouldFollow(seat, secret, card, place + 1, row[-1], len(row) + 1)


QUESTIONS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        "my-cards": _hand,
        "table": _table,
        "where": _where,
        "scores": _standing,
        "turn": _whose_turn,
        "explain": _explain,
        "costs": _costs,
        "advice": advise,
    }
)
