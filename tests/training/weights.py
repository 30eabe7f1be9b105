"""The files of the weights: the one that the program reads, and the one that keeps a training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from tests.training.networks import CARD_UNITS, SHARE, CardNetwork, HandNetwork, Networks

DIGITS: Final = 5
"""The decimals of a weight in the file of the program."""


def text_of(value: HandNetwork) -> str:
    """Return the value as JSON, which `hand_value()` reads: weights by unit, then by input.

    The weights for the sum of the cards include SHARE, of which the program knows nothing.
    """
    weights, biases, hand_weights, hand_biases, sums, bias = value.arrays
    hand_weights = hand_weights.copy()
    hand_weights[:CARD_UNITS] *= SHARE
    data = {
        "card": [_rounded(weights.T), _rounded(biases)],
        "hand": [_rounded(hand_weights.T), _rounded(hand_biases)],
        "weights": _rounded(sums),
        "bias": _rounded(bias)[0],
    }
    return json.dumps(data) + "\n"


def _rounded(array: Any) -> Any:
    return array.astype(float).round(DIGITS).tolist()


def keep(networks: Networks, path: Path) -> None:
    """Write all arrays of both networks."""
    with path.open("wb") as file:  # a path would get the ending .npz if it had none
        np.savez(file, *networks.policy.arrays, *networks.value.arrays)


def kept(path: Path) -> Networks:
    """Return the networks of a file that `keep` wrote.

    Raises OSError, and ValueError for a file of another kind.
    """
    blank = Networks.random(np.random.default_rng(0))
    policy, value = blank.policy.arrays, blank.value.arrays
    try:
        with np.load(path) as file:
            arrays = [file[f"arr_{number}"] for number in range(len(policy) + len(value))]
    except (BadZipFile, EOFError, KeyError, IndexError, TypeError) as error:
        raise ValueError(f"{path} holds no networks.") from error
    shapes = [array.shape for array in (*policy, *value)]
    if [array.shape for array in arrays] != shapes:
        raise ValueError(f"{path} holds networks of other shapes.")
    return Networks(CardNetwork(arrays[: len(policy)]), HandNetwork(arrays[len(policy) :]))
