"""Tournaments of bots, with paired deals: the same cards once for each rotation of the seats.

The full rules play every game, so no figure depends on a lean playout.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final, TypeAlias

from accessigame import games
from accessigame.bots import Policy, benchmark_policy, chance, looks_at_view, with_time_limit
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game, Position, default_options
from accessigame.core.model import TABLE, Move, Seat

CERTAINTY = 1.959964
"""The standard errors on either side of a mean that hold 95 of 100 cases."""

ENOUGH = 5
"""The deals from which a margin of error means something: two deals give 243 percent."""

DEFAULT_ROUNDS: Final = 1
"""The rounds of a game: one is the unit of comparison."""

_BETWEEN_BOTS: Final = re.compile(r",(?![^(]*\))")
"""A comma, but not one within brackets: `L(1,-3)` is one bot."""

Keep: TypeAlias = Callable[[int, Sequence[Move]], None]
"""Receives the number of a game and its moves."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game: scores and shares of the win by entrant, and its rounds."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    rounds: int


@dataclass(frozen=True)
class Tournament:
    """The names of a game and of the bots that play it, so that it can be sent to a process.

    bots: the entrants, one for each seat. limit: the seconds for one choice, if limited.
    """

    game: str
    edition: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seed: int = 0
    limit: float | None = None

    @cached_property
    def rules(self) -> Game[Any]:
        """The rules of the game."""
        return games.find(self.game)

    @cached_property
    def policies(self) -> tuple[Policy, ...]:
        """The policies of the entrants, looked up once; `NotUnderstood` for an unknown one."""
        policies = (benchmark_policy(self.rules, name) for name in self.bots)
        return tuple(with_time_limit(policy, self.limit) for policy in policies)

    @cached_property
    def first(self) -> Position:
        """The first position of every game; `NotAllowed` for an unknown edition or option."""
        first: Position = self.rules.start(self.edition, len(self.bots), self.options)
        return first

    def game_of(self, number: int, rotation: int = 0, keep: Keep | None = None) -> GameResult:
        """Play deal `number`, entrant i on seat i + rotation."""
        rules, state, seed = self.rules, self.first, self.seed + number
        dealer = Dealer(rules, seed)
        players = self._around(f"{seed} turn {rotation}" if rotation else seed, rotation)
        moves: list[Move] = []
        while acting := state.to_act():
            seat = min(acting)
            if seat == TABLE:
                move = dealer.choose(state)
            else:
                policy, looks, rng = players[seat]
                view = rules.view(state, seat) if looks else None
                move = policy.choose(view, rules.legal_moves(state, seat), rng)
            state, _ = rules.apply(state, move)
            moves.append(move)
        if keep is not None:
            keep(number, moves)
        return self._result(state, rotation)

    def _around(self, seed: int | str, rotation: int) -> list[tuple[Policy, bool, Random]]:
        """Return by seat the policy, whether it looks at the view, and its chance.

        The chance is made once a game: nothing is undone here, and seeding costs more than most
        choices.
        """
        policies = self.policies[-rotation:] + self.policies[:-rotation]
        return [
            (policy, looks_at_view(policy), chance(seed, Seat(seat), 0))
            for seat, policy in enumerate(policies)
        ]

    def _result(self, state: Position, rotation: int) -> GameResult:
        won, scores = self.rules.winners(state), self.rules.scores(state)
        players = len(self.bots)
        seats = [Seat((entrant + rotation) % players) for entrant in range(players)]
        wins = tuple((seat in won) / len(won) for seat in seats)
        return GameResult(tuple(scores[seat] for seat in seats), wins, state.round)

    def block(self, number: int) -> tuple[GameResult, ...]:
        """Play one deal for each rotation of the seats."""
        return tuple(self.game_of(number, rotation) for rotation in range(len(self.bots)))


def names_in(text: str) -> tuple[str, ...]:
    """Return the names of bots in a list with commas."""
    return tuple(part.strip() for part in _BETWEEN_BOTS.split(text))


def options_of(rules: Game[Any], rounds: int = DEFAULT_ROUNDS) -> Mapping[str, object]:
    """Return the options of each game of n rounds, without those that stay as they are."""
    options: dict[str, object] = {"first": 0, "rounds": rounds}
    defaults = default_options(rules)
    return {
        name: value
        for name, value in options.items()
        if name in defaults and (name == "first" or value != defaults[name])
    }


# Figures ----------------------------------------------------------------------------------------


def interval(values: Sequence[float]) -> float | None:
    """Return half the width of the 95 % interval of a mean; None for fewer than two values.

    Student's quantile for n - 1 degrees of freedom, by the series of Fisher and Cornish
    (Abramowitz and Stegun 26.7.5): it is within 2 % from three degrees on.
    """
    free = len(values) - 1
    if free < 1:
        return None
    z = CERTAINTY
    quantile = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    quantile += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    return quantile * stdev(values) / sqrt(len(values))


def figures(contest: Tournament, played: Sequence[Sequence[GameResult]]) -> list[dict[str, Any]]:
    """Return the figures of each entrant over the blocks, as JSON values."""
    return [_of_entrant(contest, played, entrant) for entrant in range(len(contest.bots))]


def _of_entrant(
    contest: Tournament, played: Sequence[Sequence[GameResult]], entrant: int
) -> dict[str, Any]:
    differences = [mean(difference_of(game.scores, entrant) for game in block) for block in played]
    wins = [mean(game.wins[entrant] for game in block) for block in played]
    return {
        "bot": contest.bots[entrant],
        "mean_score": mean(game.scores[entrant] for block in played for game in block),
        "difference": mean(differences),
        "difference_interval": interval(differences),
        "win_share": mean(wins),
        "win_interval": interval(wins),
    }


def difference_of(scores: Sequence[int], entrant: int) -> float:
    """Return the distance of an entrant's score from the mean of the others."""
    other_scores = [score for place, score in enumerate(scores) if place != entrant]
    return scores[entrant] - mean(other_scores)
