"""What any game accepts, for tests that compare it with what is listed."""

from __future__ import annotations

from accessigame.rules import State
from accessigame.table import Move, NotAllowed


def accepted(position: State, move: Move) -> bool:
    """Say whether the position applies the move."""
    try:
        position.apply(move)
    except NotAllowed:
        return False
    return True
