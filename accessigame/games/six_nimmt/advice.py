"""Advice for 6 nimmt! that is exact: what follows from the cards that a seat sees.

Nothing here guesses what others will do. An estimate is a bot's affair.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games.shared import NotACard
from accessigame.games.six_nimmt import advised as say
from accessigame.games.six_nimmt.alike import in_one
from accessigame.games.six_nimmt.events import RowCosts
from accessigame.games.six_nimmt.heads import heads_in
from accessigame.games.six_nimmt.meaning import why_no_laying
from accessigame.games.six_nimmt.options import FULL
from accessigame.games.six_nimmt.placing import Row, Rows, row_for
from accessigame.games.six_nimmt.sight import Sight

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


def advise(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Tell what is known of each card of the hand, or of the one that was named."""
    if reason := why_no_laying(position):
        return reason
    if number is not None and not 1 <= number <= position.highest:
        raise NotAllowed(NotACard(str(number), 1, position.highest))
    sight, rows = Sight.of(position, seat), position.rows
    if number is not None:
        return (*_details(sight, rows, number), *_costs_if_low(rows, (number,)))
    hidden = say.CardsHidden(seat, sight.secret, len(sight.unseen), sum(sight.sizes))
    hand = () if position.revealed else position.hands[seat] or ()
    low = [revealed for revealed, whose in position.revealed[:1] if whose == seat]
    each = in_one(_outlook(sight, rows, card) for card in hand)
    # of a hand the costs are left out: told in the open, they would tell that it has a low card
    return (hidden, *each, *_costs_if_low(rows, tuple(low)))


def _costs_if_low(rows: Rows, cards: tuple[Card, ...]) -> Iterator[Event]:
    """Give what each row costs where one of the cards would have to take one."""
    if any(row_for(card, rows) is None for card in cards):
        for place, row in enumerate(rows, start=1):
            yield RowCosts(place, heads_in(row))


def _details(sight: Sight, rows: Rows, card: Card) -> Iterator[Event]:
    yield _outlook(sight, rows, card)
    place = row_for(card, rows)
    between = sight.between(rows[place][-1] if place is not None else 0, card)
    if between:
        yield say.CardsBetween(*sight.about(card), between)


def _outlook(sight: Sight, rows: Rows, card: Card) -> Event:
    """Return what the card would do now, and which unseen cards can change that.

    As long as nobody takes the row for a card that is too low, only cards between its end and
    the card come before the card, one at most from each player. So the card is the sixth only if
    as many others as the row has free places have one of those.
    """
    about, place = sight.about(card), row_for(card, rows)
    if place is None:
        lower = len(sight.between(0, card))
        return say.CardLow(*about, min(heads_in(row) for row in rows), lower)
    end = rows[place][-1]
    between, row = sight.between(end, card), _reached(rows[place], sight.laid_between(end, card))
    free, heads = FULL - len(row), heads_in(row)
    if free == 0:
        return say.CardSixth(*about, place + 1, heads, len(between))
    percent = sight.percent(free, between)
    if percent == 0:
        return say.CardSafe(*about, place + 1, len(between), free)
    return say.CardAtRisk(*about, place + 1, len(between), free, percent, heads)


def _reached(row: Row, laid: Row) -> Row:
    """Return the row once these real cards, ascending, have come to it: a sixth one takes it."""
    for card in laid:
        row = (*row, card) if len(row) < FULL else (card,)
    return row
