"""What one seat may know of a position, for a bot."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.games.six_nimmt.options import highest
from accessigame.games.six_nimmt.placing import Revealed, Row, Rows
from accessigame.table import Card, Seat


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
