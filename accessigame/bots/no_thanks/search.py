"""Monte Carlo for No Thanks: the round is played on many times after taking, and after refusing.

The cards to come are drawn from the unseen ones, each order as likely as any other, which is exact.
The tokens of the others are hidden, though everybody saw each of them paid: a bot that observes has
counted them, as an attentive player does; for the others they count as shared out evenly.
Both choices meet the same cards and the same opponents, so that only their difference is left to
chance; drawing stops as soon as the difference is clear.

Two levels: of the styles that the seat itself may go on with, the one that does best against these
opponents is found first; and the opponents play as their choices so far suggest.
"""

from __future__ import annotations

import time
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from accessigame.bots.no_thanks.opponent_model import (
    ObservedHistory,
    PlayingStyle,
    change,
    grid,
    observed_history,
    settled,
)
from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    PLACES,
    Panel,
    drawn,
    packed,
    payable,
    payments,
    play_on,
    refusals,
)
from accessigame.bots.seats import clockwise
from accessigame.core.model import Card, Move
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.scoring import card_part

TABLES: Final = 6
"""How many tables of opponents a choice is tried against, at places of what is believed."""
STEP: Final = 5
"""Prime to `TABLES`: it brings the styles of two seats together in another order for each."""
TRIES: Final = 24
"""Samples for each style that the seat may go on with, before one of them is settled on."""
FIRST_LOOK: Final = 24
"""Samples before the first look whether the difference is clear."""
CLEAR: Final = 3.0
"""A difference of so many standard errors is clear."""

_panel = lru_cache(maxsize=2048)(partial(Panel, informed=True))


class LeanRound(NamedTuple):
    """A round as the seat that faces a card sees it: itself is 0, the others follow clockwise."""

    owner: list[int]
    part: list[int]
    purses: int
    card: Card
    pot: int
    unseen: list[Card]
    left: int
    total: int


def seen(view: View, counted: Sequence[int]) -> LeanRound:
    """Return the round in lean form. counted: the tokens of all seats, or none."""
    assert view.card is not None  # noqa: S101 - only asked with a card open
    players = len(view.cards)
    around = clockwise(view.cards, view.seat)
    owner = [players] * PLACES
    for seat, cards in enumerate(around):
        for card in cards:
            owner[card] = seat
    tokens = clockwise(counted, view.seat)
    if not tokens or tokens[0] != view.tokens or min(tokens) < 0:
        each, more = divmod(view.all_tokens - view.tokens - view.pot, players - 1)
        tokens = (view.tokens, *(each + (n < more) for n in range(players - 1)))
    return LeanRound(
        owner, [card_part(cards) for cards in around], packed(tokens), view.card, view.pot,
        sorted(view.unseen), view.left, view.all_tokens,
    )  # fmt: skip


def after_taking(sides: LeanRound, panel: Panel, deck: Sequence[Card]) -> float:
    """Return how far the seat ends above the mean of the others, when it takes the card."""
    return _ended(sides, panel, deck, 0, sides.purses + sides.pot)


def after_refusing(
    sides: LeanRound, panel: Panel, deck: Sequence[Card], takes_at: Sequence[int]
) -> float:
    """Return the same, when it refuses now and then goes on in its style."""
    players, purses = panel.players, sides.purses - 1
    refused = payable(players, purses, 1, refusals(takes_at, 1, sides.pot + 1))
    taker = (1 + refused) % players
    purses -= payments(players)[1][refused]
    return _ended(sides, panel, deck, taker, purses + (sides.pot + 1 + refused << BITS * taker))


def _ended(sides: LeanRound, panel: Panel, deck: Sequence[Card], taker: int, purses: int) -> float:
    owner, part, card = sides.owner[:], sides.part[:], sides.card
    part[taker] += change(card, owner[card - 1], owner[card + 1], taker)
    owner[card] = taker
    left = play_on(panel, owner, purses, part, taker, deck)
    own = part[0] - (left & FIELD)
    return own - (sum(part) - sides.total - own) / (panel.players - 1)


class Difference:
    """What refusing brings more than taking: a sum over samples."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Count a sample."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The mean of the samples."""
        return self.total / self.count

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(max(self.squares / self.count - self.mean**2, 0.0) / self.count)


@dataclass(frozen=True, slots=True)
class Search:
    """Chooses what ends best against the opponents that it believes in.

    samples: the most for one choice. observes: it draws conclusions from what was taken.
    owns: the styles that it may go on with, as weights beside the settled one.
    limit: seconds for one choice, if there is a limit.
    """

    samples: int
    observes: bool = True
    owns: tuple[float, ...] = ()
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return taking or refusing, whichever ends better."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        take, *refuse = legal
        if not refuse:
            return take
        return take if self.weighed(view, rng).mean >= 0 else refuse[0]

    def weighed(self, view: View, rng: Random) -> Difference:
        """Return what refusing adds to the seat's distance from the others: points, bad ones."""
        past, until = observed_history(view) if self.observes else None, self._until()
        sides = seen(view, past.tokens if past else ())
        tables = self._tables(view, past)
        style = self._own(sides, tables, rng)
        tried = [_Tried(sides, (style, *others)) for others in tables]
        found, look = Difference(), FIRST_LOOK
        for each in _chosen(tried, rng, self.samples):
            found.add(each.difference(sides, drawn(rng, sides.unseen, sides.left)))
            if found.count == look:
                look += look // 2
                if abs(found.mean) > CLEAR * found.error or time.monotonic() > until:
                    break
        return found

    def _until(self) -> float:
        return float("inf") if self.limit is None else time.monotonic() + self.limit

    def _tables(self, view: View, past: ObservedHistory | None) -> list[tuple[PlayingStyle, ...]]:
        """Return tables of opponents, spread over what is believed of each.

        They are not drawn: the same tables come again and again, and need not be thought out anew.
        """
        players = len(view.cards)
        styles, prior = grid(players)
        weights = past.weights if past else (prior,) * players
        ordered = [_spread(styles, each) for each in clockwise(weights, view.seat)[1:]]
        return [
            tuple(own[(number * STEP**seat + seat) % TABLES] for seat, own in enumerate(ordered))
            for number in range(TABLES)
        ]

    def _own(
        self, sides: LeanRound, tables: Sequence[tuple[PlayingStyle, ...]], rng: Random
    ) -> PlayingStyle:
        usual = settled(len(sides.part))
        if not self.owns:
            return usual
        styles = [usual, *(usual._replace(weight=weight) for weight in self.owns)]
        tried = {style: [_Tried(sides, (style, *others)) for others in tables] for style in styles}
        ends = dict.fromkeys(styles, 0.0)
        taken = dict.fromkeys(styles, 0.0)
        for _ in range(TRIES):
            deck, place = drawn(rng, sides.unseen, sides.left), int(rng.random() * len(tables))
            for style in styles:
                each = tried[style][place]
                ends[style] += after_refusing(sides, each.panel, deck, each.takes_at)
                taken[style] += after_taking(sides, each.panel, deck)
        return min(styles, key=lambda style: min(ends[style], taken[style]))


def _spread(styles: Sequence[PlayingStyle], weights: Sequence[float]) -> list[PlayingStyle]:
    """Return styles that stand for equal parts of the weight."""
    parts = list(accumulate(weights))
    return [styles[bisect(parts, parts[-1] * (number + 0.5) / TABLES)] for number in range(TABLES)]


class _Tried:
    """A table of opponents that a choice is tried against."""

    def __init__(self, sides: LeanRound, styles: tuple[PlayingStyle, ...]) -> None:
        self.panel = _panel(styles)
        owner, card = sides.owner, sides.card
        self.takes_at = self.panel.takes_at(card, owner[card - 1], owner[card + 1])

    def difference(self, sides: LeanRound, deck: Sequence[Card]) -> float:
        """Return what refusing adds, with these cards to come."""
        refused = after_refusing(sides, self.panel, deck, self.takes_at)
        return refused - after_taking(sides, self.panel, deck)


def _chosen(tried: Sequence[_Tried], rng: Random, count: int) -> Iterator[_Tried]:
    for _ in range(count):
        yield tried[int(rng.random() * len(tried))]
