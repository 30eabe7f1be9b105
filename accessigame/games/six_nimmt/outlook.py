"""Where a card of 6 nimmt! would go now: each class name is a key in the catalogues.

A row has its number from 1; nothing is laid yet, so all of it holds as the rows lie now.
"""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import EVERYONE, Audience, Card, Event, Seat, only


class OwnOrNamed:
    """About a card: of the seat's own, so that nobody else may know (`secret`), or named aloud."""

    __slots__ = ()
    seat: Seat
    secret: bool

    @property
    def audience(self) -> Audience:
        """The seat alone for a card of its own, else everybody."""
        return only(self.seat) if self.secret else EVERYONE


@dataclass(frozen=True, slots=True)
class WouldFollow(OwnOrNamed, Event):
    """The card would go to this row, behind this card, and make it so many cards."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    after: Card
    count: int


@dataclass(frozen=True, slots=True)
class CardsWouldFollow(OwnOrNamed, Event):
    """Each of the cards would go to this row, behind this card, and make it so many cards."""

    seat: Seat
    secret: bool
    cards: tuple[Card, ...]
    row: int
    after: Card
    count: int


@dataclass(frozen=True, slots=True)
class WouldTake(OwnOrNamed, Event):
    """The card would be the sixth of this row, and take it."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    heads: int


@dataclass(frozen=True, slots=True)
class WouldBeLow(OwnOrNamed, Event):
    """The card is lower than the end of every row: a row would have to be chosen."""

    seat: Seat
    secret: bool
    card: Card
