"""The uniformly random bot, for any game: the weakest level, and a benchmark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from accessigame.core.model import Move


@dataclass(frozen=True, slots=True)
class UniformRandom:
    """Chooses every legal move with the same probability."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return one of the legal moves, at random."""
        return legal[int(rng.random() * len(legal))]
