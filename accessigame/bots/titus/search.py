"""Searches for Titus: each candidate is played to the end on the same random tables.

`Search` plays each candidate on as many tables. `Race` drops those that are clearly behind, and
has more playouts where they are short; so close candidates are compared on many more tables.
Both solve a last turn exactly instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessigame.bots.titus.candidates import candidates
from accessigame.bots.titus.leads import Leads
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
class Search:
    """Makes the move with the best mean lead over the others in playouts.

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
        leads = Leads(view, tried, rng, self.limit)
        leads.play(max(1, self.playouts // len(tried)))
        return tried[leads.best()]


@dataclass(frozen=True, slots=True)
class Race:
    """Makes the move with the best mean lead, and drops moves that are clearly behind.

    playouts: for all candidates of the first choice together; later ones have as many more as
    they are shorter. limit: seconds for one choice, if limited.
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
        leads = Leads(view, tried, rng, self.limit)
        left = self.playouts * (SIZE + SHORT) // (view.left + SHORT)
        while len(leads.running) > 1 and left > 0 and leads.play(BATCH):
            left -= BATCH * len(leads.running)
            if leads.tables > BATCH:
                leads.drop(BEHIND)
        return tried[leads.best()]


def _worth_trying(view: View, legal: Sequence[Move]) -> list[Move]:
    """Return the moves to compare: one alone where the last turn can be solved."""
    ending = last_turn.best(view, legal)
    return [ending[0]] if ending is not None else candidates(view, legal)
