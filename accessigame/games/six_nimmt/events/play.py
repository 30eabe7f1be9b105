"""The events of play in 6 nimmt!: deals, drafts, turns, rows and scores.

Each class name is a key in the catalogues; its fields are the arguments.
Names that other games have too mean the same there, and share their words.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import ClassVar

from accessigame.core.model import Card, Event, Private, Seat, Turn
from accessigame.games.six_nimmt.events.hands import PutInRow, RowToMove


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `rounds` and `target` are 0 where nothing was agreed.

    inclusive: the target itself ends the match.
    """

    round: int
    rounds: int
    target: int
    inclusive: bool


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Every seat holds a hand of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class HandTyped(Event):
    """The hand of a seat was typed in, and the program keeps it to itself."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DraftBegan(Event):
    """The cards from 1 to `high` lie open, and this seat takes the first one."""

    seat: Seat
    high: int


@dataclass(frozen=True, slots=True)
class DraftTurn(Turn):
    """A seat takes one of the open cards."""

    cue: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class CardDrafted(Event):
    """A seat took an open card; `unseen` are those that still lie there."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    unseen: frozenset[Card]


@dataclass(frozen=True, slots=True)
class RowsLaid(Event):
    """Four cards begin the rows, in this order."""

    cue: ClassVar[str] = "card"
    cards: tuple[Card, ...]

    def shown_on(self, glance: AbstractSet[str]) -> bool:
        """Return True if each card stands there as a row of one card."""
        return glance >= {f"{card}/1" for card in self.cards}


@dataclass(frozen=True, slots=True)
class TurnOpened(Event):
    """Everybody chooses a card for this turn of the round."""

    cue: ClassVar[str] = "turn"
    turn: int


@dataclass(frozen=True, slots=True)
class CardChosen(Turn):
    """A seat has chosen a card, which is its secret. For a bot it is not announced."""

    superseded_by_next: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class YouChose(Private):
    """The card that the seat has chosen, private to it."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardEntered(Event):
    """A real card was turned over; `unseen` are the cards that nobody has seen in this round."""

    seat: Seat
    card: Card
    unseen: frozenset[Card]


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card lies open and waits while somebody chooses a row."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlaced(Event):
    """A card went behind the highest lower end of a row, which has `count` cards now."""

    cue: ClassVar[str] = "laid"
    seat: Seat
    card: Card
    row: int
    after: Card
    count: int

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction to lay the card."""
        return PutInRow(self.card, self.row)


@dataclass(frozen=True, slots=True)
class RowChoiceAsked(Turn):
    """A card is lower than the end of every row, so its seat chooses one to take."""

    cue: ClassVar[str] = "turn"
    card: Card


@dataclass(frozen=True, slots=True)
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

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction to move the row, and to lay the card."""
        return RowToMove(self.seat, self.card, self.row)


@dataclass(frozen=True, slots=True)
class TurnsOver(Event):
    """The last card of the round was played."""

    round: int


@dataclass(frozen=True, slots=True)
class HeadsScored(Event):
    """The bull heads of a seat: of the round, and of all rounds."""

    seat: Seat
    heads: int
    total: int
