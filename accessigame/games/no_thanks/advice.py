"""What the open cards tell exactly: which cards are still unseen, and how likely each still comes.

Of the unseen cards nine never come, any nine as likely as any others: nothing that people do
depends on the order of the pile. So the chances are exact.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from accessigame.core.model import Cards, Event, Seat
from accessigame.games.no_thanks import events as say
from accessigame.games.no_thanks.counting import runs_of
from accessigame.games.no_thanks.options import DECK
from accessigame.games.shared import percent_of

if TYPE_CHECKING:
    from accessigame.games.no_thanks.position import Position


def any_comes(wanted: int, left: int, unseen: int) -> Fraction:
    """Return how likely at least one of so many given cards comes, of `left` among the unseen."""
    return 1 - Fraction(comb(unseen - wanted, left), comb(unseen, left))


def neighbours(position: Position, seat: Seat) -> Cards:
    """Return the cards that would lengthen a run of the seat, ascending."""
    ends = {end for run in runs_of(position.cards[seat]) for end in (run[0] - 1, run[-1] + 1)}
    return tuple(sorted(ends & set(DECK)))


def advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return how many cards still come of how many, and which of them the seat's cards wait for."""
    unseen, left = len(position.unseen), position.left
    events: list[Event] = [say.ChanceToCome(unseen, left)]
    near = neighbours(position, seat)
    wanted = tuple(card for card in near if card in position.unseen)
    gone = tuple(card for card in near if card not in position.unseen and card != position.card)
    if wanted and left:
        percent = percent_of(any_comes(len(wanted), left, unseen))
        events.append(say.NeighboursUnseen(seat, wanted, percent))
    if gone:
        events.append(say.NeighboursGone(seat, gone))
    return tuple(events)
