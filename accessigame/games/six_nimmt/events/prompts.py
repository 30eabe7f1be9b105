"""The prompts of 6 nimmt!: the questions to a seat or to the table."""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import Prompt, Seat, event_class


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
