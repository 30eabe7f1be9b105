"""The reasons against an entry in 6 nimmt!: each class name is a key in the catalogues."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Private, Seat


@dataclass(frozen=True, slots=True)
class WrongCount(Event):
    """The number of cards is wrong: `given` were typed, `count` are needed."""

    given: int
    count: int


@dataclass(frozen=True, slots=True)
class HandRefused(Event):
    """A hand is not `count` different cards that lie nowhere else; the wrong one stays secret.

    given: the number of cards that were typed, as nobody sees them.
    """

    seat: Seat
    count: int
    given: int


@dataclass(frozen=True, slots=True)
class CardRefused(Event):
    """A card that a seat chose is not in its hand; the card stays secret."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NotHeld(Private):
    """The seat has no such card in its hand; it has these."""

    supersedes = CardRefused
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardInRow(Event):
    """The card lies in a row already."""

    card: Card
    row: int


@dataclass(frozen=True, slots=True)
class CardInHeap(Event):
    """The card lies among those that a seat took."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """The card was laid in this turn already."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDraftedBy(Event):
    """The card was drafted by a seat already."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardElsewhere(Event):
    """The card is in a hand that the program keeps, so nobody else can have it."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """The seat has chosen already; it may take its choice back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RowUnknown(Event):
    """There is no row of this number."""

    given: str
    high: int


@dataclass(frozen=True, slots=True)
class NoRowsYet(Event):
    """No row lies on the table yet."""


@dataclass(frozen=True, slots=True)
class NothingTaken(Event):
    """A seat has taken no card."""

    seat: Seat
