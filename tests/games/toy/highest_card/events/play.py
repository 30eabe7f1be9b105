"""What happens in highest card."""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import Card, Event, Seat, Turn, event_class


@event_class
class HighestBegins(Event):
    """A game begins, with this seat."""

    seat: Seat


@event_class
class HighestDrawn(Event):
    """A seat has drawn a card."""

    cue: ClassVar[str] = "card"

    seat: Seat
    card: Card


@event_class
class HighestTurn(Turn):
    """A seat draws next."""
