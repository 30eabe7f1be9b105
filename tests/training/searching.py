"""Rounds in which every seat searches one turn ahead, by the value as it is so far.

Shapes: G games, S seats, K samples, H cards in a hand; P positions, one for each sample of each
seat of each game. The search is that of `value_search.py`, with unseen cards that are all equally
likely, for all positions at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.random import Generator

from accessigame.games.six_nimmt.options import HIGHEST
from tests.training.arrays import Floats, Numbers, OutlookArrays, Reals, RowArrays
from tests.training.networks import HandNetwork
from tests.training.rounds import DealArrays, TurnArrays

SAMPLES: Final = 12
"""The samples of a search, each with one card of each of the others."""
STRAYING: Final = 0.05
"""The probability that a seat lays a random card, so that the value meets such hands as well."""
CARDS_AT_ONCE: Final = 20_000
"""The cards whose features are in memory at once: about as many as fit in the cache."""


def play_searched(deal: DealArrays, value: HandNetwork, rng: Generator) -> Iterator[TurnArrays]:
    """Yield the turns of a round of each game by the search. The deal is used up."""
    while size := deal.hands.shape[-1]:
        features, general = deal.inputs()
        straying = rng.random(deal.hands.shape[:2]) < STRAYING
        random_choice = rng.integers(size, size=straying.shape)
        costs = costs_of_cards(deal, samples_of(deal, SAMPLES, rng), value)
        choice = np.where(straying, random_choice, costs.argmin(-1))
        yield TurnArrays(features, general, deal.lay(choice))


def samples_of(deal: DealArrays, count: int, rng: Generator) -> Numbers:
    """Return random unseen cards of the others, ascending: [S - 1, G, S, K].

    Each is the n-th unseen card, where n is any number that the sample does not have yet.
    """
    unseen = deal.unseen()
    seats, counts = unseen.shape[-1], unseen.sum(0)
    cards = (1 - unseen).argsort(0, kind="stable")
    ranks: Numbers = np.empty((0, *counts.shape, count), np.int64)
    for laid in range(seats - 1):
        rank = (rng.random(ranks.shape[1:]) * (counts - laid)[..., None]).astype(np.int64)
        for lower in ranks:
            rank += rank >= lower
        ranks = np.sort(np.concatenate([ranks, rank[None]]), 0)
    return np.take_along_axis(cards[..., None], ranks, 0)


def costs_of_cards(deal: DealArrays, samples: Numbers, value: HandNetwork) -> Reals:
    """Return the mean cost of each card of each hand over the samples: [G, S, H].

    samples: [S - 1, G, S, K], ascending.
    """
    games, seats, size = deal.hands.shape
    count, others = samples.shape[-1], seats - 1
    hands = deal.hands.reshape(-1, size).T.repeat(count, -1)
    rows = deal.rows.repeated(seats * count)
    unseen = deal.unseen().reshape(HIGHEST + 1, -1).astype(np.int16).repeat(count, -1)
    turns = samples.reshape(others, -1)
    np.put_along_axis(unseen, turns, 0, 0)
    counts = unseen.cumsum(0, dtype=np.int16)
    costs: Floats = np.empty(hands.shape, np.float32)
    step = max(1, CARDS_AT_ONCE // size**2)
    for first in range(0, hands.shape[-1], step):
        part = slice(first, first + step)
        after, heads = _turn(rows.part(part), hands[:, part], turns[:, part])
        costs[:, part] = heads
        if size > 1:
            costs[:, part] += _values(after, hands[:, part], counts[:, part], others, value)
    mean: Reals = costs.reshape(size, games, seats, count).mean(-1, dtype=np.float64)
    return mean.transpose(1, 2, 0)


def _turn(rows: RowArrays, hands: Numbers, turns: Numbers) -> tuple[RowArrays, Reals]:
    """Return the rows after each card of the hands with those of the others, and what it took.

    rows: [ROWS, P]; hands: [H, P]; turns: [S - 1, P], ascending.
    Returns rows of [ROWS, H, P], and heads less the mean of the others, [H, P].
    """
    size, others = len(hands), len(turns)
    after = rows.tiled(size)
    own, every = (np.zeros(hands.size, np.int64) for _ in range(2))
    lower = (turns[:, None] < hands).sum(0)
    for number in range(others + 1):
        earlier, later = turns[max(number - 1, 0)], turns[min(number, others - 1)]
        is_own = lower == number
        cards = np.where(is_own, hands, np.where(number < lower, later, earlier)).ravel()
        taken = after.lay(cards)
        own += taken * is_own.ravel()
        every += taken
    heads = own - (every - own) / others
    return after.reshaped(size, hands.shape[-1]), heads.reshape(hands.shape)


def _values(
    rows: RowArrays, hands: Numbers, counts: Numbers, others: int, value: HandNetwork
) -> Floats:
    """Return the value of the hand that each card leaves: [H, P].

    rows: [ROWS, H, P]; hands: [H, P]; counts: [HIGHEST + 1, P].
    """
    left = len(hands) - 1
    place, laid = np.ogrid[:left, : left + 1]
    outlook = OutlookArrays(rows, counts[:, None], others, left, np.float32)
    return value.judgements(outlook.features(hands[place + (place >= laid)]), outlook.general())
