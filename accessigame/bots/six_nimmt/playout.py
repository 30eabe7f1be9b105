"""Lean playouts of 6 nimmt!: a round in integers, for the thousands that a search needs.

They follow the rules of `games/six_nimmt` without events; tests compare the two card for card.

The rows are kept by their last card, ascending. A card that follows a row stays below the end of
the next one, so they need sorting only once. The length and the heads of a row are one number,
its weight, so that laying a card is one addition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from accessigame.core.model import Card
from accessigame.games.six_nimmt.options import FULL, HEADS, ROWS

Table: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""The last card and the weight of each row, the row with the lowest last card first."""

CARD: Final = 256
"""The weight of a card in its row, besides its heads; no row has as many heads."""
LADEN: Final = FULL * CARD
"""The least weight of a full row; the rest of its weight are its heads."""
WEIGHTS: Final = tuple(CARD + heads for heads in HEADS)
"""The weight of each card in its row, by its number."""


def table_of(rows: Iterable[Sequence[Card]]) -> Table:
    """Return the rows as the table of a playout."""
    ends = sorted((row[-1], sum(WEIGHTS[card] for card in row)) for row in rows)
    (a, wa), (b, wb), (c, wc), (d, wd) = ends
    return a, wa, b, wb, c, wc, d, wd


def heads_at(table: Table, place: int) -> int:
    """Return the heads of the row at this place in the table, from 0."""
    return table[2 * place + 1] % CARD


def with_row_taken(table: Table, place: int, card: Card) -> Table:
    """Return the table after a card that is lower than every end has taken this row."""
    rest = [table[2 * n : 2 * n + 2] for n in range(ROWS) if n != place]
    (b, wb), (c, wc), (d, wd) = rest
    return card, WEIGHTS[card], b, wb, c, wc, d, wd


def play_out(  # noqa: C901, PLR0912 - unrolled, for its speed is the speed of the search
    table: Table, turns: Iterable[Sequence[Card]], owners: Sequence[int], heads: list[int]
) -> Table:
    """Lay the cards of each turn, add their costs to `heads`, by owner, and return the rows.

    turns: for each turn its cards, ascending. owners: by the number of a card, its owner.
    The owner of a card that is too low takes the row with the fewest heads; of several, the one
    with the lowest end.
    """
    a, wa, b, wb, c, wc, d, wd = table
    weights, laden = WEIGHTS, LADEN
    for cards in turns:
        for card in cards:
            if card > d:
                if wd >= laden:
                    heads[owners[card]] += wd - laden
                    wd = weights[card]
                else:
                    wd += weights[card]
                d = card
            elif card > c:
                if wc >= laden:
                    heads[owners[card]] += wc - laden
                    wc = weights[card]
                else:
                    wc += weights[card]
                c = card
            elif card > b:
                if wb >= laden:
                    heads[owners[card]] += wb - laden
                    wb = weights[card]
                else:
                    wb += weights[card]
                b = card
            elif card > a:
                if wa >= laden:
                    heads[owners[card]] += wa - laden
                    wa = weights[card]
                else:
                    wa += weights[card]
                a = card
            else:
                ha, hb, hc, hd = wa % CARD, wb % CARD, wc % CARD, wd % CARD
                least = min(ha, hb, hc, hd)
                heads[owners[card]] += least
                # the rows below the one that is taken move up, and the card begins the lowest
                if ha != least:
                    if hb != least:
                        if hc != least:
                            d, wd = c, wc
                        c, wc = b, wb
                    b, wb = a, wa
                a, wa = card, weights[card]
    return a, wa, b, wb, c, wc, d, wd


def shuffle(cards: list[Card], count: int, chance: Callable[[], float]) -> None:
    """Move `count` random cards to the front, in uniformly random order.

    chance: returns a random number from 0 up to 1.
    """
    left = len(cards)
    for place in range(count):
        other = place + int(chance() * left)
        left -= 1
        cards[place], cards[other] = cards[other], cards[place]
