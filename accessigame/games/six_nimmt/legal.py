"""The legal moves of 6 nimmt!, and the one that a shuffled deck makes."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.games.six_nimmt.moves import (
    Deal,
    LayRows,
    choose_moves,
    draft_moves,
    take_row_moves,
)
from accessigame.games.six_nimmt.options import HAND, ROWS
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.table_moves import Beginnings, Hands


def legal_moves(position: Position, seat: Seat) -> Sequence[Move]:
    """Return the legal moves of the seat, cards and rows ascending."""
    if seat not in position.acting:
        return ()
    if position.turn == 0:
        return table_moves(position) if seat == TABLE else _drafts(position, seat)
    if position.revealed:
        return take_row_moves(seat)
    hand, moves = position.hands[seat], choose_moves(seat)
    return tuple([moves[card] for card in (sorted(position.free()) if hand is None else hand)])


def table_moves(position: Position) -> Sequence[Move]:
    """Return the hands or the rows that the table may lay, while it is to act."""
    to, free = position.dealt_to, position.free()
    return Beginnings(free, ROWS) if to is None else Hands(to, free, HAND)


def deal(position: Position, order: Sequence[Card]) -> Move:
    """Return the next hand, or the rows, as they come off a deck in this order."""
    to = position.dealt_to
    start = HAND * (len(position.seats) if to is None else to)
    count = ROWS if to is None else HAND
    deck = order if position.edition == "base" else [c for c in order if c <= position.highest]
    cards = tuple(deck[start : start + count])
    return LayRows(TABLE, cards) if to is None else Deal(TABLE, to, cards)


def may_choose(position: Position, seat: Seat, card: Card) -> bool:
    """Return True if the seat may hold this card, as far as the program knows."""
    hand = position.hands[seat]
    return card in (position.free() if hand is None else hand)


def _drafts(position: Position, seat: Seat) -> Sequence[Move]:
    moves = draft_moves(seat)
    return tuple([moves[card] for card in position.open])
