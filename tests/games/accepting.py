"""What any game accepts, for tests that compare it with what is listed."""

from __future__ import annotations

from accessigame.core.game import Position
from accessigame.core.model import Move, NotAllowed


def accepted(position: Position, move: Move) -> bool:
    """Say whether the position applies the move."""
    try:
        position.apply(move)
    except NotAllowed:
        return False
    return True
