"""Whole games between bots, for tests of what is kept of them."""

from __future__ import annotations

from random import Random
from typing import Any

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move


def played(rules: Game[Any], players: int, seed: int) -> tuple[list[Move], tuple[int, ...]]:
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
            view, legal = rules.view(state, seat), rules.legal_moves(state, seat)
            moves.append(policies[seat].choose(view, legal, chance))
        state, _ = rules.apply(state, moves[-1])
    return moves, rules.scores(state)
