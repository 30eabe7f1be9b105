"""Positions of 6 nimmt! as arrays: the rows of many games, and the features of `Outlook`.

The axis of rows, of the cards of a hand, of all cards or of features comes first; N stands for all
further axes, such as games and seats, along which numpy is fast. Cards are numbers from 1; the axis
of all cards has a place 0, which nothing uses.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from accessigame.bots.six_nimmt.hand_value import BELOW, LAST, STEPS, at_least
from accessigame.games.six_nimmt.options import FULL, HAND, HEADS, HIGHEST, ROWS

Numbers: TypeAlias = NDArray[np.int64]
Reals: TypeAlias = NDArray[np.float64]
Floats: TypeAlias = NDArray[np.float32]

CARD_HEADS: Final[Numbers] = np.array(HEADS)
FEATURES: Final = 18
"""The features of a card."""
GENERAL: Final = 12
"""The features of the rows."""
OF_A_ROW: Final = (2, 3, 4, 5, 6, 7, 8, 9, 14, 15)
"""The features that a card has from the row it follows; they are 0 for one below every row."""


@dataclass(frozen=True)
class RowArrays:
    """The rows of each game, the one with the lowest end first; each array is [ROWS, N]."""

    ends: Numbers
    lengths: Numbers
    heads: Numbers

    def lay(self, cards: Numbers) -> Numbers:
        """Lay one card in each game, and return the heads that it takes. cards: [N], one axis."""
        games, row = np.arange(len(cards)), places(cards, self.ends)
        low = np.flatnonzero(row == BELOW)
        row[low] = self.heads[:, low].argmin(0)
        length, heads = self.lengths[row, games], self.heads[row, games]
        takes = length == FULL
        takes[low] = True
        self.lengths[row, games] = np.where(takes, 1, length + 1)
        self.heads[row, games] = CARD_HEADS[cards] + np.where(takes, 0, heads)
        self.ends[row, games] = cards
        # only a card that was lower than every row changes the order of their ends
        order = self.ends[:, low].argsort(0)
        for array in (self.ends, self.lengths, self.heads):
            array[:, low] = np.take_along_axis(array[:, low], order, 0)
        return np.where(takes, heads, 0)

    def repeated(self, times: int) -> RowArrays:
        """Return rows of their own, those of each game one after the other."""
        return RowArrays(*(each.repeat(times, -1) for each in self._arrays()))

    def part(self, part: slice) -> RowArrays:
        """Return the rows of some games."""
        return RowArrays(*(each[:, part] for each in self._arrays()))

    def tiled(self, times: int) -> RowArrays:
        """Return rows of their own, all games one after the other."""
        return RowArrays(*(np.tile(each, times) for each in self._arrays()))

    def reshaped(self, *shape: int) -> RowArrays:
        """Return the same rows with these axes of games."""
        return RowArrays(*(each.reshape(ROWS, *shape) for each in self._arrays()))

    def _arrays(self) -> tuple[Numbers, Numbers, Numbers]:
        return self.ends, self.lengths, self.heads


def places(cards: Numbers, ends: Numbers) -> Numbers:
    """Return the row of each card, or BELOW. cards: [..., N]; ends: [ROWS, N]."""
    place: Numbers = (cards > ends[0]).astype(np.int64) + BELOW
    for end in ends[1:]:
        place += cards > end
    return place


class OutlookArrays:
    """The outlooks of seats on rows, as `Outlook` has them, in numbers of the type `real`.

    rows: [ROWS, N]. counts: the unseen cards up to each number, [HIGHEST + 1, N].
    The axes N of both are broadcast.
    """

    def __init__(
        self, rows: RowArrays, counts: Numbers, others: int, size: int, real: Any = np.float64
    ) -> None:
        shape = np.broadcast_shapes(rows.ends.shape[1:], counts.shape[1:])
        self._ends, self._lengths, self._heads = (
            np.broadcast_to(each, (ROWS, *shape)) for each in (rows.ends, rows.lengths, rows.heads)
        )
        self._others, self._size, self._real = others, size, real
        self._columns = np.arange(counts[0].size).reshape(counts.shape[1:])
        self._counts, self._all = counts.ravel(), counts[HIGHEST]
        self._unseen = np.maximum(self._all, 1).astype(real)
        self._before = self._at(self._ends)
        self._cheapest = self._heads.argmin(0)
        self._least = self._heads.min(0).astype(real) / 5
        self._lower = self._before[0] / self._unseen
        self._undercut = self._at_least(np.int64(1), self._lower)

    def _at(self, cards: Numbers) -> Numbers:
        """Return the number of unseen cards up to each of these. cards: [..., N]."""
        counts: Numbers = self._counts.take(cards * self._columns.size + self._columns)
        return counts

    def _at_least(self, wanted: Numbers, part: Reals) -> Reals:
        """Return the probabilities that at least `wanted` of the others lay a card of this part."""
        table = chances(self._others, self._real)
        steps = part * STEPS
        step = steps.astype(np.int64)
        place = wanted * (STEPS + 2) + step
        here = table.take(place)
        chance: Reals = here + (table.take(place + 1) - here) * (steps - step.astype(self._real))
        return chance

    def general(self) -> Floats:
        """Return the features of the rows: [GENERAL, N]."""
        ends, unseen = self._ends, self._unseen
        features = (
            self._size / HAND,
            self._others / 9,
            self._least,
            self._undercut,
            (self._lengths == FULL).sum(0) / 4,
            self._heads.sum(0) / 20,
            self._lengths.sum(0) / 20,
            ends[0] / HIGHEST,
            ends[3] / HIGHEST,
            self._others * self._lower / 3,
            1 / self._size,
            (unseen - self._before[3]) / unseen,
        )
        out: Floats = np.empty((GENERAL, *ends.shape[1:]), np.float32)
        for number, values in enumerate(features):
            out[number] = values
        return out

    def features(self, hands: Numbers) -> Floats:
        """Return the features of the cards of hands: [FEATURES, H, N]. hands: [H, N], ascending."""
        place = places(hands, self._ends)
        low = place < 0
        column = np.arange(self._ends[0].size).reshape(self._ends.shape[1:])
        spot = np.maximum(place, 0) * column.size + column
        until, unseen, others = self._at(hands), self._unseen, self._others
        heads = self._heads.astype(self._real).take(spot)
        between = np.where(low, 0, until - self._before.take(spot)) / unseen
        many, free = between * others, FULL - self._lengths.take(spot).astype(np.int64)
        sixth, cheapest = self._at_least(free, between), place == self._cheapest
        out: Floats = np.empty((FEATURES, *hands.shape), np.float32)
        out[0], out[1] = low, np.where(low, self._least, 0)
        out[2], out[3] = many / 2, np.exp(-many)
        out[4], out[5] = free.astype(self._real) / 5, heads / 5
        out[6], out[7] = sixth, sixth * heads / 5
        out[8], out[9] = cheapest, cheapest * self._undercut
        out[10], out[11] = _PART_OF_DECK.take(hands), _FIFTH_OF_HEADS.take(hands)
        out[12] = (self._all - until) / unseen
        out[13] = np.where(low, until / unseen * others, 0)
        out[14], out[15] = self._at_least(free + 1, between), place == LAST
        below = np.flatnonzero(low)
        for number in OF_A_ROW:
            out[number].ravel()[below] = 0
        beneath = np.zeros_like(place[0])
        out[16, 0] = out[17, 0] = 0
        for rank in range(1, len(hands)):
            beneath = np.where(place[rank] == place[rank - 1], beneath + 1, 0)
            out[16, rank], out[17, rank] = _THIRDS.take(beneath), rank / HAND
        return out


_PART_OF_DECK: Final[Floats] = (np.arange(HIGHEST + 1) / HIGHEST).astype(np.float32)
_FIFTH_OF_HEADS: Final[Floats] = (CARD_HEADS / 5).astype(np.float32)
_THIRDS: Final[Floats] = (np.arange(HAND) / 3).astype(np.float32)


@cache
def chances(others: int, real: Any) -> Reals:
    """Return `at_least` by the number wanted and the step, on one axis."""
    steps = range(STEPS + 2)
    table = [[at_least(n, others, step, STEPS) for step in steps] for n in range(FULL + 2)]
    return np.array(table).astype(real).ravel()
