"""Bots for Titus: a beginner, a greedy one, and two that search.

A bot remembers every back that was seen and still lies on the table, as anybody could.
The figures are measured, not guessed: docs/bots.md says how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.titus.conservative import Thrifty
from accessigame.bots.titus.greedy import Drawing, Greedy
from accessigame.bots.titus.search import Search

if TYPE_CHECKING:
    from accessigame.bots import Policy

LEVELS: Final[Mapping[str, Policy]] = MappingProxyType(
    {"easy": Drawing(), "medium": Greedy(), "hard": Search(80), "expert": Search(400)}
)


def benchmark_policy(name: str) -> Policy | None:
    """Return `MC(n)`, the search with so many playouts a choice, or `thrifty`, their policy."""
    if name.lower() == "thrifty":
        return Thrifty()
    match = re.fullmatch(r"MC\((\d{1,6})\)", name, re.IGNORECASE)
    return Search(int(match[1])) if match and int(match[1]) else None
