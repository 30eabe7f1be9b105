"""Trials of a choice: samples of what each move costs, and what each costs for certain.

In one sample, all moves meet the same cards and the same players, so that only their difference
is left to chance. Points are lost points: fewer are better, whatever wins the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from accessigame.core.model import Move


class PairedTrials(NamedTuple):
    """The trials of a choice.

    moves: the move with which each plan begins; several plans may begin with the same one.
    sample: plays one sample, and returns the points that the seat loses by each plan.
    most: the most samples worth their time.
    """

    moves: tuple[Move, ...]
    sample: Callable[[], Sequence[float]]
    most: int


class LossRange(NamedTuple):
    """The points that the seat loses by a move: at best, and at worst, whatever happens."""

    best: float
    worst: float
