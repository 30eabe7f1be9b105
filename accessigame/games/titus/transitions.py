"""The transitions of Titus: how a game begins, and the effect of each move.

`apply` looks up the function of the move's class. That function checks what the move names
against the position, and returns the next position with its events, or None for an illegal move.
It never explains a refusal: `parsing.why_not` does, for a person's move, before it is made.
A turn goes `act` -> draw -> `top` -> `hold` -> place -> `act`; an exchange or a theft goes over
`flip` and `place` instead. A token laid alone, the limit or the last token end the actions:
`_close` then leaves joining and converting, `_hand_on` gives the turn to the next seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from accessigame.core.model import Event, Move, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.titus import deck, groups, legal, look_alikes, scoring
from accessigame.games.titus.deck import FACES, NONE, NONE_BORNE, box, one_more, pair
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.refusals import PlayersBetween
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
from accessigame.games.titus.options import (
    EDITIONS,
    LIMIT,
    PLAYERS,
    TOP_CARD,
    VICTORY_CARDS,
    Options,
)
from accessigame.games.titus.position import Position

Outcome: TypeAlias = tuple[Position, tuple[Event, ...]] | None
"""The next position with its events; None for an illegal move."""
ANY_FACE: Final = frozenset(FACES)

# Events are values: those that come again and again are made once, as moves are.
# ExchangeTaken has a name in parts, which takes longer to look up than the event to make.
_top_shown, _drawn, _flipped = cache(say.TopShown), cache(say.TokenDrawn), cache(say.TokenFlipped)
_gave, _stolen = cache(say.ExchangeGiven), cache(say.TokenStolen)
_alone, _grouped, _joined = cache(say.LaidAlone), cache(say.LaidInGroup), cache(say.GroupsJoined)
_limited, _only_free, _ended = cache(say.TurnGoesOn), cache(say.OnlyFree), cache(say.TurnEnded)
_opened, _unlimited = cache(say.TurnStarts), cache(say.TurnUnlimited)


# The beginning --------------------------------------------------------------------------------


def start(edition: str, seats: int, option_values: Mapping[str, object]) -> Position:
    """Return the first position. `NotAllowed` for an edition, a number of seats or an option."""
    if edition not in EDITIONS:
        raise NotAllowed(shared.NoSuchEdition(edition, EDITIONS))
    if seats not in PLAYERS:
        raise NotAllowed(PlayersBetween(seats, min(PLAYERS), max(PLAYERS)))
    options = Options.read(option_values, seats)
    around = tuple(Seat(number) for number in range(seats))
    tokens = options.tokens
    return Position(
        around, options, tokens, (), NONE_BORNE, "top", around[options.first], tokens.size,
        None, 0, None, TOP_CARD, ((),) * seats, ((),) * seats, (),
    )  # fmt: skip


def opening(position: Position) -> tuple[Event, ...]:
    """Return the events of the beginning, with what is odd about a list of real tokens."""
    opened = say.GameOpened(position.mover, position.left, position.victory)
    return (opened, *deck.warnings(position.box.pairs)) if position.box.listed else (opened,)


def _put(values: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


# The table ------------------------------------------------------------------------------------


def _top(position: Position, move: Top) -> Outcome:
    if position.phase != "top" or not legal.can_show(position, move.face):
        return None
    phase = "act" if position.hand is None else "hold"
    after = position.copy_with(phase=phase, top=move.face)
    shown_events: tuple[Event, ...] = (_top_shown(move.face, ANY_FACE),)
    if phase == "act":
        return after, (*shown_events, turn_started(after))
    return after, shown_events


def _flip(position: Position, move: Flip) -> Outcome:
    token = position.hand
    if position.phase != "flip" or token is None or not legal.can_flip(position, move.face):
        return None
    learnt, borne = position.learnt, position.borne
    if token.back is None:
        learnt = (*learnt, pair(token.face, move.face))
        borne = borne if token.face == move.face else one_more(borne, move.face)
    after = position.copy_with(
        phase="place", hand=token.flipped(move.face), learnt=learnt, borne=borne
    )
    return after, (_flipped(token.face, move.face, token.face == move.face),)


def _end_pile(position: Position, _move: EndPile) -> Outcome:
    if not legal.may_end_pile(position):
        return None
    missing = position.left
    after = position.copy_with(phase="hold", left=0)
    return after, (say.PileShortEnded(position.box.size - missing),)


def _drop_list(position: Position, _move: DropList) -> Outcome:
    if not legal.may_drop_list(position):
        return None
    return position.copy_with(box=box(NONE, position.box.size)), (say.ListDropped(),)


# Taking a token -------------------------------------------------------------------------------


def _draw(position: Position, move: Draw) -> Outcome:
    if position.phase != "act" or position.top is None:
        return None
    left = position.left - 1
    token = Token(position.box.size - left, position.top)
    after = position.copy_with(
        phase="top" if left else "hold",
        top=None,
        left=left,
        taken=position.taken + 1,
        hand=token,
        borne=one_more(position.borne, token.face),
    )
    drawn = _drawn(move.seat, token.face)
    return after, (drawn,) if left else (drawn, say.LastToken())


def _exchange(position: Position, move: Exchange) -> Outcome:
    hand = position.hand
    if position.phase != "hold" or hand is None:
        return None
    for other in position.seats:
        reserve = position.reserves[other]
        for group in reserve if other != move.seat else ():
            if group[0][0] == move.token and len(group) == 1:
                theirs = (*groups.without(reserve, group), (hand,))
                reserves = _put(position.reserves, other, theirs)
                after = position.copy_with(
                    phase="flip",
                    hand=group[0],
                    reserves=reserves,
                    givers=position.taken_from(other, group[0]),
                )
                name = look_alikes.token_named(position, reserve, group[0])
                taken = say.ExchangeTaken(other, hand[1], group[0][1], move.seat, name)
                return after, (_gave(move.seat, hand[1]), taken)
    return None


def _steal(position: Position, move: Steal) -> Outcome:
    if position.phase != "act":
        return None
    for owner, stacks in zip(position.seats, position.stacks, strict=True):
        for place, stack in enumerate(stacks if owner != move.seat else ()):
            if stack.card == move.card and stack.run:
                return _stolen_from(position, owner, place)
    return None


def _stolen_from(position: Position, owner: Seat, place: int) -> Outcome:
    stacks = position.stacks[owner]
    card, (*rest, token) = stacks[place]
    stacks_left = (*stacks[:place], Stack(card, tuple(rest)), *stacks[place + 1 :])
    after = position.copy_with(
        phase="flip",
        hand=token,
        taken=position.taken + 1,
        stacks=_put(position.stacks, owner, stacks_left),
        givers=position.taken_from(owner, token),
    )
    robbed = say.StackRobbed(owner, card, len(rest), faces(tuple(rest)), token.face, position.mover)
    return after, (_stolen(position.mover, token.face, card), robbed)


# Laying it ------------------------------------------------------------------------------------


def _place(position: Position, move: Place) -> Outcome:
    if position.phase not in ("hold", "place") or position.hand is None:
        return None
    seat, face = move.seat, position.hand.face
    result = groups.laid(position.reserves[seat], position.hand, move.lower, move.upper)
    if result is None:
        return None
    reserve, group = result
    after = position.copy_with(
        phase="act", hand=None, reserves=_put(position.reserves, seat, reserve)
    )
    if len(group) == 1:
        return _close(after, (_alone(seat, face),))
    grouped = _grouped(seat, face, faces(group))
    if _spent(after):
        return _close(after, (grouped,))
    onward = _unlimited(seat) if after.lowest() else _limited(seat, LIMIT - after.taken)
    return after, (grouped, onward)


def _spent(position: Position) -> bool:
    """Return True where no other token may be taken in this turn, although the last was grouped."""
    return position.left == 0 or (position.taken >= LIMIT and not position.lowest())


# Free actions and the end of a turn -----------------------------------------------------------


def _join(position: Position, move: Join) -> Outcome:
    if position.phase not in ("act", "close"):
        return None
    result = groups.joined(position.reserves[move.seat], move.lower, move.upper)
    if result is None:
        return None
    reserve, group = result
    after = position.copy_with(reserves=_put(position.reserves, move.seat, reserve))
    upper = next(token.face for token in group if token.number == move.upper)
    return _still(after, (_joined(move.seat, faces(group), upper),))


def _convert(position: Position, move: Convert) -> Outcome:
    if position.phase not in ("act", "close"):
        return None
    seat, reserve = move.seat, position.reserves[move.seat]
    for group in legal.convertible(position):
        if group[0].number == move.low and group[-1].number == move.high:
            stack = Stack(position.victory, group)
            after = position.copy_with(
                reserves=_put(position.reserves, seat, groups.without(reserve, group)),
                stacks=_put(position.stacks, seat, (*position.stacks[seat], stack)),
                victory=position.victory - 1,
            )
            following = after.victory if after.victory in VICTORY_CARDS else 0
            conversion = say.RunConverted(seat, faces(group), stack.card, following)
            if position.phase == "act" and _lost_the_right(position, after):
                return _close(after, (conversion, say.NoLongerLowest(seat)))
            return _still(after, (conversion,))
    return None


def _lost_the_right(before: Position, after: Position) -> bool:
    """Return True where converting ended the actions of the turn."""
    if not before.lowest() or after.lowest() or not after.taken:
        return False
    return after.options.strict_status or after.taken >= LIMIT


def _stop(position: Position, move: Stop) -> Outcome:
    if position.phase == "close" or (position.phase == "act" and position.taken):
        return _hand_on(position, (_ended(move.seat),))
    return None


def _still(position: Position, events: tuple[Event, ...]) -> Outcome:
    if position.phase == "close":
        return _close(position, events)
    return position, events


def _close(position: Position, events: tuple[Event, ...]) -> Outcome:
    """End the actions of the turn; hand it on if no free action is left either."""
    if not legal.has_free(position):
        return _hand_on(position, events)
    if position.phase == "close":
        return position, events
    return position.copy_with(phase="close"), (*events, _only_free(position.mover))


def _hand_on(position: Position, events: tuple[Event, ...]) -> Outcome:
    if position.left == 0:
        after = position.copy_with(phase="over", taken=0)
        return after, (*events, say.GameEnded(), *scoring.result(after))
    following = Seat(position.mover + 1) if position.mover + 1 < len(position.seats) else Seat(0)
    after = position.copy_with(phase="act", mover=following, taken=0)
    return after, (*events, turn_started(after))


def break_off(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Return the end of the game with the points as they stand; NotAllowed when it is over."""
    if position.over:
        raise NotAllowed(shared.IllegalMove())
    after = position.copy_with(phase="over", taken=0)
    return after, scoring.result(after)


def turn_started(position: Position) -> Event:
    """Return the event of the mover's turn."""
    return _opened(position.mover, position.top or 0)


_BY_KIND: Final[Mapping[type[Move], Callable[[Position, Any], Outcome]]] = MappingProxyType(
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


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the next position and its events.

    `NotAllowed` with `IllegalMove` for a move that `legal.legal_moves` does not list.
    """
    function = _BY_KIND.get(type(move))
    if function is not None and move.seat in position.to_act():
        outcome = function(position, move)
        if outcome is not None:
            return outcome
    raise NotAllowed(shared.IllegalMove())
