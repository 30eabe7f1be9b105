"""The instructions for hands at a real table, on behalf of a seat that has none."""

from __future__ import annotations

from accessigame.core.model import Card, Event, Seat, event_class


@event_class
class PutInRow(Event):
    """An instruction for hands: lay this card in that row."""

    card: Card
    row: int


@event_class
class RowToMove(Event):
    """An instruction for hands: give the row to the seat; the card begins a new one there."""

    seat: Seat
    card: Card
    row: int
