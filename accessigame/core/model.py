"""What every game shares: seats, moves, events and who may know them.

Nothing here knows a game, a language, a device or chance.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, 2 … clockwise, or `TABLE`."""

Card: TypeAlias = int
"""The value on a card."""

Cards: TypeAlias = tuple[Card, ...]
"""Some cards, ascending unless it is said otherwise."""

Run: TypeAlias = tuple[Card, ...]
"""Cards with consecutive values, ascending; one card alone is a run too."""

TABLE: Final = Seat(-1)
"""The table itself: it turns cards up, whoever shuffled them."""


@dataclass(frozen=True, slots=True)
class Audience:
    """Who may know an event, or who can hear or feel an output; `None` is everybody."""

    seats: frozenset[Seat] | None = None

    def __post_init__(self) -> None:
        if self.seats is not None and not self.seats:
            raise ValueError("an audience has at least one seat, or is everybody")

    def admits(self, listeners: Audience) -> bool:
        """Say whether each of the listeners belongs to this audience."""
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


@cache
def only(*seats: Seat) -> Audience:
    """Return the audience of just these seats."""
    return Audience(frozenset(seats))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that can be said. The class name is its key in the catalogues.

    An event holds only what its whole audience may know.
    """

    cue: ClassVar[str] = ""
    """The sound that may go before its sentence: `card`, `laid`, `taken` or `turn`; mostly none."""
    supersedes: ClassVar[type[Event] | None] = None
    """The kind of event beside it that it says with more: who is told this one is not told that."""
    superseded_by_next: ClassVar[bool] = False
    """True for what holds until the next of its kind: on a braille line, only the last is news.

    A turn is none at all there, since the line begins with it.
    """
    headline: ClassVar[bool] = False
    """True for what everybody waits for: on a braille line it goes before all that led to it."""

    def shown_on(self, glance: AbstractSet[str]) -> bool:  # noqa: ARG002 - of the subclasses that tell cards
        """Say whether these texts of a braille line tell all of it, so that it is no news there."""
        return False

    @property
    def audience(self) -> Audience:
        """Everybody, unless a subclass says otherwise."""
        return EVERYONE

    @property
    def real_table_instruction(self) -> Event | None:
        """What hands must do on a real table, if this is done by a seat that has none."""
        return None

    @property
    def done_by(self) -> Seat:
        """The seat that does it with its own hands, if it has any; mostly `seat`."""
        seat: Seat = getattr(self, "seat", TABLE)
        return seat


@dataclass(frozen=True, slots=True)
class Private(Event):
    """An event for one seat alone."""

    seat: Seat

    @property
    def audience(self) -> Audience:
        """The seat alone."""
        return only(self.seat)


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """It is this seat's turn, or it has had it. Of a bot it is no news: its act follows at once."""

    superseded_by_next: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Prompt(Event):
    """A question that waits at the cursor: at most 18 characters in every language.

    secret: what is typed is a secret of the seat that is asked, and is not shown.
    """

    secret: ClassVar[bool] = False

    @property
    def about(self) -> Card | None:
        """The one number on the table that this is about, where there is one."""
        return None


@dataclass(frozen=True, slots=True)
class Move:
    """An act of a seat. With its game's name and options, a game is the list of its moves.

    `asks_first` names the question that is answered before such a grave move is done;
    whoever asks for it again means it.
    """

    asks_first: ClassVar[str] = ""

    seat: Seat

    def rebased(self, old: Any, new: Any, common: Any) -> Move:  # noqa: ARG002 - most moves mean the same in every past
        """Return the move of position `new` with the meaning that this one has in position `old`.

        common: the last position that both pasts share, as in a rebase of git.
        A move that numbers things in the order of their coming renumbers them here.
        """
        return self


@dataclass(frozen=True, slots=True)
class Intent:
    """What somebody wants, before the rules have looked at it.

    `word` is a word of the program's own (`take`, `refuse`, `my-cards`, `undo` …);
    `number` is the number that was typed, if one was, and `numbers` all of them if there
    were several; `given` is what was typed;
    `seat` is whose keys they were, where keys belong to one seat.
    """

    word: str
    number: int | None = None
    given: str = field(default="", compare=False)
    seat: Seat | None = field(default=None, compare=False)
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LineItem:
    """A piece of the position on a braille line: figures and signs, which need no words.

    text: with the signs of braille_tables/README.md; empty for a choice, which its word names.
    intent: what a routing key above it means, for who may act. whose: a seat whose name comes
    before the text.
    """

    text: str = ""
    intent: Intent | None = None
    audience: Audience = EVERYONE
    whose: Seat | None = None

    @property
    def named(self) -> bool:
        """True for a choice that only its word names."""
        return not self.text and self.whose is None


PARTED: Final = LineItem("│")
"""Stands between two parts of a braille line."""


class Refusal(Exception):  # noqa: N818 - the field's word: the program refuses, nothing broke
    """Something was refused; the event says what was given, why not, and what is allowed.

    secret: what only the seat that was refused may know of it.
    seat: whose keys were not understood, where keys belong to one seat.
    """

    seat: Seat | None = None

    def __init__(self, event: Event, *secret: Event) -> None:
        super().__init__(event, *secret)
        self.event = event
        self.secret = secret


class NotUnderstood(Refusal):
    """What was given has no meaning here."""


class NotAllowed(Refusal):
    """What was given is understood, and is not allowed now."""


class MoreThanOneFits(Refusal):
    """What was given fits more than one thing."""


class Unavailable(Refusal):
    """What was given is understood and allowed, and the machine cannot do it.

    A disk may be full, a file or a port in use, a library missing.
    """
