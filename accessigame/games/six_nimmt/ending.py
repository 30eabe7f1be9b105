"""The score of 6 nimmt!: the bull heads of all rounds, and who has the fewest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessigame.core.model import Event, Seat
from accessigame.games.shared import lowest, won
from accessigame.games.six_nimmt.heads import heads_in

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


def totals(position: Position) -> tuple[int, ...]:
    """Return the bull heads of the finished rounds by seat."""
    finished = position.finished
    return tuple(sum(heads_in(heaps[seat]) for heaps in finished) for seat in position.seats)


def scores(position: Position) -> tuple[int, ...]:
    """Return the totals with the bull heads of the round in progress, by seat."""
    now = zip(totals(position), position.heaps, strict=True)
    return tuple(total + heads_in(heap) for total, heap in now)


def winners(position: Position) -> tuple[Seat, ...]:
    """Return who has the fewest bull heads; no edition has a tie-break."""
    return lowest(scores(position))


def result(position: Position) -> Event:
    """Return who has won the match, with how many bull heads."""
    return won(winners(position), min(scores(position)))
