"""What a seat of 6 nimmt! can work out about the cards that it does not see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessigame.core.model import Card, Seat
from accessigame.games.shared import percent_of
from accessigame.games.six_nimmt.chances import chance_of_holders
from accessigame.games.six_nimmt.placing import Row, Rows

if TYPE_CHECKING:
    from accessigame.games.six_nimmt.position import Position


@dataclass(frozen=True, slots=True)
class Sight:
    """The cards that a seat does not see.

    secret: what it sees holds a hand that the others must learn nothing of.
    unseen: the cards that are neither in its hand nor open. sizes: how many of those each of the
    others holds, a card that lies face down too. shown: what each of the others holds, where all
    of that was drafted in the open. laid: real cards that others turned over in this turn already.
    """

    seat: Seat
    secret: bool
    unseen: frozenset[Card]
    sizes: tuple[int, ...]
    shown: Rows
    laid: frozenset[Card]

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Sight:
        """Return what the seat can work out in this position."""
        view, chosen = position.view(seat), position.chosen
        others = [other for other in position.seats if other != seat]
        typed = [chosen[other] for other in others if position.is_open(other)]
        laid = frozenset(card for card in typed if card is not None)
        shown = tuple(_without(view.shown[other], laid) for other in others)
        unseen = view.unseen - laid - {chosen[seat]}
        sizes = tuple(_hidden(position, other) for other in others)
        secret = position.hands[seat] is not None
        return cls(seat, secret, unseen, sizes, shown, laid)

    def about(self, card: Card) -> tuple[Seat, bool, Card]:
        """Return the first fields of every event about a card."""
        return self.seat, self.secret, card

    def between(self, low: Card, high: Card) -> Row:
        """Return the unseen cards between two cards, ascending."""
        return tuple(sorted(card for card in self.unseen if low < card < high))

    def laid_between(self, low: Card, high: Card) -> Row:
        """Return the real cards between the two that were turned over in this turn, ascending."""
        return tuple(sorted(card for card in self.laid if low < card < high))

    def percent(self, wanted: int, cards: Row) -> int:
        """Return how likely at least so many of the others hold one of these cards, or more.

        0 and 100 are certain, whatever they are rounded from.
        """
        if any(self.shown):
            holders = sum(not set(hand).isdisjoint(cards) for hand in self.shown)
            return 100 if holders >= wanted else 0
        chance = chance_of_holders(wanted, len(cards), len(self.unseen), self.sizes)
        return percent_of(chance)


def _without(hand: Row, laid: frozenset[Card]) -> Row:
    return tuple(card for card in hand if card not in laid)


def _hidden(position: Position, seat: Seat) -> int:
    """Return how many cards of a seat nobody else sees: in its hand, and face down."""
    face_down = position.chosen[seat] is not None and not position.is_open(seat)
    return position.held(seat) + face_down
