"""The answers of highest card."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Seat


@dataclass(frozen=True, slots=True)
class HighestHeld(Event):
    """The card of a seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HighestLeft(Event):
    """The number of cards that nobody has drawn."""

    left: int


@dataclass(frozen=True, slots=True)
class HighestCounted(Event):
    """A card counts its number."""

    card: Card
