"""The score of 6 nimmt!: the bull heads of all rounds; the fewest win."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games.shared import CardTwice, NotACard, WrongTokens, lowest, won
from accessigame.games.six_nimmt.options import DECK, HIGHEST, audit, heads_in
from accessigame.games.six_nimmt.position import Position


def totals(position: Position) -> tuple[int, ...]:
    """Return the bull heads of the finished rounds by seat."""
    finished = position.finished
    return tuple(sum(heads_in(heaps[seat]) for heaps in finished) for seat in position.seats)


def scores(position: Position) -> tuple[int, ...]:
    """Return the totals with the bull heads of the round in progress, by seat."""
    now = zip(totals(position), position.heaps, strict=True)
    return tuple(total + heads_in(heap) for total, heap in now)


def open_scores(position: Position) -> tuple[int, ...]:
    """Return the scores: all of them lie in the open."""
    return scores(position)


def winners(position: Position) -> tuple[Seat, ...]:
    """Return the seats with the fewest bull heads; no edition has a tie-break."""
    return lowest(scores(position))


def result(position: Position) -> Event:
    """Return the event of the win, with the winners' bull heads."""
    points = scores(position)
    return won(lowest(points), min(points))


def count(cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
    """Return the steps from the cards of one seat to its bull heads.

    extra: always 0, as nothing beside the cards counts.
    Raises `NotAllowed` for cards or an extra that nobody can hold.
    """
    for card in cards:
        if card not in DECK:
            raise NotAllowed(NotACard(str(card), 1, HIGHEST))
        if cards.count(card) > 1:
            raise NotAllowed(CardTwice(card))
    if extra != 0:
        raise NotAllowed(WrongTokens(extra, 0))
    return audit(cards)
