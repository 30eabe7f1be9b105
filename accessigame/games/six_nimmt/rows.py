"""The four rules of placing cards in 6 nimmt!, on bare rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from accessigame.core.model import Card, Event, Seat
from accessigame.games.six_nimmt.events.play import CardPlaced, RowTaken
from accessigame.games.six_nimmt.options import FULL, heads_in

Row: TypeAlias = tuple[Card, ...]
Rows: TypeAlias = tuple[Row, ...]
Revealed: TypeAlias = tuple[tuple[Card, Seat], ...]
"""Cards that were turned over, each with its seat; the lowest first."""


def row_for(card: Card, rows: Sequence[Row]) -> int | None:
    """Return the index of the row with the highest end below the card; None if no end is below.

    These are the rules 1 and 2.
    """
    best, nearest = None, 0
    for number, row in enumerate(rows):
        if nearest < row[-1] < card:
            best, nearest = number, row[-1]
    return best


def place_card(card: Card, seat: Seat, number: int, rows: list[Row], heaps: list[Row]) -> Event:
    """Put the card behind the row; as a sixth card it takes the row (rule 3)."""
    row = rows[number]
    if len(row) == FULL:
        return take_row(card, seat, number, rows, heaps)
    rows[number] = (*row, card)
    return CardPlaced(seat, card, number + 1, row[-1], len(row) + 1)


def take_row(card: Card, seat: Seat, number: int, rows: list[Row], heaps: list[Row]) -> Event:
    """Give the whole row to the seat; the card begins a new one in its place (rules 3 and 4)."""
    row = rows[number]
    rows[number] = (card,)
    heaps[seat] += row
    return RowTaken(seat, card, number + 1, row, heads_in(row), card > row[-1])


def place_all(
    revealed: Revealed, rows: list[Row], heaps: list[Row]
) -> tuple[Revealed, list[Event]]:
    """Place cards, the lowest first, up to one that fits nowhere; return the rest and the events.

    After a row was taken for a low card, that card is lower than all that follow it: so only
    the lowest card of a turn can fit nowhere.
    """
    events: list[Event] = []
    for place, (card, seat) in enumerate(revealed):
        number = row_for(card, rows)
        if number is None:
            return revealed[place:], events
        events.append(place_card(card, seat, number, rows, heaps))
    return (), events
