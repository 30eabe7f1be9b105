"""The protocol of a game: its descriptors, its positions, and the functions over them.

A position is data: a frozen value that holds everything that is known at the table, and nothing
that nobody knows, such as the order of a pile. A game is a set of functions over its positions,
assembled in one value that its folder calls `RULES`; each method of `Game` is one function of that
folder, with the position as its first argument.

How a table uses them, from a key to the next position:

1. `start` makes the first position from the agreed options, and `opening` gives its events.
2. `to_act` gives the seats that may move. `prompt`, `choices` and `braille_line` ask them.
3. A person's intent goes through `parse`, which returns a legal move, or refuses with a reason.
   A bot is given `view` and `legal_moves` instead; a shuffled deck is given to `deal`.
4. `apply` returns the next position and the events. It refuses a move that is not legal, without
   a reason: everything that could need one has passed `parse`, which asks `why_not`.
5. A journal is the list of the moves. To replay, undo or correct is to apply another list.

Descriptors (`Material`, `Option`, `Question`, `Act`, `Exercise`) tell shared code about a game:
flags, menus, help and checks follow from them, so that shared files need not know a game.
Nothing in a game knows chance, a clock, a file, a device or a word of any language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar

from accessigame.core.model import (
    Card,
    Event,
    Intent,
    LineItem,
    Move,
    PageLine,
    Phrase,
    Prompt,
    Seat,
)

P = TypeVar("P", bound="Position")
"""The type of a game's own positions."""


class LearnedDeck(NamedTuple):
    """The list of real cards that a game has shown, for the option `deck`.

    text: the list, as the option takes it. sides: the number of known sides of cards.
    """

    text: str
    sides: int


class Material(NamedTuple):
    """The material of a game: its cards, and what is printed on them.

    cards: every card of the box.
    faces: the numbers on each card of the box that bears any, one for each of its faces.
    counts: the value of each card, such as its bull heads; empty where its number is all.
    decks: the names of ready lists for the option `deck`; empty where there is no such option.
    extra: the name of what `Game.count` takes beside the cards, such as `tokens`; may be empty.
    boxes: the number of the box in the codes on its cards, by edition; editions that are played
    with the same cards have the same one.
    """

    cards: tuple[Card, ...]
    faces: tuple[tuple[Card, ...], ...]
    counts: Mapping[Card, int] = MappingProxyType({})
    decks: tuple[str, ...] = ()
    extra: str = ""
    boxes: Mapping[str, int] = MappingProxyType({})


class Option(NamedTuple):
    """A row of the options of a game: flag, menu, check and journal page follow from it.

    name: in the journal, and of the field of the game's `Options`.
    kind: `count` (whole number from `low` to `high`), `switch`, `choice` (one of `choices`),
    `seat`, `seats` or `text`.
    flag: its name on the command line, with hyphens; empty for one that no flag sets directly.
    needs: the option and the value without which it means nothing, if any.
    unlimited: a count may be 0 in a journal, for no limit; its flag is left out for that.
    followed: the value that shows what somebody knows who has followed the game, if there is one.
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
    followed: object = None

    def allows(self, value: object) -> bool:
        """Check a value against the limits or choices of this row alone."""
        if self.kind == "count":
            fits = isinstance(value, int) and self.low <= value <= self.high
            return fits or (self.unlimited and value == 0)
        return self.kind != "choice" or value in self.choices


class Takes(StrEnum):
    """The meaning of a number that is typed before a word."""

    NOTHING = ""
    CARD = "card"
    SEAT = "seat"
    COUNT = "count"
    SECTION = "section"


class Question(NamedTuple):
    """A question that a player can ask at any time.

    takes: the meaning of a number typed before its key: a card, a seat or nothing.
    private: whether its answer is a seat's own things, which a shared display tells alone.
    """

    word: str
    takes: Takes = Takes.SEAT
    private: bool = False


class Act(NamedTuple):
    """A word that means a move.

    key: whether a key of the keyboard stands for it; else it is typed as a line.
    numbers: whether numbers that belong to it may follow.
    number: the number that means the same with Enter, for a keypad; None if there is none.
    of_table: only those at the table may, since it says what lies there.
    """

    word: str
    key: bool = True
    numbers: bool = False
    number: int | None = None
    of_table: bool = False


class Exercise(NamedTuple):
    """A prepared position with a question to the seat that is to act.

    name: the end of the keys of its words, `question-GAME-NAME` and `reason-GAME-NAME`.
    lesson: it has such words; otherwise the best move is asked.
    edition, players, options: as the table agreed.
    entries: the lines that were typed at that table, one for each card and each move, with commas
    between them; the rules make the position from these alone.
    answers: the right answers, as they are typed.
    ahead: the estimated points by which they are better on average than the best other answer;
    0 where they are right for certain.
    """

    name: str
    edition: str
    players: int
    entries: str
    answers: tuple[str, ...]
    ahead: int = 0
    options: Mapping[str, object] = MappingProxyType({})
    lesson: bool = True


class Position(Protocol):
    """A position of a game: a frozen value, with its plain facts."""

    @property
    def over(self) -> bool:
        """True at the end of the game: no seat is to act."""
        ...

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the players, clockwise."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        ...

    @property
    def mover(self) -> Seat | None:
        """The seat whose turn it is, also while the table acts for it; `TABLE` between turns.

        None in a game whose seats act together.
        """
        ...

    def to_act(self) -> frozenset[Seat]:
        """Return the seats that may move now, in any order; empty when the game is over."""
        ...


class Game(Protocol[P]):
    """A game: its names, its descriptors, and the functions over its positions.

    Code that serves every game takes `Game[Any]`, and gives each game its own positions only.
    """

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
    def material(self) -> Material:
        """The cards of the box, and what is printed on them."""
        ...

    @property
    def moves(self) -> Mapping[str, type[Move]]:
        """The moves by the name that journals give them."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The rows of the options that a table agrees on."""
        ...

    @property
    def acts(self) -> tuple[Act, ...]:
        """The words that mean a move."""
        ...

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions that `answer` knows."""
        ...

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """The exercises, in the order in which they are told; empty for a game without any."""
        ...

    @property
    def higher_wins(self) -> bool:
        """True if the highest score wins."""
        ...

    @property
    def hides_choices(self) -> bool:
        """True if a choice lies face down while others choose, so that it can be taken back."""
        ...

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> P:
        """Return the first position.

        Raises NotAllowed for an edition, a number of seats or an option that the game lacks.
        """
        ...

    def legal_moves(self, position: P, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat, in a stable order.

        There may be too many to go through; `in` and an index always work.
        """
        ...

    def apply(self, position: P, move: Move) -> tuple[P, tuple[Event, ...]]:
        """Return the next position and the events of the move.

        Raises NotAllowed without a reason, as `IllegalMove`, when the move is not legal.
        """
        ...

    def break_off(self, position: P) -> tuple[P, tuple[Event, ...]]:
        """Return the end of the game with the round in progress as it stands, and its events.

        Raises NotAllowed, as `IllegalMove`, where no round is in progress.
        """
        ...

    def why_not(self, position: P, move: Move) -> tuple[Event, ...]:
        """Return the reasons against an illegal move, the public one first; only `parse` asks."""
        ...

    def parse(self, position: P, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means.

        Raises a Refusal that says why when there is none.
        """
        ...

    def missing(self, position: P, cards: Sequence[Card]) -> int:
        """Return how many more cards the entry of the table takes beside these; mostly 0.

        Raises a Refusal for a last card that cannot be one of several.
        """
        ...

    def scores(self, position: P) -> tuple[int, ...]:
        """Return the final score of each seat if the game ended now."""
        ...

    def open_scores(self, position: P) -> tuple[int, ...]:
        """Return the score of each seat as far as everybody may know it."""
        ...

    def totals(self, position: P) -> tuple[int, ...]:
        """Return the sum of the finished rounds by seat, where a round has just ended."""
        ...

    def winners(self, position: P) -> tuple[Seat, ...]:
        """Return the winning seats if the game ended now; several seats share a win."""
        ...

    def opening(self, position: P) -> tuple[Event, ...]:
        """Return the events that begin a game."""
        ...

    def answer(
        self, position: P, question: str, seat: Seat, number: int | None = None
    ) -> tuple[Event, ...]:
        """Return the answer to a question of a seat.

        number: the card that the question is about, where it takes one.
        Raises NotUnderstood for a question that the game does not know.
        """
        ...

    def prompt(self, position: P, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        ...

    def choices(self, position: P, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents that the seat can choose from by a word; empty where it types."""
        ...

    def choice_phrases(self, position: P, seat: Seat) -> tuple[Phrase, ...]:
        """Return the words of each choice for a button, in the order of `choices`.

        Empty in a game whose question says what a number means, by a message `button-QUESTION`:
        such a game has `no_choice_phrases`.
        """
        ...

    def braille_line(self, position: P) -> tuple[LineItem, ...]:
        """Return the items that begin a braille line, each with its audience.

        They replace the prompt and its choices; empty where words serve better.
        """
        ...

    def braille_page(self, position: P) -> tuple[PageLine, ...]:
        """Return the same for a display of several lines; the first one stands behind the turn.

        Empty where `braille_line` is. No item depends on the reader but by its audience.
        """
        ...

    def open_rows(self, position: P) -> tuple[tuple[Card, ...], ...]:
        """Return the rows of open cards on a real table, each from its first card.

        Empty in a game without rows, and while players may still be laying cards to them.
        """
        ...

    def open_card(self, position: P, move: Move) -> Card | None:
        """Return the real card that a seat lays open before it by a legal move; None for others.

        Not one that somebody laid for a seat whose hand the program knows.
        """
        ...

    def view(self, position: P, seat: Seat) -> object:
        """Return the knowledge of a seat, for a bot."""
        ...

    def deal(self, position: P, order: Sequence[Card]) -> Move | None:
        """Return the table's move when the deck, shuffled once a round, lies in this order.

        None when the move does not depend on the deck: then any legal one, at random.
        """
        ...

    def learned_deck(self, position: P) -> LearnedDeck | None:
        """Return the list of real cards that this game has shown, for the next one, if any."""
        ...

    def report(self, position: P) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        ...

    def count(self, cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
        """Return the steps of the count of one seat's score.

        extra: the number of things that `material.extra` names, such as tokens.
        Raises NotAllowed for cards or things that nobody can hold.
        """
        ...


def no_choice_phrases(_position: Any, _seat: Seat) -> tuple[Phrase, ...]:
    """Return nothing, in a game where the word or the number of a choice says what it does."""
    return ()


def one_card(_position: Any, _cards: Sequence[Card]) -> int:
    """Return 0, in a game whose table types its cards one by one."""
    return 0


def no_rows(_position: Any) -> tuple[tuple[Card, ...], ...]:
    """Return nothing, in a game without rows of cards."""
    return ()


def no_open_card(_position: Any, _move: Move) -> Card | None:
    """Return None, in a game whose players lay no real cards before them."""
    return None


def default_options(game: Game[Any]) -> dict[str, object]:
    """Return the default value of each option of a game, by name."""
    return {option.name: option.default for option in game.options}


def followed_options(game: Game[Any]) -> dict[str, object]:
    """Return the options that show what somebody knows who has followed a game."""
    return {row.name: row.followed for row in game.options if row.followed is not None}


def act_words(game: Game[Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words for moves of a game, and those that several numbers may follow."""
    words = tuple(act.word for act in game.acts)
    return words, tuple(act.word for act in game.acts if act.numbers)
