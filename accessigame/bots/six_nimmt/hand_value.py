"""The value of a hand of 6 nimmt!: a network that has learned it from many rounds.

The value is the number of heads that a seat is still to take, less the mean of the others.
An outlook describes the rows and each card by numbers near the range from 0 to 1: the row of the
card, and how many of the others are likely to lay a card between, who seem to lay any unseen card.
Each card of the hand goes through one layer of the network; the sum of their outputs, with the
numbers of the rows, through another. `python -m tests.training` makes the file of the weights.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import comb, exp
from operator import mul
from typing import Final, TypeAlias

from accessigame.bots.six_nimmt.playout import CARD, Table
from accessigame.core.model import Card
from accessigame.games.six_nimmt.options import FULL, HAND, HEADS, HIGHEST, ROWS

Features: TypeAlias = tuple[float, ...]
Counts: TypeAlias = Sequence[int]
"""By the number of a card, how many unseen cards there are up to it."""

BELOW: Final = -1
"""The place of a card that is lower than every row."""
LAST: Final = ROWS - 1
STEPS: Final = 100
"""The steps of a chance, between which the table of `at_least` is straight."""


class Outlook:
    """The rows and the unseen cards, as a seat sees them that holds `size` cards."""

    def __init__(self, table: Table, counts: Counts, others: int, size: int) -> None:
        """Take the rows, the counts of the unseen cards, and the number of the others."""
        self._ends, self._weights = table[::2], table[1::2]
        self._counts = counts
        self._others = others
        self._size = size
        self._unseen = counts[HIGHEST] or 1
        self._heads = [weight % CARD for weight in self._weights]
        self._least = min(self._heads)
        self._cheapest = self._heads.index(self._least)
        self._lower = counts[self._ends[0] - 1]
        self._undercut = at_least(1, others, self._lower, self._unseen)

    def place(self, card: Card) -> int:
        """Return the row of a card, from 0 at the lowest; BELOW if it is lower than every row."""
        a, b, c, d = self._ends
        return 3 if card > d else 2 if card > c else 1 if card > b else 0 if card > a else BELOW

    def general(self) -> Features:
        """Return the features of the rows."""
        ends, others, unseen = self._ends, self._others, self._unseen
        lengths = [weight // CARD for weight in self._weights]
        return (
            self._size / HAND,
            others / 9,
            self._least / 5,
            self._undercut,
            lengths.count(FULL) / 4,
            sum(self._heads) / 20,
            sum(lengths) / 20,
            ends[0] / HIGHEST,
            ends[3] / HIGHEST,
            others * self._lower / unseen / 3,
            1 / self._size,
            (unseen - self._counts[ends[3]]) / unseen,
        )

    def features(self, card: Card, beneath: int = 0, rank: int = 0) -> Features:
        """Return the features of a card.

        beneath: the lower cards of the same hand in the same row. rank: all its lower cards.
        """
        counts, unseen, others = self._counts, self._unseen, self._others
        place = self.place(card)
        alone = (card / HIGHEST, HEADS[card] / 5, (counts[HIGHEST] - counts[card]) / unseen)
        owned = (beneath / 3, rank / HAND)
        if place == BELOW:
            until = counts[card] / unseen * others
            return (1, self._least / 5, 0, 0, 0, 0, 0, 0, 0, 0, *alone, until, 0, 0, *owned)
        between = counts[card - 1] - counts[self._ends[place]]
        free, heads = FULL - self._weights[place] // CARD, self._heads[place] / 5
        many, sixth = between / unseen * others, at_least(free, others, between, unseen)
        is_cheapest = place == self._cheapest
        return (
            *(0, 0, many / 2, exp(-many), free / 5, heads, sixth, sixth * heads),
            *(is_cheapest, is_cheapest and self._undercut, *alone, 0),
            *(at_least(free + 1, others, between, unseen), place == LAST, *owned),
        )

    def decisive(self, card: Card, place: int) -> tuple[int, ...]:
        """Return what decides the features of a card in this place, but for the seat and its hand.

        Among outlooks of as many seats and cards, equal values mean equal features.
        """
        counts = self._counts
        if place == BELOW:
            return self._least, counts[card]
        undercut = self._lower if place == self._cheapest else -1
        before = counts[self._ends[place]]
        return undercut, self._weights[place], before, counts[card - 1], counts[card], place == LAST


@cache
def at_least(wanted: int, others: int, part: int, whole: int) -> float:
    """Return the probability that at least `wanted` of the others lay one of this part."""
    step, rest = divmod(STEPS * part, whole)
    here = _at_least(wanted, others, step)
    return here + (_at_least(wanted, others, step + 1) - here) * rest / whole


@cache
def _at_least(wanted: int, others: int, step: int) -> float:
    chance = step / STEPS
    return 1 - sum(
        comb(others, n) * chance**n * (1 - chance) ** (others - n)
        for n in range(min(wanted, others + 1))
    )


FILE: Final = "hand_value.json"
Memo: TypeAlias = dict[tuple[int, ...], list[float]]
"""The outputs of the layer of cards, by all that decides them within one choice."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer of rectified units. weights: by unit, then by input."""

    weights: Sequence[Sequence[float]]
    biases: Sequence[float]

    def outputs(self, inputs: Sequence[float]) -> list[float]:
        """Return the output of each unit."""
        sums = [
            sum(map(mul, weights, inputs), bias)
            for weights, bias in zip(self.weights, self.biases, strict=True)
        ]
        return [total if total > 0 else 0.0 for total in sums]


@dataclass(frozen=True, slots=True)
class HandValue:
    """The network. weights and bias: those of its one output."""

    card: Layer
    hand: Layer
    weights: Sequence[float]
    bias: float

    def of(self, hand: Sequence[Card], outlook: Outlook, memo: Memo) -> float:
        """Return the value of a hand, in ascending order; 0 for an empty one.

        memo: shared by outlooks of as many seats and cards.
        """
        if not hand:
            return 0.0
        outputs, before, beneath = [], BELOW - 1, 0
        for rank, card in enumerate(hand):
            place = outlook.place(card)
            beneath = beneath + 1 if place == before else 0
            before = place
            key = (card, rank, beneath, *outlook.decisive(card, place))
            if (output := memo.get(key)) is None:
                output = memo[key] = self.card.outputs(outlook.features(card, beneath, rank))
            outputs.append(output)
        inputs = [*map(sum, zip(*outputs, strict=True)), *outlook.general()]
        return sum(map(mul, self.weights, self.hand.outputs(inputs)), self.bias)


@cache
def hand_value() -> HandValue:
    """Return the network with the weights of the file."""
    data = json.loads((resources.files(__package__) / FILE).read_text("utf-8"))
    card, hand = Layer(*data["card"]), Layer(*data["hand"])
    return HandValue(card, hand, data["weights"], data["bias"])
