"""What any game accepts, for tests that compare it with what is listed."""

from __future__ import annotations

from typing import Any

from accessigame.core.game import Game
from accessigame.core.model import Move, NotAllowed


def accepted(game: Game[Any], position: Any, move: Move) -> bool:
    """Say whether the game applies the move."""
    try:
        game.apply(position, move)
    except NotAllowed:
        return False
    return True
