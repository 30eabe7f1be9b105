"""From an intent to a legal move of highest card."""

from __future__ import annotations

from typing import Final

from accessigame.core.game import Act
from accessigame.core.model import TABLE, Event, Intent, Move, NotAllowed, NotUnderstood, Seat
from accessigame.games import shared

from .legal import legal_moves
from .moves import Draw, Turn
from .options import CARDS
from .position import Position

ACTS: Final = (Act("take"),)


def parse(position: Position, seat: Seat, intent: Intent) -> Move:
    """Return the legal move of an intent; a `Refusal` where there is none."""
    move = _meant(seat, intent)
    if move not in legal_moves(position, seat):
        raise NotAllowed(*why_not(position, move))
    return move


def _meant(seat: Seat, intent: Intent) -> Move:
    if seat == TABLE and intent.word == "number" and intent.number is not None:
        return Turn(TABLE, intent.number)
    is_one = (intent.word, intent.number) == ("number", 1) and not intent.is_card
    if intent.word == "take" or is_one:
        return Draw(seat)
    raise NotUnderstood(shared.NotACard(intent.given, CARDS[0], CARDS[-1]))


def why_not(position: Position, move: Move) -> tuple[Event, ...]:
    """Return the reason against an illegal move."""
    return (_reason(position, move),)


def _reason(position: Position, move: Move) -> Event:
    if position.over:
        return shared.GameIsOver()
    if isinstance(move, Turn):
        return shared.NotACard(str(move.card), CARDS[0], CARDS[-1])
    return shared.NotYourTurn(position.mover)
