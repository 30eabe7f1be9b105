"""The exercises of highest card: none, since there is nothing to decide."""

from __future__ import annotations

from typing import Final

from accessigame.core.game import Exercise

EXERCISES: Final[tuple[Exercise, ...]] = ()
