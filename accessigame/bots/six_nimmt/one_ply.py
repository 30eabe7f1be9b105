"""Bots that look one card ahead: each takes the cheapest row, and they differ in what they fear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Final, TypeAlias

from accessigame.core.model import Card, Move
from accessigame.games.six_nimmt.heads import HEADS, heads_in
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, TakeRow
from accessigame.games.six_nimmt.options import FULL
from accessigame.games.six_nimmt.rows import row_for

Cost: TypeAlias = Callable[[View, Card], float]
"""What a card is feared to cost."""

HASTE: Final = 0.01
"""Heads that a card is laid earlier for, by each number that it is higher."""


@dataclass(frozen=True, slots=True)
class OnePly:
    """Lays the card that is feared least, drafts any, and takes the cheapest row."""

    cost: Cost
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves, from what the seat may see."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        rows = [move for move in legal if isinstance(move, TakeRow)]
        if rows:
            return min(rows, key=lambda move: heads_in(view.rows[move.row - 1]))
        cards = [move for move in legal if isinstance(move, Choose)]
        if cards:
            return min(cards, key=lambda move: self.cost(view, move.card))
        return rng.choice(legal)


def highest_first(_view: View, card: Card) -> float:
    """Fear low cards."""
    return -card


def risk(view: View, card: Card) -> float:
    """Return the heads that the card is likely to cost in this turn.

    Every card that is unseen is as likely as any other to be laid by one of the others. So many
    of those between the end of the row and the card as the row has places make the card its sixth.
    """
    number = row_for(card, view.rows)
    if number is None:
        return min(heads_in(row) for row in view.rows)
    row, unseen = view.rows[number], view.unseen
    between = sum(row[-1] < other < card for other in unseen)
    taken = heads_in(row) + (FULL - len(row)) * sum(HEADS[o] for o in unseen) / len(unseen)
    others = len(view.heaps) - 1
    return taken * _at_least(FULL - len(row), others, between / len(unseen))


def wariness(view: View, card: Card) -> float:
    """Fear risk, and of cards that are about as risky the lower ones.

    Who lays safe low cards first is left with high ones that come behind everybody's: against
    players who lay those first, that costs six heads a round.
    """
    return risk(view, card) - HASTE * card


def _at_least(wanted: int, others: int, chance: float) -> float:
    """Return how likely at least so many of the others do what each does with this chance."""
    none_to_all = range(min(wanted, others + 1))
    return 1.0 - sum(
        comb(others, n) * chance**n * (1 - chance) ** (others - n) for n in none_to_all
    )
