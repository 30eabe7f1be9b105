"""Rounds of 6 nimmt! that the networks play against themselves, many at once.

Shapes: G games, S seats, H cards in a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from accessigame.games.six_nimmt.options import HAND, HIGHEST, ROWS
from tests.training.arrays import CARD_HEADS, Floats, Numbers, OutlookArrays, Reals, RowArrays
from tests.training.networks import Networks

SEATS: Final = (4,) * 9 + (2, 2, 3, 3, 5, 5, 6, 6, 7, 8, 9, 10)
"""The numbers of players, each as often as it is played."""
KNOWN: Final = 6
"""One in this many batches is played with a known deck."""


@dataclass(frozen=True)
class TurnArrays:
    """The positions of all seats in one turn of many games, and what the turn cost.

    features: [G, S, H, FEATURES]; general: [G, S, GENERAL].
    cost: [G, S], the heads of a seat in this turn, less the mean of the others.
    """

    features: Floats
    general: Floats
    cost: Reals


@dataclass(frozen=True)
class PolicyTurn(TurnArrays):
    """A turn by the policy.

    judgements: [G, S, H], and units: [G, S, H, UNITS], those of the policy.
    choice: [G, S], a place in the hand.
    """

    judgements: Floats
    units: Floats
    choice: Numbers


@dataclass
class DealArrays:
    """The hands, the rows and the cards that everybody has seen, of many games.

    hands: [G, S, H], ascending. rows: [ROWS, G]. seen: 1 for a card that is seen, [HIGHEST + 1, G].
    """

    hands: Numbers
    rows: RowArrays
    seen: Numbers

    @classmethod
    def of(cls, games: int, seats: int, highest: int, rng: Generator) -> DealArrays:
        """Deal many games with the cards up to the highest."""
        deck = rng.random((games, highest)).argsort(-1) + 1
        hands = np.sort(deck[:, : seats * HAND].reshape(games, seats, HAND), -1)
        ends = np.sort(deck[:, seats * HAND : seats * HAND + ROWS], -1).T.copy()
        seen: Numbers = np.zeros((HIGHEST + 1, games), np.int64)
        seen[0] = 1
        seen[highest + 1 :] = 1
        np.put_along_axis(seen, ends, 1, 0)
        return cls(hands, RowArrays(ends, np.ones_like(ends), CARD_HEADS[ends]), seen)

    @classmethod
    def drawn(cls, games: int, rng: Generator) -> DealArrays:
        """Deal many games of a random number of seats, sometimes with a known deck."""
        seats = int(rng.choice(SEATS))
        highest = seats * HAND + ROWS if rng.integers(KNOWN) == 0 else HIGHEST
        return cls.of(games, seats, highest, rng)

    def unseen(self) -> Numbers:
        """Return 1 for each card that a seat has not seen: [HIGHEST + 1, G, S]."""
        unseen = (1 - self.seen)[:, :, None].repeat(self.hands.shape[1], -1)
        np.put_along_axis(unseen, self.hands.transpose(2, 0, 1), 0, 0)
        return unseen

    def inputs(self) -> tuple[Floats, Floats]:
        """Return the features of the hands, [G, S, H, FEATURES], and of the rows, [G, S, GENERAL].

        They lie one after the other in memory, which decides how fast a network is.
        """
        games, seats, size = self.hands.shape
        counts = self.unseen().cumsum(0)
        own = OutlookArrays(self.rows.reshaped(games, 1), counts, seats - 1, size)
        features = own.features(self.hands.transpose(2, 0, 1)).transpose(2, 3, 1, 0)
        return np.ascontiguousarray(features), np.ascontiguousarray(
            own.general().transpose(1, 2, 0)
        )

    def lay(self, choice: Numbers) -> Reals:
        """Lay a card of each seat, and return what it cost.

        choice: [G, S], the place of the card in its hand.
        Returns the heads of each seat less the mean of the others, [G, S].
        """
        games, seats, size = self.hands.shape
        cards = np.take_along_axis(self.hands, choice[..., None], -1)[..., 0]
        heads, each = np.zeros_like(cards), np.arange(games)
        for seat in cards.argsort(-1).T:
            heads[each, seat] = self.rows.lay(cards[each, seat])
        np.put_along_axis(self.seen, cards.T, 1, 0)
        left = self.hands[np.arange(size) != choice[..., None]]
        self.hands = left.reshape(games, seats, size - 1)
        cost: Reals = heads - (heads.sum(-1, keepdims=True) - heads) / (seats - 1)
        return cost


def play(deal: DealArrays, networks: Networks, rng: Generator) -> Iterator[PolicyTurn]:
    """Yield the turns of a round of each game by the policy. The deal is used up."""
    while deal.hands.shape[-1]:
        features, general = deal.inputs()
        judgements, units = networks.policy.outputs(features, general)
        choice = (judgements + rng.gumbel(size=judgements.shape)).argmax(-1)
        yield PolicyTurn(features, general, deal.lay(choice), judgements, units, choice)
