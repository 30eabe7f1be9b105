"""What every game shares: seats, moves, events and who may know them.

Nothing here knows a game, a language, a device or chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final, NewType, Protocol, Self, TypeAlias

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

    prompts: ClassVar[bool] = False
    """True for a question that stands at the cursor, not a sentence."""
    cue: ClassVar[str] = ""
    """The sound that may go before its sentence: `card`, `laid`, `taken` or `turn`; mostly none."""
    replaces: ClassVar[type[Event] | None] = None
    """The kind of event beside it that it says with more: who is told this one is not told that."""
    standing: ClassVar[bool] = False
    """True for what holds until the next of its kind: on a braille line, only the last is news.

    A turn is none at all there, since the line begins with it.
    """
    verdict: ClassVar[bool] = False
    """True for what everybody waits for: on a braille line it goes before all that led to it."""

    def is_in(self, glance: AbstractSet[str]) -> bool:  # noqa: ARG002 - of the subclasses that tell cards
        """Say whether these texts of a braille line tell all of it, so that it is no news there."""
        return False

    @property
    def audience(self) -> Audience:
        """Everybody, unless a subclass says otherwise."""
        return EVERYONE

    @property
    def errand(self) -> Event | None:
        """What hands must do on a real table, if this is done by a seat that has none."""
        return None

    @property
    def hands(self) -> Seat:
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

    standing: ClassVar[bool] = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Prompt(Event):
    """A question that waits at the cursor: at most 18 characters in every language.

    secret: what is typed is a secret of the seat that is asked, and is not shown.
    """

    prompts: ClassVar[bool] = True
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

    def again(self, then: Any, now: Any, parted: Any) -> Move:  # noqa: ARG002 - most moves mean the same in every past
        """Return the move that means now what this one meant then; both came of `parted`.

        All three are positions of its game. A move that names things by the order in which they
        came must name them otherwise where more of them, or fewer, have come.
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
class Lesson:
    """What a game with real cards has shown of them: a list for the option `deck`.

    sides: how many sides of cards it knows.
    """

    text: str
    sides: int


@dataclass(frozen=True, slots=True)
class Glimpse:
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


PARTED: Final = Glimpse("│")
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


class State(Protocol):
    """One position of a game: a frozen value."""

    @property
    def over(self) -> bool:
        """True when nobody is to act any more."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the players, clockwise."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        ...

    def to_act(self) -> frozenset[Seat]:
        """Return who may move now, in any order; empty when the game is over."""
        ...

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return all that the seat may do now, in a stable order.

        There may be too many to go through; `in` and a place in the order are always found.
        """
        ...

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """Return the next position and what happened; `NotAllowed` for an illegal move."""
        ...

    def scores(self) -> tuple[int, ...]:
        """Return what each seat's score would be if the game ended now."""
        ...

    def open_scores(self) -> tuple[int, ...]:
        """Return what everybody may know of each seat's score as it stands now."""
        ...

    def winners(self) -> tuple[Seat, ...]:
        """Return who would have won if the game ended now; several seats share a win."""
        ...

    def opening(self) -> tuple[Event, ...]:
        """Return what is said when a game begins."""
        ...

    def answer(self, question: str, seat: Seat, number: int | None = None) -> tuple[Event, ...]:
        """Return the answer to a seat's question; a `Refusal` for an unknown one.

        number: a card that the question is about, where it can be about one.
        """
        ...

    def prompt(self, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        ...

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return the words that the seat can choose from now, where words do."""
        ...

    def glance(self) -> tuple[Glimpse, ...]:
        """Return what a braille line begins with, whoever reads it; nothing where words serve.

        Where there is something, it stands for the question and its choices.
        """
        ...

    def understand(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` where there is none."""
        ...

    def deal(self, order: Sequence[Card]) -> Move | None:
        """Return the table's move if the deck, shuffled once a round, lies in this order.

        None when the move has nothing to do with the deck: one of the legal ones, by lot.
        """
        ...

    def view(self, seat: Seat) -> object:
        """Return what the seat may know, for a bot."""
        ...

    def taught(self) -> Lesson | None:
        """Return what this game has taught about real cards for the next one, if anything."""
        ...

    def report(self) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        ...


class Rules(Protocol):
    """A game: its names, its deck, and how it begins."""

    @property
    def name(self) -> str:
        """The game's name on the command line and in journals."""
        ...

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other names that are understood."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions; the first is the default."""
        ...

    @property
    def deck(self) -> tuple[Card, ...]:
        """Every card of the box."""
        ...

    @property
    def faces(self) -> tuple[tuple[Card, ...], ...]:
        """The numbers on each card of the box that bears any, one for each of its faces."""
        ...

    @property
    def heads(self) -> Mapping[Card, int]:
        """The bull heads on each card, or whatever else it counts; nothing in most games."""
        ...

    @property
    def moves(self) -> Mapping[str, type[Move]]:
        """The moves by the name that journals give them."""
        ...

    @property
    def options(self) -> Mapping[str, object]:
        """What a table can agree on: the names, and what is usual."""
        ...

    @property
    def boxes(self) -> tuple[str, ...]:
        """The names of ready lists for the option `deck`, where there is one."""
        ...

    @property
    def higher_wins(self) -> bool:
        """True where the highest score wins."""
        ...

    @property
    def acts(self) -> tuple[str, ...]:
        """The words that mean a move."""
        ...

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that `State.answer` knows."""
        ...

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> State:
        """Return the first position; `NotAllowed` for an edition, a number or an option."""
        ...

    def count(self, cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score; `NotAllowed` for what nobody can hold."""
        ...
