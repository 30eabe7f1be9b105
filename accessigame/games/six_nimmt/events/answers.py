"""The events of answers in 6 nimmt!: hands, rows and scores as they stand, and the next entry."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from accessigame.core.model import Card, Event, Private, Seat, event_class
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
