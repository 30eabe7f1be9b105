"""Monte Carlo search for No Thanks: the round is played on after taking, and after refusing.

The cards to come are drawn from the unseen ones in uniformly random order, which is exact.
The tokens of the others are hidden, though each payment was in the open. A bot that observes has
counted them, as an attentive player does; any other bot shares them out evenly.
Both choices meet the same cards and the same opponents, so that only their difference is random.
Sampling stops as soon as the difference is clear.

The search has two levels. First it finds the style with which the seat itself does best against
these opponents; then the opponents play as their choices so far suggest.
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
    tuned_style,
)
from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    PLACES,
    Panel,
    draw_cards,
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
"""The number of tables of opponents for a choice, spread over the weights of styles."""
STEP: Final = 5
"""A number prime to `TABLES`, by which each pair of seats combines styles in its own order."""
TRIES: Final = 24
"""The samples for each possible style of the seat itself, before the best one is chosen."""
FIRST_LOOK: Final = 24
"""The samples before the first test of the difference."""
CLEAR: Final = 3.0
"""The standard errors that make a difference clear."""

_panel = lru_cache(maxsize=2048)(partial(Panel, informed=True))


class LeanRound(NamedTuple):
    """A round in the view of the seat that faces a card: itself is 0, the others clockwise."""

    owner: list[int]
    part: list[int]
    purses: int
    card: Card
    pot: int
    unseen: list[Card]
    left: int
    total: int


def lean_round(view: View, counted: Sequence[int]) -> LeanRound:
    """Return the round in lean form.

    counted: the tokens of all seats; empty if the bot has not counted them.
    """
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


def after_taking(lean: LeanRound, panel: Panel, deck: Sequence[Card]) -> float:
    """Return the points of the seat above the mean of the others, after it takes the card."""
    return _lead_at_end(lean, panel, deck, 0, lean.purses + lean.pot)


def after_refusing(
    lean: LeanRound, panel: Panel, deck: Sequence[Card], takes_at: Sequence[int]
) -> float:
    """Return the same points, after it refuses now and goes on in its style."""
    players, purses = panel.players, lean.purses - 1
    refused = payable(players, purses, 1, refusals(takes_at, 1, lean.pot + 1))
    taker = (1 + refused) % players
    purses -= payments(players)[1][refused]
    return _lead_at_end(lean, panel, deck, taker, purses + (lean.pot + 1 + refused << BITS * taker))


def _lead_at_end(
    lean: LeanRound, panel: Panel, deck: Sequence[Card], taker: int, purses: int
) -> float:
    owner, part, card = lean.owner[:], lean.part[:], lean.card
    part[taker] += change(card, owner[card - 1], owner[card + 1], taker)
    owner[card] = taker
    left = play_on(panel, owner, purses, part, taker, deck)
    own = part[0] - (left & FIELD)
    return own - (sum(part) - lean.total - own) / (panel.players - 1)


class Difference:
    """The difference of refusing and taking in points: a sum over samples."""

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
    """Makes the better choice against the likely styles of the opponents.

    samples: the most for one choice. observes: True if it learns from earlier choices of others.
    owns: the weights of styles for its own play, beside the tuned style.
    limit: the seconds for one choice, if limited.
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
        return take if self.difference(view, rng).mean >= 0 else refuse[0]

    def difference(self, view: View, rng: Random) -> Difference:
        """Return the penalty points of refusing above those of taking, against the others' mean."""
        history, until = observed_history(view) if self.observes else None, self._until()
        lean = lean_round(view, history.tokens if history else ())
        tables = self._tables(view, history)
        style = self._own_style(lean, tables, rng)
        tried = [_Opponents(lean, (style, *others)) for others in tables]
        found, look = Difference(), FIRST_LOOK
        for each in _random_opponents(tried, rng, self.samples):
            found.add(each.difference(lean, draw_cards(rng, lean.unseen, lean.left)))
            if found.count == look:
                look += look // 2
                if abs(found.mean) > CLEAR * found.error or time.monotonic() > until:
                    break
        return found

    def _until(self) -> float:
        return float("inf") if self.limit is None else time.monotonic() + self.limit

    def _tables(
        self, view: View, history: ObservedHistory | None
    ) -> list[tuple[PlayingStyle, ...]]:
        """Return tables of opponents, spread over the weights of their styles.

        They are not random: the same tables come again and again, and stay in the cache.
        """
        players = len(view.cards)
        styles, prior = grid(players)
        weights = history.weights if history else (prior,) * players
        ordered = [_spread(styles, each) for each in clockwise(weights, view.seat)[1:]]
        return [
            tuple(own[(number * STEP**seat + seat) % TABLES] for seat, own in enumerate(ordered))
            for number in range(TABLES)
        ]

    def _own_style(
        self, lean: LeanRound, tables: Sequence[tuple[PlayingStyle, ...]], rng: Random
    ) -> PlayingStyle:
        usual = tuned_style(len(lean.part))
        if not self.owns:
            return usual
        styles = [usual, *(usual._replace(weight=weight) for weight in self.owns)]
        tried = {
            style: [_Opponents(lean, (style, *others)) for others in tables] for style in styles
        }
        ends = dict.fromkeys(styles, 0.0)
        taken = dict.fromkeys(styles, 0.0)
        for _ in range(TRIES):
            deck, place = draw_cards(rng, lean.unseen, lean.left), int(rng.random() * len(tables))
            for style in styles:
                each = tried[style][place]
                ends[style] += after_refusing(lean, each.panel, deck, each.takes_at)
                taken[style] += after_taking(lean, each.panel, deck)
        return min(styles, key=lambda style: min(ends[style], taken[style]))


def _spread(styles: Sequence[PlayingStyle], weights: Sequence[float]) -> list[PlayingStyle]:
    """Return styles that stand for equal parts of the weight."""
    parts = list(accumulate(weights))
    return [styles[bisect(parts, parts[-1] * (number + 0.5) / TABLES)] for number in range(TABLES)]


class _Opponents:
    """A table of opponents for the samples of a choice."""

    def __init__(self, lean: LeanRound, styles: tuple[PlayingStyle, ...]) -> None:
        self.panel = _panel(styles)
        owner, card = lean.owner, lean.card
        self.takes_at = self.panel.takes_at(card, owner[card - 1], owner[card + 1])

    def difference(self, lean: LeanRound, deck: Sequence[Card]) -> float:
        """Return the difference of refusing and taking, with these cards to come."""
        refused = after_refusing(lean, self.panel, deck, self.takes_at)
        return refused - after_taking(lean, self.panel, deck)


def _random_opponents(tried: Sequence[_Opponents], rng: Random, count: int) -> Iterator[_Opponents]:
    for _ in range(count):
        yield tried[int(rng.random() * len(tried))]
