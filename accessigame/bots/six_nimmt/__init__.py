"""Bots for 6 nimmt!. The figures are measured, not guessed: docs/bots.md says how."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.six_nimmt.fearing import Fearing, highest_first, risk
from accessigame.bots.six_nimmt.search import Searching

if TYPE_CHECKING:
    from accessigame.bots import Policy

LEVELS: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        "easy": Fearing(highest_first),
        "medium": Fearing(risk),
        "hard": Searching(100),
        "expert": Searching(1000, rehearsal=3000),
    }
)


def yardstick(name: str) -> Policy | None:
    """Return flat Monte Carlo of N samples a card for `MC(N)`; of `MC(N,R)` R are rehearsed."""
    found = re.fullmatch(r"mc\((\d{1,6})(?:,(\d{1,6}))?\)", name, re.IGNORECASE)
    if found is None or int(found[1]) == 0:
        return None
    return Searching(int(found[1]), int(found[2] or 0))
