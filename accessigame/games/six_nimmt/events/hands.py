"""What hands must do on a real table for a seat that has none."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Seat


@dataclass(frozen=True, slots=True)
class PutInRow(Event):
    """What hands do on a real table: lay this card in that row."""

    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class RowToMove(Event):
    """What hands do on a real table: the row goes to the seat, the card begins it anew."""

    seat: Seat
    card: Card
    row: int
