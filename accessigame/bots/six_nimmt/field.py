"""The field of the league of 6 nimmt!: players of one idea, and a flat Monte Carlo search."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.field import Field
from accessigame.bots.six_nimmt.one_ply import OnePly, highest_first, wariness

if TYPE_CHECKING:
    from accessigame.bots import Policy

FIELD: Final = Field(players=(2, 4, 6, 10), kinds=("highest", "risk", "MC(100)"))

OF_ONE_IDEA: Final[Mapping[str, Policy]] = MappingProxyType(
    {"highest": OnePly(highest_first), "risk": OnePly(wariness)}
)
"""By name: the highest card first, or the card that is likely to cost least in this turn."""
