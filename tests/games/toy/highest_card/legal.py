"""The legal moves of highest card."""

from __future__ import annotations

from accessigame.core.model import TABLE, Move, Seat

from .moves import Draw, Turn
from .options import CARDS
from .position import Position


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of a seat, cards ascending."""
    if seat not in position.to_act():
        return ()
    if seat == TABLE:
        return tuple(Turn(TABLE, card) for card in CARDS if card not in position.cards)
    return (Draw(seat),)
