"""The events of the drill: its questions, the verdicts on answers, and the summary."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event


@dataclass(frozen=True, slots=True)
class DrillBegins(Event):
    """The drill begins; `count` is the number of its questions."""

    count: int


@dataclass(frozen=True, slots=True)
class WhichCard(Event):
    """A card is to be named from its cells."""

    cells: str


@dataclass(frozen=True, slots=True)
class WhichCells(Event):
    """A card is to be written from its number."""

    number: int


@dataclass(frozen=True, slots=True)
class DrillRight(Event):
    """The answer was right."""

    number: int


@dataclass(frozen=True, slots=True)
class CardIs(Event):
    """The answer was wrong: this is the card, with its cells."""

    number: int
    cells: str
    dots: str


@dataclass(frozen=True, slots=True)
class DrillEnds(Event):
    """The number of questions that were asked, and of right answers."""

    asked: int
    right: int


@dataclass(frozen=True, slots=True)
class DrillMissed(Event):
    """These cards were missed at least once."""

    missed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WhichLabel(Event):
    """A real card with a label is felt, and its number is to be typed."""


@dataclass(frozen=True, slots=True)
class FeltSo(Event):
    """The dots of the number that was typed; the reader says whether the label has them."""

    number: int
    dots: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    """The card that was read wrongly goes under `count` others, to come back soon."""

    count: int


@dataclass(frozen=True, slots=True)
class NoSuchCard(Event):
    """The game has no card of this number; its cards go from low to high."""

    given: str
    low: int
    high: int
