"""From an intent to a legal move of No Thanks, or to the reason why there is none."""

from __future__ import annotations

from typing import Final

from accessigame.core.game import Act
from accessigame.core.model import TABLE, Card, Event, Intent, Move, NotAllowed, NotUnderstood, Seat
from accessigame.games import shared
from accessigame.games.no_thanks.events import refusals as say
from accessigame.games.no_thanks.legal import legal_moves
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import HIGHEST, LOWEST
from accessigame.games.no_thanks.position import Position

ACTS: Final = (Act("take", number=1), Act("refuse", number=0), Act("empty", of_table=True))
"""The words that mean a move, beside a number."""

KEYPAD: Final = {act.number: act.word for act in ACTS if act.number is not None}
"""On a keypad, 0 is no and 1 is yes."""


def parse(position: Position, seat: Seat, intent: Intent) -> Move:
    """Return the legal move that the seat means.

    Raises NotUnderstood for an intent without a meaning here, NotAllowed for an illegal move.
    """
    move = _table_move(position, intent) if seat == TABLE else None
    if move is None:
        move = _decision(position, seat, intent)
    if seat not in position.to_act() or move not in legal_moves(position, seat):
        raise NotAllowed(*why_not(position, move))
    return move


def _table_move(position: Position, intent: Intent) -> Move | None:
    """Return the move of the table: a card or a first player by number, or an empty pile.

    A scanned card is no number of a player.
    """
    if intent.numbers:
        return None
    if intent.word == "number" and intent.number is not None:
        if position.mover == TABLE and not intent.is_card:
            return Begin(TABLE, Seat(intent.number - 1))
        return TurnUp(TABLE, intent.number)
    return EndPile(TABLE) if intent.word == "empty" else None


def _decision(position: Position, seat: Seat, intent: Intent) -> Move:
    word = intent.word
    if word == "number" and not intent.is_card:
        word = KEYPAD.get(-1 if intent.number is None else intent.number, "")
    elif intent.number not in (None, position.card):  # an answer to a card that is not open
        raise NotUnderstood(_awaited(position, ""))
    if word in {"take", "refuse"} and not intent.numbers:  # several at once mean nothing here
        return Take(seat) if word == "take" else Refuse(seat)
    raise NotUnderstood(_awaited(position, intent.given))


def _awaited(position: Position, text: str) -> Event:
    """Return the refusal of an intent without a meaning, by what is awaited now."""
    if position.over:
        return shared.GameIsOver()
    if position.mover == TABLE:
        return say.PlayerFirst(len(position.seats))
    if position.card is None:
        number = any(character.isdigit() for character in text)
        return shared.NotACard(text, LOWEST, HIGHEST) if number else say.CardFirst()
    return say.DecisionFirst(position.mover, position.card)


def why_not(position: Position, move: Move) -> tuple[Event, ...]:
    """Return the reason against an illegal move."""
    return (_reason(position, move),)


def _reason(position: Position, move: Move) -> Event:
    if position.over:
        return shared.GameIsOver()
    if isinstance(move, TurnUp) and position.card is None and position.mover != TABLE:
        return _why_no_card(position, move.card)
    if position.mover == TABLE:
        return say.PlayerFirst(len(position.seats))
    if position.card is None:
        return say.CardFirst()
    if isinstance(move, TurnUp | Begin | EndPile):
        return say.DecisionFirst(position.mover, position.card)
    if move.seat == position.mover and isinstance(move, Refuse):
        return say.NoTokenLeft(move.seat, position.card, position.pot)
    return shared.NotYourTurn(position.mover)


def _why_no_card(position: Position, card: Card) -> Event:
    for seat in position.seats:
        if card in position.cards[seat]:
            return say.CardAlreadySeen(card, seat)
    return shared.NotACard(str(card), LOWEST, HIGHEST)
