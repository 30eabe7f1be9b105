"""Lean playouts of No Thanks: a round to its end in integers and lists, without any object.

What is known of a round here, for n seats:

- `owner`: who holds each card, by card; n where nobody does. It has a place more than there are
  cards on either side, so that a neighbour always exists.
- `purses`: the tokens of all seats in one integer, seven bits and a guard bit for each seat, so
  that what a whole lap round the table pays is one subtraction, and the guard bits tell who could
  not pay.

How often a card is refused depends on its two neighbours' owners alone, as long as everybody can
pay: so a panel of policies is a table, and a turn of play is a look into it.
Checked card for card against the readable rules in tests/bots/no_thanks/test_playout.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.no_thanks.opponent_model import PlayingStyle, change, needed, takes_at
from accessigame.core.model import Card
from accessigame.games.no_thanks.options import HIGHEST, PILE

BITS: Final = 8
"""Bits for each seat's tokens; the highest is the guard."""
FIELD: Final = (1 << BITS) - 1
GUARD: Final = 1 << (BITS - 1)
WIDE: Final = 8
"""One more than the most seats: an owner has three bits."""
PLACES: Final = HIGHEST + 2
MOST: Final = 256
"""More refusals of one card than anybody wants, or can pay."""
COINS: Final = MOST - PILE
HEADS: Final = ((1 << PILE) - 1) << COINS
"""A head for each card after all coins: they have run out in fewer than one of 10^40 rounds."""

Times: TypeAlias = "tuple[int, ...]"
"""How often a card is refused, by the first that faces it."""


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
    """Return what all seats pay, packed, by the first to refuse and the number of refusals."""
    return tuple(
        tuple(
            packed([(times - (seat - first) % players + players - 1) // players
                    for seat in range(players)])
            for times in range(MOST)
        )
        for first in range(players)
    )  # fmt: skip


def payable(players: int, purses: int, first: int, wanted: int) -> int:
    """Return how often a card is refused if it were `wanted` times, had all tokens enough."""
    return min(
        wanted,
        *(
            (seat - first) % players + players * (purses >> (BITS * seat) & FIELD)
            for seat in range(players)
        ),
    )


# Policies as tables -----------------------------------------------------------------------------


class Panel:
    """The styles of all seats, and how often they refuse each card.

    informed: seat 0 knows the styles of the others, and lets a card go round once more exactly as
    long as none of them takes it.
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
        """Return, and keep, how often a card is refused, by the first that faces it.

        place: (card × 8 + owner below) × 8 + owner above.
        """
        card, owners = divmod(place, WIDE * WIDE)
        at = self.takes_at(card, *divmod(owners, WIDE))
        found = tuple(refusals(at, first, 0) for first in range(self.players))
        self.times[place] = found
        return found


def refusals(takes_at: Sequence[int], first: int, pot: int) -> int:
    """Return how often a card is refused until somebody takes it, had all tokens enough."""
    players = len(takes_at)
    return min(
        after + players * max(0, -((pot + after - takes_at[(first + after) % players]) // players))
        for after in range(players)
    )


# Playing on -------------------------------------------------------------------------------------


def play_on(  # noqa: PLR0913, PLR0917 - a round is that many things, and a bundle of them costs time
    panel: Panel, owner: list[int], purses: int, part: list[int], mover: int, deck: Sequence[Card]
) -> int:
    """Play these cards, turned up in this order by whoever took the one before.

    owner and part are changed. Returns the purses; `mover` is lost, for a round ends with its deck.
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


def at_random(
    players: int, tokens: int, bits: Callable[[int], int], deck: Sequence[Card]
) -> list[int]:
    """Play a whole round in which each decision is a coin's; return the scores by seat.

    bits: `Random.getrandbits`.
    """
    owner, part, mover, full = [players] * PLACES, [0] * players, 0, packed([tokens] * players)
    purses, guard, paid = full, guards(players), payments(players)
    coins = bits(COINS) | HEADS
    for card in deck:
        refused = (coins & -coins).bit_length() - 1  # as many as there are tails before a head
        coins >>= refused + 1
        if refused:
            left = (purses | guard) - paid[mover][refused]
            if left & guard != guard:
                refused = payable(players, purses, mover, refused)
                left = (purses | guard) - paid[mover][refused]
            mover = (mover + refused) % players
            purses = (left ^ guard) + (refused << BITS * mover)
        low, high = owner[card - 1], owner[card + 1]
        owner[card] = mover
        if low != mover:
            part[mover] += card
        if high == mover:
            part[mover] -= card + 1
    return [part[seat] - (purses >> (BITS * seat) & FIELD) for seat in range(players)]


def drawn(rng: Random, unseen: Sequence[Card], count: int) -> list[Card]:
    """Return so many of the unseen cards, in an order as likely as any other."""
    rest, chance = list(unseen), rng.random
    size = len(rest)
    for place in range(count):
        other = place + int(chance() * (size - place))
        rest[place], rest[other] = rest[other], rest[place]
    del rest[count:]
    return rest
