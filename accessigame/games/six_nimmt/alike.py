"""Cards of a hand of which the same is to be said, in one sentence."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import groupby

from accessigame.core.model import Event
from accessigame.games.six_nimmt.advised import CardSafe, CardsSafe
from accessigame.games.six_nimmt.outlook import CardsWouldFollow, WouldFollow


def in_one(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events, those in a row as one that differ in nothing but the card.

    Ten cards are ten sentences otherwise, and most of them the same.
    """
    return tuple(_one(list(group)) for _, group in groupby(events, _but_for_the_card))


def _but_for_the_card(event: Event) -> Hashable:
    return (type(event), event.row) if isinstance(event, WouldFollow | CardSafe) else event


def _one(alike: list[Event]) -> Event:
    first = alike[0]
    cards = tuple(event.card for event in alike if isinstance(event, WouldFollow | CardSafe))
    if len(cards) > 1 and isinstance(first, WouldFollow):
        where = (first.row, first.after, first.count)
        return CardsWouldFollow(first.seat, first.secret, cards, *where)
    if len(cards) > 1 and isinstance(first, CardSafe):
        return CardsSafe(first.seat, first.secret, cards, first.row)
    return first
