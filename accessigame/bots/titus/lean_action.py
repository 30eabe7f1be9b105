"""The moves of the readable rules as actions on a lean table."""

from __future__ import annotations

from collections.abc import Callable

from accessigame.bots.titus.lean_table import Table
from accessigame.core.model import Card, Move
from accessigame.games.titus.groups import Reserve
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal


def lean_action(view: View, move: Move) -> Callable[[Table], None]:
    """Return the function that makes the move on a lean table; places are those of the view."""
    reserve = view.reserves[view.seat]
    if isinstance(move, Draw):
        return Table.draw
    if isinstance(move, Place):
        lower, upper = _group_ending(reserve, move.lower), _group_beginning(reserve, move.upper)
        return lambda table: table.lay(lower, upper)
    if isinstance(move, Join):
        lower, upper = _group_ending(reserve, move.lower), _group_beginning(reserve, move.upper)
        return lambda table: table.join(lower, upper)
    if isinstance(move, Exchange):
        owner, place = _lone_place(view, move.token)
        return lambda table: table.exchange(owner, place)
    if isinstance(move, Steal):
        owner, place = _card_place(view, move.card)
        return lambda table: table.steal(owner, place)
    if isinstance(move, Convert):
        place = _group_beginning(reserve, move.low)
        return lambda table: table.convert(place)
    return Table.stop


def _lone_place(view: View, token: int) -> tuple[int, int]:
    """Return the seat and the place in its reserve of the lone token with this number."""
    return next(
        (seat, place)
        for seat, reserve in enumerate(view.reserves)
        for place, group in enumerate(reserve)
        if group[0].number == token
    )


def _card_place(view: View, card: Card) -> tuple[int, int]:
    """Return the seat with this victory card, and the place of the card among those of the seat."""
    return next(
        (seat, place)
        for seat, stacks in enumerate(view.stacks)
        for place, stack in enumerate(stacks)
        if stack.card == card
    )


def _group_ending(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[-1].number == number), -1)


def _group_beginning(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[0].number == number), -1)
