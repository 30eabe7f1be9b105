"""The check of exercises by another method than that of the maker.

What is certain is counted out by the rules of the game. An estimate is tried with the trials of
the review, whose players are others, and weighed anew with other hidden things.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from accessigame import bots
from accessigame.core.game import Game
from accessigame.core.model import Refusal
from accessigame.drill.exercise_reader import Prepared, prepared
from accessigame.drill.practice import SetExercise
from accessigame.session.review.grading import loss_in
from tests.exercises.counting import TooManyError, ends, only_right
from tests.exercises.weighing import weight

TRIALS: Final = 600
SAMPLES: Final = 800
"""The most samples as `medium`, eight times those of the maker."""
FAR: Final = 3.0
"""The standard errors from which a difference speaks against an answer."""


def faults(game: Game[Any], each: SetExercise, trials: int = TRIALS) -> Iterator[str]:
    """Yield what is wrong with an exercise; nothing for one that holds."""
    try:
        ready = prepared(game, each.exercise)
    except Refusal as refusal:
        yield f"an entry is refused: {refusal!r}"
        return
    legal = ready.session.legal_moves(ready.seat)
    if ready.seat or len(legal) < 2:
        yield "the first seat has no choice"
    elif each.certain:
        yield from _not_certain(ready)
    else:
        yield from _not_estimated(ready, trials)


def _not_certain(ready: Prepared) -> Iterator[str]:
    game, position = ready.session.game, ready.session.position
    try:
        right = only_right(ends(game, position, ready.seat))
    except TooManyError:
        yield "too many ends to be counted out"
        return
    if (right,) != ready.answers:
        yield f"counted out, the answer is {right}"


def _not_estimated(ready: Prepared, most: int) -> Iterator[str]:
    game, seat, (answer,) = ready.session.game, ready.seat, ready.answers
    legal = ready.session.legal_moves(seat)
    view = ready.session.view(seat)
    trials = bots.trials(game, view, legal, answer, bots.chance("check", seat, 0))
    if trials is not None:
        loss = loss_in(trials, [trials.sample() for _ in range(most)], answer)
        if loss is not None and loss.mean > FAR * loss.error:
            yield f"by trials, {loss.better} is better by {loss.mean:.1f}"
    position = ready.session.position
    if weight(game, position, answer, "medium", most=SAMPLES, seed="check", least=0.0) is None:
        yield "weighed anew, it is not better than all others"
