"""Styles of play in No Thanks, and the weights of styles by the choices of a seat so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import ceil
from typing import Final, NamedTuple

from accessigame.core.model import Card
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.position import Taken

PATIENT: Final = {3: 0.25, 4: 0.3}
"""By the number of players, the weight at which repeated best responses settle."""
CROWD: Final = 0.35
"""The same with five players and more."""

WEIGHTS: Final = (0.25, 0.3, 0.35, 0.45, 0.6, 0.8, 1.0)
THRESHOLDS: Final = (-3.0, -1.5, -0.5, 0.5, 1.5)

NAIVE: Final = 20.0
"""The prior of a style that takes each card that pays for itself; others have 1 / weight."""

OUT_OF_STYLE: Final = 0.05
"""The probability of a choice against the style: tokens run out, and people change."""


class PlayingStyle(NamedTuple):
    """L(weight, threshold), and M(weight, threshold) with `milks`."""

    weight: float
    threshold: float
    milks: bool


def tuned_style(players: int) -> PlayingStyle:
    """Return the style at which repeated best responses settle."""
    return PlayingStyle(PATIENT.get(players, CROWD), 0.5, milks=True)


@cache
def needed(style: PlayingStyle, change: int) -> int:
    """Return the fewest tokens for which the style wants a card of this cost."""
    pot = max(0, ceil(style.weight * change - style.threshold) - 1)
    while style.weight * change - pot > style.threshold:
        pot += 1
    return pot


def change(card: Card, low: int, high: int, seat: int) -> int:
    """Return the cost of a card for a seat, given the owners of the cards below and above."""
    return (0 if low == seat else card) - (card + 1 if high == seat else 0)


def takes_at(style: PlayingStyle, seat: int, costs: Sequence[int]) -> int:
    """Return the fewest tokens for which the seat takes, milking included.

    costs: of the card, by seat.
    """
    own = needed(style, costs[seat])
    if not style.milks:
        return own
    # it waits as long as each of the others, finding one token more, would refuse like it
    players = len(costs)
    back = min(needed(style, costs[(seat + n) % players]) - n for n in range(1, players))
    return max(own, back)


# Observation ----------------------------------------------------------------------------------


@cache
def grid(players: int) -> tuple[tuple[PlayingStyle, ...], tuple[float, ...]]:
    """Return the possible styles, and the prior probability of each.

    Much of the weight is on the tuned style, which costs most to overlook, and on naive ones,
    which take a card only when it pays for itself, as beginners do.
    """
    styles = [PlayingStyle(*each) for each in product(WEIGHTS, THRESHOLDS, (False, True))]
    usual = tuned_style(players)
    low = [NAIVE if style[0] == 1 and not style.milks else 1 / style.weight for style in styles]
    return (usual, *styles), (1.0, *(weight / sum(low) for weight in low))


class ObservedHistory(NamedTuple):
    """The public history of a round, up to the card that was taken last.

    owner: the owner of each card that was taken. tokens: by seat, as the payments add up.
    mover: the seat to go on. weights: by seat, those of the styles of `grid`.
    """

    owner: dict[Card, int]
    tokens: tuple[int, ...]
    mover: int
    weights: tuple[tuple[float, ...], ...]


def observed_history(view: View) -> ObservedHistory:
    """Return the history that follows from each payment of the round, up to now.

    All of it was in the open: the seat of each token that was laid, and the taker of each card.
    """
    players = len(view.cards)
    history = _history_of(players, view.all_tokens // players, view.taken)
    if view.card is None:
        return history
    if not view.taken:
        history = history._replace(mover=(view.seat - view.pot) % players)
    return _after_card(history, view.card, view.seat, view.pot, taken=False)


@lru_cache(maxsize=4096)
def _history_of(players: int, tokens: int, taken: tuple[Taken, ...]) -> ObservedHistory:
    if not taken:
        _, prior = grid(players)
        return ObservedHistory({}, (tokens,) * players, 0, (prior,) * players)
    before = _history_of(players, tokens, taken[:-1])
    card, seat, pot = taken[-1]
    if len(taken) == 1:  # who took the first card, and with how many tokens, tells who began
        before = before._replace(mover=(seat - pot) % players)
    return _after_card(before, card, seat, pot, taken=True)


def _after_card(
    history: ObservedHistory, card: Card, last: int, pot: int, *, taken: bool
) -> ObservedHistory:
    """Return the history after a card went from the mover to the last seat that faced it.

    A seat that refused it did not want it with those tokens; its taker did, unless forced.
    """
    players, owner = len(history.tokens), history.owner
    low, high = owner.get(card - 1, -1), owner.get(card + 1, -1)
    costs = [change(card, low, high, seat) for seat in range(players)]
    tokens, weights = list(history.tokens), list(history.weights)
    for seat in range(players):
        refusals = (pot - (seat - history.mover) % players + players - 1) // players
        tokens[seat] -= refusals
        refused = (seat - history.mover) % players + (refusals - 1) * players if refusals else -1
        chose = taken and seat == last and tokens[seat] > 0
        if refused >= 0 or chose:
            weights[seat] = _updated_weights(
                weights[seat], seat, costs, refused, pot if chose else None
            )
    if not taken:
        return ObservedHistory(owner, tuple(tokens), last, tuple(weights))
    tokens[last] += pot
    return ObservedHistory({**owner, card: last}, tuple(tokens), last, tuple(weights))


def _updated_weights(
    weights: Sequence[float], seat: int, costs: Sequence[int], refused: int, taken: int | None
) -> tuple[float, ...]:
    """Return the weights of styles, lower for those that would have done otherwise."""
    styles, _ = grid(len(costs))
    result = []
    for weight, style in zip(weights, styles, strict=True):
        at = takes_at(style, seat, costs)
        other = at <= refused or (taken is not None and at > taken)
        result.append(weight * OUT_OF_STYLE if other else weight)
    return tuple(result)
