"""Bots for No Thanks without a formula, which only measurements name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots.uniform import UniformRandom
from accessigame.core.model import Move

if TYPE_CHECKING:
    from accessigame.bots import Policy


@dataclass(frozen=True, slots=True)
class AlwaysTake:
    """Takes every card."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return taking, which comes first among the legal moves."""
        return legal[0]


@dataclass(frozen=True, slots=True)
class AlwaysRefuse:
    """Refuses while it has a token."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return refusing, which comes last among the legal moves; taking without a token."""
        return legal[-1]


WITHOUT_FORMULA: Final[Mapping[str, Policy]] = MappingProxyType(
    {"coin": UniformRandom(), "take": AlwaysTake(), "refuse": AlwaysRefuse()}
)
"""By name: a coin decides like the level `random`, since there are two choices at most."""
