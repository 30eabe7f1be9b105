"""Styles of play in No Thanks: for how many tokens a player takes a card of a certain cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import ceil, exp, inf, log
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.model import Card
from accessigame.games.no_thanks.options import HIGHEST, PILE

PATIENT: Final = {3: 0.25, 4: 0.3}
"""By the number of players, the weight at which repeated best responses settle."""
CROWD: Final = 0.35
"""The same with five players and more."""

WEIGHTS: Final = (0.25, 0.3, 0.35, 0.45, 0.6, 0.8, 1.0)
THRESHOLDS: Final = (-3.0, -1.5, -0.5, 0.5, 1.5)

NAIVE: Final = 20.0
"""The prior of a style that takes each card that pays for itself; others have 1 / weight."""

# The end of a round -------------------------------------------------------------------------------

PHASES: Final = (10, 6, 3, 1, 0)
"""The fewest cards still to come in each phase of a round, the first phase first."""
RISES: Final = (0.0, 0.14, 0.44, 0.77, 1.0)
"""By phase, how far the weight of a late style has gone from its own to 1.

A token is worth more than a point while it can still save points, and exactly one at the last card.
"""
PHASE_OF: Final = tuple(
    next(phase for phase, fewest in enumerate(PHASES) if left >= fewest) for left in range(PILE)
)
"""The phase by the number of cards still to come."""


class PlayingStyle(NamedTuple):
    """L(weight, threshold), and M(weight, threshold) with `milks`.

    late: True if its weight rises to 1 toward the end of a round.
    bend: what each point of cost above 0 adds to the weight.
    spread: the scale of the logistic error in its number of tokens; infinite for a coin.
    growth: what each token that it needs adds to the scale.
    """

    weight: float
    threshold: float
    milks: bool
    late: bool = False
    bend: float = 0.0
    spread: float = 0.0
    growth: float = 0.0

    def scale(self, needs: int) -> float:
        """Return the scale of its error where it needs n tokens."""
        return self.spread + self.growth * needs


COIN: Final = PlayingStyle(0.0, 0.0, milks=False, spread=inf)
"""Takes with probability 1/2, each time that it is asked."""
TAKES: Final = PlayingStyle(0.0, 0.0, milks=False)
"""Takes every card."""
REFUSES: Final = PlayingStyle(0.0, -120.0, milks=False)
"""Refuses every card as long as it has a token."""


def tuned_style(players: int) -> PlayingStyle:
    """Return the style at which repeated best responses settle."""
    return PlayingStyle(PATIENT.get(players, CROWD), 0.5, milks=True)


MEDIUM: Final = {
    3: tuned_style(3),
    4: PlayingStyle(0.2, 0.5, milks=True, bend=0.005),
}
"""The style of the level `medium` by the number of players.

With four and more, it asks for a larger share of the cost of a dear card: to take that too soon
costs most where others take it only when it pays for itself.
"""
MEDIUM_IN_CROWD: Final = PlayingStyle(0.2, 0.5, milks=True, bend=0.008)
"""The same with five players and more."""


def medium_style(players: int) -> PlayingStyle:
    """Return the style of the level `medium`."""
    return MEDIUM.get(players, MEDIUM_IN_CROWD)


# What a card is wanted for ------------------------------------------------------------------------


def needed(style: PlayingStyle, change: int, phase: int = 0) -> int:
    """Return the fewest tokens for which the style wants a card of this cost."""
    weight = style.weight + style.bend * max(change, 0)
    if style.late:
        weight += (1 - weight) * RISES[phase]
    pot = max(0, ceil(weight * change - style.threshold) - 1)
    while weight * change - pot > style.threshold:
        pot += 1
    return pot


Needs: TypeAlias = "tuple[tuple[int, ...], ...]"
"""The tokens that a style needs, by phase and cost; a negative cost counts from the end."""


@cache
def needs_of(style: PlayingStyle) -> Needs:
    """Return the tokens that the style needs, by phase and cost."""
    costs = (*range(HIGHEST + 2), *range(-HIGHEST - 2, 0))
    return tuple(
        tuple(needed(style, cost, phase) for cost in costs) for phase in range(len(PHASES))
    )


def change(card: Card, low: int, high: int, seat: int) -> int:
    """Return the cost of a card for a seat, given the owners of the cards below and above."""
    return (0 if low == seat else card) - (card + 1 if high == seat else 0)


def takes_at(style: PlayingStyle, seat: int, costs: Sequence[int], phase: int = 0) -> int:
    """Return the fewest tokens for which the seat takes, milking included.

    costs: of the card, by seat.
    """
    needs = needs_of(style)[phase]
    need = needs[costs[seat]]
    if not style.milks:
        return need
    # it waits as long as each of the others, finding one token more, would refuse like it
    others_costs = (*costs[seat + 1 :], *costs[:seat])
    return max(need, min([needs[cost] - place for place, cost in enumerate(others_costs, start=1)]))


# Errors -------------------------------------------------------------------------------------------


def taken_by(style: PlayingStyle, needs: int, pot: int) -> float:
    """Return the probability that the style takes a card with `pot` tokens or fewer.

    needs: the tokens for which it takes, without its error. Not for a coin.
    """
    scale = style.scale(needs)
    return 1 / (1 + exp((needs - pot - 0.5) / scale)) if scale else float(pot >= needs)


def with_error(style: PlayingStyle, needs: int, luck: float) -> int:
    """Return the tokens for which the style takes when its error is this quantile.

    luck: above 0 and below 1. Not for a coin.
    """
    scale = style.scale(needs)
    return max(0, ceil(needs - 0.5 + scale * log(luck / (1 - luck)))) if scale else needs


def laps_of(luck: float) -> int:
    """Return how often a coin refuses before it takes, by a quantile above 0 and below 1."""
    laps = 0
    while luck < 0.5:  # noqa: PLR2004 - a coin's probability
        luck *= 2
        laps += 1
    return laps


# What players are like ----------------------------------------------------------------------------

Mixture: TypeAlias = "tuple[tuple[PlayingStyle, ...], tuple[float, ...]]"
"""Styles, and the weight of each."""


@cache
def formulas(players: int) -> Mixture:
    """Return styles that go by a formula, and their weights before anything was seen.

    Much of the weight is on the tuned style, which costs most to overlook, and on naive ones,
    which take a card only when it pays for itself, as beginners do.
    """
    styles = [PlayingStyle(*each) for each in product(WEIGHTS, THRESHOLDS, (False, True))]
    tuned = tuned_style(players)
    low = [NAIVE if style[0] == 1 and not style.milks else 1 / style.weight for style in styles]
    return (tuned, *styles), (1.0, *(weight / sum(low) for weight in low))
