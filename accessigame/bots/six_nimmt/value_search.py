"""A search for 6 nimmt! that plays out one turn, and judges the hand that is left by its value.

In each sample the unseen cards are dealt to the others, and each of them lays one: the highest, the
one of the least wariness, or one that is the likelier the less it cost in rehearsals. Every card of
the hand meets the same samples. A row is followed by the cards that lie open, and judged likewise.

A drafted hand is known to everybody, which a value cannot use: there, and in the draft, all rounds
are played out. With two players too: a value is no better there.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random
from typing import Final

from accessigame.bots.six_nimmt.hand_value import Counts, Memo, Outlook, hand_value
from accessigame.bots.six_nimmt.opponents import Chance, Others, Rarity, card_rarity
from accessigame.bots.six_nimmt.playout import Table, play_out, table_of
from accessigame.bots.six_nimmt.search import Search, owners_of, rows_taken
from accessigame.core.model import Card, Move
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft
from accessigame.games.six_nimmt.options import HIGHEST

FEWEST: Final = 3
"""The fewest players with whom values are better than playouts."""
BATCH: Final = 8
"""The samples between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class ValueSearch:
    """Makes the move after which a seat is likely to be furthest ahead of the others.

    samples: the most samples for the choice of a card. playouts: the search with two players, for
    drafts and for drafted hands, whose rehearsals count for all choices of cards.
    limit: the seconds after which the samples so far decide, if limited.
    """

    samples: int
    playouts: Search
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        if len(legal) == 1:
            return legal[0]
        few = len(view.heaps) < FEWEST
        if few or isinstance(legal[0], Draft) or any(view.hands_shown):
            return replace(self.playouts, limit=self.limit).choose(view, legal, rng)
        is_card = isinstance(legal[0], Choose)
        costs = self._costs_of_cards(view, rng.random) if is_card else costs_of_rows(view)
        return min(zip(costs, legal, strict=True), key=lambda each: each[0])[1]

    def _costs_of_cards(self, view: View, chance: Chance) -> Sequence[float]:
        """Return the sum of the costs of each card of the hand over the samples."""
        until = None if self.limit is None else time.monotonic() + self.limit
        others = Others.of(view, watched=True, wary=True)
        rarity = card_rarity(view, others, self.playouts.rehearsal, until, chance)
        costs = CardCosts(view, others, rarity)
        for taken in range(1, self.samples + 1):
            costs.add_sample(chance)
            if until is not None and taken % BATCH == 0 and time.monotonic() > until:
                break
        return costs.sums


class TurnCost:
    """What a turn and the hand that is left cost a seat: heads, less the mean of the others."""

    def __init__(self, view: View) -> None:
        """Take the view of the seat before the turn, or in its middle."""
        self._owners, self._others = owners_of(view.hand), len(view.heaps) - 1
        self._value, self._memo = hand_value(), Memo()

    def of(
        self, table: Table, cards: Sequence[Card], now: int, left: Sequence[Card], counts: Counts
    ) -> float:
        """Return the cost of laying cards.

        cards: ascending. now: the heads that the seat has taken already. left: its other cards.
        counts: of the cards that are unseen then.
        """
        heads = [0, now]
        after = play_out(table, [cards], self._owners, heads)
        rest = self._value.of(left, Outlook(after, counts, self._others, len(left)), self._memo)
        return heads[1] - heads[0] / self._others + rest


class CardCosts:
    """The costs of the cards of a hand.

    sums: over the samples, by card.
    """

    def __init__(self, view: View, others: Others, rarity: Rarity) -> None:
        """Take the view of a seat, the others, and the rarity of each card in their hands."""
        self._view, self._others, self._rarity = view, others, rarity
        self._table, self._cost = table_of(view.rows), TurnCost(view)
        self._left = [[each for each in view.hand if each != card] for card in view.hand]
        self.sums = [0.0] * len(view.hand)

    def add_sample(self, chance: Chance) -> None:
        """Add the costs of one sample."""
        turn = self._others.sample(chance, self._rarity)[0]
        counts = counts_of(self._view.unseen, turn)
        for place, (card, left) in enumerate(zip(self._view.hand, self._left, strict=True)):
            self.sums[place] += self._cost.of(self._table, sorted([*turn, card]), 0, left, counts)


def costs_of_rows(view: View) -> list[float]:
    """Return the cost of each row that the lowest card may take."""
    later = [card for card, _ in view.revealed[1:]]
    counts, cost = counts_of(view.unseen), TurnCost(view)
    return [cost.of(table, later, heads, view.hand, counts) for heads, table in rows_taken(view)]


def counts_of(unseen: Iterable[Card], laid: Iterable[Card] = ()) -> Counts:
    """Return how many unseen cards there are up to each number, without those laid."""
    flags = bytearray(HIGHEST + 1)
    for card in unseen:
        flags[card] = 1
    for card in laid:
        flags[card] = 0
    return list(accumulate(flags))
