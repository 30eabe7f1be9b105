"""The moves of 6 nimmt!, and the names that journals give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from accessigame.core.model import Card, Move, Seat
from accessigame.games.six_nimmt.options import HIGHEST, ROWS


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The table deals a whole hand to one seat."""

    to: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayRows(Move):
    """The table lays the four cards that begin the rows."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draft(Move):
    """Take one of the cards that lie open before a round of the Pro game."""

    card: Card


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """Lay a card face down; at a table with real cards, the card that was turned over."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeRow(Move):
    """Take a whole row, counted from 1, for a card that is lower than all of them."""

    row: int


@cache
def choose_moves(seat: Seat) -> tuple[Choose, ...]:
    """Return the moves that choose a card, by its number; cached for each seat."""
    return tuple(Choose(seat, card) for card in range(HIGHEST + 1))


@cache
def draft_moves(seat: Seat) -> tuple[Draft, ...]:
    """Return the moves that draft a card, by its number; cached for each seat."""
    return tuple(Draft(seat, card) for card in range(HIGHEST + 1))


@cache
def take_row_moves(seat: Seat) -> tuple[TakeRow, ...]:
    """Return the moves that take a row, the first row first."""
    return tuple(TakeRow(seat, row) for row in range(1, ROWS + 1))


BY_NAME: Final[Mapping[str, type[Move]]] = MappingProxyType(
    {"deal": Deal, "rows": LayRows, "draft": Draft, "choose": Choose, "take_row": TakeRow}
)
