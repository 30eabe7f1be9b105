"""One game in progress: play, undo, ask, go through what happened. No input, no output."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from accessigame import games
from accessigame.core.game import Game, LearnedDeck, Position
from accessigame.core.model import (
    Card,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    Prompt,
    Refusal,
    Seat,
)


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made: the position before it, and what happened."""

    before: Position
    move: Move
    events: tuple[Event, ...]


def game_of(position: Position) -> Game[Any]:
    """Return the game of a position, by the folder of its type."""
    return games.find(type(position).__module__.split(".")[2])


@dataclass(frozen=True, slots=True)
class NothingToUndo(Event):
    """No move was made yet that could be taken back."""


class Session:
    """A game as the list of its moves; undoing is going back to an earlier position."""

    def __init__(
        self, rules: Game[Any], edition: str, seats: int, options: Mapping[str, object]
    ) -> None:
        self.rules = rules
        self.state: Position = rules.start(edition, seats, options)
        self.steps: list[Step] = []

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move; return what happened. `NotAllowed` leaves everything as it was."""
        after, events = self.rules.apply(self.state, move)
        self.steps.append(Step(self.state, move, events))
        self.state = after
        return events

    def undo(self, count: int) -> None:
        """Take back so many moves; `NotAllowed` when there are not so many."""
        if not 1 <= count <= len(self.steps):
            raise NotAllowed(NothingToUndo())
        self.state = self.steps[-count].before
        del self.steps[-count:]

    def back_to(self, entered: Callable[[Move], bool], times: int = 1) -> int:
        """Return how many moves back the last, or the nth last, lies that a person entered.

        The first of all where there are not so many; `NotAllowed` where there are none.
        """
        moves = enumerate(reversed(self.steps), start=1)
        found = list(islice((count for count, step in moves if entered(step.move)), times))
        if not found:
            raise NotAllowed(NothingToUndo())
        return found[-1]

    def rewrite(self, place: int, moves: Iterable[Move]) -> None:
        """Put these moves in the place of all from `place` on; a `Refusal` leaves all as it was."""
        steps, state = list(self.steps), self.state
        if place < len(steps):
            self.undo(len(steps) - place)
        try:
            for move in moves:
                self.play(move)
        except Refusal:
            self.steps, self.state = steps, state
            raise

    def since(self, seat: Seat) -> tuple[Event, ...]:
        """Return all that happened after the seat's last move, or since the game began."""
        news: list[Event] = []
        for step in reversed(self.steps):
            if step.move.seat == seat:
                break
            news[:0] = step.events
        return tuple(news)

    def own_things(self, seat: Seat) -> tuple[Event, ...]:
        """Return the cards and the tokens of a seat, where its game has them."""
        own = (question.word for question in self.rules.questions if question.private)
        return tuple(event for word in own for event in self.answer(word, seat))

    def replay(self, entries: Iterable[Move | int]) -> tuple[Event, ...]:
        """Enter moves as a journal lists them; return what happened."""
        for entry in entries:
            self.enter(entry)
        return self.happened

    def enter(self, entry: Move | int) -> None:
        """Make a move, or take so many back; a `Refusal` leaves everything as it was."""
        if isinstance(entry, int):
            self.undo(entry)
        else:
            self.play(entry)

    @property
    def happened(self) -> tuple[Event, ...]:
        """All that happened; what was undone did not."""
        return tuple(event for step in self.steps for event in step.events)

    # the functions of the game, in the position of now

    def to_act(self) -> frozenset[Seat]:
        """Return the seats that may move now."""
        return self.state.to_act()

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat."""
        return self.rules.legal_moves(self.state, seat)

    def parse(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a Refusal when there is none."""
        return self.rules.parse(self.state, seat, intent)

    def answer(self, question: str, seat: Seat, number: int | None = None) -> tuple[Event, ...]:
        """Return the answer to a question of a seat."""
        return self.rules.answer(self.state, question, seat, number)

    def prompt(self, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        return self.rules.prompt(self.state, seat)

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents that the seat can choose from by a word."""
        return self.rules.choices(self.state, seat)

    def braille_line(self) -> tuple[LineItem, ...]:
        """Return the items that begin a braille line."""
        return self.rules.braille_line(self.state)

    def scores(self) -> tuple[int, ...]:
        """Return the score of each seat."""
        return self.rules.scores(self.state)

    def open_scores(self) -> tuple[int, ...]:
        """Return the score of each seat as far as everybody may know it."""
        return self.rules.open_scores(self.state)

    def winners(self) -> tuple[Seat, ...]:
        """Return the winning seats."""
        return self.rules.winners(self.state)

    def opening(self) -> tuple[Event, ...]:
        """Return the events that begin a game."""
        return self.rules.opening(self.state)

    def view(self, seat: Seat) -> object:
        """Return the knowledge of a seat, for a bot."""
        return self.rules.view(self.state, seat)

    def deal(self, order: Sequence[Card]) -> Move | None:
        """Return the table's move when the deck lies in this order."""
        return self.rules.deal(self.state, order)

    def learned_deck(self) -> LearnedDeck | None:
        """Return the list of real cards that this game has shown, if any."""
        return self.rules.learned_deck(self.state)

    def report(self) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        return self.rules.report(self.state)
