"""The game of a position, and the moves that it accepts, for tests that serve every game."""

from __future__ import annotations

from typing import Any

from accessigame import games
from accessigame.core.game import Game, Position
from accessigame.core.model import Move, NotAllowed


def accepted(game: Game[Any], position: Any, move: Move) -> bool:
    """Say whether the game applies the move."""
    try:
        game.apply(position, move)
    except NotAllowed:
        return False
    return True


def game_of(position: Position) -> Game[Any]:
    """Return the game of a position, by the folder of its type."""
    return games.find(type(position).__module__.split(".")[2])
