"""Bots for 6 nimmt! that look one card ahead, each with its own cost of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Final, TypeAlias

from accessigame.core.model import Card, Move
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, TakeRow
from accessigame.games.six_nimmt.options import FULL, HEADS, heads_in
from accessigame.games.six_nimmt.rows import row_for

Cost: TypeAlias = Callable[[View, Card], float]
"""Returns the cost of a card, in heads or on a scale of its own."""

HASTE: Final = 0.01
"""The discount in heads for each number of a card, so that higher cards go first."""


@dataclass(frozen=True, slots=True)
class OnePly:
    """Lays the card of the least cost, drafts any card, and takes the cheapest row."""

    cost: Cost
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        rows = [move for move in legal if isinstance(move, TakeRow)]
        if rows:
            return min(rows, key=lambda move: heads_in(view.rows[move.row - 1]))
        cards = [move for move in legal if isinstance(move, Choose)]
        if cards:
            return min(cards, key=lambda move: self.cost(view, move.card))
        return rng.choice(legal)


def highest_first(_view: View, card: Card) -> float:
    """Return the cost that lays the highest card first."""
    return -card


def risk(view: View, card: Card) -> float:
    """Return the heads that the card is likely to cost in this turn.

    Each unseen card is equally likely to be laid by one of the others. The card is the sixth of
    its row if the others fill the free places with cards between the end of the row and the card.
    """
    number = row_for(card, view.rows)
    if number is None:
        return min(heads_in(row) for row in view.rows)
    row, unseen = view.rows[number], view.unseen
    between = sum(row[-1] < other < card for other in unseen)
    taken = heads_in(row) + (FULL - len(row)) * sum(HEADS[o] for o in unseen) / len(unseen)
    opponents = len(view.heaps) - 1
    return taken * _at_least(FULL - len(row), opponents, between / len(unseen))


def wariness(view: View, card: Card) -> float:
    """Return the risk, less a little for high cards, so that equal risks lay the higher one.

    A player who lays safe low cards first keeps high ones, which come after everybody else's.
    Against players who lay high cards first, that costs six heads a round.
    """
    return risk(view, card) - HASTE * card


def _at_least(wanted: int, others: int, chance: float) -> float:
    """Return the probability of at least `wanted` successes in `others` trials of this chance."""
    none_to_all = range(min(wanted, others + 1))
    return 1.0 - sum(
        comb(others, n) * chance**n * (1 - chance) ** (others - n) for n in none_to_all
    )
