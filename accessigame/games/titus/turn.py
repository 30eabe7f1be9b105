"""What each move of Titus does; None where it is not legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessigame.core.model import Event, Move, Seat
from accessigame.games.titus import ending, groups, legal
from accessigame.games.titus import events as say
from accessigame.games.titus.deck import FACES, NONE, box, one_more, pair
from accessigame.games.titus.groups import Stack, Token, faces
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
from accessigame.games.titus.options import LIMIT

if TYPE_CHECKING:
    from accessigame.games.titus.position import Position

Done: TypeAlias = "tuple[Position, tuple[Event, ...]] | None"
ANY_FACE: Final = frozenset(FACES)

# Events are values: those that come again and again are made once, as moves are.
_shown, _drawn, _flipped = cache(say.TopShown), cache(say.TokenDrawn), cache(say.TokenFlipped)
_gave, _taken, _stolen = cache(say.ExchangeGiven), cache(say.ExchangeTaken), cache(say.TokenStolen)
_alone, _grouped, _joined = cache(say.LaidAlone), cache(say.LaidInGroup), cache(say.GroupsJoined)
_goes_on, _only_free, _ended = cache(say.TurnGoesOn), cache(say.OnlyFree), cache(say.TurnEnded)
_opened = cache(say.TurnStarts)


def _put(values: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# The table ------------------------------------------------------------------------------------


def _top(position: Position, move: Top) -> Done:
    if position.phase != "top" or not legal.can_show(position, move.face):
        return None
    phase = "act" if position.hand is None else "hold"
    after = position.become(phase, top=move.face)
    shown: tuple[Event, ...] = (_shown(move.face, ANY_FACE),)
    if phase == "act":
        return after, (*shown, turn_opened(after))
    return after, shown


def _flip(position: Position, move: Flip) -> Done:
    token = position.hand
    if position.phase != "flip" or token is None or not legal.can_flip(position, move.face):
        return None
    learnt, borne = position.learnt, position.borne
    if token.back is None:
        learnt = (*learnt, pair(token.face, move.face))
        borne = borne if token.face == move.face else one_more(borne, move.face)
    after = position.become("place", hand=token.flipped(move.face), learnt=learnt, borne=borne)
    return after, (_flipped(token.face, move.face),)


def _end_pile(position: Position, _move: EndPile) -> Done:
    if not legal.may_end_pile(position):
        return None
    missing = position.left
    after = position.become("hold", left=0)
    return after, (say.PileShortEnded(position.box.size - missing),)


def _drop_list(position: Position, _move: DropList) -> Done:
    if not legal.may_drop_list(position):
        return None
    return position.become(position.phase, box=box(NONE, position.box.size)), (say.ListDropped(),)


# Taking a token -------------------------------------------------------------------------------


def _draw(position: Position, move: Draw) -> Done:
    if position.phase != "act" or position.top is None:
        return None
    left = position.left - 1
    token = Token(position.box.size - left, position.top)
    after = position.become(
        "top" if left else "hold",
        top=None,
        left=left,
        taken=position.taken + 1,
        hand=token,
        borne=one_more(position.borne, token.face),
    )
    drawn = _drawn(move.seat, token.face)
    return after, (drawn,) if left else (drawn, say.LastToken())


def _exchange(position: Position, move: Exchange) -> Done:
    given = position.hand
    if position.phase != "hold" or given is None:
        return None
    for other in position.seats:
        reserve = position.reserves[other]
        for group in reserve if other != move.seat else ():
            if group[0][0] == move.token and len(group) == 1:
                theirs = (*groups.without(reserve, group), (given,))
                reserves = _put(position.reserves, other, theirs)
                after = position.become("flip", hand=group[0], reserves=reserves)
                gave = _gave(move.seat, given[1])
                return after, (gave, _taken(other, given[1], group[0][1], move.seat))
    return None


def _steal(position: Position, move: Steal) -> Done:
    if position.phase != "act":
        return None
    for owner, stacks in zip(position.seats, position.stacks, strict=True):
        for place, stack in enumerate(stacks if owner != move.seat else ()):
            if stack.card == move.card and stack.run:
                return _stolen_from(position, owner, place)
    return None


def _stolen_from(position: Position, owner: Seat, place: int) -> Done:
    stacks = position.stacks[owner]
    card, (*rest, token) = stacks[place]
    own = (*stacks[:place], Stack(card, tuple(rest)), *stacks[place + 1 :])
    after = position.become(
        "flip", hand=token, taken=position.taken + 1, stacks=_put(position.stacks, owner, own)
    )
    robbed = say.StackRobbed(owner, card, len(rest), faces(tuple(rest)))
    return after, (_stolen(position.mover, token.face, card), robbed)


# Laying it ------------------------------------------------------------------------------------


def _place(position: Position, move: Place) -> Done:
    if position.phase not in ("hold", "place") or position.hand is None:
        return None
    seat, face = move.seat, position.hand.face
    result = groups.laid(position.reserves[seat], position.hand, move.lower, move.upper)
    if result is None:
        return None
    own, group = result
    after = position.become("act", hand=None, reserves=_put(position.reserves, seat, own))
    if len(group) == 1:
        return _close(after, (_alone(seat, face),))
    grouped = _grouped(seat, face, faces(group))
    if _spent(after):
        return _close(after, (grouped,))
    left = 0 if after.lowest() else LIMIT - after.taken
    return after, (grouped, _goes_on(seat, left))


def _spent(position: Position) -> bool:
    """Say whether no other token may be taken in this turn, although the last was grouped."""
    return position.left == 0 or (position.taken >= LIMIT and not position.lowest())


# Free actions and the end of a turn -----------------------------------------------------------


def _join(position: Position, move: Join) -> Done:
    if position.phase not in ("act", "close"):
        return None
    result = groups.joined(position.reserves[move.seat], move.lower, move.upper)
    if result is None:
        return None
    own, group = result
    after = position.become(position.phase, reserves=_put(position.reserves, move.seat, own))
    upper = next(token.face for token in group if token.number == move.upper)
    return _still(after, (_joined(move.seat, faces(group), upper),))


def _convert(position: Position, move: Convert) -> Done:
    if position.phase not in ("act", "close"):
        return None
    seat, own = move.seat, position.reserves[move.seat]
    for group in legal.convertible(position):
        if group[0].number == move.low and group[-1].number == move.high:
            stack = Stack(position.victory, group)
            after = position.become(
                position.phase,
                reserves=_put(position.reserves, seat, groups.without(own, group)),
                stacks=_put(position.stacks, seat, (*position.stacks[seat], stack)),
                victory=position.victory - 1,
            )
            following = after.victory if after.victory in ending.VICTORY_CARDS else 0
            told = say.RunConverted(seat, faces(group), stack.card, following)
            if position.phase == "act" and _lost_the_right(position, after):
                return _close(after, (told, say.NoLongerLowest(seat)))
            return _still(after, (told,))
    return None


def _lost_the_right(before: Position, after: Position) -> bool:
    """Say whether converting ended the actions of the turn."""
    if not before.lowest() or after.lowest() or not after.taken:
        return False
    return after.options.strict_status or after.taken >= LIMIT


def _stop(position: Position, move: Stop) -> Done:
    if position.phase == "close" or (position.phase == "act" and position.taken):
        return _hand_on(position, (_ended(move.seat),))
    return None


def _still(position: Position, events: tuple[Event, ...]) -> Done:
    if position.phase == "close":
        return _close(position, events)
    return position, events


def _close(position: Position, events: tuple[Event, ...]) -> Done:
    """End the actions of the turn; hand it on if no free action is left either."""
    if not legal.has_free(position):
        return _hand_on(position, events)
    if position.phase == "close":
        return position, events
    return position.become("close"), (*events, _only_free(position.mover))


def _hand_on(position: Position, events: tuple[Event, ...]) -> Done:
    if position.left == 0:
        after = position.become("over", taken=0)
        return after, (*events, say.GameEnded(), *ending.result(after))
    following = Seat(position.mover + 1) if position.mover + 1 < len(position.seats) else Seat(0)
    after = position.become("act", mover=following, taken=0)
    return after, (*events, turn_opened(after))


def turn_opened(position: Position) -> Event:
    """Return the event of the mover's turn."""
    return _opened(position.mover, position.top or 0)


_DOING: Final[Mapping[type[Move], Callable[[Position, Any], Done]]] = MappingProxyType(
    {
        Top: _top,
        Flip: _flip,
        EndPile: _end_pile,
        DropList: _drop_list,
        Draw: _draw,
        Exchange: _exchange,
        Steal: _steal,
        Place: _place,
        Join: _join,
        Convert: _convert,
        Stop: _stop,
    }
)


def done(position: Position, move: Move) -> Done:
    """Return the next position and what happened; None if the move is not legal."""
    doing = _DOING.get(type(move))
    return None if doing is None else doing(position, move)
