"""The exact odds of the backs of tokens that were not flipped, by the list.

Each unflipped token is one of the list's tokens that are not known yet, no two the same one, and
each of them lay either side up with equal chances. An assignment gives each unflipped token one
of the list. It counts as often as the assigned tokens have sides with the right number: twice for
a token with two equal sides.

The list's tokens are taken by their lower side. The share for one number affects only the two
numbers above it. So the assignments are counted in one sweep, and none is visited twice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import comb
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.model import Card
from accessigame.games.titus.deck import APART, HIGHEST, LOWEST, Pair

Needs: TypeAlias = tuple[int, int]
"""The counts of tokens that show a number, and the next one, and are not assigned yet."""

Split: TypeAlias = tuple[int, int]
"""The counts of the list's tokens that show their lower side, and their higher one."""

DONE: Final[Needs] = (0, 0)
EDGE: Final = HIGHEST + APART + 1


class Share(NamedTuple):
    """A way to assign the list's tokens with one number as their lower side.

    splits: for each difference of the sides, the counts that show either side.
    after: the needs of the next two numbers.
    ways: the number of assignments to the end that begin with this share.
    """

    splits: tuple[Split, ...]
    after: Needs
    ways: int


class Hidden:
    """The assignments of unflipped tokens, by the numbers that show, to tokens of the list."""

    def __init__(self, pairs: Iterable[Pair], faces: Iterable[Card]) -> None:
        """Take the list's tokens that are not known yet, and the numbers that show."""
        copies, showing = Counter(pairs), Counter(faces)
        self._copies = [
            [copies[low, low + apart] for apart in range(APART + 1)] for low in range(EDGE)
        ]
        self._showing = [showing[face] for face in range(EDGE + 1)]
        self._shares: dict[tuple[Card, Needs], tuple[Share, ...]] = {}
        self.first: Needs = (self._showing[LOWEST], self._showing[LOWEST + 1])

    @property
    def ways(self) -> int:
        """The number of assignments; 0 if the list cannot be right."""
        return self._onward(LOWEST, self.first)

    def shares(self, low: Card, needs: Needs) -> tuple[Share, ...]:
        """Return every way to assign the list's tokens with this lower side."""
        key = low, needs
        if key not in self._shares:
            self._shares[key] = tuple(self._found(low, needs))
        return self._shares[key]

    def _onward(self, low: Card, needs: Needs) -> int:
        if low > HIGHEST:
            return int(needs == DONE)
        return sum(share.ways for share in self.shares(low, needs))

    def _found(self, low: Card, needs: Needs) -> Iterator[Share]:
        current, following = needs
        third = self._showing[low + APART]
        same, *apart = self._copies[low]
        for one, two in product(_splits(apart[0]), _splits(apart[1])):
            both = current - one[0] - two[0]
            needs_left = following - one[1], third - two[1]
            if 0 <= both <= same and min(needs_left) >= 0:
                ways = comb(same, both) << both
                ways *= _choices(apart[0], one) * _choices(apart[1], two)
                ways *= self._onward(low + 1, needs_left)
                if ways:
                    yield Share(((both, 0), one, two), needs_left, ways)

    def odds(self) -> dict[Card, dict[Card, Fraction]]:
        """Return the chances of the possible backs, by the number that shows.

        Empty if the list cannot be right.
        """
        expected: defaultdict[Card, Counter[Card]] = defaultdict(Counter)
        reached = Counter({self.first: 1})
        for low in range(LOWEST, HIGHEST + 1):
            following: Counter[Needs] = Counter()
            for needs, times in reached.items():
                for share in self.shares(low, needs):
                    _count(expected, low, share.splits, times * share.ways)
                    onward = self._onward(low + 1, share.after)
                    following[share.after] += times * share.ways // onward
            reached = following
        ways = self.ways
        return {
            face: {b: Fraction(n, ways * self._showing[face]) for b, n in sorted(behind.items())}
            for face, behind in sorted(expected.items())
        }


def _count(
    expected: defaultdict[Card, Counter[Card]], low: Card, splits: tuple[Split, ...], ways: int
) -> None:
    for apart, (lower_up, higher_up) in enumerate(splits):
        if lower_up:
            expected[low][low + apart] += lower_up * ways
        if higher_up:
            expected[low + apart][low] += higher_up * ways


def _splits(copies: int) -> Iterator[Split]:
    for lower_up in range(copies + 1):
        for higher_up in range(copies + 1 - lower_up):
            yield lower_up, higher_up


def _choices(copies: int, split: Split) -> int:
    return comb(copies, split[0]) * comb(copies - split[0], split[1])
