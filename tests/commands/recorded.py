"""Whole games between bots, for tests of what is kept of them."""

from __future__ import annotations

from random import Random

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move


def played(rules: Game, players: int, seed: int) -> tuple[list[Move], tuple[int, ...]]:
    """Return the moves of a game and its scores; the same seed is the same game."""
    dealer, chance = Dealer(rules, seed), Random(seed)
    policies = [bots.find(rules, "random") for _ in range(players)]
    state = rules.start(rules.editions[0], players, {})
    moves: list[Move] = []
    while acting := state.to_act():
        seat = min(acting)
        if seat == TABLE:
            moves.append(dealer.choose(state))
        else:
            moves.append(policies[seat].choose(state.view(seat), state.legal_moves(seat), chance))
        state, _ = state.apply(moves[-1])
    return moves, state.scores()
