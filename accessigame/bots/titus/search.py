"""Searches for Titus: each candidate is played to the end on the same random tables.

`Search` plays each candidate on as many tables, and everybody in its playouts is thrifty. `Race`
drops those that are clearly behind, and has more playouts where they are short; so close
candidates are compared on many more tables. Its players are patient.
Both solve a last turn exactly instead.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.candidates import candidates
from accessigame.bots.titus.determinization import Determinizations
from accessigame.bots.titus.lean_table import LeanTable, lean_action
from accessigame.core.model import Move
from accessigame.games.titus import last_turn
from accessigame.games.titus.deck import SIZE
from accessigame.games.titus.interface import View

BATCH: Final = 16
"""The tables between two looks at which candidates are behind."""
BEHIND: Final = 2.0
"""The standard errors of a paired difference from which a candidate is dropped."""
SHORT: Final = 18
"""The length of a playout without a pile, measured in tokens of the pile."""


@dataclass(frozen=True, slots=True)
class _Comparison(ABC):
    """Makes the only move worth trying, or the best after its leads were played.

    playouts: for all candidates of a choice together. limit: seconds for one choice, if limited.
    """

    playouts: int
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves, by the view of the seat and by chance."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        tried = _worth_trying(view, legal)
        if len(tried) == 1:
            return tried[0]
        leads = Leads(view, tried, rng, self._players(), self.limit)
        self._play(leads, view.left)
        return tried[leads.best()]

    @abstractmethod
    def _play(self, leads: Leads, left: int) -> None:
        """Play the leads. left: the tokens in the pile."""

    @abstractmethod
    def _players(self) -> PlayOn:
        """Return how everybody plays in playouts."""


class Search(_Comparison):
    """Makes the move with the best mean lead over thrifty others, each on as many tables."""

    __slots__ = ()

    def _play(self, leads: Leads, left: int) -> None:  # noqa: ARG002 - as many, however short they are
        leads.play(max(1, self.playouts // len(leads.running)))

    def _players(self) -> PlayOn:
        return thrifty.play_on


class Race(_Comparison):
    """Makes the move with the best mean lead over patient others, and drops those behind.

    playouts: for the first choice; later ones have as many more as they are shorter.
    """

    __slots__ = ()

    def _play(self, leads: Leads, left: int) -> None:
        budget = self.playouts * (SIZE + SHORT) // (left + SHORT)
        while len(leads.running) > 1 and budget > 0 and leads.play(BATCH):
            budget -= BATCH * len(leads.running)
            if leads.tables > BATCH:
                leads.drop(BEHIND)

    def _players(self) -> PlayOn:
        return patient.play_on


def _worth_trying(view: View, legal: Sequence[Move]) -> list[Move]:
    """Return the moves to compare: one alone where the last turn can be solved."""
    ending = last_turn.best(view, legal)
    return [ending[0]] if ending is not None else candidates(view, legal)


CLOCK: Final = 8
"""The tables between two looks at the clock."""

PlayOn: TypeAlias = Callable[[LeanTable], Sequence[int]]
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
        """Play each running move on more `tables`; return False once the time is over."""
        for _ in range(tables):
            for place, lead in zip(self.running, self.on_next_table(), strict=True):
                self._leads[place].append(lead)
            self.tables += 1
            if self.tables % CLOCK == 0 and time.monotonic() > self._until:
                return False
        return True

    def on_next_table(self) -> list[float]:
        """Return the leads of the running moves on one more table."""
        drawn, leads = self._determinizations.draw(self._rng), []
        for place in self.running:
            table = drawn.copy()
            self._actions[place](table)
            leads.append(_ahead(self._play_on(table), self._seat))
        return leads

    def best(self) -> int:
        """Return the place of the running move with the best mean, the first of several."""
        return max(self.running, key=self.mean)

    def mean(self, place: int) -> float:
        """Return the mean lead of a move."""
        return sum(self._leads[place]) / len(self._leads[place])

    def drop(self, errors: float) -> None:
        """Drop the moves that are more than `errors` standard errors behind the best one."""
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
