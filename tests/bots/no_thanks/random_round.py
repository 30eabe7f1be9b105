"""A whole round of No Thanks in integers, with a coin toss for each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    MOST,
    PLACES,
    guards,
    packed,
    payable,
    payments,
)
from accessigame.core.model import Card
from accessigame.games.no_thanks.options import PILE

COINS: Final = MOST - PILE
HEADS: Final = ((1 << PILE) - 1) << COINS
"""A head for each card after all coins: they have run out in fewer than one of 10^40 rounds."""


def random_round(
    players: int, tokens: int, bits: Callable[[int], int], deck: Sequence[Card]
) -> list[int]:
    """Play a whole round with a coin toss for each decision; return the scores by seat.

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
