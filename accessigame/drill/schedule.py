"""The order of the questions of a drill, and the summary of its answers.

A question that was answered wrongly comes back after three others, then after longer and longer
pauses while it is answered rightly. A question that was right at once comes after all others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from accessigame.core.model import Card, Event
from accessigame.drill.events import DrillEnds, DrillMissed

SOON: Final = 3
"""The number of other questions before a wrongly answered one comes again."""
WAYS: Final = ("cells", "number")
"""The ways to ask: a question shows the cells of a card, or its number."""


@dataclass(slots=True)
class DrillResult:
    """The counts of asked cards and of right answers, and the missed cards."""

    count: int = 0
    right: int = 0
    missed: set[Card] = field(default_factory=set)

    def add(self, card: Card, *, right: bool) -> None:
        """Count one answer."""
        self.count += 1
        self.right += right
        if not right:
            self.missed.add(card)

    def summary_events(self) -> tuple[Event, ...]:
        """Return the events that sum up the drill."""
        ends = DrillEnds(self.count, self.right)
        return (ends, DrillMissed(tuple(sorted(self.missed)))) if self.missed else (ends,)


@dataclass(frozen=True, slots=True)
class DrillQuestion:
    """A card to be named from its `cells`, or to be written from its `number`, as `way` says."""

    card: Card
    way: str


def questions(deck: Sequence[Card], ways: Sequence[str], seed: int | None) -> list[DrillQuestion]:
    """Return a question for each card, in random order, with the ways by turns.

    seed: the same seed gives the same order; None gives any order.
    """
    chance = Random(seed)  # noqa: S311 - practice, not a secret
    cards = chance.sample(deck, len(deck))
    return [DrillQuestion(card, ways[number % len(ways)]) for number, card in enumerate(cards)]


class Drill:
    """The queue of questions, and the result so far; the drill ends after `count` answers."""

    def __init__(self, waiting: Sequence[DrillQuestion], count: int) -> None:
        self._waiting = deque(waiting)
        self._count = count
        self._pause: dict[DrillQuestion, int] = {}
        self.result = DrillResult()

    def question(self) -> DrillQuestion | None:
        """Return the current question; None at the end of the drill."""
        return self._waiting[0] if self._waiting and self.result.count < self._count else None

    def record_answer(self, *, right: bool) -> None:
        """Count the answer to the current question, and put the question back into the queue."""
        question = self._waiting.popleft()
        self.result.add(question.card, right=right)
        waiting_count = len(self._waiting)
        pause = min(waiting_count, 2 * self._pause.get(question, waiting_count) if right else SOON)
        self._pause[question] = pause
        self._waiting.insert(pause, question)
