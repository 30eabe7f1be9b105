"""The bot that does anything legal, for any game: a beginner, and a yardstick."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from accessigame.table import Move


class Anyhow:
    """Each legal move is as likely as any other."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, view: object, legal: Sequence[Move]) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return any of the legal moves."""
        return legal[int(self._random() * len(legal))]
