"""How the networks learn from rounds that they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tests.training.arrays import Floats, Reals
from tests.training.networks import Gradient, HandNetwork, Networks
from tests.training.rounds import PolicyTurn, TurnArrays

FADING: Final = 0.9
"""The weight of what is found out a turn later, in what a choice was worth."""
SAMPLED: Final = 0.5
"""The weight of what was lost in the end, beside what was expected on the way, for the value."""


class Figures(NamedTuple):
    """The mean entropy of the choices, and the mean squared error of the value."""

    entropy: float
    error: float


def learn(
    turns: Sequence[PolicyTurn], networks: Networks, rate: float, curiosity: float
) -> Figures:
    """Change the networks by one step. curiosity: the heads that a unit of entropy is worth."""
    gradients: list[Gradient] = []
    ahead = lost = expected = 0.0 * turns[0].cost
    entropies, errors = [], []
    for turn in reversed(turns):
        value, behind = networks.value.outputs(turn.features, turn.general)
        ahead = turn.cost + expected - value + FADING * ahead
        lost, expected = lost + turn.cost, value
        target = SAMPLED * lost + (1 - SAMPLED) * (ahead + value)
        error = (target - value).astype(np.float32)
        entropy, policy = _policy_gradient(turn, networks, -ahead, curiosity)
        of_value = networks.value.gradient(turn.features, behind, error)
        gradients.append([*policy, *of_value])
        entropies.append(entropy)
        errors.append(float((error**2).mean()))
    count: int = sum(turn.cost.size for turn in turns)
    gradient = [sum(arrays) / count for arrays in zip(*gradients, strict=True)]
    networks.policy.step(gradient[:3], rate)
    networks.value.step(gradient[3:], rate)
    return Figures(float(np.mean(entropies)), float(np.mean(errors)))


def learn_losses(turns: Sequence[TurnArrays], value: HandNetwork, rate: float) -> float:
    """Bring the value closer to what was lost until the end, and return its mean squared error."""
    gradients, squares = [], 0.0
    lost = 0.0 * turns[0].cost
    for turn in reversed(turns):
        judgements, behind = value.outputs(turn.features, turn.general)
        lost = lost + turn.cost
        error = (lost - judgements).astype(np.float32)
        gradients.append(value.gradient(turn.features, behind, error))
        squares += float((error**2).sum())
    count: int = sum(turn.cost.size for turn in turns)
    value.step([sum(arrays) / count for arrays in zip(*gradients, strict=True)], rate)
    return squares / count


def _chances(judgements: Floats) -> Floats:
    powers: Floats = np.exp(judgements - judgements.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def _chosen(turn: PolicyTurn) -> Floats:
    """Return 1 for the card that was laid, 0 for the others: [G, S, H]."""
    return (np.arange(turn.features.shape[-2]) == turn.choice[..., None]).astype(np.float32)


def _policy_gradient(
    turn: PolicyTurn, networks: Networks, advantage: Reals, curiosity: float
) -> tuple[float, Gradient]:
    """Return the mean entropy, and the gradient towards choices that cost less than expected."""
    chances = _chances(turn.judgements)
    logs = np.log(chances + 1e-9)
    entropy = -(chances * logs).sum(-1, keepdims=True)
    ascent = advantage[..., None] * (_chosen(turn) - chances)
    ascent = (ascent - curiosity * chances * (logs + entropy)).astype(np.float32)
    gradient = networks.policy.gradient(turn.features, turn.general, turn.units, ascent)
    return float(entropy.mean()), gradient
