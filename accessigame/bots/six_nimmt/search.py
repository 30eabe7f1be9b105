"""Flat Monte Carlo search for 6 nimmt!: the mean cost of a move until the end of the round."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessigame.bots.six_nimmt.opponents import Chance, Others, card_rarity
from accessigame.bots.six_nimmt.trials import Heads, Trials, card_trials, draft_trials, row_trials
from accessigame.core.model import Move
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft

BATCH: Final = 16
"""The samples between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the move with the least mean cost.

    samples: the most samples for one choice.
    rehearsal: the number of rounds played out before, for the order of the others' cards; with 0
    they lay any card. watching: True if the open cards say how many of the others lay their
    highest cards first; else nobody does. wary: True if some of the others lay the card that is
    likely to cost least in this turn; else nobody does.
    relative: True if a move costs the heads of the seat less the mean of the others; else it costs
    the heads of the seat alone.
    limit: the seconds after which the samples so far decide, if limited.
    """

    samples: int
    rehearsal: int = 0
    watching: bool = False
    wary: bool = False
    relative: bool = False
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        if len(legal) == 1:
            return legal[0]
        costs, _ = self.costs(view, legal, rng)
        return min(costs, key=costs.__getitem__)

    def costs(
        self, view: View, legal: Sequence[Move], rng: Random
    ) -> tuple[Mapping[Move, float], int]:
        """Return the mean heads that each move costs, and the number of samples."""
        until = None if self.limit is None else time.monotonic() + self.limit
        trials = self._trials(view, legal[0], until, rng.random)
        sums, taken = _sums(trials, len(legal), until)
        opponents = len(view.heaps) - 1
        theirs = [total / opponents if self.relative else 0 for total, _ in sums]
        costs = [total for _, total in sums]
        return {m: (o - t) / taken for m, o, t in zip(legal, costs, theirs, strict=True)}, taken

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> Trials:
        """Return the trials of the legal moves, in their order."""
        return self._trials(view, legal[0], None, rng.random)

    def _trials(self, view: View, example: Move, until: float | None, chance: Chance) -> Trials:
        """Return the trials for a choice of moves like the example."""
        if isinstance(example, Draft):
            return draft_trials(view, self.samples, chance)
        opponents = Others.of(view, watched=self.watching, wary=self.wary)
        if not isinstance(example, Choose):
            return row_trials(view, opponents, self.samples, chance)
        rarity = None
        if self.rehearsal:
            rarity = card_rarity(view, opponents, self.rehearsal, until, chance)
        return card_trials(view, opponents, rarity, self.samples, chance)


def _sums(trials: Trials, candidates: int, until: float | None) -> tuple[list[Heads], int]:
    """Return the sums of the samples by candidate, and their number when the time was up."""
    sums = [[0, 0] for _ in range(candidates)]
    for taken in range(1, trials.most + 1):
        for total, heads in zip(sums, trials.sample(), strict=True):
            total[0] += heads[0]
            total[1] += heads[1]
        if until is not None and taken % BATCH == 0 and time.monotonic() > until:
            break
    return sums, taken
