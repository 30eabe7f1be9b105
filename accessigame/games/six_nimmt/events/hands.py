"""The instructions for hands at a real table, on behalf of a seat that has none."""

from __future__ import annotations

from accessigame.core.model import AtTable, Card, Seat, event_class


@event_class
class PutInRow(AtTable):
    """An instruction for hands: lay this card in that row."""

    card: Card
    row: int


@event_class
class RowToMove(AtTable):
    """An instruction for hands: give the row to the seat; the card begins a new one there."""

    seat: Seat
    card: Card
    row: int


@event_class
class SetAside(AtTable):
    """An instruction for hands: take this open card, and keep it for the seat that drafted it."""

    card: Card
    seat: Seat
