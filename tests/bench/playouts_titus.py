"""Lean playouts of Titus a second, and how long its expert thinks, on one core."""

from __future__ import annotations

import time
from random import Random

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.bots.titus.lean_table import LeanTable, token
from accessigame.bots.titus.patient import play_on
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import PAIRS
from accessigame.games.titus.options import TOP_CARD

SEATS = range(4)
PLAYOUTS = 2000
LEAST = 1500
"""Whole games a second on an idle core, four players."""
LONGEST = 0.5
"""Seconds of thinking on an idle core."""
EVERY = 4
"""Every so many choices of a game the expert is asked as well."""


def run() -> list[str]:
    """Return playouts a second, and the longest time that the expert took in one game."""
    return [_playouts(), *(_thinking(players) for players in (2, 4))]


def _playouts() -> str:
    rng = Random(1)
    piles = [_pile(rng) for _ in range(PLAYOUTS)]
    began = time.perf_counter()
    for pile in piles:
        play_on(LeanTable(pile, [[] for _ in SEATS], [[] for _ in SEATS], TOP_CARD))
    speed = PLAYOUTS / (time.perf_counter() - began)
    return f"titus playouts: {speed:.0f} whole games a second (at least {LEAST})"


def _pile(rng: Random) -> list[int]:
    turned = [pair if rng.random() < 1 / 2 else pair[::-1] for pair in PAIRS]
    rng.shuffle(turned)
    return [token(*sides) for sides in turned]


def _thinking(players: int) -> str:
    position, dealer = RULES.start("standard", players, {}), Dealer(RULES, 1)
    expert, greedy = bots.find(RULES, "expert"), bots.find(RULES, "medium")
    took: list[float] = []
    moves: list[Move] = []
    while acting := position.to_act():
        seat = min(acting)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            view, legal = RULES.view(position, seat), RULES.legal_moves(position, seat)
            chance = bots.chance(1, Seat(seat), len(moves))
            move = greedy.choose(view, legal, chance)
            if len(moves) % EVERY == 0:
                began = time.perf_counter()
                expert.choose(view, legal, chance)
                took.append(time.perf_counter() - began)
        position, _ = RULES.apply(position, move)
        moves.append(move)
    return (
        f"titus expert, {players} players: thinks {max(took):.2f} s at most (up to {LONGEST}), "
        f"{sum(took) / len(took):.2f} s on average, over {len(took)} choices"
    )
