"""The bot that does anything legal, for any game: a beginner, and a yardstick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from accessigame.core.model import Move


@dataclass(frozen=True, slots=True)
class UniformRandom:
    """Each legal move is as likely as any other."""

    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return any of the legal moves."""
        return legal[int(rng.random() * len(legal))]
