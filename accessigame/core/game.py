"""What every game gives to the table: its rules, and its positions.

Both are values without chance, clock, files or words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from accessigame.core.model import Card, Event, Intent, LineItem, Move, Prompt, Seat


@dataclass(frozen=True, slots=True)
class LearnedDeck:
    """What a game with real cards has shown of them: a list for the option `deck`.

    sides: how many sides of cards it knows.
    """

    text: str
    sides: int


@dataclass(frozen=True, slots=True)
class Material:
    """The material of a game: its cards, and what is printed on them.

    cards: every card of the box.
    faces: the numbers on each card of the box that bears any, one for each of its faces.
    counts: what each card counts, such as its bull heads; empty where its number is all.
    decks: the names of ready lists for the option `deck`; empty where there is no such option.
    extra: what `Game.count` takes beside the cards, such as `tokens`; empty for nothing.
    """

    cards: tuple[Card, ...]
    faces: tuple[tuple[Card, ...], ...]
    counts: Mapping[Card, int] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    extra: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """A row of what a table can agree on: flag, menu, check and journal page follow from it.

    kind: `count` (whole number from `low` to `high`), `switch`, `choice` (one of `choices`),
    `seat`, `seats` or `text`.
    flag: its name on the command line, with hyphens; empty for one that no flag sets directly.
    needs: the option and the value without which it means nothing, if any.
    unlimited: a count may be 0 in a journal, for no limit; its flag is left out for that.
    """

    name: str
    kind: str
    default: object
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    flag: str = ""
    needs: tuple[str, object] | None = None
    unlimited: bool = False

    def allows(self, value: object) -> bool:
        """Check a value against the limits or choices of this row alone."""
        if self.kind == "count":
            fits = isinstance(value, int) and self.low <= value <= self.high
            return fits or (self.unlimited and value == 0)
        return self.kind != "choice" or value in self.choices


@dataclass(frozen=True, slots=True)
class Question:
    """A question that a player can ask at any time.

    takes: what a number typed before its key means: `card`, `seat` or nothing.
    private: whether its answer is a seat's own things, which a shared display tells alone.
    """

    word: str
    takes: str = "seat"
    private: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """A word that means a move.

    key: whether a key of the keyboard stands for it; else it is typed as a line.
    numbers: whether numbers that belong to it may follow.
    """

    word: str
    key: bool = True
    numbers: bool = False


class Position(Protocol):
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

    def glance(self) -> tuple[LineItem, ...]:
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

    def taught(self) -> LearnedDeck | None:
        """Return what this game has taught about real cards for the next one, if anything."""
        ...

    def report(self) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        ...


class Game(Protocol):
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

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; `NotAllowed` for an edition, a number or an option."""
        ...

    def count(self, cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score; `NotAllowed` for what nobody can hold."""
        ...
