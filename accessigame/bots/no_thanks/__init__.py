"""Bots for No Thanks, the weakest first: three that go by a formula, two that search.

The figures are measured, not guessed: docs/league.md says how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.no_thanks.endings import certain
from accessigame.bots.no_thanks.linear import WITHOUT_FORMULA, Linear, Medium
from accessigame.bots.no_thanks.search import CLEAR, Search
from accessigame.core.model import Event, Move
from accessigame.games.no_thanks.events.advice import ChoiceCertain, ChoiceEstimated
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
