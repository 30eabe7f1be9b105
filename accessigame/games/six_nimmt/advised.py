"""What advice says in 6 nimmt!: each class name is a key in the catalogues.

All of it is exact, and true as long as nobody takes a row for a card that is too low.
between: how many unseen cards there are between the end of the row and the card.
"""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Seat
from accessigame.games.six_nimmt.outlook import OwnOrNamed


@dataclass(frozen=True, slots=True)
class CardsHidden(OwnOrNamed, Event):
    """So many cards are unseen, and so many of them are in the hands of the others."""

    seat: Seat
    secret: bool
    count: int
    held: int


@dataclass(frozen=True, slots=True)
class CardSafe(OwnOrNamed, Event):
    """The card cannot be the sixth of its row: too few of the others can come between.

    free: the cards that the row still takes.
    """

    seat: Seat
    secret: bool
    card: Card
    row: int
    between: int
    free: int


@dataclass(frozen=True, slots=True)
class CardsSafe(OwnOrNamed, Event):
    """Each of the cards alone cannot be the sixth of this row."""

    seat: Seat
    secret: bool
    cards: tuple[Card, ...]
    row: int


@dataclass(frozen=True, slots=True)
class CardAtRisk(OwnOrNamed, Event):
    """The card may be the sixth of its row: `free` cards may come between.

    percent: how likely so many of the others hold such a card each. heads: of the row now.
    """

    seat: Seat
    secret: bool
    card: Card
    row: int
    between: int
    free: int
    percent: int
    heads: int


@dataclass(frozen=True, slots=True)
class CardSixth(OwnOrNamed, Event):
    """The card is the sixth of its row now, unless an unseen card comes between."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    heads: int
    between: int


@dataclass(frozen=True, slots=True)
class CardLow(OwnOrNamed, Event):
    """The card is lower than every row; the cheapest costs so many heads.

    lower: how many unseen cards are lower still. One of those would take a row before it.
    """

    seat: Seat
    secret: bool
    card: Card
    heads: int
    lower: int


@dataclass(frozen=True, slots=True)
class CardsBetween(OwnOrNamed, Event):
    """The unseen cards that can come before the card, by number."""

    seat: Seat
    secret: bool
    card: Card
    cards: tuple[Card, ...]
