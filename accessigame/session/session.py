"""One game in progress: play, undo, ask, go through what happened. No input, no output."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from accessigame.core.game import Game, Position
from accessigame.core.model import Event, Move, NotAllowed, Refusal, Seat

OWN: Final = ("my-cards", "my-tokens")
"""The questions whose answers are a seat's own things."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was made: the position before it, and what happened."""

    before: Position
    move: Move
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class NothingToUndo(Event):
    """No move was made yet that could be taken back."""


class Session:
    """A game as the list of its moves; undoing is going back to an earlier position."""

    def __init__(
        self, rules: Game, edition: str, seats: int, options: Mapping[str, object]
    ) -> None:
        self.rules = rules
        self.state: Position = rules.start(edition, seats, options)
        self.steps: list[Step] = []

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move; return what happened. `NotAllowed` leaves everything as it was."""
        after, events = self.state.apply(move)
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
        questions = (question for question in OWN if question in self.rules.questions)
        return tuple(event for each in questions for event in self.state.answer(each, seat))

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
