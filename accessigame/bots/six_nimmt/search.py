"""Flat Monte Carlo search for 6 nimmt!: the mean cost of a move until the end of the round.

In each sample the unseen cards are dealt to the others, all cards are laid at random, and the heads
are counted. Every candidate meets the same samples, so that luck does not favour one of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.six_nimmt.drafting import draft_costs
from accessigame.bots.six_nimmt.opponent_prior import card_rarity
from accessigame.bots.six_nimmt.opponents import Chance, Others, Rarity
from accessigame.bots.six_nimmt.playout import (
    Table,
    heads_at,
    play_out,
    shuffle,
    table_of,
    with_row_taken,
)
from accessigame.core.model import Move
from accessigame.games.six_nimmt.heads import HIGHEST
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft

Sample: TypeAlias = Callable[[], Sequence[int]]
"""Plays one sample, and returns the heads that each candidate costs the seat in it."""

BATCH: Final = 16
"""The samples between two looks at the clock."""
DRAFTINGS: Final = 4000
"""The most playouts for one choice in the draft, which has many candidates."""
DRAFTINGS_EACH: Final = 40
"""The most of them for each sample of another choice."""


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the move with the least mean cost.

    samples: the most samples for one choice.
    rehearsal: the number of rounds played out before, for the order of the others' cards; with 0
    they lay any card. watching: True if the open cards say how many of the others lay their
    highest cards first; else nobody does.
    limit: the seconds after which the samples so far decide, if limited.
    """

    samples: int
    rehearsal: int = 0
    watching: bool = False
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
        sample = self._sample(view, legal[0], until, rng.random)
        totals, taken = _sample_sums(sample, len(legal), self._count(view, legal), until)
        return {m: total / taken for m, total in zip(legal, totals, strict=True)}, taken

    def _count(self, view: View, legal: Sequence[Move]) -> int:
        """Return the most samples for this choice."""
        if isinstance(legal[0], Draft):
            most = min(DRAFTINGS, DRAFTINGS_EACH * self.samples)
            return max(1, min(self.samples, most // len(legal)))
        # with an empty hand nothing is left to chance: all cards of the last turn lie open
        return self.samples if view.hand else 1

    def _sample(self, view: View, example: Move, until: float | None, chance: Chance) -> Sample:
        """Return the samples for a choice of moves like the example."""
        if isinstance(example, Draft):
            return partial(draft_costs, view, chance)
        others = Others.of(view, watched=self.watching)
        if not isinstance(example, Choose):
            return partial(_row_costs, view, others, _rows_taken(view), chance)
        rarity = None
        if self.rehearsal:
            rarity = card_rarity(view, others, self.rehearsal, until, chance)
        return partial(_card_costs, view, others, table_of(view.rows), chance, rarity)


def _sample_sums(
    sample: Sample, candidates: int, count: int, until: float | None
) -> tuple[list[int], int]:
    """Return the sums of the samples by candidate, and their number when the time was up."""
    totals = [0] * candidates
    for taken in range(1, count + 1):
        totals = [total + heads for total, heads in zip(totals, sample(), strict=True)]
        if until is not None and taken % BATCH == 0 and time.monotonic() > until:
            break
    return totals, taken


def _card_costs(
    view: View, others: Others, table: Table, chance: Chance, rarity: Rarity | None
) -> list[int]:
    """Play one sample, and return the heads that each card of the hand costs the seat."""
    turns = others.sample(chance, rarity)
    own = list(view.hand)
    shuffle(own, len(own), chance)
    played = [sorted([*theirs, mine]) for theirs, mine in zip(turns, own, strict=True)]
    owners = owners_of(view)
    costs = []
    for card in view.hand:
        later, tried = own.index(card), played.copy()
        # the card is laid first, and the one that was to be first takes its place
        tried[later] = sorted([*turns[later], own[0]])
        tried[0] = sorted([*turns[0], card])
        heads = [0, 0]
        play_out(table, tried, owners, heads)
        costs.append(heads[1])
    return costs


def owners_of(view: View) -> list[int]:
    """Return by the number of a card 1 if it is in the hand of the seat, else 0."""
    owners = [0] * (HIGHEST + 1)
    for card in view.hand:
        owners[card] = 1
    return owners


def _rows_taken(view: View) -> list[tuple[int, Table]]:
    """Return for each row its cost, and the table after the lowest card has taken it."""
    before, (card, _) = table_of(view.rows), view.revealed[0]
    ends = sorted(row[-1] for row in view.rows)
    places = [ends.index(row[-1]) for row in view.rows]
    return [(heads_at(before, n), with_row_taken(before, n, card)) for n in places]


def _row_costs(
    view: View, others: Others, rows: Sequence[tuple[int, Table]], chance: Chance
) -> list[int]:
    """Play one sample, and return the heads that each row costs, now and afterwards."""
    turns, own = others.sample(chance), list(view.hand)
    shuffle(own, len(own), chance)
    played = [sorted([*theirs, mine]) for theirs, mine in zip(turns, own, strict=True)]
    laid, owners = [card for card, _ in view.revealed[1:]], owners_of(view)
    costs = []
    for now, table in rows:
        heads = [0, now]
        play_out(table, [laid, *played], owners, heads)
        costs.append(heads[1])
    return costs
