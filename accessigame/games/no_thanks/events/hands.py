"""Events for hands: what somebody must do on a real table for a seat that has no hands."""

from __future__ import annotations

from accessigame.core.model import AtTable, Card, Seat, event_class


@event_class
class LayToken(AtTable):
    """A token of this seat is laid on the open card."""

    seat: Seat


@event_class
class PutBefore(AtTable):
    """The card and its tokens go to this seat."""

    seat: Seat
    card: Card
