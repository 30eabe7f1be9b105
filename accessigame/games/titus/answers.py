"""The questions of Titus, and their answers: each answer is a tuple of events.

An answer holds only what lies on the table now. A side that was seen and is hidden again is
memory, and the game is memory: it is told only if the table agreed on `recall`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Event, Seat
from accessigame.games import shared
from accessigame.games.titus import choice_list, legal, look_alikes, scoring
from accessigame.games.titus.advice import advice
from accessigame.games.titus.events import answers as say
from accessigame.games.titus.events.phrases import TokenNamed
from accessigame.games.titus.events.play import OnlyFree
from accessigame.games.titus.groups import Token, ascending, faces
from accessigame.games.titus.options import VICTORY_CARDS
from accessigame.games.titus.position import Position
from accessigame.games.titus.transitions import turn_started

Answer: TypeAlias = Callable[[Position, Seat], tuple[Event, ...]]


def _reserve(position: Position, seat: Seat) -> tuple[Event, ...]:
    groups = ascending(position.reserves[seat])
    alone = tuple(faces(group) for group in groups if len(group) == 1)
    grouped = tuple(faces(group) for group in groups if len(group) > 1)
    if not groups:
        return (say.ReserveEmpty(seat),)
    events: tuple[Event, ...] = (say.GroupsHeld(seat, grouped),) if grouped else ()
    if alone:
        events = (*events, say.AloneHeld(seat, alone))
    alike = look_alikes.needing_names(position, position.reserves[seat])
    return (*events, say.LookAlikes(seat, alike)) if alike else events


def _victory(position: Position, seat: Seat) -> tuple[Event, ...]:
    stacks = position.stacks[seat]
    if not stacks:
        return (say.NoVictory(seat),)
    return tuple(
        say.VictoryHeld(seat, stack.card, faces(stack.run), stack.run[-1].face if stack.run else 0)
        for stack in stacks
    )


def _whose_turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return (shared.GameIsOver(),)
    token = position.hand
    if position.phase == "flip" and token is not None:
        return (say.NumberAwaited(token.face),)
    if position.phase == "top":
        return (say.NumberAwaited(0),)
    if position.phase == "close":
        return (OnlyFree(position.mover),)
    status = (say.CatchingUp(position.mover),) if position.lowest() else ()
    if token is not None:
        return (say.InHand(position.mover, token.face), *status)
    return (turn_started(position), *status)


def _pile(position: Position) -> tuple[Event, ...]:
    victory = position.victory if position.victory in VICTORY_CARDS else 0
    return (say.PileStands(position.top or 0, position.left), say.VictoryStands(victory))


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    events = list(_whose_turn(position, seat))
    if position.hand is not None and position.phase in ("top", "flip"):  # not told by those
        events.insert(0, say.InHand(position.mover, position.hand.face))
    for each in position.seats:
        events += (*_reserve(position, each), *_victory(position, each))
    return (*events, *_pile(position))


def _standing(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return scoring.result(position)
    return tuple(scoring.score_of(position, seat) for seat in position.seats)


def _explain(position: Position, seat: Seat) -> tuple[Event, ...]:
    cards = tuple(stack.card for stack in position.stacks[seat])
    return (say.ReckoningOf(seat), *scoring.audit(cards, scoring.runs_left(position, seat)))


def _what_may_be_done(position: Position, seat: Seat) -> tuple[Event, ...]:
    return choice_list.lines(position) or _whose_turn(position, seat)


def _recall(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if not position.options.recall:
        return (say.RecallOff(),)
    backs = [
        say.BackRecalled(seat, _name(position, seat, token), token.back)
        for seat in position.seats
        for token in _tokens_of(position, seat)
        if token.back is not None
    ]
    return tuple(backs) or (say.NothingRecalled(),)


def _name(position: Position, seat: Seat, token: Token) -> look_alikes.Name:
    reserve = position.reserves[seat]
    if any(group == (token,) for group in reserve):
        return look_alikes.token_named(position, reserve, token)
    return (TokenNamed(token.face),)


def _tokens_of(position: Position, seat: Seat) -> list[Token]:
    held = [token for group in ascending(position.reserves[seat]) for token in group]
    return held + [token for stack in position.stacks[seat] for token in stack.run]


def _check_pile(position: Position, _seat: Seat) -> tuple[Event, ...]:
    counts = [
        say.ReserveCounted(
            seat, sum(map(len, position.reserves[seat])), scoring.on_cards(position, seat)
        )
        for seat in position.seats
    ]
    out = say.TokensTold(position.box.size - position.left, position.box.size)
    held = () if position.hand is None else (say.InHand(position.mover, position.hand.face),)
    check = (out, *counts, *held)
    if legal.may_end_pile(position):
        return (*check, say.TopMissing(position.left))
    if legal.may_drop_list(position):
        return (*check, say.ListDoubted())
    return (*check, say.NothingToCheck())


_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("my-cards", Takes.SEAT, private=True): _reserve,
        Question("my-tokens", Takes.NOTHING, private=True): _victory,
        Question("turn", Takes.NOTHING): _whose_turn,
        Question("table", Takes.NOTHING): _table,
        Question("scores", Takes.NOTHING): _standing,
        Question("explain", Takes.SEAT): _explain,
        Question("costs", Takes.SEAT): _what_may_be_done,
        Question("choices", Takes.NOTHING): _what_may_be_done,
        Question("where", Takes.CARD): _recall,  # of all tokens, whatever number is typed
        Question("empty", Takes.NOTHING): _check_pile,
        Question("advice", Takes.CARD): advice,  # the same
    }
)

QUESTIONS: Final = tuple(_ROWS)

_ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {question.word: function for question, function in _ROWS.items()}
)


def answer(
    position: Position,
    question: str,
    seat: Seat,
    _number: int | None = None,
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`. `NotUnderstood` for any other."""
    return shared.asked(_ANSWERS, question, seat, position.seats)(position, seat)
