"""The value of a reserve at the end of the game: what joining and converting make of it.

A group counts by its lowest and its highest number alone. All ways to join are tried. Then each
complete run is converted, the longest first, as long as there are victory cards: the lowest card
is worth more than a run that is left, and tokens on cards decide a tie.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Final, TypeAlias

from accessigame.core.model import Card
from accessigame.games.titus.groups import COMPLETE, Token
from accessigame.games.titus.options import LAST_CARD, RUN_POINTS

Span: TypeAlias = tuple[Card, Card]
"""A group by its lowest and its highest number."""
Spans: TypeAlias = tuple[Span, ...]
"""A reserve, its groups in ascending order."""
Rank: TypeAlias = tuple[int, int]
"""The score of a seat, and the number of tokens on its victory cards."""
Outcome: TypeAlias = tuple[Fraction, int]
"""The share of the win, and the score."""

WAYS: Final = 4000
"""The most reserves that are looked at in one turn."""


class TooManyWays(Exception):  # noqa: N818 - it ends a search, and is nobody's error
    """There are more ways to join than may be looked at."""


class Ranking:
    """The mover's rank against the final ranks of the others."""

    def __init__(self, own: Rank, others: Sequence[Rank], victory: Card) -> None:
        """Take the ranks without the mover's reserve, and the victory card on top."""
        self._own = own
        self._others = others
        self._victory = victory
        self._best: dict[Spans, Outcome] = {}

    def converted(self, length: int) -> Ranking:
        """Return the ranking after a run of this length was converted."""
        points, tokens = self._own
        score = points + self._victory, tokens + length
        return Ranking(score, self._others, self._victory - 1)

    def best(self, reserve: Spans) -> Outcome:
        """Return the best outcome that joining and converting make of a reserve.

        Raises `TooManyWays`.
        """
        if reserve not in self._best:
            if len(self._best) >= WAYS:
                raise TooManyWays
            ways = [self._outcome(reserve, max(0, self._victory - LAST_CARD + 1))]
            ways += map(self.best, _joinings(reserve))
            self._best[reserve] = max(ways)
        return self._best[reserve]

    def as_it_is(self, reserve: Spans) -> Outcome:
        """Return the outcome if nothing is joined or converted any more."""
        return self._outcome(reserve, 0)

    def _outcome(self, reserve: Spans, cards: int) -> Outcome:
        sizes = (high - low + 1 for low, high in reserve)
        runs = sorted((size for size in sizes if size >= COMPLETE), reverse=True)
        on_cards = runs[:cards]
        points = sum(self._victory - place for place in range(len(on_cards)))
        points += RUN_POINTS * (len(runs) - len(on_cards)) + self._own[0]
        rank = points, self._own[1] + sum(on_cards)
        won = all(rank >= other for other in self._others)
        return Fraction(won, 1 + self._others.count(rank)), points


def spans(reserve: Iterable[Sequence[Token]]) -> Spans:
    """Return a reserve by the ends of its groups."""
    return tuple(sorted((group[0].face, group[-1].face) for group in reserve))


def with_face(reserve: Spans, face: Card) -> Iterator[Spans]:
    """Give each reserve with one token more: alone, or touching one or two groups."""
    below = {span for span in reserve if span[1] == face - 1}
    above = {span for span in reserve if span[0] == face + 1}
    for lower, upper in product((None, *below), (None, *above)):
        low, high = lower or (face, face), upper or (face, face)
        yield _replaced(reserve, [each for each in (lower, upper) if each], (low[0], high[1]))


def _joinings(reserve: Spans) -> Iterator[Spans]:
    """Give each reserve in which two consecutive groups are one."""
    for lower, upper in product(set(reserve), repeat=2):
        if lower[1] + 1 == upper[0]:
            yield _replaced(reserve, [lower, upper], (lower[0], upper[1]))


def _replaced(reserve: Spans, old: Iterable[Span], new: Span) -> Spans:
    rest = list(reserve)
    for span in old:
        rest.remove(span)
    return tuple(sorted([*rest, new]))
