"""The prompts of 6 nimmt!, and the events that name the next entry."""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import Card, Event, Prompt, Seat, event_class


@event_class
class ChoicesAwaited(Event):
    """These seats have not chosen a card yet."""

    seats: tuple[Seat, ...]


@event_class
class EntriesAwaited(Event):
    """The real cards of these seats were not typed yet."""

    seats: tuple[Seat, ...]


@event_class
class RowAwaited(Event):
    """A seat must take a row for its low card."""

    seat: Seat
    card: Card


@event_class
class DraftAwaited(Event):
    """A seat takes one of the open cards."""

    seat: Seat


@event_class
class RowsAwaited(Event):
    """The four cards that begin the rows are to be typed."""


@event_class
class HandAwaited(Event):
    """The hand of a seat that the program plays is to be typed."""

    seat: Seat


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
