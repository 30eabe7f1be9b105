"""Exact advice for 6 nimmt!: the consequences of the cards that a seat sees.

Nothing here guesses the moves of others. Estimates come from the bots.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import groupby

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games.shared import NotACard
from accessigame.games.six_nimmt.events import answers as say
from accessigame.games.six_nimmt.events.answers import RowCosts
from accessigame.games.six_nimmt.heads import heads_in
from accessigame.games.six_nimmt.knowledge import Knowledge
from accessigame.games.six_nimmt.options import FULL
from accessigame.games.six_nimmt.parsing import without_rows
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.rows import Row, Rows, row_for


def advise(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Return the advice for each card of the hand, or for the card of this number.

    Raises `NotAllowed` for a number that no card in play has.
    """
    if reason := without_rows(position):
        return reason
    if number is not None and not 1 <= number <= position.highest:
        raise NotAllowed(NotACard(str(number), 1, position.highest))
    knowledge, rows = Knowledge.of(position, seat), position.rows
    if number is not None:
        return (*_details(knowledge, rows, number), *_costs_if_low(rows, (number,)))
    hidden = say.CardsHidden(seat, knowledge.secret, len(knowledge.unseen), sum(knowledge.sizes))
    hand = () if position.revealed else position.hands[seat] or ()
    low = [revealed for revealed, whose in position.revealed[:1] if whose == seat]
    each = merge_alike(_outlook(knowledge, rows, card) for card in hand)
    # of a hand the costs are left out: told in the open, they would tell that it has a low card
    return (hidden, *each, *_costs_if_low(rows, tuple(low)))


def _costs_if_low(rows: Rows, cards: tuple[Card, ...]) -> Iterator[Event]:
    """Yield the cost of each row if one of the cards would have to take one."""
    if any(row_for(card, rows) is None for card in cards):
        for place, row in enumerate(rows, start=1):
            yield RowCosts(place, heads_in(row))


def _details(knowledge: Knowledge, rows: Rows, card: Card) -> Iterator[Event]:
    yield _outlook(knowledge, rows, card)
    place = row_for(card, rows)
    between = knowledge.between(rows[place][-1] if place is not None else 0, card)
    if between:
        yield say.CardsBetween(*knowledge.about(card), between)


def _outlook(knowledge: Knowledge, rows: Rows, card: Card) -> Event:
    """Return the event for the place of the card now, and the unseen cards that can change it.

    As long as nobody takes the row for a card that is too low, only cards between its end and
    the card come before the card, one at most from each player. So the card is the sixth only if
    as many others as the row has free places have one of those.
    """
    about, place = knowledge.about(card), row_for(card, rows)
    if place is None:
        lower = len(knowledge.between(0, card))
        return say.CardLow(*about, min(heads_in(row) for row in rows), lower)
    end = rows[place][-1]
    between, laid = knowledge.between(end, card), knowledge.laid_between(end, card)
    row = _reached(rows[place], laid)
    free, heads = FULL - len(row), heads_in(row)
    if free == 0:
        return say.CardSixth(*about, place + 1, heads, len(between))
    percent = knowledge.percent(free, between)
    if percent == 0:
        return say.CardSafe(*about, place + 1, len(between), free)
    return say.CardAtRisk(*about, place + 1, len(between), free, percent, heads)


def _reached(row: Row, laid: Row) -> Row:
    """Return the row once these real cards, ascending, have come to it: a sixth one takes it."""
    for card in laid:
        row = (*row, card) if len(row) < FULL else (card,)
    return row


def merge_alike(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events, with neighbours that differ in their card alone merged into one.

    Otherwise ten cards are ten sentences, and most of them the same.
    """
    return tuple(_merged(list(group)) for _, group in groupby(events, _without_card))


def _without_card(event: Event) -> Hashable:
    if isinstance(event, say.WouldFollow | say.CardSafe):
        return (type(event), event.row)
    return (type(event), 0) if isinstance(event, say.WouldBeLow) else event


def _merged(alike: list[Event]) -> Event:
    first = alike[0]
    cards = tuple(
        event.card
        for event in alike
        if isinstance(event, say.WouldFollow | say.WouldBeLow | say.CardSafe)
    )
    if len(cards) > 1 and isinstance(first, say.WouldFollow):
        where = (first.row, first.after, first.count)
        return say.CardsWouldFollow(first.seat, first.secret, cards, *where)
    if len(cards) > 1 and isinstance(first, say.WouldBeLow):
        return say.CardsWouldBeLow(first.seat, first.secret, cards)
    if len(cards) > 1 and isinstance(first, say.CardSafe):
        return say.CardsSafe(first.seat, first.secret, cards, first.row)
    return first
