"""What hands must do on a real table for a seat that has none."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Seat


@dataclass(frozen=True, slots=True)
class LayToken(Event):
    """What hands do on a real table: a token of this seat goes on the open card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutBefore(Event):
    """What hands do on a real table: the card and its tokens go to this seat."""

    seat: Seat
    card: Card
