"""The parsing of an intent into a legal move of 6 nimmt!, or into the reason against it.

An intent becomes a move, the move is looked up among the legal ones, and a move that is not there
is explained by `why_not`. A number that was typed in secret is never named to everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from accessigame.core.game import Act
from accessigame.core.model import TABLE, Card, Event, Intent, Move, NotAllowed, NotUnderstood, Seat
from accessigame.games import shared
from accessigame.games.six_nimmt.events import answers as say
from accessigame.games.six_nimmt.events import refusals as refuse
from accessigame.games.six_nimmt.legal import legal_moves
from accessigame.games.six_nimmt.moves import Choose, Deal, Draft, LayRows, TakeRow
from accessigame.games.six_nimmt.options import HAND, ROWS
from accessigame.games.six_nimmt.position import Position

Reason: TypeAlias = tuple[Event, ...]
"""The event for everybody, then those that are secrets of one seat: what a `Refusal` takes."""

ACTS: Final[tuple[Act, ...]] = ()
"""Every move is a number here, and no word."""
PAIR = 2
"""Two numbers are a real card with its player: seat, card."""


def parse(position: Position, seat: Seat, intent: Intent) -> Move:
    """Return the legal move that the intent means; raises a `Refusal` with the reason."""
    if intent.word != "number" or intent.number is None or position.over:
        raise NotUnderstood(awaited(position))
    move = _move_of(position, seat, intent, intent.numbers or (intent.number,))
    if move.seat not in position.to_act() or move not in legal_moves(position, move.seat):
        raise NotAllowed(*why_not(position, move))
    return move


def _move_of(position: Position, seat: Seat, intent: Intent, numbers: Sequence[int]) -> Move:
    """Return the move that numbers mean; a scanned card is no number of a player or of a row."""
    if TABLE in position.to_act():
        to = position.dealt_to
        cards = tuple(numbers)
        return LayRows(TABLE, cards) if to is None else Deal(TABLE, to, cards)
    choosing = position.turn > 0 and not position.revealed
    is_pair = len(numbers) == PAIR and not intent.is_card
    if is_pair and choosing and position.options.physical:
        move = _real_card(position, seat, numbers[0], numbers[1])
        if intent.seat not in {None, move.seat}:
            raise NotAllowed(refuse.OwnCardOnly())
        return move
    if len(numbers) > 1 or (position.revealed and intent.is_card):
        raise NotUnderstood(awaited(position))
    if position.revealed:
        return TakeRow(seat, numbers[0])
    return Choose(seat, numbers[0]) if choosing else Draft(seat, numbers[0])


def missing(position: Position, cards: Sequence[Card]) -> int:
    """Return how many more cards the rows, or the hand that is dealt, take beside these.

    Raises NotAllowed for a card that cannot be there; only the rows say why. A card of another
    hidden hand is not refused, for that would tell where it is: ten of them at once are.
    """
    if TABLE not in position.to_act():
        return 0
    to = position.dealt_to
    deck = position.free() if to is None else range(1, position.highest + 1)
    if refused := _why_not_among(position, cards, deck):
        raise NotAllowed(refused if to is None else refuse.HandCardRefused(to))
    return max((ROWS if to is None else HAND) - len(cards), 0)


def _real_card(position: Position, seat_to_act: Seat, number: int, card: Card) -> Move:
    """Return the move of the player with this number, counted from 1, with a real card.

    A card of a hand that was typed is a secret, so only the seat that is asked may choose it.
    """
    players = len(position.seats)
    if not 1 <= number <= players:
        raise NotUnderstood(shared.SeatUnknown(number, players))
    seat = position.seats[number - 1]
    if position.is_open(seat) or seat == seat_to_act:
        return Choose(seat, card)
    if position.choices[seat] is None:
        raise NotUnderstood(awaited(position))
    raise NotAllowed(refuse.ChoiceMade(seat))  # its bot has chosen by itself


def awaited(position: Position) -> Event:
    """Return the event that names the next entry and its seats."""
    if position.over:
        return shared.GameIsOver()
    if TABLE in position.to_act():
        to = position.dealt_to
        return say.RowsAwaited() if to is None else say.HandAwaited(to)
    if position.turn == 0:
        return say.DraftAwaited(min(position.to_act()))
    if position.revealed:
        card, seat = position.revealed[0]
        return say.RowAwaited(seat, card)
    waiting = tuple(sorted(position.to_act()))
    secret = tuple(seat for seat in waiting if not position.is_open(seat))
    return say.ChoicesAwaited(secret) if secret else say.EntriesAwaited(waiting)


def without_rows(position: Position) -> tuple[Event, ...]:
    """Return the reason why no card can go to a row; empty while rows lie and it continues."""
    if position.over:
        return (shared.GameIsOver(),)
    return () if position.rows else (refuse.NoRowsYet(),)


def why_not(position: Position, move: Move) -> Reason:
    """Return the reason against a move that is not legal now."""
    if position.over:
        return (shared.GameIsOver(),)
    table = TABLE in position.to_act()
    if table and move.seat != TABLE:
        return (awaited(position),)
    if table and isinstance(move, LayRows) and position.dealt_to is None:
        return (_why_no_rows(position, move.cards),)
    if table and isinstance(move, Deal) and move.to == position.dealt_to:
        return (refuse.HandRefused(move.to, HAND, len(move.cards)),)
    if position.revealed and isinstance(move, TakeRow):
        return (_why_no_row(position, move),)
    if position.turn == 0 and isinstance(move, Draft):
        return (_why_no_draft(position, move),)
    if position.turn > 0 and isinstance(move, Choose) and not position.revealed:
        return _why_no_choice(position, move)
    return (awaited(position),)


def _why_no_rows(position: Position, cards: Sequence[Card]) -> Event:
    if len(cards) != ROWS:
        return refuse.WrongCount(len(cards), ROWS)
    return _why_not_among(position, cards, position.free()) or awaited(position)


def _why_not_among(
    position: Position, cards: Sequence[Card], free: Collection[Card]
) -> Event | None:
    """Return the reason why the table cannot have these cards; None where it can.

    free: the cards that are nowhere else.
    """
    for card in cards:
        if not 1 <= card <= position.highest:
            return shared.NotACard(str(card), 1, position.highest)
        if cards.count(card) > 1:
            return shared.CardTwice(card)
        if card not in free:
            return refuse.CardElsewhere(card)
    return None


def _why_no_row(position: Position, move: TakeRow) -> Event:
    _, seat = position.revealed[0]
    if move.seat != seat:
        return shared.NotYourTurn(seat)
    return refuse.RowUnknown(str(move.row), ROWS)


def _why_no_draft(position: Position, move: Draft) -> Event:
    drafter = min(position.to_act())
    if move.seat != drafter:
        return shared.NotYourTurn(drafter)
    for seat in position.seats:
        if move.card in (position.hands[seat] or ()):
            return refuse.CardDraftedBy(move.card, seat)
    return shared.NotACard(str(move.card), 1, position.highest)


def _why_no_choice(position: Position, move: Choose) -> Reason:
    seat, card = move.seat, move.card
    if seat not in position.to_act():
        return (refuse.ChoiceMade(seat),) if seat in position.seats else (awaited(position),)
    if position.is_open(seat):
        return (_place_of(position, seat, card),)
    # a 1045 was to be the 104: no number is told that was typed in secret
    hand, high = position.hands[seat] or (), position.highest
    there = 1 <= card <= high
    reason = refuse.NotHeld(seat, card, hand) if there else refuse.UnknownCard(seat, card, high)
    return (refuse.CardRefused(seat), reason)


def _place_of(position: Position, whose: Seat, card: Card) -> Event:
    """Return the event with the place of a real card of a seat that was typed, or `NotACard`."""
    if not 1 <= card <= position.highest:
        return shared.NotACard(str(card), 1, position.highest)
    for number, row in enumerate(position.rows, start=1):
        if card in row:
            return refuse.CardInRow(card, number)
    for seat in position.seats:
        if card in position.heaps[seat]:
            return refuse.CardInHeap(card, seat)
        if position.choices[seat] == card and position.is_open(seat):
            return refuse.CardLaid(card, seat)
    return refuse.ShownElsewhere(whose, card)
