"""The knowledge of one seat about the cards that it does not see, and exact chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from accessigame.core.model import Card, Seat
from accessigame.games.shared import percent_of
from accessigame.games.six_nimmt.interface import view
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.rows import Row, Rows


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards that a seat does not see.

    secret: True if the seat has a known hand, of which the others must learn nothing.
    unseen: the cards that are neither in its hand nor open.
    sizes: for each other seat, its number of unseen cards; a card that lies face down counts.
    hands_shown: for each other seat, its cards if all of them were drafted in the open, else none.
    laid: real cards that others turned over in this turn already.
    """

    seat: Seat
    secret: bool
    unseen: frozenset[Card]
    sizes: tuple[int, ...]
    hands_shown: Rows
    laid: frozenset[Card]

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Knowledge:
        """Return the knowledge of the seat in this position."""
        seen, choices = view(position, seat), position.choices
        opponents = [other for other in position.seats if other != seat]
        cards_typed = [choices[other] for other in opponents if position.is_open(other)]
        laid = frozenset(card for card in cards_typed if card is not None)
        rows_seen = tuple(_without(seen.hands_shown[other], laid) for other in opponents)
        unseen = seen.unseen - laid - {choices[seat]}
        sizes = tuple(_hidden(position, other) for other in opponents)
        secret = position.hands[seat] is not None
        return cls(seat, secret, unseen, sizes, rows_seen, laid)

    def about(self, card: Card) -> tuple[Seat, bool, Card]:
        """Return the first fields of every event about a card."""
        return self.seat, self.secret, card

    def between(self, low: Card, high: Card) -> Row:
        """Return the unseen cards between two cards, ascending."""
        return tuple(sorted(card for card in self.unseen if low < card < high))

    def laid_between(self, low: Card, high: Card) -> Row:
        """Return the real cards between the two that were turned over in this turn, ascending."""
        return tuple(sorted(card for card in self.laid if low < card < high))

    def percent(self, count: int, cards: Row) -> int:
        """Return the chance, in percent, that at least `count` others hold one of these cards.

        0 and 100 are certain, whatever they are rounded from.
        """
        if any(self.hands_shown):
            holders = sum(not set(hand).isdisjoint(cards) for hand in self.hands_shown)
            return 100 if holders >= count else 0
        chance = chance_of_holders(count, len(cards), len(self.unseen), self.sizes)
        return percent_of(chance)


def _without(hand: Row, laid: frozenset[Card]) -> Row:
    return tuple(card for card in hand if card not in laid)


def _hidden(position: Position, seat: Seat) -> int:
    """Return the number of cards that only the seat sees: in its hand, and face down."""
    face_down = position.choices[seat] is not None and not position.is_open(seat)
    return position.held(seat) + face_down


# chances --------------------------------------------------------------------------------------


def chance_of_holders(count: int, between: int, unseen: int, sizes: Sequence[int]) -> Fraction:
    """Return the chance that at least `count` other seats hold one of some unseen cards each.

    between: the number of those cards. unseen: the number of all unseen cards, those included.
    sizes: the number of cards that each other seat holds; the rest of the unseen are put away.
    Every deal of the unseen cards is equally likely.
    """
    none_hold = _expected_without(between, unseen, sizes)
    opponents = len(sizes)
    return sum(
        (_exactly(number, none_hold) for number in range(opponents - count + 1)), start=Fraction(0)
    )


def _exactly(number: int, none_hold: Sequence[Fraction]) -> Fraction:
    """Return the chance that exactly this number hold none of the cards (inclusion-exclusion)."""
    signed = (
        (-1) ** (more - number) * comb(more, number) * none_hold[more]
        for more in range(number, len(none_hold))
    )
    return sum(signed, start=Fraction(0))


def _expected_without(between: int, unseen: int, sizes: Sequence[int]) -> list[Fraction]:
    """Return by size of a group the sum, over all such groups, of the chance that none holds one.

    A group that holds s cards together has none of them in C(unseen - between, s) of the
    C(unseen, s) sets of cards that it may hold.
    """
    groups: dict[tuple[int, int], int] = {(0, 0): 1}  # (members, cards): number of such groups
    for size in sizes:
        for (members, cards), count in list(groups.items()):
            more = (members + 1, cards + size)
            groups[more] = groups.get(more, 0) + count
    chances = [Fraction(0)] * (len(sizes) + 1)
    for (members, cards), count in groups.items():
        chances[members] += count * Fraction(comb(unseen - between, cards), comb(unseen, cards))
    return chances
