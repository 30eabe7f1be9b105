"""Lean playouts of No Thanks: a round to its end in integers and lists, without objects.

The state of a round, for n seats:

- `owner`: the holder of each card, by card; n for nobody. It has one more place on either side
  than there are cards, so that a neighbour always exists.
- `purses`: the tokens of all seats in one integer, seven bits and a guard bit for each seat. So
  the payments of a whole lap are one subtraction, and the guard bits show the seats that could
  not pay.

As long as every seat can pay, the number of refusals of a card depends on the owners of its two
neighbours alone: so a panel of policies is a table, and a turn of play is one lookup.
Checked card for card against the readable rules in tests/bots/no_thanks/test_playout.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.no_thanks.opponent_model import PlayingStyle, change, needed, takes_at
from accessigame.core.model import Card
from accessigame.games.no_thanks.options import HIGHEST

BITS: Final = 8
"""Bits for each seat's tokens; the highest is the guard."""
FIELD: Final = (1 << BITS) - 1
GUARD: Final = 1 << (BITS - 1)
WIDE: Final = 8
"""The values of an owner in three bits: at most seven seats, and nobody."""
PLACES: Final = HIGHEST + 2
MOST: Final = 256
"""More refusals of one card than anybody wants, or can pay."""

Times: TypeAlias = "tuple[int, ...]"
"""The number of refusals of a card, by the first seat that faces it."""


def packed(tokens: Sequence[int]) -> int:
    """Return the tokens of all seats in one integer."""
    return sum(number << (BITS * seat) for seat, number in enumerate(tokens))


# What a refusal costs ---------------------------------------------------------------------------


@cache
def guards(players: int) -> int:
    """Return the guard bits of all seats."""
    return packed([GUARD] * players)


@cache
def payments(players: int) -> tuple[tuple[int, ...], ...]:
    """Return the payments of all seats, packed, by the first to refuse and the refusals."""
    return tuple(
        tuple(
            packed([(times - (seat - first) % players + players - 1) // players
                    for seat in range(players)])
            for times in range(MOST)
        )
        for first in range(players)
    )  # fmt: skip


def payable(players: int, purses: int, first: int, wanted: int) -> int:
    """Return the number of refusals that all seats can pay, of those wanted."""
    return min(
        wanted,
        *(
            (seat - first) % players + players * (purses >> (BITS * seat) & FIELD)
            for seat in range(players)
        ),
    )


# Policies as tables -----------------------------------------------------------------------------


class Panel:
    """The styles of all seats, and their numbers of refusals of each card.

    informed: True if seat 0 knows the styles of the others, and lets a card go round once more
    exactly as long as none of them takes it.
    """

    def __init__(self, styles: Sequence[PlayingStyle], *, informed: bool = False) -> None:
        self.styles = tuple(styles)
        self.informed = informed
        self.players = len(self.styles)
        self.times: list[Times | None] = [None] * (PLACES * WIDE * WIDE)

    def takes_at(self, card: Card, low: int, high: int) -> list[int]:
        """Return by seat the fewest tokens for which it takes, milking included."""
        costs = [change(card, low, high, seat) for seat in range(self.players)]
        at = [takes_at(style, seat, costs) for seat, style in enumerate(self.styles)]
        if self.informed:
            back = min(at[seat] - seat for seat in range(1, self.players))
            at[0] = max(needed(self.styles[0], costs[0]), back)
        return at

    def fill(self, place: int) -> Times:
        """Return, and keep, the number of refusals of a card, by the first seat that faces it.

        place: (card × 8 + owner below) × 8 + owner above.
        """
        card, owners = divmod(place, WIDE * WIDE)
        at = self.takes_at(card, *divmod(owners, WIDE))
        found = tuple(refusals(at, first, 0) for first in range(self.players))
        self.times[place] = found
        return found


def refusals(takes_at: Sequence[int], first: int, pot: int) -> int:
    """Return the number of refusals until a seat takes the card, if every seat can pay."""
    players = len(takes_at)
    return min(
        after + players * max(0, -((pot + after - takes_at[(first + after) % players]) // players))
        for after in range(players)
    )


# Playing on -------------------------------------------------------------------------------------


def play_on(  # noqa: PLR0913, PLR0917 - a round is that many things, and a bundle of them costs time
    panel: Panel, owner: list[int], purses: int, part: list[int], mover: int, deck: Sequence[Card]
) -> int:
    """Play these cards, turned up in this order, and return the purses.

    owner and part are changed in place. The last mover is not returned: a round ends with its deck.
    """
    players, times, fill = panel.players, panel.times, panel.fill
    guard, paid = guards(players), payments(players)
    for card in deck:
        low, high = owner[card - 1], owner[card + 1]
        place = (card * WIDE + low) * WIDE + high
        refused = (times[place] or fill(place))[mover]
        if refused:
            left = (purses | guard) - paid[mover][refused]
            if left & guard != guard:
                refused = payable(players, purses, mover, refused)
                left = (purses | guard) - paid[mover][refused]
            mover = (mover + refused) % players
            purses = (left ^ guard) + (refused << BITS * mover)
        owner[card] = mover
        if low != mover:
            part[mover] += card
        if high == mover:
            part[mover] -= card + 1
    return purses


def draw_cards(rng: Random, unseen: Sequence[Card], count: int) -> list[Card]:
    """Return `count` of the unseen cards, in uniformly random order."""
    rest, chance = list(unseen), rng.random
    size = len(rest)
    for place in range(count):
        other = place + int(chance() * (size - place))
        rest[place], rest[other] = rest[other], rest[place]
    del rest[count:]
    return rest
