"""The questions of highest card."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Prompt, Seat


@dataclass(frozen=True, slots=True)
class AskHighestDraw(Prompt):
    """A seat is to draw."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskHighestCard(Prompt):
    """The card that was drawn is to be typed."""
