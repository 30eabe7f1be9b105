"""Events of refusals: the reason why a move is not allowed, and what is."""

from __future__ import annotations

from accessigame.core.model import Card, Event, Seat, event_class
from accessigame.games.shared import Entry


@event_class
class CardAlreadySeen(Event):
    """The card lies in front of a seat already."""

    card: Card
    seat: Seat


@event_class
class NoTokenLeft(Event):
    """A seat without a token cannot refuse."""

    seat: Seat
    card: Card
    pot: int


@event_class
class CardFirst(Event):
    """Nobody can act before the table has turned a card up."""


@event_class
class DecisionFirst(Event):
    """No card is turned up before a seat has decided about the open one."""

    seat: Seat
    card: Card


@event_class
class PlayerFirst(Entry):
    """The first player must be named by number; `players` is the highest number."""

    players: int
