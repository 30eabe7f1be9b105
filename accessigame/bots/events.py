"""What is said of bots."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Private


@dataclass(frozen=True, slots=True)
class UnknownBot(Event):
    """There is no bot of this level."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardEstimated(Private):
    """What a card of 6 nimmt! may cost until the round ends: `whole` heads, and a `half` or not."""

    card: Card
    whole: int
    half: bool


@dataclass(frozen=True, slots=True)
class RowEstimated(Private):
    """What taking a row of 6 nimmt! is likely to cost until the round ends, in the same way."""

    row: int
    whole: int
    half: bool


@dataclass(frozen=True, slots=True)
class EstimatedOver(Private):
    """What such estimates are: means of so many endings of the round, played at random.

    Measured, half a head more or less holds the mean of many such estimates 93 times in 100.
    """

    samples: int
