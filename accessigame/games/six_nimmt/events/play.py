"""The events of play in 6 nimmt!: deals, drafts, turns, rows and scores.

Each class name is a key in the catalogues; its fields are the arguments.
Names that other games have too mean the same there, and share their words.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar, Final

from accessigame.core.model import (
    PARTED,
    Card,
    Event,
    LineItem,
    PageNote,
    Private,
    Seat,
    Turn,
    event_class,
)
from accessigame.games.six_nimmt.events.prompts import PutInRow, RowToMove, SetAside

_OVER: Final = "⁄"
"""The fraction line of print, which UEB writes without a second number sign."""


def row_end(card: Card, count: int) -> str:
    """Return the piece of a braille line for a row: its last card over its number of cards."""
    return f"{card}{_OVER}{count}"


@event_class
class RoundBegan(Event):
    """A round begins; `rounds` and `target` are 0 where nothing was agreed.

    inclusive: the target itself ends the match.
    """

    round: int
    rounds: int
    target: int
    inclusive: bool


@event_class
class HandsDealt(Event):
    """Every seat holds a hand of `count` cards."""

    is_course: ClassVar[bool] = True
    count: int

    @property
    def facts(self) -> tuple[str, ...]:
        """The sign before the hand, which shows how many cards it has."""
        return (PARTED.text,)


@event_class
class HandTyped(Event):
    """The hand of a seat was typed in, and the program keeps it to itself."""

    seat: Seat


@event_class
class DraftBegan(Event):
    """The cards from 1 to `high` lie open, and this seat takes the first one."""

    seat: Seat
    high: int


@event_class
class DraftTurn(Turn):
    """A seat takes one of the open cards."""

    cue: ClassVar[str] = "turn"


@event_class
class CardDrafted(Event):
    """A seat took an open card; `unseen` are those that still lie there."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    unseen: frozenset[Card]

    @property
    def mark(self) -> str:
        """The card."""
        return str(self.card)

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction to keep the card for its seat."""
        return SetAside(self.card, self.seat)


@event_class
class RowsLaid(Event):
    """Four cards begin the rows, in this order."""

    cue: ClassVar[str] = "card"
    cards: tuple[Card, Card, Card, Card]

    def shown_on(self, texts: AbstractSet[str]) -> bool:
        """Return True if each card stands there as a row of one card."""
        return texts >= {row_end(card, 1) for card in self.cards}


@event_class
class TurnOpened(Event):
    """Everybody chooses a card for this turn of the round."""

    cue: ClassVar[str] = "turn"
    is_course: ClassVar[bool] = True
    turn: int

    @property
    def facts(self) -> tuple[str, ...]:
        """The sign before the hand, which has one card less in each turn."""
        return (PARTED.text,)


@event_class
class CardChosen(Turn):
    """A seat has chosen a card, which is its secret. For a bot it is not announced."""

    superseded_by_next: ClassVar[bool] = False
    is_course: ClassVar[bool] = True


@event_class
class YouChose(Private):
    """The card that the seat has chosen, private to it."""

    is_course: ClassVar[bool] = True
    card: Card

    @property
    def mark(self) -> str:
        """The card."""
        return str(self.card)

    @property
    def page_note(self) -> PageNote:
        """Nothing: the mark is there."""
        return PageNote(0)


@event_class
class CardEntered(Event):
    """A real card was turned over; `unseen` are the cards that nobody has seen in this round."""

    seat: Seat
    card: Card
    unseen: frozenset[Card]


@event_class
class CardRevealed(Event):
    """A card lies open and waits while somebody chooses a row."""

    seat: Seat
    card: Card

    @property
    def facts(self) -> tuple[str, ...]:
        """The card, as the one for which a row is chosen."""
        return (str(self.card),)

    @property
    def page_note(self) -> PageNote:
        """The card and its seat."""
        return _note(self.card, self.seat)


def _shows(event: Event, seat: Seat, card: Card) -> bool:
    """Return True where an event says no more than that the seat plays the card."""
    if isinstance(event, CardRevealed | YouChose):
        return (event.seat, event.card) == (seat, card)
    return isinstance(event, CardChosen) and event.seat == seat


@event_class
class CardPlaced(Event):
    """A card went behind the highest lower end of a row, which has `count` cards now."""

    cue: ClassVar[str] = "laid"
    is_course: ClassVar[bool] = True
    seat: Seat
    card: Card
    row: int
    after: Card
    count: int

    def tells(self, earlier: Event) -> bool:
        """Return True for the card as it was chosen and shown."""
        return _shows(earlier, self.seat, self.card)

    @property
    def facts(self) -> tuple[str, ...]:
        """The end of its row: the card with the number of cards."""
        return (row_end(self.card, self.count),)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The card that lay open."""
        return (str(self.card),)

    @property
    def mark(self) -> str:
        """The card."""
        return str(self.card)

    @property
    def page_note(self) -> PageNote:
        """The card and its seat; the rows show where it lies."""
        return _note(self.card, self.seat)

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction to lay the card."""
        return PutInRow(self.card, self.row)


def _note(card: Card, seat: Seat) -> PageNote:
    """Return the note of a card that was played, behind the turn."""
    return PageNote(0, (LineItem(str(card)), LineItem(whose=seat)))


@event_class
class RowChoiceAsked(Turn):
    """A card is lower than the end of every row, so its seat chooses one to take."""

    cue: ClassVar[str] = "turn"
    card: Card


@event_class
class RowTaken(Event):
    """A seat took a row, and its card begins a new one in the same place.

    sixth: True if the card was the sixth of the row; else it was too low, and the row was chosen.
    """

    cue: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    row: int
    cards: tuple[Card, ...]
    heads: int
    sixth: bool

    def tells(self, earlier: Event) -> bool:
        """Return True for the card as it was chosen and shown."""
        return _shows(earlier, self.seat, self.card)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The card that lay open."""
        return (str(self.card),)

    @property
    def mark(self) -> str:
        """The card, with the bull heads that it cost."""
        return f"{self.card}+{self.heads}"

    @property
    def page_note(self) -> PageNote:
        """The seat and its bull heads, behind the row, which begins with its card now."""
        return PageNote(self.row, (LineItem(whose=self.seat), LineItem(f"+{self.heads}")))

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction to move the row, and to lay the card."""
        return RowToMove(self.seat, self.card, self.row)


@event_class
class TurnsOver(Event):
    """The last card of the round was played."""

    ends_round: ClassVar[bool] = True
    round: int


@event_class
class HeadsScored(Event):
    """The bull heads of a seat: of the round, and of all rounds."""

    ends_round: ClassVar[bool] = True
    seat: Seat
    heads: int
    total: int
