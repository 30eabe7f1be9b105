"""A game that is broken off and counted as it stands.

It is a move of the table that no rules list, so that no bot and no deck ever makes it. It stands
in the journal as any other move: it is undone, replayed and resumed as those are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from accessigame.core.game import Game, Position
from accessigame.core.model import AtTable, Event, Move, event_class

BREAK_OFF: Final = "break-off"
"""The name of the move in journals, in every game."""


@event_class
class CountAsItStands(AtTable):
    """No round follows: the same keys again break the game off, and it counts as it stands."""


@event_class
class BrokenOff(Event):
    """The game was broken off, and counts as it stands."""

    ends_round: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class BreakOff(Move):
    """The table breaks the game off."""


def moved(game: Game[Any], position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after a move of the game, or after its breaking off, and the events.

    Raises NotAllowed where the rules refuse it.
    """
    if not isinstance(move, BreakOff):
        return game.apply(position, move)
    after, events = game.break_off(position)
    return after, (BrokenOff(), *events)
