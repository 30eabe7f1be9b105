"""The table as a player: a shuffled deck.

A deck is shuffled once a round, from the game's seed and the number of the round alone.
So a game that is resumed, or whose moves were undone, continues with the same cards.

Whoever knows the seed knows all hands. A player sees some cards, so a drawn seed has too many
values for anybody to try which of them deals these.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Any, Final

from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Card, Move

SEED_BITS: Final = 160
"""The bits of a drawn seed: 128 that nobody can try, and some more for what a table tells of it."""


def drawn_seed() -> int:
    """Return the seed of a new game, from the system's source of secrets."""
    return SystemRandom().getrandbits(SEED_BITS)


class Dealer:
    """The player of the table's moves, which depend on a seed alone."""

    def __init__(self, rules: Game[Any], seed: int) -> None:
        self._rules = rules
        self._seed = seed
        self._shuffled: tuple[int, tuple[Card, ...]] = (0, ())

    def choose(self, state: Position) -> Move:
        """Return the table's move in this position."""
        move = self._rules.deal(state, self._order(state.round))
        if move is not None:
            return move
        legal = self._rules.legal_moves(state, TABLE)
        return Random(f"{self._seed} lot {state.round}").choice(legal)  # noqa: S311 - a game's chance, not a secret

    def _order(self, number: int) -> tuple[Card, ...]:
        if self._shuffled[0] != number:
            order = list(self._rules.material.cards)
            Random(f"{self._seed} deck {number}").shuffle(order)  # noqa: S311 - the same
            self._shuffled = (number, tuple(order))
        return self._shuffled[1]
