"""What one seat may know of a position, for a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessigame.core.model import Card, Seat
from accessigame.games.six_nimmt.options import highest
from accessigame.games.six_nimmt.placing import Revealed, Row, Rows

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


@dataclass(frozen=True, slots=True)
class View:
    """The hand of the seat, and what lies open; other hands are not in it.

    revealed: the cards of this turn that wait for a row choice, the lowest first.
    shown: by seat, the cards that everybody saw it draft and that it has not laid yet; a hand
    that was dealt is empty here. open: what lies open in the draft.
    """

    seat: Seat
    hand: Row
    rows: Rows
    heaps: Rows
    revealed: Revealed
    edition: str
    shown: Rows
    open: Row

    @property
    def highest(self) -> Card:
        """The highest card that is played with."""
        return highest(self.edition, len(self.heaps))

    @property
    def unseen(self) -> frozenset[Card]:
        """The cards that are neither in the hand nor on the table: in other hands, or away."""
        seen = {card for row in (self.hand, *self.rows, *self.heaps) for card in row}
        return frozenset(range(1, self.highest + 1)) - seen - {card for card, _ in self.revealed}


def view_of(position: Position, seat: Seat) -> View:
    """Return what the seat may know of the position."""
    return View(
        seat, position.hands[seat] or (), position.rows, position.heaps, position.revealed,
        position.edition, _drafted(position), position.open,
    )  # fmt: skip


def _drafted(position: Position) -> Rows:
    """Return by seat what it drafted in the open and has not turned over since."""
    if position.edition != "pro":
        return ((),) * len(position.seats)
    held = zip(position.hands, position.chosen, strict=True)
    # the card that lies face down could be any of them, so it is among them
    return tuple(
        tuple(sorted((*(hand or ()), *(() if card is None else (card,))))) for hand, card in held
    )
