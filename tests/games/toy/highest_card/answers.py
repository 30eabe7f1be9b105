"""The answers of highest card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Event, Seat
from accessigame.games import shared

from . import events as say
from .options import CARDS
from .position import Position
from .scoring import result

Answer: TypeAlias = Callable[[Position, Seat], tuple[Event, ...]]


def _held(position: Position, seat: Seat) -> tuple[Event, ...]:
    card = position.cards[seat]
    return (shared.NothingHeld(seat),) if card is None else (say.HighestHeld(seat, card),)


def _turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    return (shared.GameIsOver(),) if position.over else (say.HighestTurn(position.mover),)


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    held = (event for each in position.seats for event in _held(position, each))
    return (*_turn(position, seat), *held)


def _advice(position: Position, _seat: Seat) -> tuple[Event, ...]:
    """Return the number of cards that nobody has drawn: there is nothing to decide."""
    return (say.HighestLeft(sum(card not in position.cards for card in CARDS)),)


def _scores(position: Position, seat: Seat) -> tuple[Event, ...]:
    return result(position) if position.over else _table(position, seat)


_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("turn", Takes.NOTHING): _turn,
        Question("my-cards", private=True): _held,
        Question("table", Takes.NOTHING): _table,
        Question("scores", Takes.NOTHING): _scores,
        Question("explain"): _held,
        Question("advice", Takes.CARD): _advice,
    }
)
QUESTIONS: Final = tuple(_ROWS)
ANSWERS: Final = {question.word: found for question, found in _ROWS.items()}


def answer(
    position: Position, question: str, seat: Seat, _number: int | None = None
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`; `NotUnderstood` for any other."""
    return shared.asked(ANSWERS, question, seat, position.seats)(position, seat)
