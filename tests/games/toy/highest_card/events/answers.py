"""The answers of highest card."""

from __future__ import annotations

from accessigame.core.model import Card, Event, Seat, event_class


@event_class
class HighestHeld(Event):
    """The card of a seat."""

    seat: Seat
    card: Card


@event_class
class HighestLeft(Event):
    """The number of cards that nobody has drawn."""

    left: int


@event_class
class HighestCounted(Event):
    """A card counts its number."""

    card: Card
