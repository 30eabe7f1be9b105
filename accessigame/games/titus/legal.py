"""The legal moves of Titus: those of the table, and those of the mover."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.games.titus.deck import FACES, backs, dealt, pair
from accessigame.games.titus.groups import NOTHING, Group, can_join, complete, joinable, touching
from accessigame.games.titus.moves import (
    Convert,
    Draw,
    DropList,
    EndPile,
    Exchange,
    Flip,
    Join,
    Place,
    Steal,
    Stop,
    Top,
)
from accessigame.games.titus.options import LAST_CARD
from accessigame.games.titus.position import Position

Legal: TypeAlias = Callable[[Position, Seat], tuple[Move, ...]]

# Moves are values, so each is made once: a simulation makes millions of them.
drawing, showing, turning, stopping = cache(Draw), cache(Top), cache(Flip), cache(Stop)
_place, _join, _exchange, _steal = cache(Place), cache(Join), cache(Exchange), cache(Steal)
_convert = cache(Convert)

# The table ------------------------------------------------------------------------------------


def can_show(position: Position, face: Card) -> bool:
    """Return True where a token that shows this number can still be in the pile."""
    tokens = position.box
    if face not in FACES or not tokens.listed:
        return face in FACES
    borne, shows = position.borne, tokens.shows
    if borne[face] < shows[face]:
        return True
    # A list that leaves nothing at all must be wrong: then it binds nobody.
    return not any(borne[other] < shows[other] for other in FACES)


def can_flip(position: Position, face: Card) -> bool:
    """Return True where the token that is turned over can show this number now."""
    token = position.hand
    if token is None or face not in backs(token.face):
        return False
    if token.back is not None:
        return face == token.back
    if not position.box.listed or _left_pair(position, token.face, face):
        return True
    return not any(_left_pair(position, token.face, other) for other in backs(token.face))


def _left_pair(position: Position, one: Card, other: Card) -> bool:
    both = low, high = pair(one, other)
    return position.box.copies[low][high - low] > position.learnt.count(both)


def tops(position: Position, _seat: Seat) -> tuple[Move, ...]:
    """Return every number that may lie on top of the pile."""
    moves: tuple[Move, ...] = tuple(showing(TABLE, f) for f in FACES if can_show(position, f))
    if may_end_pile(position):
        moves = (*moves, EndPile(TABLE))
    return (*moves, DropList(TABLE)) if may_drop_list(position) else moves


def flips(position: Position, _seat: Seat) -> tuple[Move, ...]:
    """Return every number that may be behind the token in the hand."""
    moves: tuple[Move, ...] = tuple(turning(TABLE, f) for f in FACES if can_flip(position, f))
    return (*moves, DropList(TABLE)) if may_drop_list(position) else moves


def may_end_pile(position: Position) -> bool:
    """Return True where a real pile may turn out empty: a token was drawn, and no other shows."""
    return position.options.physical and position.phase == "top" and position.hand is not None


def may_drop_list(position: Position) -> bool:
    """Return True where the table may say that its real tokens are others than the list has."""
    return position.options.physical and position.box.listed and position.phase in ("top", "flip")


# The mover ------------------------------------------------------------------------------------


def convertible(position: Position) -> tuple[Group, ...]:
    """Return the mover's groups that may become points now."""
    if position.victory < LAST_CARD:
        return ()
    return complete(position.reserves[position.mover])


def free(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return converting and joining, which are no actions."""
    runs, pairs = convertible(position), joinable(position.reserves[seat])
    if not runs and not pairs:
        return ()
    converts = [_convert(seat, run[0][0], run[-1][0]) for run in runs]
    return (*converts, *[_join(seat, lower, upper) for lower, upper in pairs])


def has_free(position: Position) -> bool:
    """Return True where the mover may join or convert anything."""
    return bool(convertible(position)) or can_join(position.reserves[position.mover])


def actions(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the moves of the mover with no token in hand."""
    steals = [
        _steal(seat, stack.card)
        for other, stacks in enumerate(position.stacks)
        if other != seat
        for stack in stacks
        if stack.run
    ]
    moves = (*free(position, seat), drawing(seat), *steals)
    return (*moves, stopping(seat)) if position.taken else moves


def placements(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the places for the token in the hand, alone first."""
    assert position.hand is not None  # noqa: S101 - for the type checker: asked with a token in hand only
    lower, upper = touching(position.reserves[seat], position.hand.face)
    if not lower and not upper:
        return (_place(seat, NOTHING, NOTHING),)
    return tuple([_place(seat, low, up) for low in (NOTHING, *lower) for up in (NOTHING, *upper)])


def exchanges(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the independent tokens of others that may be asked for the one in the hand."""
    return tuple(
        [
            _exchange(seat, group[0][0])
            for other, reserve in enumerate(position.reserves)
            if other != seat
            for group in reserve
            if len(group) == 1
        ]
    )


def _holding(position: Position, seat: Seat) -> tuple[Move, ...]:
    return (*placements(position, seat), *exchanges(position, seat))


def _closing(position: Position, seat: Seat) -> tuple[Move, ...]:
    return (*free(position, seat), stopping(seat))


_LEGAL: Final[Mapping[str, Legal]] = MappingProxyType(
    {
        "top": tops,
        "flip": flips,
        "act": actions,
        "hold": _holding,
        "place": placements,
        "close": _closing,
    }
)
"""By phase: the legal moves of the seat that is to act."""


def legal_moves(position: Position, seat: Seat) -> tuple[Move, ...]:
    """Return the legal moves of a seat, in a stable order."""
    if seat not in position.to_act():
        return ()
    return _LEGAL[position.phase](position, seat)


def deal(position: Position, order: Sequence[Card]) -> Move | None:
    """Return the number that shows next, if the tokens lie in this order of their sides.

    None when this game did not begin with that order: then the number is drawn at random.
    """
    pile = dealt(tuple(order), position.options.deck)
    if position.phase == "top":
        face, _ = pile[position.box.size - position.left]
        return showing(TABLE, face)
    assert position.hand is not None  # noqa: S101 - for the type checker: a flip has a token
    sides = pile[position.hand.number - 1]
    if position.hand.face not in sides:
        return None
    return turning(TABLE, sides[0] if position.hand.face == sides[1] else sides[1])
