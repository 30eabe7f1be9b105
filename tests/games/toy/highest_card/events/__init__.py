"""The events of highest card."""

from .answers import HighestCounted, HighestHeld, HighestLeft
from .play import HighestBegins, HighestDrawn, HighestTurn
from .prompts import AskHighestCard, AskHighestDraw

__all__ = [
    "AskHighestCard",
    "AskHighestDraw",
    "HighestBegins",
    "HighestCounted",
    "HighestDrawn",
    "HighestHeld",
    "HighestLeft",
    "HighestTurn",
]
