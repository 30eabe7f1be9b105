"""The making of exercises: of the choices in games of bots, those whose best move is proven."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from accessigame import bots
from accessigame.core.game import Game
from accessigame.core.model import Move
from accessigame.drill.practice import SURE, SetExercise
from tests.exercises.balance import Balance
from tests.exercises.entries import entry
from tests.exercises.positions import PLAYERS, SEAT, Choice, choices
from tests.exercises.proving import Answer, certain, likely, weighed

OF_A_DEAL: Final = 3
"""The most exercises of one deal."""
APART: Final = 8
"""The moves between two of them."""
TRIES: Final = {"easy": 1, "medium": 8, "hard": 4}
"""The choices of each level from which the grade follows; `easy` always chooses the same."""


def made(game: Game[Any], deal: int, balance: Balance) -> Iterator[SetExercise]:
    """Yield the exercises of a deal for which a set has room, and count them there."""
    last, count = -APART, 0
    for choice in choices(game, deal):
        if choice.place - last < APART or not balance.has_room_at(choice.position):
            continue
        answer = _proven(game, choice, balance)
        if answer is None:
            continue
        try:
            each = _exercise(game, choice, answer)
        except ValueError:  # a move before it, or the answer, cannot be typed
            return
        last, count = choice.place, count + 1
        if each.name not in balance.names:
            balance.add(each, choice.position, answer.move)
            yield each
        if count == OF_A_DEAL:
            return


def _proven(game: Game[Any], choice: Choice, balance: Balance) -> Answer | None:
    """Return the answer of a choice, if it is proven and there is room for it."""
    sure = certain(game, choice)
    move = likely(game, choice) if sure is None else sure
    if move is None or not balance.has_room_for(choice.position, move):
        return None
    if not balance.has_room_for_easy() and share(game, choice, move, "easy") >= SURE:
        return None
    return weighed(game, choice, move) if sure is None else Answer(sure)


def _exercise(game: Game[Any], choice: Choice, answer: Answer) -> SetExercise:
    """Return the exercise of a choice; raises ValueError for a move without an entry."""
    figures = [(each.points, each.margin) for each in answer.weights]
    medium, hard = figures or ((), ())
    return SetExercise(
        game.editions[0], PLAYERS[game.name], choice.options, choice.entries(game),
        entry(game, choice.position, answer.move), not figures, medium, hard,
        shares(game, choice, answer.move), choice.deal,
    )  # fmt: skip


def shares(game: Game[Any], choice: Choice, answer: Move) -> Mapping[str, float]:
    """Return by level the share of its choices that are the answer."""
    return {level: share(game, choice, answer, level) for level in TRIES}


def share(game: Game[Any], choice: Choice, answer: Move, level: str) -> float:
    """Return the share of the choices of a level that are the answer."""
    view, legal, tries = game.view(choice.position, SEAT), choice.legal(game), TRIES[level]
    policy = bots.find(game, level)
    found = [policy.choose(view, legal, bots.chance("grade", SEAT, n)) for n in range(tries)]
    return found.count(answer) / tries
