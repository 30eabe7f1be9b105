"""The screening of choices: which move is likely the best one, and whether a proof is worth a try.

The trials of the review play on in lean rounds, a hundred times as fast as the rules. They prove
nothing here: they only save the time of weighing moves that are close.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from accessigame import bots
from accessigame.bots import PairedTrials, six_nimmt
from accessigame.core.game import Game
from accessigame.core.model import Move
from tests.exercises.positions import SEAT, Choice
from tests.exercises.weighing import LEAST, mean_and_error

LOOKS: Final = (12, 24, 48, 96)
"""The samples after which the differences are looked at."""
LUCK: Final = 1.5
"""The standard errors by which a difference may still rise between two looks."""


def prospect(game: Game[Any], choice: Choice, effect: float) -> Move | None:
    """Return the move that is likely the best, where it is ahead by a clear effect.

    effect: the least lead before the next move, in standard deviations of one sample.
    """
    trials = _trials(game, choice)
    if trials is None:
        return None
    points: list[Sequence[float]] = []
    for look in LOOKS:
        points += [trials.sample() for _ in range(look - len(points))]
        found = _ahead(trials.moves, points)
        if found is None:
            return None
        move, mean, error = found
        if mean + LUCK * error < max(LEAST, effect * error * sqrt(look)):
            return None
    return move if mean >= max(LEAST, effect * error * sqrt(look)) else None


def _trials(game: Game[Any], choice: Choice) -> PairedTrials | None:
    """Return lean trials of a choice; in 6 nimmt! those of `hard`, which rehearse nothing."""
    rng = Random(f"{choice.deal} {choice.place} screening")
    view, legal = game.view(choice.position, SEAT), choice.legal(game)
    if game.name != "six-nimmt":
        return bots.trials(game, view, legal, legal[0], rng)
    trials = six_nimmt.LEVELS["hard"].trials(view, legal, rng)  # type: ignore[attr-defined]  # a search
    return PairedTrials(legal, lambda: [own for _, own in trials.sample()], LOOKS[-1])


def _ahead(
    moves: Sequence[Move], points: Sequence[Sequence[float]]
) -> tuple[Move, float, float] | None:
    """Return the best move, its mean lead before the next one, and the standard error of that.

    Of several plans for a move, its best one counts. None where there is no other move.
    """
    columns: list[tuple[float, ...]] = list(zip(*points, strict=True))
    best: dict[Move, tuple[float, ...]] = {}
    for move, column in zip(moves, columns, strict=True):
        if move not in best or sum(column) < sum(best[move]):
            best[move] = column
    if len(best) < 2:
        return None
    first, second = sorted(best, key=lambda move: sum(best[move]))[:2]
    leads = [b - a for a, b in zip(best[first], best[second], strict=True)]
    return first, *mean_and_error(leads)
