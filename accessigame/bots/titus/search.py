"""Searches for Titus: each candidate is played to the end on the same random tables.

The candidates are the legal moves without duplicates and hopeless ones.
`Search` plays each candidate on as many tables, and everybody in its playouts is thrifty. `Race`
drops those that are clearly behind, and has more playouts where they are short; so close
candidates are compared on many more tables. Its players are patient.
Both solve a last turn exactly instead.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.lean_table import Determinizations, LeanTable, lean_action, token
from accessigame.bots.titus.playing_out import Step, hopes, place_of_step
from accessigame.core.model import Move
from accessigame.games.titus import last_turn
from accessigame.games.titus.deck import SIZE
from accessigame.games.titus.groups import Token, faces, laid
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Exchange, Place, Steal, Stop

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
        leads = self._leads(view, tried, rng)
        self._play(leads, view.left)
        return tried[leads.best()]

    @abstractmethod
    def _play(self, leads: Leads, left: int) -> None:
        """Play the leads. left: the tokens in the pile."""

    @abstractmethod
    def _leads(self, view: View, tried: Sequence[Move], rng: Random) -> Leads:
        """Return the leads to play, with the players of the playouts."""


class Search(_Comparison):
    """Makes the move with the best mean lead over thrifty others, each on as many tables."""

    __slots__ = ()

    def _play(self, leads: Leads, left: int) -> None:  # noqa: ARG002 - as many, however short they are
        leads.play(max(1, self.playouts // len(leads.running)))

    def _leads(self, view: View, tried: Sequence[Move], rng: Random) -> Leads:
        return Leads(view, tried, rng, thrifty.play_on, self.limit)


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

    def _leads(self, view: View, tried: Sequence[Move], rng: Random) -> Leads:
        leads = Leads(view, tried, rng, patient.play_on, self.limit)
        favourite = leads.place_of(patient.step)
        if favourite is not None:
            leads.favour(favourite)
        return leads


def _worth_trying(view: View, legal: Sequence[Move]) -> list[Move]:
    """Return the moves to compare: one alone where the last turn can be solved."""
    ending = last_turn.best(view, legal)
    return [ending[0]] if ending is not None else candidates(view, legal)


FAVOUR: Final = 0.3
"""The points by which the move of a good policy is ahead of those that only seem better."""
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
        self._favours = [0.0] * len(tried)
        self._leads: list[list[float]] = [[] for _ in tried]
        self.running = list(range(len(tried)))
        self.tables = 0

    def place_of(self, step: Step) -> int | None:
        """Return the place of the move with the effect of one step of a playout, or None."""
        return place_of_step(step, self._determinizations.bare(), self._actions)

    def favour(self, place: int) -> None:
        """Put a move ahead by FAVOUR on every table of `play`."""
        self._favours[place] = FAVOUR

    def play(self, tables: int) -> bool:
        """Play each running move on more `tables`; return False once the time is over."""
        for _ in range(tables):
            for place, lead in zip(self.running, self.on_next_table(), strict=True):
                self._leads[place].append(lead + self._favours[place])
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


GROUPS: Final = 4
TAKEN: Final = 5
"""The most candidates among exchanges or thefts: those that are likeliest to fit."""
CERTAIN: Final = 6
"""The hopes of a token whose back was seen and fits."""
LATE: Final = 2
"""The tokens in the pile from which ending the game may matter more than drawing."""


def candidates(view: View, legal: Sequence[Move]) -> list[Move]:
    """Return the moves that a search tries, at least one."""
    places = [move for move in legal if isinstance(move, Place)]
    if places:
        return _placements(view, places) + _exchanges(view, legal, grouping=len(places) > 1)
    stops: list[Move] = [move for move in legal if isinstance(move, Stop)]
    moves = [move for move in legal if not isinstance(move, Steal | Stop)]
    moves += _thefts(view, legal)
    may_stop = view.phase == "close" or view.left <= LATE
    return moves + stops if may_stop else moves


def _placements(view: View, places: Sequence[Place]) -> list[Move]:
    """Return the placements into groups, the longest first, each once; else a lone placement."""
    hand = view.hand
    assert hand is not None  # noqa: S101 - for the type checker: tokens are laid from the hand
    runs: dict[Hashable, tuple[int, Move]] = {}
    for move in places:
        result = laid(view.reserves[view.seat], hand, move.lower, move.upper)
        run = faces(result[1]) if result else ()
        sides = tuple(t.back for t in result[1]) if result else ()
        runs.setdefault((run, sides), (len(run), move))
    ordered = [move for _, move in sorted(runs.values(), key=lambda each: -each[0])]
    return ordered[: min(GROUPS, len(ordered) - 1)] or ordered


def _exchanges(view: View, legal: Sequence[Move], *, grouping: bool) -> list[Move]:
    lying = {
        group[0].number: (seat, group[0])
        for seat, reserve in enumerate(view.reserves)
        for group in reserve
    }
    exchanges = [(move, *lying[move.token]) for move in legal if isinstance(move, Exchange)]
    return _likeliest(view, exchanges, CERTAIN if grouping else 1)


def _thefts(view: View, legal: Sequence[Move]) -> list[Move]:
    tops = {
        stack.card: (seat, stack.run[-1])
        for seat, stacks in enumerate(view.stacks)
        for stack in stacks
        if stack.run
    }
    steals = [(move, *tops[move.card]) for move in legal if isinstance(move, Steal)]
    return _likeliest(view, steals, 1)


def _likeliest(view: View, wanted: Sequence[tuple[Move, int, Token]], least: int) -> list[Move]:
    """Return the moves that take a token that may fit, without duplicates, the likeliest first."""
    fitting = _fitting(view)
    likeliest: dict[Hashable, tuple[int, Move]] = {}
    for move, seat, one in wanted:
        hope = hopes(token(one.face, one.back or 0, seen=one.back is not None), fitting)
        if hope >= least:
            likeliest.setdefault((seat, one.face, one.back), (hope, move))
    ordered = sorted(likeliest.values(), key=lambda each: -each[0])
    return [move for _, move in ordered[:TAKEN]]


def _fitting(view: View) -> int:
    """Return the numbers that touch something of the mover's reserve, as bits."""
    bits = 0
    for group in view.reserves[view.seat]:
        bits |= 1 << (group[0].face - 1) | 2 << group[-1].face
    return bits & ~1
