"""Events of advice: the chances of the cards to come, and the estimate of a search."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Cards, Event, Private, Seat


@dataclass(frozen=True, slots=True)
class ChanceToCome(Event):
    """Of so many unseen cards, so many still come: each with that chance."""

    unseen: int
    left: int


@dataclass(frozen=True, slots=True)
class NeighboursUnseen(Event):
    """Unseen cards that would lengthen a run of the seat, and how likely one of them comes."""

    seat: Seat
    run: Cards
    percent: int


@dataclass(frozen=True, slots=True)
class NeighboursGone(Event):
    """Cards that would have lengthened a run of the seat, and that others hold."""

    seat: Seat
    run: Cards


@dataclass(frozen=True, slots=True)
class ChoiceEstimated(Private):
    """What a search thinks of an open card: taking or refusing ends better, by so many points.

    margin: three standard errors of the samples, at least 1; measured, an estimate of the same
    search without end is within it 94 times in 100. samples: how often the round was played on.
    """

    take: bool
    points: int
    margin: int
    samples: int
