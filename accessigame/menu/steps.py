"""Prompts in turn about one thing: the way back leads to the prompt before.

The thing begins with what is usual, and each prompt changes it, so a prompt that is asked
again has its last answer as the usual one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from accessigame.cli.leaving import Back

T = TypeVar("T")


def _always(_thing: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """A prompt about a thing.

    ask: asks it, and returns the thing with the answer. due: says whether the prompt is needed.
    """

    ask: Callable[[T], T]
    due: Callable[[T], bool] = _always


def ask_in_turn(steps: Sequence[Step[T]], thing: T) -> T:
    """Ask each prompt that is due; return the thing with all answers.

    Raises Back when somebody wants to leave the first prompt.
    """
    numbers_asked: list[int] = []
    number = 0
    while number < len(steps):
        if steps[number].due(thing):
            try:
                thing = steps[number].ask(thing)
            except Back:
                if not numbers_asked:
                    raise
                number = numbers_asked.pop()
                continue
            numbers_asked.append(number)
        number += 1
    return thing
