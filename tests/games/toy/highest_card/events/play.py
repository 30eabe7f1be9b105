"""What happens in highest card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from accessigame.core.model import Card, Event, Seat, Turn


@dataclass(frozen=True, slots=True)
class HighestBegins(Event):
    """A game begins, with this seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HighestDrawn(Event):
    """A seat has drawn a card."""

    cue: ClassVar[str] = "card"

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HighestTurn(Turn):
    """A seat draws next."""
