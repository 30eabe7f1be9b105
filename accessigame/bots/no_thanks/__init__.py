"""Bots for No Thanks, the weakest first: three that go by a formula, two that search.

The figures are measured, not guessed: docs/league.md says how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots import LossRange, PairedTrials
from accessigame.bots.no_thanks.endings import Range, certain, ranges_of
from accessigame.bots.no_thanks.linear import WITHOUT_FORMULA, Linear, Medium
from accessigame.bots.no_thanks.playout import PLANS
from accessigame.bots.no_thanks.search import CLEAR, Search
from accessigame.core.model import Event, Move
from accessigame.games.no_thanks.events.answers import ChoiceCertain, ChoiceEstimated
from accessigame.games.no_thanks.interface import View

if TYPE_CHECKING:
    from accessigame.bots import Policy

OWNS: Final = (0.45, 0.6, 0.8)

EXPERT: Final = Search(samples=1200, owns=OWNS)

LEVELS: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        "easy": Linear(1.0, 0.0, milks=False),
        "medium": Medium(),
        "hard": Search(samples=50, observes=False),
        "expert": EXPERT,
    }
)

TRIALS: Final = 6000
"""The most trials of one choice, five times those of the expert; they take seconds."""

_WEIGHING: Final = re.compile(r"([LM])\((-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\)")
_SEARCH: Final = re.compile(r"(MC|IS)\((\d{1,5})\)")


def benchmark_policy(name: str) -> Policy | None:
    """Return a bot that only measurements name, or None.

    `L(a,t)`, `M(a,t)`, `MC(n)` (flat, any opponents), `IS(n)` (it observes), or without formula.
    """
    if name.lower() in WITHOUT_FORMULA:
        return WITHOUT_FORMULA[name.lower()]
    weighing = _WEIGHING.fullmatch(name)
    if weighing:
        style, weight, threshold = weighing.groups()
        return Linear(float(weight), float(threshold), milks=style == "M")
    search = _SEARCH.fullmatch(name)
    if search and int(search[2]):
        observes = search[1] == "IS"
        return Search(int(search[2]), observes, OWNS if observes else ())
    return None


def estimate(view: object, legal: Sequence[Move], rng: Random) -> tuple[Event, ...]:
    """Return which choice is certain, or else the expert's estimate of both.

    Both know the tokens of the seat.
    """
    assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
    if len(legal) < 2:  # noqa: PLR2004 - without a token there is no choice
        return ()
    takes = certain(view)
    if takes is not None:
        return (ChoiceCertain(view.seat, takes, not view.open_tokens),)
    difference = EXPERT.difference(view, rng)
    points, margin = round(abs(difference.mean)), max(1, round(CLEAR * difference.error))
    details = (difference.count, not view.open_tokens, points <= margin)
    return (ChoiceEstimated(view.seat, difference.mean >= 0, points, margin, *details),)


def trials(view: object, legal: Sequence[Move], _played: Move, rng: Random) -> PairedTrials:
    """Return the trials of taking and refusing, as the expert plays them.

    A plan is taking or refusing, with one of its styles for all later choices: the one that it
    would find best is drawn by few samples, and would bend an estimate.
    """
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    take, refuse = legal
    sample = EXPERT.sampler(view, rng)
    moves = (take, *[refuse] * PLANS) * len(EXPERT.own_styles(len(view.cards)))

    def points() -> Sequence[float]:
        return [each for taken, refused in sample() for each in (taken, *refused)]

    return PairedTrials(moves, points, TRIALS)


def loss_ranges(view: object, legal: Sequence[Move]) -> Mapping[Move, LossRange]:
    """Return the certain outcomes of taking and refusing; empty for a round not solved."""
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    ranges = ranges_of(view)
    others = len(view.cards) - 1
    return (
        {}
        if ranges is None
        else {move: _in_points(each, others) for move, each in zip(legal, ranges, strict=True)}
    )


def _in_points(found: Range, others: int) -> LossRange:
    """Return a range in whole points. others: the parts of a point."""
    return LossRange(found.best / others, found.worst / others)
