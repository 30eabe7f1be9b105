"""The moves of the table in 6 nimmt!: too many to list, so they are counted and found."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from math import comb, perm
from typing import overload

from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.games.six_nimmt.moves import Deal, LayRows


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
