"""The legal moves of 6 nimmt!, and the one that a shuffled deck makes.

The moves of the table are too many to list, so they are counted and found (`Hands`, `Beginnings`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from math import comb, perm
from typing import overload

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


class _TableMoves(Sequence[Move]):
    """The table's legal moves, in a stable order; `in` and `[]` do not go through them."""

    def __init__(self, free: Iterable[Card], size: int) -> None:
        self._cards = frozenset(free)
        self._size = size

    @property
    def _free(self) -> Sequence[Card]:
        return sorted(self._cards)

    @abstractmethod
    def _at(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self._at(place) for place in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._at(place)

    def _can_be(self, cards: object) -> bool:
        if not isinstance(cards, tuple) or len(cards) != self._size:
            return False
        return len(set(cards)) == self._size and self._cards.issuperset(cards)


class Hands(_TableMoves):
    """Every hand for one seat, its cards ascending; another order of them is the same hand."""

    def __init__(self, to: Seat, free: Iterable[Card], size: int) -> None:
        super().__init__(free, size)
        self._to = to

    def __len__(self) -> int:
        return comb(len(self._cards), self._size)

    def __iter__(self) -> Iterator[Move]:
        return (Deal(TABLE, self._to, cards) for cards in combinations(self._free, self._size))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Deal) or move.seat != TABLE or move.to != self._to:
            return False
        return self._can_be(move.cards)

    def _at(self, index: int) -> Move:
        cards: list[Card] = []
        free = self._free
        for place, card in enumerate(free):
            missing = self._size - len(cards)
            with_it = comb(len(free) - place - 1, missing - 1) if missing else 0
            if index < with_it:
                cards.append(card)
            else:
                index -= with_it
        return Deal(TABLE, self._to, tuple(cards))


class Beginnings(_TableMoves):
    """Every choice of cards that begin the rows; the order of the cards is that of the rows."""

    def __len__(self) -> int:
        return perm(len(self._cards), self._size)

    def __iter__(self) -> Iterator[Move]:
        return (LayRows(TABLE, cards) for cards in permutations(self._free, self._size))

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, LayRows) or move.seat != TABLE:
            return False
        return self._can_be(move.cards)

    def _at(self, index: int) -> Move:
        free, cards = list(self._free), list[Card]()
        for missing in range(self._size, 0, -1):
            place, index = divmod(index, perm(len(free) - 1, missing - 1))
            cards.append(free.pop(place))
        return LayRows(TABLE, tuple(cards))
