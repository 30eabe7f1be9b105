"""Monte Carlo for 6 nimmt!: what a move costs until the end of the round, on the mean.

The unseen cards are dealt to the others, all cards are laid at random, and the heads are counted.
Every candidate meets the same samples, so that chance does not tell them apart.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from accessigame.bots.six_nimmt.drafting import drafts
from accessigame.bots.six_nimmt.others import Chance, Others, Rarity, lay_first
from accessigame.bots.six_nimmt.playout import (
    heads_at,
    play_out,
    shuffle,
    table_of,
    with_row_taken,
)
from accessigame.bots.six_nimmt.rehearsal import rehearsed
from accessigame.games.six_nimmt.moves import Choose, Draft
from accessigame.games.six_nimmt.view import View
from accessigame.table import Move

BATCH: Final = 16
"""Samples between two looks at the clock."""
DRAFTINGS: Final = 4000
"""Playouts for one choice in the draft at most: there are many candidates."""


@dataclass(frozen=True, slots=True)
class Searching:
    """Makes the move that costs least on the mean of so many samples.

    rehearsal: so many rounds are played out before, to see what the others will hardly lay;
    0 lets them lay any card. limit: seconds after which it decides by the samples that it has.
    """

    samples: int
    rehearsal: int = 0
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves, from what the seat may see."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        if len(legal) == 1:
            return legal[0]
        costs, _ = self.costs(view, legal, rng)
        return min(legal, key=costs.__getitem__)

    def costs(
        self, view: View, legal: Sequence[Move], rng: Random
    ) -> tuple[Mapping[Move, float], int]:
        """Return the heads that each of the moves costs on the mean, and of how many samples."""
        until = None if self.limit is None else time.monotonic() + self.limit
        chance, count = rng.random, self.samples
        if isinstance(legal[0], Draft):
            count = max(1, min(count, DRAFTINGS // len(legal)))
            samples = drafts(view, chance)
        elif isinstance(legal[0], Choose):
            rarity = rehearsed(view, self.rehearsal, until, chance) if self.rehearsal else None
            samples = _cards(view, chance, rarity)
        else:
            samples = _rows(view, chance)
        totals, taken = _added(islice(samples, count), until)
        return {move: total / taken for move, total in zip(legal, totals, strict=True)}, taken


def _added(samples: Iterator[Sequence[int]], until: float | None) -> tuple[list[int], int]:
    """Add the samples up, as far as time allows, and count them."""
    totals, taken = list(next(samples)), 1
    for sample in samples:
        totals = [total + heads for total, heads in zip(totals, sample, strict=True)]
        taken += 1
        if until is not None and taken % BATCH == 0 and time.monotonic() > until:
            break
    return totals, taken


def _cards(view: View, chance: Chance, rarity: Rarity | None) -> Iterator[Sequence[int]]:
    """Yield for one sample after the other what each card of the hand costs the seat."""
    table, others, hand = table_of(view.rows), Others.of(view), view.hand
    nothing = [0] * (others.count + 1)
    while True:
        turns = others.sample(chance)
        if rarity is not None:
            lay_first(turns, rarity, chance)
        own = list(hand)
        shuffle(own, len(own), chance)
        costs = []
        for card in hand:
            order = [card, *[other for other in own if other != card]]
            played = [[*theirs, mine] for theirs, mine in zip(turns, order, strict=True)]
            costs.append(play_out(table, played, nothing.copy())[-1])
        yield costs


def _rows(view: View, chance: Chance) -> Iterator[Sequence[int]]:
    """Yield for one sample after the other what each row costs the seat, now and afterwards."""
    before, others = table_of(view.rows), Others.of(view)
    ends = sorted(row[-1] for row in view.rows)
    places = [ends.index(row[-1]) for row in view.rows]
    (card, _), *rest = view.revealed
    tables = [with_row_taken(before, place, card) for place in places]
    now = [heads_at(before, place) for place in places]
    laid = [other for other, _ in rest]  # fewer than seats: what they cost is not for the last one
    nothing = [0] * (others.count + 1)
    while True:
        own = list(view.hand)
        shuffle(own, len(own), chance)
        played = [[*theirs, mine] for theirs, mine in zip(others.sample(chance), own, strict=True)]
        turns = [laid, *played]
        later = [play_out(table, turns, nothing.copy())[-1] for table in tables]
        yield [heads + cost for heads, cost in zip(now, later, strict=True)]
