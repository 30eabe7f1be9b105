"""What a move of highest card does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from accessigame.core.model import TABLE, Card, Event, Move, NotAllowed
from accessigame.games import shared

from . import events as say
from .legal import legal_moves
from .moves import Turn
from .options import EDITIONS, PLAYERS, Options
from .position import Position
from .scoring import result


def start(edition: str, seats: int, options: Mapping[str, object]) -> Position:
    """Return the first position; `NotAllowed` for an edition, a number or an option."""
    shared.check_edition(edition, EDITIONS)
    shared.check_players(seats, (PLAYERS,), edition)
    return Position(Options.read(options, seats))


def opening(position: Position) -> tuple[Event, ...]:
    """Return the events that begin a game."""
    return (say.HighestBegins(position.mover),)


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the next position and its events; `NotAllowed` for an illegal move."""
    if move not in legal_moves(position, move.seat):
        raise NotAllowed(shared.IllegalMove())
    if not isinstance(move, Turn):
        return replace(position, asked=True), ()
    seat = position.mover
    cards = tuple(move.card if each == seat else position.cards[each] for each in position.seats)
    after = replace(position, cards=cards, asked=False)
    following = result(after) if after.over else (say.HighestTurn(after.mover),)
    return after, (say.HighestDrawn(seat, move.card), *following)


def break_off(_position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Refuse: a game of one turn is not broken off."""
    raise NotAllowed(shared.IllegalMove())


def deal(position: Position, order: Sequence[Card]) -> Move | None:
    """Return the turning up of the next card in this order."""
    return Turn(TABLE, next(card for card in order if card not in position.cards))
