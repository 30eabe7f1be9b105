"""Bots for Titus: a beginner, a greedy one, and two that search.

A bot remembers every back that was seen and still lies on the table, as any player could.
The figures are measured, not guessed: docs/league.md says how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.greedy import Beginner, Greedy
from accessigame.bots.titus.playing_out import PlayoutPolicy
from accessigame.bots.titus.search import Race, Search

if TYPE_CHECKING:
    from accessigame.bots import Policy

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
