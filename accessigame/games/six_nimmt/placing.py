"""Where cards go: the four rules of 6 nimmt!, on bare rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from accessigame.core.model import Card, Event, Seat
from accessigame.games.six_nimmt.events import CardPlaced, RowTaken
from accessigame.games.six_nimmt.heads import heads_in
from accessigame.games.six_nimmt.options import FULL

Row: TypeAlias = tuple[Card, ...]
Rows: TypeAlias = tuple[Row, ...]
Revealed: TypeAlias = tuple[tuple[Card, Seat], ...]


def row_for(card: Card, rows: Sequence[Row]) -> int | None:
    """Return the row with the highest end below the card (rules 1 and 2); None if none is below."""
    best, nearest = None, 0
    for number, row in enumerate(rows):
        if nearest < row[-1] < card:
            best, nearest = number, row[-1]
    return best


def lay(card: Card, seat: Seat, number: int, rows: list[Row], heaps: list[Row]) -> Event:
    """Put the card behind the row; as a sixth card it takes the row (rule 3)."""
    row = rows[number]
    if len(row) == FULL:
        return take(card, seat, number, rows, heaps)
    rows[number] = (*row, card)
    return CardPlaced(seat, card, number + 1, row[-1], len(row) + 1)


def take(card: Card, seat: Seat, number: int, rows: list[Row], heaps: list[Row]) -> Event:
    """Give the whole row to the seat; the card begins it anew, in its place (rules 3 and 4)."""
    row = rows[number]
    rows[number] = (card,)
    heaps[seat] += row
    return RowTaken(seat, card, number + 1, row, heads_in(row), card > row[-1])


def lay_all(revealed: Revealed, rows: list[Row], heaps: list[Row]) -> tuple[Revealed, list[Event]]:
    """Lay cards, the lowest first, up to one that fits nowhere; return the rest, and what happened.

    After a row was taken for a low card, that card is lower than all that follow it: so only
    the lowest card of a turn can fit nowhere.
    """
    events: list[Event] = []
    for place, (card, seat) in enumerate(revealed):
        number = row_for(card, rows)
        if number is None:
            return revealed[place:], events
        events.append(lay(card, seat, number, rows, heaps))
    return (), events
