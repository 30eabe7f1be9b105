"""Practice in reading cards: which question comes next, and what was learned.

What was wrong comes back after three other questions, and again later and later as long as
it is answered rightly; what was right at once comes back after all the others.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from accessigame.core.model import Card, Event

SOON: Final = 3
"""After so many other questions, a question that was answered wrongly comes again."""
WAYS: Final = ("cells", "number")
"""What a question shows: the cells of a card, or its number."""


@dataclass(frozen=True, slots=True)
class DrillEnds(Event):
    """How many questions were asked, and how many answers were right."""

    asked: int
    right: int


@dataclass(frozen=True, slots=True)
class DrillMissed(Event):
    """These cards were missed at least once."""

    missed: tuple[int, ...]


@dataclass(slots=True)
class Learned:
    """How many cards were asked, how many were right, and which were missed."""

    asked: int = 0
    right: int = 0
    missed: set[Card] = field(default_factory=set)

    def add(self, card: Card, *, right: bool) -> None:
        """Count one answer."""
        self.asked += 1
        self.right += right
        if not right:
            self.missed.add(card)

    def told(self) -> tuple[Event, ...]:
        """Return what is said of it at the end."""
        ends = DrillEnds(self.asked, self.right)
        return (ends, DrillMissed(tuple(sorted(self.missed)))) if self.missed else (ends,)


@dataclass(frozen=True, slots=True)
class Question:
    """A card to be named from its `cells`, or to be written from its `number`."""

    card: Card
    way: str


def questions(deck: Sequence[Card], ways: Sequence[str], seed: int | None) -> list[Question]:
    """Return every card once, in any order, by turns in each of the ways.

    seed: the same one gives the same order; None gives any.
    """
    chance = Random(seed)  # noqa: S311 - practice, not a secret
    cards = chance.sample(deck, len(deck))
    return [Question(card, ways[number % len(ways)]) for number, card in enumerate(cards)]


class Drill:
    """The questions that wait, and what was answered; it ends after `count` answers."""

    def __init__(self, waiting: Sequence[Question], count: int) -> None:
        self._waiting = deque(waiting)
        self._count = count
        self._pause: dict[Question, int] = {}
        self.learned = Learned()

    def question(self) -> Question | None:
        """Return the question that stands; None when there were enough."""
        return self._waiting[0] if self._waiting and self.learned.asked < self._count else None

    def answered(self, *, right: bool) -> None:
        """Put the question that stands back where it comes again in time."""
        question = self._waiting.popleft()
        self.learned.add(question.card, right=right)
        others = len(self._waiting)
        pause = min(others, 2 * self._pause.get(question, others) if right else SOON)
        self._pause[question] = pause
        self._waiting.insert(pause, question)
