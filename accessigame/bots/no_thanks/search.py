"""Monte Carlo search for No Thanks: the round is played on after taking, and after refusing.

The cards to come are drawn from the unseen ones in uniformly random order, which is exact.
The tokens of the others are hidden, though each payment was in the open. A bot that observes has
counted them, as an attentive player does; any other bot shares them out evenly.
Both choices meet the same cards and the same opponents, so that only their difference is random.
Sampling stops as soon as the difference is clear.

The search has two levels. First it finds the style with which the seat itself does best against
these opponents; then the opponents play as their choices so far suggest. Refusing is tried with
each plan for when the card comes back, so that it never waits for what it could not foresee.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.no_thanks.endings import certain
from accessigame.bots.no_thanks.lean_round import (
    PLANS,
    LeanRound,
    after_refusing,
    after_taking,
    lean_round,
)
from accessigame.bots.no_thanks.opponent_model import observed_history
from accessigame.bots.no_thanks.playout import draw_cards, panel
from accessigame.bots.no_thanks.styles import PlayingStyle, tuned_style
from accessigame.bots.no_thanks.tables import LikelyTable, likely_tables
from accessigame.core.model import Move
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
