"""The proof of an answer: that one move is better than all others.

What the exact searches of the bots find is certain. What they do not is weighed: the best move is
to be better when everybody plays on as `medium`, and when everybody plays on as `hard`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from accessigame import bots
from accessigame.core.game import Game
from accessigame.core.model import Move
from tests.exercises.counting import Ends, only_right
from tests.exercises.positions import SEAT, Choice, steps_left
from tests.exercises.screening import prospect
from tests.exercises.weighing import CLEAR, FIRST_LOOK, Weight, weight

MOST: Final = {"medium": 100, "hard": 60}
"""The most samples by level."""
PATIENCE: Final = 6.0
"""The seconds that the samples of a close pair of moves may take, all playing on as `hard`."""
FIXED: Final[Mapping[str, float]] = {"no-thanks": 0.03, "six-nimmt": 0.0, "titus": 0.0}
SQUARE: Final[Mapping[str, float]] = {"no-thanks": 0.0006, "six-nimmt": 0.0014, "titus": 0.0020}
"""The seconds of a round that is played on as `hard`: fixed ones, and by the square of its steps.

They were measured, and say only what is worth a try."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A best move, with the weights of `medium` and `hard`; none of them where it is certain."""

    move: Move
    weights: tuple[Weight, ...] = ()


def certain(game: Game[Any], choice: Choice) -> Move | None:
    """Return the move that is better than all others for certain, if there is one.

    Whether points or a lead are compared makes no difference: where the bots solve a last turn of
    Titus, the scores of the others are final.
    """
    legal = choice.legal(game)
    ranges = bots.loss_ranges(game, game.view(choice.position, SEAT), legal)
    if len(ranges) < len(legal):
        return None
    return only_right({move: Ends(*ends) for move, ends in ranges.items()})


def likely(game: Game[Any], choice: Choice) -> Move | None:
    """Return the move that is worth to be weighed, if there is one."""
    samples = samples_of(game, choice.position)
    return prospect(game, choice, CLEAR / sqrt(samples)) if samples >= FIRST_LOOK else None


def weighed(game: Game[Any], choice: Choice, move: Move) -> Answer | None:
    """Return the answer if both levels weigh it as better than all others."""
    weights: list[Weight] = []
    most = {**MOST, "hard": samples_of(game, choice.position)}
    for level in MOST:
        seed = f"{choice.deal} {choice.place}"
        try:
            found = weight(game, choice.position, move, level, most=most[level], seed=seed)
        except ValueError:  # nothing hidden agrees with the position
            return None
        if found is None:
            return None
        weights.append(found)
    return Answer(move, tuple(weights))


def samples_of(game: Game[Any], position: Any) -> int:
    """Return the samples as `hard` that are worth their time in a position."""
    steps = steps_left(game, position)
    seconds = FIXED[game.name] + SQUARE[game.name] * steps * steps
    return min(MOST["hard"], int(PATIENCE / (2 * seconds))) if seconds else MOST["hard"]
