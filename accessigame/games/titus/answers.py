"""What Titus answers when somebody asks: each answer is a tuple of events.

By default only what lies on the table now is told. A side that was seen and is hidden again is
memory, and the game is memory: it is told only if the table agreed on `recall`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.core.model import Event, Seat
from accessigame.games import shared
from accessigame.games.titus import choosing, ending, legal, told
from accessigame.games.titus import events as say
from accessigame.games.titus.advice import advice
from accessigame.games.titus.groups import Token, ascending, faces

if TYPE_CHECKING:
    from accessigame.games.titus.position import Position

Answer: TypeAlias = "Callable[[Position, Seat], tuple[Event, ...]]"


def _reserve(position: Position, seat: Seat) -> tuple[Event, ...]:
    groups = ascending(position.reserves[seat])
    alone = tuple(faces(group) for group in groups if len(group) == 1)
    grouped = tuple(faces(group) for group in groups if len(group) > 1)
    if not groups:
        return (told.ReserveEmpty(seat),)
    events: tuple[Event, ...] = (told.GroupsHeld(seat, grouped),) if grouped else ()
    return (*events, told.AloneHeld(seat, alone)) if alone else events


def _victory(position: Position, seat: Seat) -> tuple[Event, ...]:
    stacks = position.stacks[seat]
    if not stacks:
        return (told.NoVictory(seat),)
    return tuple(
        told.VictoryHeld(seat, stack.card, faces(stack.run), stack.run[-1].face if stack.run else 0)
        for stack in stacks
    )


def _whose_turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return (shared.GameIsOver(),)
    token = position.hand
    if position.phase == "flip" and token is not None:
        return (told.NumberAwaited(token.face),)
    if position.phase == "top":
        return (told.NumberAwaited(0),)
    if position.phase == "close":
        return (say.OnlyFree(position.mover),)
    status = (told.CatchingUp(position.mover),) if position.lowest() else ()
    if token is not None:
        return (told.InHand(position.mover, token.face), *status)
    return (position.faces_turn(), *status)


def _pile(position: Position) -> tuple[Event, ...]:
    victory = position.victory if position.victory in ending.VICTORY_CARDS else 0
    return (told.PileStands(position.top or 0, position.left), told.VictoryStands(victory))


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    events = list(_whose_turn(position, seat))
    if position.hand is not None and position.phase in ("top", "flip"):  # not told by those
        events.insert(0, told.InHand(position.mover, position.hand.face))
    for each in position.seats:
        events += (*_reserve(position, each), *_victory(position, each))
    return (*events, *_pile(position))


def _standing(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return ending.result(position)
    return tuple(ending.score_of(position, seat) for seat in position.seats)


def _explain(position: Position, seat: Seat) -> tuple[Event, ...]:
    cards = tuple(stack.card for stack in position.stacks[seat])
    return (told.ReckoningOf(seat), *ending.audit(cards, ending.runs_left(position, seat)))


def _what_may_be_done(position: Position, seat: Seat) -> tuple[Event, ...]:
    return choosing.lines(position) or _whose_turn(position, seat)


def _recall(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if not position.options.recall:
        return (told.RecallOff(),)
    found = [
        told.BackRecalled(seat, token.face, token.back)
        for seat in position.seats
        for token in _tokens_of(position, seat)
        if token.back is not None
    ]
    return tuple(found) or (told.NothingRecalled(),)


def _tokens_of(position: Position, seat: Seat) -> list[Token]:
    held = [token for group in ascending(position.reserves[seat]) for token in group]
    return held + [token for stack in position.stacks[seat] for token in stack.run]


def _check_pile(position: Position, _seat: Seat) -> tuple[Event, ...]:
    counts = [
        told.ReserveCounted(
            seat, sum(map(len, position.reserves[seat])), ending.on_cards(position, seat)
        )
        for seat in position.seats
    ]
    out = told.TokensTold(position.box.size - position.left, position.box.size)
    held = () if position.hand is None else (told.InHand(position.mover, position.hand.face),)
    check = (out, *counts, *held)
    if legal.may_end_pile(position):
        return (*check, told.TopMissing(position.left))
    if legal.may_drop_list(position):
        return (*check, told.ListDoubted())
    return (*check, told.NothingToCheck())


QUESTIONS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        "my-cards": _reserve,
        "my-tokens": _victory,
        "turn": _whose_turn,
        "table": _table,
        "scores": _standing,
        "explain": _explain,
        "costs": _what_may_be_done,
        "choices": _what_may_be_done,
        "where": _recall,
        "empty": _check_pile,
        "advice": advice,
    }
)
