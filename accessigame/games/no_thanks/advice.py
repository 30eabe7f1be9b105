"""Exact advice from the open cards: the unseen cards, and the chances that they still come.

Of the unseen cards nine never come, any nine as likely as any others: nothing that people do
depends on the order of the pile. So the chances are exact.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from accessigame.core.model import Cards, Event, Seat
from accessigame.games.no_thanks.events import answers as say
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.position import Position
from accessigame.games.no_thanks.scoring import runs_of
from accessigame.games.shared import percent_of

if TYPE_CHECKING:
    from fractions import Fraction


def any_comes(targets: int, left: int, unseen: int) -> Fraction:
    """Return the chance that at least one of the target cards comes.

    targets, unseen: numbers of cards. left: the number of unseen cards that still come.
    """
    from fractions import Fraction  # noqa: PLC0415 - imported only for advice

    return 1 - Fraction(comb(unseen - targets, left), comb(unseen, left))


def neighbours(position: Position, seat: Seat) -> Cards:
    """Return the cards that would lengthen a run of the seat, ascending."""
    ends = {end for run in runs_of(position.cards[seat]) for end in (run[0] - 1, run[-1] + 1)}
    return tuple(sorted(ends & set(DECK)))


def advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return the chance of each unseen card, and of those that the seat's cards wait for."""
    unseen, left = len(position.unseen), position.left
    events: list[Event] = [say.ChanceToCome(unseen, left)]
    near = neighbours(position, seat)
    unseen_neighbours = tuple(card for card in near if card in position.unseen)
    gone = tuple(card for card in near if card not in position.unseen and card != position.card)
    if unseen_neighbours and left:
        percent = percent_of(any_comes(len(unseen_neighbours), left, unseen))
        events.append(say.NeighboursUnseen(seat, unseen_neighbours, percent))
    if gone:
        events.append(say.NeighboursGone(seat, gone))
    return tuple(events)
