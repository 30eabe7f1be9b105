"""The prompts of 6 nimmt!, and the events that name the next entry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from accessigame.core.model import Card, Event, Prompt, Seat


@dataclass(frozen=True, slots=True)
class ChoicesAwaited(Event):
    """These seats have not chosen a card yet."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class EntriesAwaited(Event):
    """The real cards of these seats were not typed yet."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RowAwaited(Event):
    """A seat must take a row for its low card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DraftAwaited(Event):
    """A seat takes one of the open cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RowsAwaited(Event):
    """The four cards that begin the rows are to be typed."""


@dataclass(frozen=True, slots=True)
class HandAwaited(Event):
    """The hand of a seat that the program plays is to be typed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskChoice(Prompt):
    """A seat chooses a card in secret."""

    secret: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskEntry(Prompt):
    """The real card of a seat is typed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskRow(Prompt):
    """A seat chooses a row to take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskDraft(Prompt):
    """A seat takes an open card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskRows(Prompt):
    """The four cards that begin the rows are typed."""


@dataclass(frozen=True, slots=True)
class AskHand(Prompt):
    """The hand of a seat that the program plays is typed, and is not read aloud."""

    secret: ClassVar[bool] = True

    seat: Seat
