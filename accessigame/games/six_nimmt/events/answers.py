"""The events of answers in 6 nimmt!: hands, rows and scores as they stand, the next entry, advice.

Advice is the place of a card now, and the risk of a row. Each class name is a key in the
catalogues. Rows are counted from 1; nothing is laid yet, so all of it holds as the rows lie now,
and as long as nobody takes a row for a card that is too low.
between: the number of unseen cards between the end of the row and the card.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from accessigame.core.model import EVERYONE, Audience, Card, Event, Private, Seat, event_class, only
from accessigame.games.shared import Entry


@event_class
class HandHeld(Private):
    """The cards in the hand of the seat, ascending: its own secret."""

    cards: tuple[Card, ...]

    def shown_on(self, texts: AbstractSet[str]) -> bool:
        """Return True if each card stands there already."""
        return texts >= set(map(str, self.cards))


@event_class
class HandUnknown(Event):
    """The real cards in a hand are unknown to the program, except for their number."""

    seat: Seat
    count: int


@event_class
class RowStands(Event):
    """A row: its last card, its number of cards, and their bull heads."""

    row: int
    card: Card
    count: int
    heads: int


@event_class
class RowCosts(Event):
    """The bull heads that a row would cost now."""

    row: int
    heads: int


@event_class
class CardsOpen(Event):
    """The cards that still lie open in the draft."""

    cards: tuple[Card, ...]


@event_class
class HeadsStand(Event):
    """The bull heads of a seat: in this round so far, and in all."""

    seat: Seat
    heads: int
    total: int


@event_class
class HeadsOfCard(Event):
    """A step of the count: a card, the only one with its number of bull heads."""

    card: Card
    heads: int


@event_class
class HeadsCounted(Event):
    """A step of the count: cards with the same number of bull heads."""

    cards: tuple[Card, ...]
    each: int
    heads: int


@event_class
class HeadsTogether(Event):
    """The last step of the count: all bull heads."""

    heads: int


# the next entry --------------------------------------------------------------------------------


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
class RowsAwaited(Entry):
    """The four cards that begin the rows are to be typed."""


@event_class
class HandAwaited(Entry):
    """The hand of a seat that the program plays is to be typed."""

    seat: Seat


class OwnOrNamed:
    """The audience of advice about a card: private for a card of the seat's own (`secret`)."""

    __slots__ = ()
    seat: Seat
    secret: bool

    @property
    def audience(self) -> Audience:
        """The seat alone for a card of its own, else everybody."""
        return only(self.seat) if self.secret else EVERYONE


@event_class
class WouldFollow(OwnOrNamed, Event):
    """The card would go to this row, behind the card `after`, as the card number `count`."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    after: Card
    count: int


@event_class
class CardsWouldFollow(OwnOrNamed, Event):
    """Each of the cards would go to this row, behind `after`, as the card number `count`."""

    seat: Seat
    secret: bool
    cards: tuple[Card, ...]
    row: int
    after: Card
    count: int


@event_class
class WouldTake(OwnOrNamed, Event):
    """The card would be the sixth of this row, and take it."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    heads: int


@event_class
class WouldBeLow(OwnOrNamed, Event):
    """The card is lower than the end of every row: a row would have to be chosen."""

    seat: Seat
    secret: bool
    card: Card


@event_class
class CardsWouldBeLow(OwnOrNamed, Event):
    """Each of the cards is lower than the end of every row."""

    seat: Seat
    secret: bool
    cards: tuple[Card, ...]


@event_class
class CardsHidden(OwnOrNamed, Event):
    """`count` cards are unseen, and `held` of them are in the hands of the others."""

    seat: Seat
    secret: bool
    count: int
    held: int


@event_class
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


@event_class
class CardsSafe(OwnOrNamed, Event):
    """Each of the cards alone cannot be the sixth of this row."""

    seat: Seat
    secret: bool
    cards: tuple[Card, ...]
    row: int


@event_class
class CardAtRisk(OwnOrNamed, Event):
    """The card may be the sixth of its row: `free` cards may come between.

    percent: the probability that as many of the others hold such a card each.
    heads: the bull heads of the row now.
    """

    seat: Seat
    secret: bool
    card: Card
    row: int
    between: int
    free: int
    percent: int
    heads: int


@event_class
class CardSixth(OwnOrNamed, Event):
    """The card is the sixth of its row now, unless an unseen card comes between."""

    seat: Seat
    secret: bool
    card: Card
    row: int
    heads: int
    between: int


@event_class
class CardLow(OwnOrNamed, Event):
    """The card is lower than every row; the cheapest row costs `heads`.

    lower: the number of unseen cards that are lower still. One of those would take a row first.
    """

    seat: Seat
    secret: bool
    card: Card
    heads: int
    lower: int


@event_class
class CardsBetween(OwnOrNamed, Event):
    """The unseen cards that can come before the card, by number."""

    seat: Seat
    secret: bool
    card: Card
    cards: tuple[Card, ...]


# estimates of bots ----------------------------------------------------------------------------


@event_class
class CardEstimated(Private):
    """The likely cost of a card until the round ends: `whole` heads, and a `half` or not."""

    card: Card
    whole: int
    half: bool


@event_class
class RowEstimated(Private):
    """The likely cost of taking a row until the round ends: `whole` heads, and a `half` or not."""

    row: int
    whole: int
    half: bool


@event_class
class EstimatedOver(Private):
    """The number of endings of the round, played at random, of which estimates are the means.

    Measured, the mean of many such estimates is within half a head of one 93 times in 100.
    """

    samples: int
