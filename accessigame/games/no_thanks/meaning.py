"""From what somebody wants to a legal move of No Thanks, or to the reason why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessigame.core.model import TABLE, Card, Event, Intent, Move, NotAllowed, NotUnderstood, Seat
from accessigame.games import shared
from accessigame.games.no_thanks import events as say
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import HIGHEST, LOWEST

if TYPE_CHECKING:
    from accessigame.games.no_thanks.position import Position


def understand(position: Position, seat: Seat, intent: Intent) -> Move:
    """Return the legal move that the seat means; a `Refusal` that says why not."""
    move = _meant(position, seat, intent)
    if seat not in position.to_act() or move not in position.legal_moves(seat):
        raise NotAllowed(why_not(position, move))
    return move


def _meant(position: Position, seat: Seat, intent: Intent) -> Move:
    if intent.numbers:  # several at once mean nothing in this game
        raise NotUnderstood(_awaited(position, intent.given))
    if seat == TABLE and intent.word == "number" and intent.number is not None:
        if position.mover == TABLE:
            return Begin(TABLE, Seat(intent.number - 1))
        return TurnUp(TABLE, intent.number)
    if seat == TABLE and intent.word == "empty":
        return EndPile(TABLE)
    # on a keypad, 0 is no and 1 is yes
    no_or_yes = {0: "refuse", 1: "take"}.get(-1 if intent.number is None else intent.number)
    word = no_or_yes if intent.word == "number" else intent.word
    if word == "take":
        return Take(seat)
    if word == "refuse":
        return Refuse(seat)
    raise NotUnderstood(_awaited(position, intent.given))


def _awaited(position: Position, given: str) -> Event:
    if position.over:
        return shared.GameIsOver()
    if position.mover == TABLE:
        return say.PlayerFirst(len(position.seats))
    if position.card is None:
        return shared.NotACard(given, LOWEST, HIGHEST)
    return say.DecisionFirst(position.mover, position.card)


def why_not(position: Position, move: Move) -> Event:
    """Return the reason why the move is not legal now."""
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
