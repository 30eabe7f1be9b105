"""The advice of highest card: there is nothing to decide."""

from __future__ import annotations

from accessigame.core.model import Event

from . import events as say
from .options import CARDS
from .position import Position


def advice(position: Position) -> tuple[Event, ...]:
    """Return the number of cards that nobody has drawn."""
    return (say.HighestLeft(sum(card not in position.cards for card in CARDS)),)
