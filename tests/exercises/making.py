"""The making of exercises: of the choices in games of bots, those whose best move is clear.

What the exact searches of the bots find is certain. What they do not is weighed: the best move is
to be better when everybody plays on as `medium`, and when everybody plays on as `hard`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from accessigame import bots
from accessigame.core.game import Game
from accessigame.core.model import Move
from accessigame.drill.exercise_reader import prepared
from accessigame.drill.practice import SetExercise
from tests.exercises.counting import Ends, only_right
from tests.exercises.entries import entry
from tests.exercises.positions import PLAYERS, SEAT, Choice, choices
from tests.exercises.weighing import Weight, weight

OF_A_DEAL: Final = 2
"""The most exercises of one deal."""
APART: Final = 8
"""The moves between two of them."""
SHARE: Final = 0.55
"""The part of all exercises that the same kind of answer may have."""
SPARE: Final = 3
MOVES: Final = 6
"""The most moves of a choice that is weighed."""
MOST: Final = {"medium": 160, "hard": 60}
"""The most samples by level."""
TRIES: Final = {"easy": 1, "medium": 8, "hard": 4}
"""The choices of each level from which the grade follows; `easy` always chooses the same."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A best move, with the weights of `medium` and `hard`; none of them where it is certain."""

    move: Move
    weights: tuple[Weight, ...] = ()


def made(
    game: Game[Any], deal: int, so_far: Sequence[SetExercise], *, estimates: bool
) -> Iterator[SetExercise]:
    """Yield the exercises of a deal. estimates: weigh choices, too, which takes long."""
    kinds = Counter(answer_kind(game, each) for each in so_far)
    last, count = -APART, 0
    for choice in choices(game, deal):
        if count == OF_A_DEAL or choice.place - last < APART:
            continue
        answer = certain(game, choice) or (estimated(game, choice) if estimates else None)
        if answer is None:
            continue
        kind = kind_of(game, choice.position, answer.move)
        if kinds[kind] >= SHARE * kinds.total() + SPARE:
            continue
        kinds[kind] += 1
        last, count = choice.place, count + 1
        yield _exercise(game, choice, answer)


def certain(game: Game[Any], choice: Choice) -> Answer | None:
    """Return the answer that is better than all others for certain, if there is one."""
    legal = choice.legal(game)
    ranges = bots.loss_ranges(game, game.view(choice.position, SEAT), legal)
    if len(ranges) < len(legal):
        return None
    move = only_right({move: Ends(*ends) for move, ends in ranges.items()})
    return None if move is None else Answer(move)


def estimated(game: Game[Any], choice: Choice) -> Answer | None:
    """Return the answer that both levels weigh best, if they agree."""
    position = choice.position
    weights: list[Weight] = []
    if len(choice.legal(game)) > MOVES or not _is_late(game, position):
        return None
    for level, most in MOST.items():
        try:
            found = weight(
                game, position, SEAT, level, most=most, seed=f"{choice.deal} {choice.place}"
            )
        except ValueError:  # nothing hidden agrees with the position
            return None
        if found is None or (weights and found.best != weights[0].best):
            return None
        weights.append(found)
    return Answer(weights[0].best, tuple(weights))


def _is_late(game: Game[Any], position: Any) -> bool:
    """Return True for a position from which `hard` plays to the end in parts of a second."""
    cards_left = {"no-thanks": 8, "titus": 5}
    return game.name == "six-nimmt" or position.left <= cards_left[game.name]


def _exercise(game: Game[Any], choice: Choice, answer: Answer) -> SetExercise:
    figures = [(round(each.points, 2), round(each.margin, 2)) for each in answer.weights]
    medium, hard = figures or ((), ())
    return SetExercise(
        game.editions[0], PLAYERS[game.name], choice.options, choice.entries,
        entry(game, choice.position, answer.move), not figures, medium, hard,
        shares(game, choice, answer.move), choice.deal,
    )  # fmt: skip


def shares(game: Game[Any], choice: Choice, answer: Move) -> dict[str, float]:
    """Return by level the share of its choices that are the answer."""
    view, legal = game.view(choice.position, SEAT), choice.legal(game)
    return {
        level: sum(
            bots.find(game, level).choose(view, legal, bots.chance("grade", SEAT, n)) == answer
            for n in range(tries)
        )
        / tries
        for level, tries in TRIES.items()
    }


def answer_kind(game: Game[Any], each: SetExercise) -> str:
    """Return the kind of the answer of an exercise."""
    found = prepared(game, each.exercise)
    return kind_of(game, found.session.position, found.answers[0])


def kind_of(game: Game[Any], position: Any, move: Move) -> str:
    """Return the kind of a move, of which a set has no more than `SHARE`.

    A card is the lowest of its hand, the highest, or one between.
    """
    kind = type(move).__name__
    card = getattr(move, "card", None)
    hand = position.hands[SEAT] if game.name == "six-nimmt" and card else ()
    places = {min(hand): "lowest", max(hand): "highest"} if hand else {}
    return f"{kind} {places.get(card, '')}".strip()
