"""The events of what somebody is to do in 6 nimmt!: prompts, and instructions for a real table.

An instruction moves cards on behalf of a seat that has no hands there.
"""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import AtTable, Card, Prompt, Seat, event_class


@event_class
class AskChoice(Prompt):
    """A seat chooses a card in secret."""

    secret: ClassVar[bool] = True

    seat: Seat


@event_class
class AskEntry(Prompt):
    """The real card of a seat is typed."""

    seat: Seat


@event_class
class AskRow(Prompt):
    """A seat chooses a row to take."""

    seat: Seat


@event_class
class AskDraft(Prompt):
    """A seat takes an open card."""

    seat: Seat


@event_class
class AskRows(Prompt):
    """The four cards that begin the rows are typed."""


@event_class
class AskHand(Prompt):
    """The hand of a seat that the program plays is typed, and is not read aloud."""

    secret: ClassVar[bool] = True

    seat: Seat


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
