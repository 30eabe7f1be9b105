"""The reasons against an entry in 6 nimmt!: each class name is a key in the catalogues."""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import Card, Event, Private, Seat, event_class


@event_class
class WrongCount(Event):
    """The number of cards is wrong: `given` were typed, `count` are needed."""

    given: int
    count: int


@event_class
class HandRefused(Event):
    """A hand is not `count` different cards that lie nowhere else; the wrong one stays secret.

    given: the number of cards that were typed, as nobody sees them.
    """

    seat: Seat
    count: int
    given: int


@event_class
class HandCardRefused(Event):
    """A card of a hand that is typed card by card was typed before or is none; it stays secret."""

    seat: Seat


@event_class
class CardRefused(Event):
    """A card that a seat chose is not in its hand; the card stays secret."""

    seat: Seat


@event_class
class NotHeld(Private):
    """The seat has no such card in its hand; it has these."""

    supersedes = CardRefused
    card: Card
    cards: tuple[Card, ...]


@event_class
class UnknownCard(Private):
    """No card has the number that the seat typed; they go from 1 to `high`."""

    supersedes = CardRefused
    card: Card
    high: int


@event_class
class CardInRow(Event):
    """The card lies in a row already."""

    card: Card
    row: int


@event_class
class CardInHeap(Event):
    """The card lies among those that a seat took."""

    card: Card
    seat: Seat


@event_class
class CardLaid(Event):
    """The card was laid in this turn already."""

    card: Card
    seat: Seat


@event_class
class CardDraftedBy(Event):
    """The card was drafted by a seat already."""

    card: Card
    seat: Seat


@event_class
class CardElsewhere(Event):
    """The card is in a hand that the program keeps, so nobody else can have it."""

    card: Card


@event_class
class ShownElsewhere(Event):
    """A card that a seat shows is in a hand that the program keeps; one of the two was misread."""

    concerns_all: ClassVar[bool] = True

    seat: Seat
    card: Card


@event_class
class OwnCardOnly(Event):
    """A card of another seat was typed with own keys."""


@event_class
class ChoiceMade(Event):
    """The seat has chosen already; it may take its choice back."""

    seat: Seat


@event_class
class RowUnknown(Event):
    """There is no row of this number."""

    given: str
    high: int


@event_class
class NoRowsYet(Event):
    """No row lies on the table yet."""


@event_class
class NothingTaken(Event):
    """A seat has taken no card."""

    seat: Seat
