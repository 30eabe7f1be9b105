"""The networks while they learn: arrays of numpy, with their gradients.

A gradient says in which direction to change; `Adam` makes the steps. Shapes: [..., H, FEATURES] are
the features of cards, [..., GENERAL] those of the rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.random import Generator

from tests.training.arrays import FEATURES, GENERAL, Floats

UNITS: Final = 48
"""The units of a network that judges single cards."""
CARD_UNITS: Final = 16
HAND_UNITS: Final = 24
SHARE: Final = np.float32(0.2)
"""The weight of each card of a hand in the sum of them all."""

Gradient = list[Floats]


class Adam:
    """The arrays of a network, and the means of their gradients."""

    def __init__(self, arrays: Sequence[Floats]) -> None:
        self.arrays = list(arrays)
        self.forget()

    def forget(self) -> None:
        """Forget the gradients so far, at the beginning of another step of a training."""
        self._means = [np.zeros_like(each) for each in self.arrays]
        self._squares = [np.zeros_like(each) for each in self.arrays]
        self._steps = 0

    def step(self, gradient: Gradient, rate: float) -> None:
        """Change the arrays along a gradient."""
        self._steps += 1
        first, second = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for array, mean, square, each in zip(
            self.arrays, self._means, self._squares, gradient, strict=True
        ):
            mean[:] += 0.1 * (each - mean)
            square[:] += 0.001 * (each * each - square)
            array[:] += rate * (mean / first) / (np.sqrt(square / second) + 1e-8)


def _random(rng: Generator, scale: float, *shape: int) -> Floats:
    return (rng.uniform(-0.5, 0.5, shape) * scale).astype(np.float32)


class CardNetwork(Adam):
    """Judges single cards: one layer of units, then their sum."""

    @classmethod
    def random(cls, rng: Generator) -> CardNetwork:
        """Return a network that knows nothing."""
        weights = _random(rng, 0.6, FEATURES + GENERAL, UNITS)
        return cls([weights, np.zeros(UNITS, np.float32), _random(rng, 0.2, UNITS)])

    def outputs(self, features: Floats, general: Floats) -> tuple[Floats, Floats]:
        """Return the judgement of each card, [..., H], and the units behind it."""
        weights, biases, sums = self.arrays
        rows = general @ weights[FEATURES:] + biases
        units = np.maximum(features @ weights[:FEATURES] + rows[..., None, :], 0)
        return units @ sums, units

    def gradient(
        self, features: Floats, general: Floats, units: Floats, ascent: Floats
    ) -> Gradient:
        """Return the gradient that raises each judgement by its ascent, [..., H]."""
        of_units = ascent[..., None] * self.arrays[2] * (units > 0)
        of_rows = of_units.sum(-2).reshape(-1, UNITS)
        of_weights = [
            features.reshape(-1, FEATURES).T @ of_units.reshape(-1, UNITS),
            general.reshape(-1, GENERAL).T @ of_rows,
        ]
        axes = tuple(range(ascent.ndim))
        of_sums = np.tensordot(ascent, units, axes=(axes, axes))
        return [np.concatenate(of_weights), of_rows.sum(0), of_sums]


class HandNetwork(Adam):
    """Judges a hand: one layer for each card, their sum, one layer for the hand."""

    @classmethod
    def random(cls, rng: Generator) -> HandNetwork:
        """Return a network that knows nothing."""
        return cls(
            [
                _random(rng, 0.8, FEATURES, CARD_UNITS),
                np.zeros(CARD_UNITS, np.float32),
                _random(rng, 0.6, CARD_UNITS + GENERAL, HAND_UNITS),
                np.zeros(HAND_UNITS, np.float32),
                _random(rng, 0.4, HAND_UNITS),
                np.zeros(1, np.float32),
            ]
        )

    def outputs(self, features: Floats, general: Floats) -> tuple[Floats, tuple[Floats, ...]]:
        """Return the judgement of each hand, and the units behind it."""
        weights, biases, hand_weights, hand_biases, sums, bias = self.arrays
        cards = np.maximum(features @ weights + biases, 0)
        inputs = np.concatenate([cards.sum(-2) * SHARE, general], -1)
        units = np.maximum(inputs @ hand_weights + hand_biases, 0)
        return units @ sums + bias, (cards, inputs, units)

    def judgements(self, features: Floats, general: Floats) -> Floats:
        """Return the judgement of each hand, [N]: fast, and without the units behind it.

        features: [FEATURES, H, N], and general: [GENERAL, N], with the axes of `OutlookArrays`.
        """
        weights, biases, hand_weights, hand_biases, sums, bias = self.arrays
        cards = weights.T @ features.reshape(FEATURES, -1)
        cards += biases[:, None]
        np.maximum(cards, 0, out=cards)
        shared = cards.reshape(CARD_UNITS, features.shape[1], -1).sum(1) * SHARE
        units = hand_weights[:CARD_UNITS].T @ shared
        units += hand_weights[CARD_UNITS:].T @ general.reshape(GENERAL, -1) + hand_biases[:, None]
        judgements: Floats = sums @ np.maximum(units, 0) + bias
        return judgements.reshape(general.shape[1:])

    def gradient(self, features: Floats, behind: tuple[Floats, ...], ascent: Floats) -> Gradient:
        """Return the gradient that raises each judgement by its ascent."""
        cards, inputs, units = behind
        _, _, hand_weights, _, sums, _ = self.arrays
        rises, units = ascent.reshape(-1), units.reshape(-1, HAND_UNITS)
        inputs = inputs.reshape(-1, CARD_UNITS + GENERAL)
        of_units = rises[:, None] * sums * (units > 0)
        of_sum = (of_units @ hand_weights.T)[:, :CARD_UNITS] * SHARE
        of_cards = of_sum.reshape(*cards.shape[:-2], 1, CARD_UNITS) * (cards > 0)
        of_cards = of_cards.reshape(-1, CARD_UNITS)
        return [
            features.reshape(-1, FEATURES).T @ of_cards,
            of_cards.sum(0),
            inputs.T @ of_units,
            of_units.sum(0),
            units.T @ rises,
            rises.sum(keepdims=True),
        ]


@dataclass(frozen=True)
class Networks:
    """The networks that learn together."""

    policy: CardNetwork
    value: HandNetwork

    @classmethod
    def random(cls, rng: Generator) -> Networks:
        """Return networks that know nothing."""
        return cls(CardNetwork.random(rng), HandNetwork.random(rng))
