"""Searches for Titus: each candidate is played to the end on the same random tables.

`Search` plays each candidate on as many tables, and everybody in its playouts is thrifty. `Race`
drops those that are clearly behind, and has more playouts where they are short; so close
candidates are compared on many more tables. Its players are patient.
Both solve a last turn exactly instead.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.candidates import candidates
from accessigame.bots.titus.leads import Leads, PlayOn
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
