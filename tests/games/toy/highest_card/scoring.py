"""The count of highest card."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games import shared

from . import events as say
from .options import CARDS
from .position import Position


def scores(position: Position) -> tuple[int, ...]:
    """Return the card of each seat, 0 without one."""
    return tuple(card or 0 for card in position.cards)


def winners(position: Position) -> tuple[Seat, ...]:
    """Return the seats of the highest card; both before any card."""
    best = max(scores(position))
    return tuple(seat for seat in position.seats if scores(position)[seat] == best)


def result(position: Position) -> tuple[Event, ...]:
    """Return the events that end a game."""
    return (shared.won(winners(position), max(scores(position))),)


def count(cards: Sequence[Card], _extra: int) -> tuple[Event, ...]:
    """Return the step of a score; `NotAllowed` for a card that is not in the box."""
    for card in cards:
        if card not in CARDS:
            raise NotAllowed(shared.NotACard(str(card), CARDS[0], CARDS[-1]))
    return tuple(say.HighestCounted(card) for card in cards)
