"""Monte Carlo search for No Thanks: the round is played on after taking, and after refusing.

The cards to come are drawn from the unseen ones in uniformly random order, which is exact.
The tokens of the others are hidden, though each payment was in the open. A bot that observes has
counted them, as an attentive player does; any other bot shares them out evenly.
Both choices meet the same cards and the same opponents, so that only their difference is random.
Sampling stops as soon as the difference is clear.

The search has two levels. First it finds the style with which the seat itself does best against
these opponents; then the opponents play as their choices so far suggest, at tables of likely ones.
Refusing is tried with each plan for when the card comes back, so that it never waits for what it
could not foresee.
"""

from __future__ import annotations

import time
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from accessigame.bots import clockwise
from accessigame.bots.no_thanks.endings import certain
from accessigame.bots.no_thanks.opponent_model import (
    ObservedHistory,
    in_company,
    observed_history,
    players_met,
)
from accessigame.bots.no_thanks.playout import (
    PLANS,
    LeanRound,
    Opponents,
    after_refusing,
    after_taking,
    draw_cards,
    lean_round,
    opponents,
    panel,
)
from accessigame.bots.no_thanks.styles import (
    COIN,
    PHASE_OF,
    PlayingStyle,
    formulas,
    laps_of,
    taken_by,
    tuned_style,
    with_error,
)
from accessigame.core.model import Move, Seat
from accessigame.games.no_thanks.interface import View

TRIES: Final = 24
"""The samples for each possible style of the seat itself, before the best one is chosen."""
FIRST_LOOK: Final = 24
"""The samples before the first test of the difference."""
CLEAR: Final = 3.0
"""The standard errors that make a difference clear."""


Sampler: TypeAlias = Callable[[], "list[tuple[float, list[float]]]"]
"""Plays one sample, and returns what taking costs, and refusing by plan, for each own style."""


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
        takes = certain(view)
        if takes is None:
            takes = self.difference(view, rng).mean >= 0
        return take if takes else refuse[0]

    def difference(self, view: View, rng: Random) -> Difference:
        """Return the penalty points of refusing above those of taking, against the others' mean."""
        until = self._until()
        lean, tables = self._met(view)
        style = self._own_style(lean, tables, rng)
        differences, look = [Difference() for _ in range(PLANS)], FIRST_LOOK
        best = differences[0]
        for count in range(1, self.samples + 1):
            taken, refused = _sample(lean, tables, rng, (style,))[0]
            for plan, lead in zip(differences, refused, strict=True):
                plan.add(lead - taken)
            if count == look:
                look += look // 2
                best = _best(differences)
                if abs(best.mean) > CLEAR * best.error or time.monotonic() > until:
                    return best
        return _best(differences)

    def sampler(self, view: View, rng: Random) -> Sampler:
        """Return the sampler of both choices, with each of the styles for its own play."""
        lean, tables = self._met(view)
        return partial(_sample, lean, tables, rng, self.own_styles(len(lean.part)))

    def _met(self, view: View) -> tuple[LeanRound, Sequence[LikelyTable]]:
        """Return the round, and tables of the likely opponents."""
        history = observed_history(view) if self.observes else None
        lean = lean_round(view, history.tokens if history else ())
        return lean, likely_tables(lean, view.seat, history)

    def own_styles(self, players: int) -> list[PlayingStyle]:
        """Return the possible styles of the seat itself, the tuned one first."""
        tuned = tuned_style(players)._replace(late=self.observes)
        return [tuned, *(tuned._replace(weight=weight) for weight in self.owns)]

    def _until(self) -> float:
        return float("inf") if self.limit is None else time.monotonic() + self.limit

    def _own_style(
        self, lean: LeanRound, tables: Sequence[LikelyTable], rng: Random
    ) -> PlayingStyle:
        styles = self.own_styles(len(lean.part))
        if len(styles) == 1:
            return styles[0]
        taken = [0.0] * len(styles)
        refused = [[0.0] * PLANS for _ in styles]
        for _ in range(TRIES):
            for number, (taking, refusing) in enumerate(_sample(lean, tables, rng, styles)):
                taken[number] += taking
                for plan, lead in enumerate(refusing):
                    refused[number][plan] += lead
        ends = [min(taking, *plans) for taking, plans in zip(taken, refused, strict=True)]
        return styles[ends.index(min(ends))]


def _best(plans: Sequence[Difference]) -> Difference:
    return min(plans, key=lambda plan: plan.total)


def _sample(
    lean: LeanRound, tables: Sequence[LikelyTable], rng: Random, owns: Sequence[PlayingStyle]
) -> list[tuple[float, list[float]]]:
    """Return what taking costs, and refusing by plan, for each own style.

    All of them meet the same cards, and the same opponents with the same errors.
    """
    deck = draw_cards(rng, lean.unseen, lean.left)
    table = tables[int(rng.random() * len(tables))]
    takes_at = table.takes_at(rng)
    panels = [panel(style, table.others) for style in owns]
    return [
        (after_taking(lean, each, deck), after_refusing(lean, each, deck, takes_at))
        for each in panels
    ]


TABLES: Final = {False: 6, True: 12}
"""The number of tables of opponents for a choice, by whether they make errors.

They are spread over the weights of styles, and over the errors.
"""
STEP: Final = 5
"""A number prime to `TABLES`, by which each pair of seats combines styles in its own order."""


class LikelyTable:
    """A table of opponents, and their possible choices about the open card."""

    def __init__(self, lean: LeanRound, others: Opponents) -> None:
        self.others = others
        costs, players = lean.costs(), len(lean.part)
        at = others.takes_at(costs, PHASE_OF[lean.left])
        self._seats = [
            _Asked(style, needs, lean.pot, seat, players)
            for seat, (style, needs) in enumerate(zip(others.styles, at, strict=True), start=1)
        ]
        self._fixed = [0, *at] if not others.luck else []

    def takes_at(self, rng: Random) -> list[int]:
        """Return by seat the tokens for which it takes the open card, with an error of its style.

        The errors are those of seats that refused the card as often as these did.
        """
        return self._fixed or [0, *(seat.takes_at(rng.random()) for seat in self._seats)]


class _Asked:
    """An opponent who will be asked about the open card, and has refused it so far."""

    def __init__(self, style: PlayingStyle, needs: int, pot: int, seat: int, players: int) -> None:
        self._style, self._needs = style, needs
        self._next, self._players = pot + seat, players
        refused = pot + seat - players
        self._below = taken_by(style, needs, refused) if refused >= 0 and style is not COIN else 0.0

    def takes_at(self, luck: float) -> int:
        luck = min(max(luck, 1e-5), 1 - 1e-5)
        if self._style is COIN:
            return self._next + self._players * laps_of(luck)
        luck = min(self._below + luck * (1 - self._below), 1 - 1e-5)
        return with_error(self._style, self._needs, luck)


def likely_tables(
    lean: LeanRound, seat: Seat, history: ObservedHistory | None
) -> list[LikelyTable]:
    """Return tables of opponents, spread over the weights of their styles, and their errors.

    They are not random: the same tables come again and again, and stay in the cache.
    seat: the one that looks. history: None if it does not observe the others, who then are taken
    for players by formulas without errors.
    """
    players, count = len(lean.part), TABLES[history is not None]
    styles, prior = players_met(players) if history else formulas(players)
    weights: Sequence[Sequence[float]] = [prior] * (players - 1)
    if history:
        weights = in_company(clockwise(history.weights, seat)[1:])
    ordered = [_spread(styles, each, count) for each in weights]
    tables = []
    for number in range(count):
        opponent_styles = tuple(
            styles_of_seat[(number * STEP**place + place) % count]
            for place, styles_of_seat in enumerate(ordered)
        )
        likely = LikelyTable(lean, opponents(opponent_styles, number, count if history else 0))
        tables.append(likely)
    return tables


def _spread(
    styles: Sequence[PlayingStyle], weights: Sequence[float], count: int
) -> list[PlayingStyle]:
    """Return styles that stand for equal parts of the weight."""
    parts = list(accumulate(weights))
    return [styles[bisect(parts, parts[-1] * (number + 0.5) / count)] for number in range(count)]
