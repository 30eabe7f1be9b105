"""The vocabulary of every game: seats, cards, moves, events and their audiences, refusals.

Nothing here knows a game, a language, a device or chance. The errors of the program:

    Refusal               refused with an event, so that it can be said in every language
    |-- NotUnderstood     the input has no meaning: a word, a number, a line, a file
    |-- NotAllowed        the input has a meaning, and the rules forbid it now
    |-- MoreThanOneFits   the input has several meanings: two files, two names, two devices
    `-- Unavailable       the input is fine, and the machine fails: disk, port, library, voice

A Refusal changes nothing: whatever raises one leaves the position and the journal as they were.
Any other exception is a defect of the program.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import (
    Any,
    ClassVar,
    Final,
    NamedTuple,
    NewType,
    TypeAlias,
    TypeVar,
    dataclass_transform,
)

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, 2 … clockwise, or `TABLE`."""

Card: TypeAlias = int
"""The value on a card."""

Cards: TypeAlias = tuple[Card, ...]
"""Several cards, ascending unless stated otherwise."""

Run: TypeAlias = tuple[Card, ...]
"""Cards with consecutive values, ascending; one card alone is a run too."""

TABLE: Final = Seat(-1)
"""The table itself: it turns cards up, after a shuffle by a person or by a seed."""


@dataclass(frozen=True, slots=True)
class Audience:
    """The seats that may know an event, or that an output reaches; `None` is everybody.

    at_table: of an event: it is for those alone who sit at the table, since it names a file or a
    port of its computer, or asks for hands there. is_far: of an output: it is a device elsewhere,
    of a guest.
    """

    seats: frozenset[Seat] | None = None
    at_table: bool = False
    is_far: bool = False

    def __post_init__(self) -> None:
        if self.seats is not None and not self.seats:
            raise ValueError("an audience has at least one seat, or is everybody")

    def admits(self, listeners: Audience) -> bool:
        """Return True where each of the listeners belongs to this audience."""
        if self.at_table and listeners.is_far:
            return False
        if self.seats is None:
            return True
        return listeners.seats is not None and listeners.seats <= self.seats

    @property
    def alone(self) -> Seat | None:
        """The one seat of this audience, if it is one."""
        if self.seats is not None and len(self.seats) == 1:
            return next(iter(self.seats))
        return None


EVERYONE: Final = Audience()
AT_TABLE: Final = Audience(at_table=True)
"""All who sit at the table, but no guest with a device elsewhere."""


@cache
def only(*seats: Seat) -> Audience:
    """Return the audience of just these seats."""
    return Audience(frozenset(seats))


@cache
def far(*seats: Seat) -> Audience:
    """Return the audience of a device elsewhere: of these seats, or of a listener without one."""
    return Audience(frozenset(seats) if seats else None, is_far=True)


_Class = TypeVar("_Class", bound=type)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def event_class(kind: _Class) -> _Class:
    """Make a class of events a dataclass, with the comparison and the text of `Event`.

    The type checker keeps its fields read-only. Nothing more is generated for each class: a game
    has a hundred of them before its first line, and a frozen one takes four times as long to make.
    """
    return dataclass(eq=False, repr=False)(kind)  # type: ignore[return-value]  # it returns a class of the same kind


@event_class
class Event:
    """A fact that can be said. The class name is its key in the catalogues.

    An event holds only what its whole audience may know.
    """

    cue: ClassVar[str] = ""
    """The sound before its sentence: `card`, `laid`, `taken`, `turn` or, mostly, none."""
    supersedes: ClassVar[type[Event] | None] = None
    """The kind of event that it includes: a listener of this one is not given that one as well."""
    superseded_by_next: ClassVar[bool] = False
    """True for a fact that holds until the next of its kind: a braille line shows only the last.

    A turn is not news there at all, since the line begins with it.
    """
    concerns_all: ClassVar[bool] = False
    """True for the reason of a refusal that everybody hears, even if own keys were refused.

    It says something of a secret, and nobody may try cards in silence.
    """
    headline: ClassVar[bool] = False
    """True for the outcome of a game: a braille line shows it before the events that led to it."""
    confirms: ClassVar[bool] = False
    """True for an act that who made it is told, even where a later event tells it as well."""
    takes_back: ClassVar[bool] = False
    """True for an undo: the move that is told with it does not stand any more."""
    ends_round: ClassVar[bool] = False
    """True for the end of a round or of a game: it covers a braille line until a key is pressed."""
    is_course: ClassVar[bool] = False
    """True for a step of the play by which nobody took anything: a braille line may do without."""

    def _values(self) -> tuple[object, ...]:
        names: tuple[str, ...] = self.__match_args__
        return tuple(getattr(self, name) for name in names)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        names: tuple[str, ...] = self.__match_args__
        fields_ = (f"{n}={v!r}" for n, v in zip(names, self._values(), strict=True))
        return f"{type(self).__name__}({', '.join(fields_)})"

    def shown_on(self, texts: AbstractSet[str]) -> bool:  # noqa: ARG002 - of the subclasses that tell cards
        """Return True where these texts of a braille line hold all of the event already."""
        return False

    def tells(self, earlier: Event) -> bool:  # noqa: ARG002 - of the subclasses that sum up
        """Return True where a listener of both learns nothing from the earlier one.

        It compares values alone: seats, cards and counts. What follows by the rules is told too.
        """
        return False

    @property
    def facts(self) -> tuple[str, ...]:
        """The texts of a braille line that together tell the event; none where no line tells it."""
        return ()

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The facts of earlier events that this one tells again."""
        return ()

    def hits(self, reader: Seat | None) -> bool:  # noqa: ARG002 - of the subclasses that name a victim
        """Return True where the event takes something from this reader."""
        return False

    @property
    def audience(self) -> Audience:
        """Everybody, unless a subclass says otherwise."""
        return EVERYONE

    @property
    def mark(self) -> str | None:
        """The number of the move, which a braille line shows behind ◂; None for any other event.

        Behind the number, + and what came with the card. Empty for a move without a number, such
        as a refusal.
        """
        return None

    @property
    def page_note(self) -> PageNote | None:
        """What a display of several lines has in place of the sentence; None: the sentence."""
        return None

    @property
    def real_table_instruction(self) -> Event | None:
        """The instruction for a person who acts for a bot on a real table, if one is needed."""
        return None

    @property
    def done_by(self) -> Seat:
        """The seat that acts with its own hands, if it has any; mostly `seat`."""
        seat: Seat = getattr(self, "seat", TABLE)
        return seat


@event_class
class Private(Event):
    """An event for one seat alone."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """The seat alone."""
        return only(self.seat)


@event_class
class AtTable(Event):
    """An event for those at the table alone.

    It names a file, a port or a device of the computer there, or asks for hands on real cards.
    """

    @property
    def audience(self) -> Audience:
        """All who sit at the table."""
        return AT_TABLE


@event_class
class Turn(Event):
    """The turn of a seat. That of a bot is not announced: its act follows at once."""

    superseded_by_next: ClassVar[bool] = True

    seat: Seat

    @property
    def about(self) -> Card | None:
        """The number of the card that the turn tells, where there is one."""
        return None


@event_class
class Prompt(Event):
    """A line that waits at the cursor: at most 18 characters in every language.

    secret: whether the typed answer is a secret of the seat, so that it is not shown.
    """

    secret: ClassVar[bool] = False
    trails: ClassVar[bool] = False
    """True for a prompt at which nothing but an end is chosen: a braille line has news first."""

    @property
    def about(self) -> Card | None:
        """The number of the card that the question is about, where there is one."""
        return None


@event_class
class Phrase(Event):
    """A part of another event's sentence, in words of its own; never announced alone."""


@event_class
class Text(Phrase):
    """A text that is the same in every language, such as the letter of a key."""

    text: str


@event_class
class Message(Phrase):
    """A message of the catalogues by its key, so that each output words it in its own language.

    line: one of its lines, from 1; all of them for 0. arguments: its arguments, by name.
    """

    key: str
    line: int = 0
    arguments: tuple[tuple[str, str | float], ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """An act of a seat. With its game's name and options, a game is the list of its moves.

    asks_first: the question whose answer precedes such a grave move; asked twice, it is made.
    stand_in: the level of the bot that made it in a person's place; empty for any other move.
    """

    asks_first: ClassVar[str] = ""

    seat: Seat
    stand_in: str = field(default="", compare=False, repr=False, kw_only=True)

    def rebased(self, old: Any, new: Any, common: Any) -> Move:  # noqa: ARG002 - most moves mean the same in every past
        """Return the move with the meaning in position `new` that this one has in `old`.

        common: the last position that both pasts share, as in a rebase of git.
        A move that numbers things by their order of appearance renumbers them here.
        """
        return self


def numbers_of(kind: type[Move]) -> tuple[str, ...]:
    """Return the names of the fields that moves of this kind have beside those of every move."""
    common = {each.name for each in fields(Move)}
    return tuple(each.name for each in fields(kind) if each.name not in common)


@dataclass(frozen=True, slots=True)
class Intent:
    """A wish of a player, before the rules have looked at it.

    word: one of the program's own words (`take`, `refuse`, `my-cards`, `undo` …).
    number: the typed number, if there is one. numbers: all of them, if there are several.
    is_card: the number, or the first of them, was read from a card, so it means nothing but that
    card. given: the input as it was typed. seat: the owner of the keys, where they belong to one
    seat. text: a line of text to all.
    """

    word: str
    number: int | None = None
    given: str = field(default="", compare=False)
    seat: Seat | None = field(default=None, compare=False)
    numbers: tuple[int, ...] = ()
    text: str = ""
    is_card: bool = False

    @property
    def count(self) -> int:
        """The count, or the section, before a word that takes one; 1 if none was typed."""
        return self.number or 1


class LineItem(NamedTuple):
    """A piece of the position on a braille line: figures and signs, which need no words.

    text: in the signs of braille_tables/README.md; empty for a choice, which its word names.
    intent: the meaning of a routing key above it, for a seat that may act.
    whose: the seat whose name comes before the text.
    """

    text: str = ""
    intent: Intent | None = None
    audience: Audience = EVERYONE
    whose: Seat | None = None

    @property
    def named(self) -> bool:
        """True for a choice that only its word names."""
        return not self.text and self.whose is None


class Weight(StrEnum):
    """The weight of a line of the position, on a display of several lines.

    POSITION: it has its own place, so it never takes a second row. HAND: it may take more rows.
    MORE: it is left out where its row is needed.
    """

    POSITION = "position"
    HAND = "hand"
    MORE = "more"


class PageLine(NamedTuple):
    """A line of the position on a display of several lines."""

    items: tuple[LineItem, ...]
    weight: Weight = Weight.HAND


class PageNote(NamedTuple):
    """News in figures and names, behind a line of the position that they belong to.

    line: its number from 0, which is that of the turn. items: nothing where the line itself
    shows what happened.
    """

    line: int
    items: tuple[LineItem, ...] = ()


PARTED: Final = LineItem("│")
"""Stands between two parts of a braille line."""

DONE: Final = "◂"
"""The sign before the number of the newest move, and before a number that is in the hand."""


class Refusal(Exception):  # noqa: N818 - the field's word: the program refuses, nothing broke
    """A refusal; its event says what was given, why not, and what is allowed.

    secret: the events for the refused seat alone.
    seat: the owner of the keys, where keys belong to one seat.
    """

    seat: Seat | None = None

    def __init__(self, event: Event, *secret: Event) -> None:
        super().__init__(event, *secret)
        self.event = event
        self.secret = secret


class NotUnderstood(Refusal):
    """The input has no meaning here."""


class NotAllowed(Refusal):
    """The input has a meaning, which is not allowed now."""


class MoreThanOneFits(Refusal):
    """The input has more than one meaning."""


class Unavailable(Refusal):
    """The input is understood and allowed, and the machine cannot carry it out.

    A disk may be full, a file or a port in use, a library missing.
    """
