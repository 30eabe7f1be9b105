"""The events about bots and their estimates."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event, Private


@dataclass(frozen=True, slots=True)
class UnknownBot(Event):
    """There is no bot of this level."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChoiceEstimated(Private):
    """The estimate of a search for an open card: taking or refusing it ends better.

    points: the difference. samples: the number of rounds that were played on.
    margin: three standard errors of the samples, at least 1; measured, the estimate of an endless
    search is within it 94 times in 100.
    """

    take: bool
    points: int
    margin: int
    samples: int
