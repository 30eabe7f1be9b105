"""The legal moves of No Thanks, and the one that a shuffled deck makes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, turn_up
from accessigame.games.no_thanks.position import Position


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of a seat: taking before refusing, cards ascending."""
    if position.card is not None:
        if seat != position.mover:
            return ()
        return _decisions(seat, position.tokens[seat] > 0)
    if seat not in position.to_act():
        return ()
    if position.mover == TABLE:
        return tuple(Begin(TABLE, first) for first in starters(position))
    turns = tuple(turn_up(card) for card in sorted(position.unseen))
    return (*turns, EndPile(TABLE)) if may_end_pile(position) else turns


@cache
def _decisions(seat: Seat, can_refuse: bool) -> tuple[Move, ...]:
    return (Take(seat), Refuse(seat)) if can_refuse else (Take(seat),)


def starters(position: Position) -> tuple[Seat, ...]:
    """Return the seats that may start the next round."""
    if position.options.starts == "random":
        return position.seats
    return (Seat((position.options.first + position.round - 1) % len(position.seats)),)


def may_end_pile(position: Position) -> bool:
    """Return True where a real pile may turn out empty now, before its last card."""
    return position.options.physical and position.turned > 0


def deal(position: Position, order: Sequence[Card]) -> Move | None:
    """Return the turning up of the first unseen card in this order; None between two rounds."""
    if position.mover == TABLE:
        return None
    # a dealt deck comes off in order; the search is for a game that began with a real one
    card = order[position.turned]
    if card not in position.unseen:
        card = next(other for other in order if other in position.unseen)
    return turn_up(card)
