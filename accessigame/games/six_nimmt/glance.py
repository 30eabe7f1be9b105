"""What a braille line shows of 6 nimmt!: rows by their last card, and hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessigame.core.model import EVERYONE, PARTED, TABLE, Audience, Card, Intent, LineItem, only
from accessigame.games.six_nimmt.heads import heads_in

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


def of(position: Position) -> tuple[LineItem, ...]:
    """Return the glance of a position in which a player acts; nothing in any other."""
    if not position.acting or TABLE in position.acting:
        return ()
    if position.turn == 0:
        return tuple(_draft(position))
    return tuple(_taking(position) if position.revealed else _choosing(position))


def _choosing(position: Position) -> Iterator[LineItem]:
    """Give each row as its last card and how many it has, then the hands."""
    for row in position.rows:
        yield LineItem(f"{row[-1]}/{len(row)}")
    for seat in position.seats:
        hand = position.hands[seat] or ()
        if hand:
            yield LineItem(PARTED.text, audience=only(seat))
        yield from _cards(hand, only(seat), acting=seat in position.acting)


def _taking(position: Position) -> Iterator[LineItem]:
    """Give the low card, then each row as its last card with what it would cost."""
    yield LineItem(str(position.revealed[0][0]))
    for number, row in enumerate(position.rows, start=1):
        yield LineItem(f"{row[-1]}♉{heads_in(row)}", Intent("number", number))


def _draft(position: Position) -> Iterator[LineItem]:
    """Give what the seat that chooses has, which all have seen, then what still lies there."""
    (seat,) = position.acting
    hand = position.hands[seat] or ()
    yield from _cards(hand, EVERYONE, acting=False)
    if hand:
        yield PARTED
    yield from _cards(position.open, EVERYONE, acting=True)


def _cards(cards: tuple[Card, ...], audience: Audience, *, acting: bool) -> Iterator[LineItem]:
    for card in cards:
        yield LineItem(str(card), Intent("number", card) if acting else None, audience)
