"""The tokens for which the searching bots of No Thanks take a card, beside the fitted style.

The style `SEARCHER` of accessigame/bots/no_thanks/opponent_model.py was fitted to these figures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from accessigame import bots, games
from accessigame.bots.no_thanks.opponent_model import SEARCHER
from accessigame.bots.no_thanks.styles import PHASE_OF, PHASES, needed, taken_by
from accessigame.core.model import Move
from accessigame.games.no_thanks.moves import Take
from accessigame.games.no_thanks.position import Position
from accessigame.games.no_thanks.scoring import change_of
from tests.bench._games import play

GAMES: Final = 24
PLAYERS: Final = 4
COSTS: Final = ((4, 9), (10, 15), (16, 21), (22, 27), (28, 35))
"""The lowest and the highest cost of each group of cards."""
MOST: Final = 40
"""More tokens than anybody asks for."""


class Choice(NamedTuple):
    """A choice of a searching bot: the tokens on the card, and whether it took the card."""

    pot: int
    took: bool


def run() -> list[str]:
    """Return, by phase and cost, the likeliest number of tokens, and that of the fitted style."""
    made: dict[tuple[int, int], list[Choice]] = defaultdict(list)
    for seed in range(GAMES):
        _play(seed, made)
    return [_line(phase, made) for phase in range(len(PHASES))]


def _play(seed: int, made: dict[tuple[int, int], list[Choice]]) -> None:
    """Play a game of `hard`, and note its choices by phase and group of costs."""
    rules = games.find("no-thanks")
    policy, rng = bots.find(rules, "hard"), Random(seed)

    def choose(state: Position, view: object, legal: Sequence[Move]) -> Move:
        move = policy.choose(view, legal, rng)
        assert state.card is not None
        cost = change_of(state.cards[min(state.to_act())], state.card)
        if len(legal) > 1 and cost >= COSTS[0][0]:
            group = next(n for n, (_, high) in enumerate(COSTS) if cost <= high)
            made[PHASE_OF[state.left], group].append(Choice(state.pot, isinstance(move, Take)))
        return move

    play(rules, "2020", PLAYERS, seed, choose)


def _line(phase: int, made: dict[tuple[int, int], list[Choice]]) -> str:
    figures = []
    for group, (low, high) in enumerate(COSTS):
        choices = made[phase, group]
        fitted = needed(SEARCHER, (low + high) // 2, phase)
        asked = f"{_likeliest(choices)}" if any(choice.took for choice in choices) else "none"
        figures.append(f"cost {low} to {high}: {asked} ({fitted}), {len(choices)} choices")
    left = f"{PHASES[phase]} and more" if not phase else f"{PHASES[phase]}"
    return f"hard takes, from {left} cards to come on, by cost (fitted): {'; '.join(figures)}"


def _likeliest(choices: Sequence[Choice]) -> int:
    """Return the tokens for which a style with such errors most likely made these choices."""

    def likelihood(needs: int) -> float:
        total = 0.0
        for pot, took in choices:
            chance = taken_by(SEARCHER, needs, pot)
            total += log(max(1e-9, chance if took else 1 - chance))
        return total

    return max(range(MOST), key=likelihood)
