"""The gradients of the networks are right, and the program reads what they have learned."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.bots.six_nimmt.hand_value import Memo, Outlook  # noqa: E402 - needs numpy first
from accessigame.bots.six_nimmt.value_search import counts_of  # noqa: E402 - the same
from tests.training.arrays import FEATURES, GENERAL, OutlookArrays  # noqa: E402 - the same
from tests.training.networks import Adam, CardNetwork, HandNetwork  # noqa: E402 - the same
from tests.training.program_positions import (  # noqa: E402 - the same
    deal_after,
    random_value,
    read_back,
    seats_of,
    table_at,
)

pytestmark = pytest.mark.unmeasured

SMALL = 1e-5
"""The change of a weight, for a numeric gradient."""


def _exact(network: Adam, rng: Any) -> None:
    """Give a network weights of double precision, none of them 0."""
    network.arrays = [rng.normal(0, 0.4, array.shape) for array in network.arrays]


def _inputs(rng: Any) -> tuple[Any, Any]:
    """Return the features of three seats with four cards in two games."""
    return rng.random((2, 3, 4, FEATURES)), rng.random((2, 3, GENERAL))


def _numeric(network: Adam, total: Callable[[], float]) -> list[Any]:
    """Return the numeric gradient of a total by each array of the network."""
    gradients = []
    for array in network.arrays:
        gradient = np.zeros_like(array)
        for place in np.ndindex(array.shape):
            weight = array[place]
            array[place] = weight + SMALL
            above = total()
            array[place] = weight - SMALL
            gradient[place] = (above - total()) / (2 * SMALL)
            array[place] = weight
        gradients.append(gradient)
    return gradients


def test_the_gradient_of_a_hand_is_that_of_small_changes() -> None:
    """Each weight of the value changes the judgements as its gradient says."""
    rng = np.random.default_rng(1)
    network, (features, general) = HandNetwork.random(rng), _inputs(rng)
    _exact(network, rng)
    ascent = rng.normal(size=(2, 3))
    _, behind = network.outputs(features, general)
    numeric = _numeric(
        network, lambda: float((ascent * network.outputs(features, general)[0]).sum())
    )
    for gradient, expected in zip(network.gradient(features, behind, ascent), numeric, strict=True):
        assert gradient == pytest.approx(expected, abs=1e-5)


def test_the_gradient_of_a_card_is_that_of_small_changes() -> None:
    """Each weight of the policy changes the judgements as its gradient says."""
    rng = np.random.default_rng(2)
    network, (features, general) = CardNetwork.random(rng), _inputs(rng)
    _exact(network, rng)
    ascent = rng.normal(size=(2, 3, 4))
    _, units = network.outputs(features, general)
    numeric = _numeric(
        network, lambda: float((ascent * network.outputs(features, general)[0]).sum())
    )
    for gradient, expected in zip(
        network.gradient(features, general, units, ascent), numeric, strict=True
    ):
        assert gradient == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(("turns", "seats"), [(0, 4), (4, 3), (9, 10)])
def test_the_program_reads_the_value_that_was_written(
    turns: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand has the same value in the program, but for the digits that are not written.

    Fails when the file is without the share of a card, or has inputs where units should be.
    """
    network, deal = random_value(turns), deal_after(turns, 5, seats, seed=3)
    value = read_back(network, tmp_path / "value.json", monkeypatch)
    judgements, _ = network.outputs(*deal.inputs())
    for game, seat, hand, unseen in seats_of(deal):
        outlook = Outlook(table_at(deal.rows, game), counts_of(unseen), seats - 1, len(hand))
        assert value.of(hand, outlook, Memo()) == pytest.approx(judgements[game, seat], abs=1e-3)


def test_quick_judgements_are_the_same() -> None:
    """A hand is judged alike with the features first or last."""
    network, deal = random_value(1), deal_after(3, 20, 5, seed=1)
    own = OutlookArrays(deal.rows.reshaped(20, 1), deal.unseen().cumsum(0), 4, 7)
    quick = network.judgements(own.features(deal.hands.transpose(2, 0, 1)), own.general())
    assert quick == pytest.approx(network.outputs(*deal.inputs())[0], abs=1e-4)
