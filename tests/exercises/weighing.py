"""The weighing of moves: everybody plays on as one level of the bots, and the points are compared.

In one sample, all moves meet the same hidden things and the same chance. Points are lost points,
of the asked seat: fewer are better. In 6 nimmt! they are its own bull heads, as its advice tells
them, elsewhere its distance from the mean of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from accessigame import bots
from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Move, Seat
from tests.exercises.tables import table

CLEAR: Final = 4.0
"""The standard errors from zero, from which a difference is called one: there are many looks."""
HOPELESS: Final = 0.5
"""The standard errors below which a difference is not looked at any longer."""
LEAST: Final = 0.5
"""The points that are worth an exercise."""
FIRST_LOOK: Final = 24


class Weight(NamedTuple):
    """What the best move saves against the best other one, and half the width of its interval."""

    best: Move
    points: float
    margin: float
    samples: int


def weight(
    game: Game[Any], position: Any, seat: Seat, level: str, *, most: int, seed: str
) -> Weight | None:
    """Return the weight of the best move; None where no move is clearly better than all others."""
    legal = game.legal_moves(position, seat)
    points: list[list[float]] = []
    look = FIRST_LOOK
    while True:
        while len(points) < min(look, most):
            points.append(sample(game, position, seat, level, f"{seed} {len(points)}"))
        differences = _differences(points)
        if all(mean - CLEAR * error > LEAST for _, mean, error in differences.others):
            _, mean, error = min(differences.others, key=lambda each: each[1])
            return Weight(legal[differences.best], mean, CLEAR * error, len(points))
        if look >= most or any(mean < HOPELESS * error for _, mean, error in differences.others):
            return None
        look += look // 2


class _Differences(NamedTuple):
    """The place of the best move, and for each other: its place, mean loss, standard error."""

    best: int
    others: Sequence[tuple[int, float, float]]


def _differences(points: Sequence[Sequence[float]]) -> _Differences:
    columns = list(zip(*points, strict=True))
    best = min(range(len(columns)), key=lambda place: sum(columns[place]))
    others = [
        (place, *mean_and_error([a - b for a, b in zip(column, columns[best], strict=True)]))
        for place, column in enumerate(columns)
        if place != best
    ]
    return _Differences(best, others)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    count, mean = len(values), sum(values) / len(values)
    squares = sum([(each - mean) ** 2 for each in values])
    return mean, sqrt(squares / (count * (count - 1)))


def sample(game: Game[Any], position: Any, seat: Seat, level: str, seed: str) -> list[float]:
    """Return the lost points after each legal move, with the same hidden things."""
    faced = table(game, position, seat, Random(seed))
    policy = bots.find(game, level)
    results = []
    for move in game.legal_moves(faced.position, seat):
        later, _ = game.apply(faced.position, move)
        rngs = [bots.chance(seed, each, 0) for each in later.seats]
        while not later.over and later.round == position.round:
            mover = min(later.to_act())
            if mover == TABLE:
                following = faced.move(later)
            else:
                own = game.legal_moves(later, mover)
                following = policy.choose(game.view(later, mover), own, rngs[mover])
            later, _ = game.apply(later, following)
        results.append(lost(game, later, seat))
    return results


def lost(game: Game[Any], position: Position, seat: Seat) -> float:
    """Return the lost points of a seat at the end."""
    scores = game.scores(position)
    if game.name == "six-nimmt":
        return scores[seat]
    apart = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    return -apart if game.higher_wins else apart
