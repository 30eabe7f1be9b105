"""The weighing of a move: everybody plays on as one level of the bots, and points are compared.

In one sample, all moves meet the same hidden things and the same chance. Points are lost points,
of the asked seat: fewer are better. In 6 nimmt! they are its own bull heads, as its advice tells
them, elsewhere its distance from the mean of the others.

The move is known before, from other samples: what is weighed is whether it is better than each
other one. So a move that is clearly worse is not played any longer, and most of the time goes to
those that are close.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from accessigame import bots
from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Move, Seat
from tests.exercises.tables import table

CLEAR: Final = 4.0
"""The standard errors from zero, from which a difference is called one: there are many looks."""
LUCK: Final = 1.5
"""The standard errors by which a difference may still rise; one that needs more is given up."""
LEAST: Final = 1.0
"""The points that are worth an exercise."""
FIRST_LOOK: Final = 20


class Weight(NamedTuple):
    """What a move saves against the best other one, and half the width of its interval.

    Both are in hundredths of a point, as they are kept.
    """

    points: float
    margin: float
    samples: int


def weight(
    game: Game[Any],
    position: Any,
    answer: Move,
    level: str,
    *,
    most: int,
    seed: str,
    least: float = LEAST,
) -> Weight | None:
    """Return the weight of a move; None where it is not clearly better than all others.

    most: the samples. least: the points by which it is to be better, beside its interval.
    Raises ValueError where nothing hidden agrees with the position.
    """
    seat, count = answer.seat, 0
    others: dict[Move, list[float]] = {
        move: [] for move in game.legal_moves(position, seat) if move != answer
    }
    behind: list[Weight] = []
    for look in _looks(most):
        for number in range(count, look):
            moves = (answer, *others)
            own, *rest = sample(game, position, seat, level, f"{seed} {number}", moves=moves)
            for differences, points in zip(others.values(), rest, strict=True):
                differences.append(points - own)
        count = look
        for move, differences in list(others.items()):
            mean, error = mean_and_error(differences)
            found = Weight(round(mean, 2), round(CLEAR * error, 2), count)
            is_sure = error > 0 or count == most  # a rare end may not have been met so far
            if is_sure and found.points >= least and found.points > found.margin:
                behind.append(found)
                del others[move]
            elif _is_hopeless(mean, error, least, most / count):
                return None
        if not others:
            return min(behind)
    return None


def _looks(most: int) -> Iterator[int]:
    """Yield the numbers of samples after which the differences are looked at."""
    look = FIRST_LOOK
    while look < most:
        yield look
        look += look // 2
    yield most


def _is_hopeless(mean: float, error: float, least: float, more: float) -> bool:
    """Return True for a difference that all the samples would hardly make clear.

    more: how many times as many they will be.
    """
    optimistic = mean + LUCK * error
    return optimistic < least or optimistic * sqrt(more) < CLEAR * error


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    count, mean = len(values), sum(values) / len(values)
    squares = sum([(each - mean) ** 2 for each in values])
    return mean, sqrt(squares / (count * (count - 1)))


def sample(
    game: Game[Any],
    position: Any,
    seat: Seat,
    level: str,
    seed: str,
    *,
    moves: Sequence[Move] | None = None,
) -> list[float]:
    """Return the lost points after each of these moves, with the same hidden things.

    moves: by default all that are legal.
    """
    faced = table(game, position, seat, Random(seed))
    policy = bots.find(game, level)
    results = []
    for move in game.legal_moves(faced.position, seat) if moves is None else moves:
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
