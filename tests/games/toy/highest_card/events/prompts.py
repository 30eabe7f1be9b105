"""The questions of highest card."""

from __future__ import annotations

from accessigame.core.model import Prompt, Seat, event_class


@event_class
class AskHighestDraw(Prompt):
    """A seat is to draw."""

    seat: Seat


@event_class
class AskHighestCard(Prompt):
    """The card that was drawn is to be typed."""
