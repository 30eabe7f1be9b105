"""The parsing of intents into legal moves of Titus, and the reasons against illegal ones.

`parse` makes a list of moves that the intent can mean, and keeps the legal ones. One left is the
move; several are refused with `MoreThanOneFits`; none with the reason against the first meant.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from accessigame.core.game import Act
from accessigame.core.model import (
    TABLE,
    Card,
    Event,
    Intent,
    MoreThanOneFits,
    Move,
    NotAllowed,
    NotUnderstood,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import choice_list, legal, look_alikes
from accessigame.games.titus.deck import FACES, HIGHEST, LOWEST, backs
from accessigame.games.titus.events import refusals
from accessigame.games.titus.groups import COMPLETE, NOTHING, alone, faces, holding
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

HELD: Final = -1
"""Stands for a token on which none can be laid."""

Reading: TypeAlias = Callable[[Position, Seat, tuple[int, ...]], list[Move]]
"""Gives the moves that a word can mean for a seat with the numbers typed beside it."""

ACTS: Final = (
    *map(Act, ("take", "refuse")),
    Act("empty", of_table=True),
    *(Act(word, key=False) for word in ("draw", "stop")),
    *(
        Act(word, key=False, numbers=True)
        for word in ("lay", "alone", "exchange", "steal", "convert", "join")
    ),
)


def parse(position: Position, seat: Seat, intent: Intent) -> Move:
    """Return the legal move that the seat means. A `Refusal` says why there is none."""
    if seat not in position.to_act():
        raise NotAllowed(_not_now(position, Stop(seat)))
    if seat == TABLE:
        meant = _moves_of_table(position, intent)
    else:
        meant = _moves_of_player(position, seat, intent)
    listed = set(legal.legal_moves(position, seat))
    fitting = look_alikes.distinct(position, (move for move in meant if move in listed))
    if len(fitting) > 1:
        raise MoreThanOneFits(refusals.SeveralFit(intent.given or intent.word))
    if not fitting:
        raise NotAllowed(*why_not(position, meant[0]))
    return fitting[0]


def _moves_of_table(position: Position, intent: Intent) -> list[Move]:
    if intent.word == "number" and intent.number is not None:
        kind = Top if position.phase == "top" else Flip
        return [kind(TABLE, intent.number)]
    if intent.word == "empty":
        return [EndPile(TABLE) if legal.may_end_pile(position) else DropList(TABLE)]
    raise NotUnderstood(awaited(position))


def _moves_of_player(position: Position, seat: Seat, intent: Intent) -> list[Move]:
    numbers = intent.numbers or (() if intent.number is None else (intent.number,))
    if intent.word == "number" and not intent.is_card:
        return [_picked(position, numbers, intent.given)]
    if intent.word in _BY_WORD:
        moves = _BY_WORD[intent.word](position, seat, numbers)
        if moves:
            return moves
    raise NotUnderstood(awaited(position))


def _picked(position: Position, numbers: tuple[int, ...], text: str) -> Move:
    moves = choice_list.by_number(position)
    choice = int("".join(map(str, numbers)) or 0)
    if choice in moves:
        return moves[choice]
    listed = choice_list.items(position)
    if 1 <= choice <= len(listed):
        raise MoreThanOneFits(listed[choice - 1].numbers_wanted(choice))
    raise NotAllowed(refusals.NoSuchChoice(text or str(choice), len(listed)))


# Words, with the numbers that tokens show ---------------------------------------------------


def _steals(_position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    return [Steal(seat, numbers[0])] if numbers else []


def _exchanges(position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    """Read the number of a player and of a token there, or of a token alone."""
    *owner, face = numbers or (0,)
    exchanges: list[Move] = [
        Exchange(seat, token.number)
        for other, reserve in zip(position.seats, position.reserves, strict=True)
        for group in reserve
        for token in group
        if token.face == face and (not owner or other == owner[0] - 1)
    ]
    return exchanges or [Exchange(seat, NOTHING)]


def _converts(position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    """Read the lowest and the highest number of a run, or nothing where there is only one."""
    if not numbers:
        return list(_of_kind(position, seat, Convert)) or [Convert(seat, NOTHING, NOTHING)]
    low, high = numbers[0], numbers[-1]
    conversions: list[Move] = []
    for group in position.reserves[seat]:
        ends = [token.number for token in group if token.face in (low, high)]
        if ends and {low, high} <= set(faces(group)):
            conversions.append(Convert(seat, ends[0], ends[-1]))
    return conversions or [Convert(seat, NOTHING, NOTHING)]


def _joins(position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    """Read the two numbers that come to lie on each other, or nothing for the only joining.

    With a token in the hand, it is that one which is laid to others.
    """
    if position.hand is not None:
        return _lays(position, seat, tuple(n for n in numbers if n != position.hand.face))
    if not numbers:
        return list(_of_kind(position, seat, Join)) or [Join(seat, NOTHING, NOTHING)]
    tokens = [token for group in position.reserves[seat] for token in group]
    joins: list[Move] = [
        Join(seat, lower.number, upper.number)
        for lower in tokens
        for upper in tokens
        if lower.face == min(numbers) and upper.face == max(numbers) and lower is not upper
    ]
    return joins or [Join(seat, NOTHING, NOTHING)]


def _of_kind(position: Position, seat: Seat, kind: type[Move]) -> list[Move]:
    return [move for move in legal.legal_moves(position, seat) if isinstance(move, kind)]


def _lays(position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    """Read the numbers that the token in the hand is to touch."""
    face_by_number = {
        token.number: token.face for group in position.reserves[seat] for token in group
    }
    placements: list[Move] = [
        move
        for move in _of_kind(position, seat, Place)
        if isinstance(move, Place)
        and {face_by_number[n] for n in (move.lower, move.upper) if n != NOTHING} == set(numbers)
    ]
    return placements or [Place(seat, HELD, HELD)]


def _draws(position: Position, seat: Seat, numbers: tuple[int, ...]) -> list[Move]:
    """Read nothing, or the number on top of the pile: another token is not to be drawn."""
    return [Draw(seat)] if not numbers or numbers == (position.top,) else []


_BY_WORD: Final[Mapping[str, Reading]] = MappingProxyType(
    {
        "take": _draws,
        "draw": _draws,
        "refuse": lambda _position, seat, _numbers: [Stop(seat)],
        "stop": lambda _position, seat, _numbers: [Stop(seat)],
        "lay": _lays,
        "alone": lambda _position, seat, _numbers: [Place(seat, NOTHING, NOTHING)],
        "steal": _steals,
        "exchange": _exchanges,
        "convert": _converts,
        "join": _joins,
    }
)

# Reasons --------------------------------------------------------------------------------------


def awaited(position: Position) -> Event:
    """Return the reason against a move out of turn: the act that comes first."""
    face = 0 if position.hand is None else position.hand.face
    return {
        "over": shared.GameIsOver(),
        "top": refusals.TopAwaited(),
        "flip": refusals.FlipAwaited(face),
        "hold": refusals.PlaceAwaited(position.mover, face),
        "place": refusals.PlaceAwaited(position.mover, face),
        "act": refusals.ActionAwaited(position.mover),
        "close": refusals.NoTokenAnyMore(position.mover),
    }[position.phase]


def why_not(position: Position, move: Move) -> tuple[Event, ...]:
    """Return the reason against an illegal move."""
    return (_reason(position, move),)


def _reason(position: Position, move: Move) -> Event:
    if move.seat not in position.to_act():
        return _not_now(position, move)
    reason = _REASONS.get((type(move), position.phase))
    return awaited(position) if reason is None else reason(position, move)


def _not_now(position: Position, move: Move) -> Event:
    if position.to_act() == {position.mover} and move.seat != TABLE:
        return shared.NotYourTurn(position.mover)
    return awaited(position)


def _why_no_top(_position: Position, move: Top) -> Event:
    if move.face in FACES:
        return refusals.TopUsedUp(move.face)
    return refusals.NotAFace(str(move.face), LOWEST, HIGHEST)


def _why_no_flip(position: Position, move: Flip) -> Event:
    token = position.hand
    assert token is not None  # noqa: S101 - for the type checker: a flip has a token
    if move.face not in FACES:
        return refusals.NotAFace(str(move.face), LOWEST, HIGHEST)
    near, face = backs(token.face), str(move.face)
    if move.face not in near:
        return refusals.FlipTooFar(token.face, face, near[0], near[-1])
    if token.back is not None:
        return refusals.FlipSeenOtherwise(token.face, face)
    return refusals.FlipUsedUp(token.face, face)


def _why_no_place(position: Position, _move: Place) -> Event:
    face: Card = 0 if position.hand is None else position.hand.face
    return refusals.NotTouching(face, face - 1, face + 1)


def _why_no_exchange(position: Position, _move: Exchange) -> Event:
    reserves = (r for s, r in enumerate(position.reserves) if s != position.mover)
    if not any(alone(reserve) for reserve in reserves):
        return refusals.NoneIndependent()
    return refusals.NotToExchange()


def _why_no_steal(position: Position, move: Steal) -> Event:
    if any(stack.card == move.card for stack in position.stacks[position.mover]):
        return refusals.StealsOwn(move.card)
    return refusals.NothingToSteal(str(move.card))


def _why_no_convert(position: Position, move: Convert) -> Event:
    if position.victory < LAST_CARD:
        return refusals.NoVictoryLeft()
    group = holding(position.reserves[position.mover], move.low)
    if group is None:
        return refusals.GroupTooShort((), COMPLETE)
    if len(group) < COMPLETE:
        return refusals.GroupTooShort(faces(group), COMPLETE)
    return refusals.GroupWhole(faces(group))


_REASONS: Final[Mapping[tuple[type[Move], str], Callable[[Position, Any], Event]]] = (
    MappingProxyType(
        {
            (Top, "top"): _why_no_top,
            (Flip, "flip"): _why_no_flip,
            (Place, "hold"): _why_no_place,
            (Place, "place"): _why_no_place,
            (Exchange, "hold"): _why_no_exchange,
            (Exchange, "place"): lambda p, _: refusals.NoExchangeNow(p.hand.face if p.hand else 0),
            (Steal, "act"): _why_no_steal,
            (Join, "act"): lambda _p, _m: refusals.NotConsecutive(),
            (Join, "close"): lambda _p, _m: refusals.NotConsecutive(),
            (Convert, "act"): _why_no_convert,
            (Convert, "close"): _why_no_convert,
            (Stop, "act"): lambda p, _: refusals.TokenFirst(p.mover),
        }
    )
)
