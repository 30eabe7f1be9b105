"""Random rounds of 6 nimmt! a second: the lean playout beside the full rules, in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from accessigame.bots.tournament import Tournament
from accessigame.games.six_nimmt.options import DECK
from tests.bots.six_nimmt.random_round import random_round

PLAYERS = 4
SECONDS = 2.0
LEAST = 28_000
"""Lean rounds a second on an idle core."""
WORTH = 12.12
"""Heads a player and round when all lay at random and take the cheapest row."""


def run() -> list[str]:
    """Return lean rounds a second, how many times faster they are, and their mean heads."""
    deck, chance, heads = list(DECK), Random(1).random, list[int]()
    contest = Tournament("six-nimmt", "base", ("random",) * PLAYERS, {"rounds": 1})
    lean = _speed(lambda _: heads.extend(random_round(deck, PLAYERS, chance)))
    full = _speed(contest.game_of)
    mean = sum(heads) / len(heads)
    speeds = f"{lean:.0f} lean rounds a second (at least {LEAST})"
    ratio = f"{lean / full:.0f} times the {full:.0f} of the full rules"
    worth = f"{mean:.2f} heads a player and round (known: {WORTH})"
    return [f"playouts six-nimmt: {speeds}, {ratio}; {worth}"]


def _speed(play: Callable[[int], object]) -> float:
    """Return how many rounds a second of this processor are played."""
    began, number = time.process_time(), 0
    while (spent := time.process_time() - began) < SECONDS:
        play(number)
        number += 1
    return number / spent
