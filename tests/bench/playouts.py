"""Lean playouts a second, beside bare counting in the same Python; one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from accessigame.bots.no_thanks.playout import draw_cards
from accessigame.games.no_thanks.options import DECK, PILE
from tests.bots.no_thanks.random_round import random_round

COUNT = 3_000_000
ROUNDS = 30_000
TIMES = 3
"""The best of so many measurements counts: others use the machine too."""


def run() -> list[str]:
    """Return rounds a second of processor time, and how many additions one is worth."""
    additions = _speed(_add, COUNT)
    return [_line("No Thanks", 60_000, _speed(_no_thanks, ROUNDS), additions)]


def _line(game: str, least: int, speed: float, additions: float) -> str:
    worth = f"one is worth {additions / speed:.0f} additions of this Python"
    return f"playouts of {game}: {speed:.0f} random rounds a second (at least {least}), {worth}"


def _speed(work: Callable[[int], object], count: int) -> float:
    """Return how many a second of this process's own time."""
    best = 0.0
    for _ in range(TIMES):
        began = time.process_time()
        work(count)
        best = max(best, count / (time.process_time() - began))
    return best


def _add(count: int) -> int:
    total = 0
    for number in range(count):
        total += number
    return total


def _no_thanks(count: int) -> None:
    rng = Random(1)
    for _ in range(count):
        random_round(4, 11, rng.getrandbits, draw_cards(rng, DECK, PILE))
