"""The processor time of a choice of the searching bots, beside the half second that it may take."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from accessigame import bots, games
from accessigame.core.game import Game
from accessigame.core.model import Move
from tests.bench._games import play
from tests.league.fields import FIELDS

GAMES: Final = {"no-thanks": "2020", "six-nimmt": "base", "titus": "standard"}
"""The editions by game."""
LEVELS: Final = ("hard", "expert")
ENOUGH: Final = 400
"""Choices of a level, with each number of players: a hundredth of them are some."""
LIMIT: Final = 0.5
"""Seconds of one idle core that 99 choices in 100 may take."""


def run() -> list[str]:
    """Return a line for each game, number of players and level."""
    return [
        _line(games.find(game), edition, players, level)
        for game, edition in GAMES.items()
        for players in FIELDS[game].players
        for level in LEVELS
    ]


def _line(rules: Game[Any], edition: str, players: int, level: str) -> str:
    taken = _times(rules, edition, players, level)
    slow = quantiles(taken, n=100)[-1]
    return (
        f"choices of {level}, {rules.name} with {players}: half take {median(taken):.3f} seconds,"
        f" 99 in 100 {slow:.3f}, {slow / LIMIT:.2f} of what they may;"
        f" the longest of {len(taken)} {max(taken):.3f}"
    )


def _times(rules: Game[Any], edition: str, players: int, level: str) -> list[float]:
    """Return the processor seconds of the choices that are not forced, in whole games."""
    policy = bots.find(rules, level)
    taken: list[float] = []

    def choose(_state: object, view: object, legal: Sequence[Move]) -> Move:
        began = time.process_time()
        move = policy.choose(view, legal, rng)
        if len(legal) > 1:
            taken.append(time.process_time() - began)
        return move

    seed = 0
    while len(taken) < ENOUGH:
        rng = Random(seed)
        play(rules, edition, players, seed, choose)
        seed += 1
    return taken
