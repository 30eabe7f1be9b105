"""The leads of several moves, played to the end on the same random tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf, sqrt
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.titus.determinization import Determinizations
from accessigame.bots.titus.lean_action import lean_action
from accessigame.bots.titus.lean_table import Table
from accessigame.core.model import Move
from accessigame.games.titus.interface import View

CLOCK: Final = 8
"""The tables between two looks at the clock."""

PlayOn: TypeAlias = Callable[[Table], Sequence[int]]
"""Plays a table to the end, and returns the scores by seat."""


class Leads:
    """The leads of the moves that are still running, one for each table.

    A lead is the distance in points to the mean of the others. The tables are the same for each
    move, so differences are paired. running: the places of the moves that were not dropped.
    """

    def __init__(
        self,
        view: View,
        tried: Sequence[Move],
        rng: Random,
        play_on: PlayOn,
        limit: float | None = None,
    ) -> None:
        """Take the moves to compare, and the seconds after which `play` ends early."""
        self._seat = view.seat
        self._determinizations = Determinizations(view)
        self._actions = [lean_action(view, move) for move in tried]
        self._rng = rng
        self._play_on = play_on
        self._until = inf if limit is None else time.monotonic() + limit
        self._leads: list[list[float]] = [[] for _ in tried]
        self.running = list(range(len(tried)))
        self.tables = 0

    def play(self, tables: int) -> bool:
        """Play each running move on so many more tables; return False once the time is over."""
        for _ in range(tables):
            drawn = self._determinizations.draw(self._rng)
            for place in self.running:
                table = drawn.copy()
                self._actions[place](table)
                self._leads[place].append(_ahead(self._play_on(table), self._seat))
            self.tables += 1
            if self.tables % CLOCK == 0 and time.monotonic() > self._until:
                return False
        return True

    def best(self) -> int:
        """Return the place of the running move with the best mean, the first of several."""
        return max(self.running, key=self.mean)

    def mean(self, place: int) -> float:
        """Return the mean lead of a move."""
        return sum(self._leads[place]) / len(self._leads[place])

    def drop(self, errors: float) -> None:
        """Drop the moves that are more than so many standard errors behind the best one."""
        best = self._leads[self.best()]
        self.running = [p for p in self.running if not _behind(self._leads[p], best, errors)]


def _behind(leads: Sequence[float], best: Sequence[float], errors: float) -> bool:
    """Return True if the paired differences are that far from zero."""
    differences = [one - other for one, other in zip(best, leads, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    squares = sum([(each - mean) ** 2 for each in differences])
    return mean > errors * sqrt(squares / (count * (count - 1)))


def _ahead(scores: Sequence[int], seat: int) -> float:
    score = scores[seat]
    return score - (sum(scores) - score) / (len(scores) - 1)
