"""Bots for Titus: a beginner, a greedy one, and two that search.

A bot remembers every back that was seen and still lies on the table, as any player could.
The figures are measured, not guessed: docs/league.md says how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots import LossRange, PairedTrials
from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.greedy import Beginner, Greedy
from accessigame.bots.titus.playing_out import PlayoutPolicy
from accessigame.bots.titus.search import Leads, Race, Search, candidates
from accessigame.core.model import Move
from accessigame.games.titus import last_turn
from accessigame.games.titus.interface import View

if TYPE_CHECKING:
    from accessigame.bots import Policy

TRIALS: Final = 2000
"""The most trials of one choice; early in the game they take seconds."""
LEVELS: Final[Mapping[str, Policy]] = MappingProxyType(
    {"easy": Beginner(), "medium": Greedy(), "hard": Search(80), "expert": Race(500)}
)


PLAYOUTS: Final[Mapping[str, Policy]] = MappingProxyType(
    {"thrifty": PlayoutPolicy(thrifty.step), "patient": PlayoutPolicy(patient.step)}
)
"""The policies of playouts as bots."""


def benchmark_policy(name: str) -> Policy | None:
    """Return the search with n playouts for `MC(n)` or `Race(n)`, or a policy of playouts."""
    if name.lower() in PLAYOUTS:
        return PLAYOUTS[name.lower()]
    match = re.fullmatch(r"(MC|Race)\((\d{1,6})\)", name, re.IGNORECASE)
    if match is None or not int(match[2]):
        return None
    return (Race if match[1].lower() == "race" else Search)(int(match[2]))


def trials(view: object, legal: Sequence[Move], played: Move, rng: Random) -> PairedTrials:
    """Return the trials of the moves that the expert tries, and of the one that was played."""
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    moves = tuple(dict.fromkeys((played, *candidates(view, legal))))
    leads = Leads(view, moves, rng, patient.play_on)
    return PairedTrials(moves, lambda: [-lead for lead in leads.on_next_table()], TRIALS)


def loss_ranges(view: object, legal: Sequence[Move]) -> Mapping[Move, LossRange]:
    """Return the certain scores of a last turn, as lost points; empty for any other turn.

    The moves that win likeliest are there, and those that no hidden side changes.
    """
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    best = last_turn.best(view, legal)
    if best is None or not best[1].certain:
        return {}
    results = last_turn.solve(view, legal)
    return {
        move: LossRange(-float(result.points), -float(result.points))
        for move, result in results.items()
        if result.certain
    }
