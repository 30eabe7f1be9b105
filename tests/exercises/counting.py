"""The counting out of the end of a game by its rules, for which the bots have nothing to do.

The best end after a move: everybody and the cards help the seat. The worst: nobody does. Its own
later moves are the best ones for it in both.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from accessigame.core.game import Game
from accessigame.core.model import Move, Seat
from tests.exercises.weighing import lost

MOST: Final = 60_000
"""The most positions that are counted out for an exercise."""


class Ends(NamedTuple):
    """The lost points of the seat at the best end, and at the worst."""

    best: float
    worst: float


class TooManyError(Exception):
    """The end of the game is too far away."""


def ends(game: Game[Any], position: Any, seat: Seat, most: int = MOST) -> dict[Move, Ends]:
    """Return the ends after each move of the seat; raises TooManyError."""
    counting = _Counting(game, seat, most)
    return {
        move: counting.ends(game.apply(position, move)[0])
        for move in game.legal_moves(position, seat)
    }


def only_right(all_ends: dict[Move, Ends]) -> Move | None:
    """Return the move whose worst end is better than the best end of all others."""
    for move, own in all_ends.items():
        if all(own.worst < each.best for other, each in all_ends.items() if other != move):
            return move
    return None


class _Counting:
    """Goes through all that can follow, once for each position."""

    def __init__(self, game: Game[Any], seat: Seat, most: int) -> None:
        self._game, self._seat, self._left = game, seat, most

    def ends(self, position: Any) -> Ends:
        """Return the ends of a position."""
        if position.over:
            points = lost(self._game, position, self._seat)
            return Ends(points, points)
        self._left -= 1
        if self._left < 0:
            raise TooManyError
        mover = min(position.to_act())
        moves = self._game.legal_moves(position, mover)
        every = [self.ends(self._game.apply(position, move)[0]) for move in moves]
        worse = min if mover == self._seat else max
        return Ends(min(each.best for each in every), worse(each.worst for each in every))
