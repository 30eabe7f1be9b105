"""Games of bots of one level whose choices are measured."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move

Choose = Callable[[Any, Any, Sequence[Move]], Move]
"""Returns the move for a position, the view of its seat to act, and its legal moves."""


def play(rules: Game[Any], edition: str, players: int, seed: int, choose: Choose) -> None:
    """Play a round of a game with a shuffled deck."""
    dealer = Dealer(rules, seed)
    state = rules.start(edition, players, {})
    while acting := state.to_act():
        seat = min(acting)
        if seat == TABLE:
            move = dealer.choose(state)
        else:
            legal = rules.legal_moves(state, seat)
            move = choose(state, rules.view(state, seat), legal)
        state, _ = rules.apply(state, move)
