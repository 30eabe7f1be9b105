"""The search of the training chooses as the program would, and the value learns from its rounds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.bots.six_nimmt.hand_value import (  # noqa: E402 - behind numpy, without which nothing learns
    HandValue,
    Memo,
    Outlook,
)
from accessigame.bots.six_nimmt.playout import Table, play_out  # noqa: E402 - the same
from accessigame.bots.six_nimmt.search import owners_of  # noqa: E402 - the same
from accessigame.bots.six_nimmt.value_search import counts_of  # noqa: E402 - the same
from accessigame.games.six_nimmt.options import HAND, HIGHEST, ROWS  # noqa: E402 - the same
from tests.training import searching  # noqa: E402 - the same
from tests.training.learning import learn, learn_losses  # noqa: E402 - the same
from tests.training.networks import Networks  # noqa: E402 - the same
from tests.training.program_positions import (  # noqa: E402 - the same
    deal_after,
    random_value,
    read_back,
    seats_of,
    table_at,
)
from tests.training.rounds import DealArrays, play  # noqa: E402 - the same
from tests.training.searching import costs_of_cards, play_searched, samples_of  # noqa: E402 - the same

pytestmark = pytest.mark.unmeasured


def _cost(
    value: HandValue,
    table: Table,
    hand: list[int],
    unseen: list[int],
    *,
    turn: list[int],
    card: int,
) -> float:
    """Return the cost of a card of a hand, if the others lay the cards of this turn."""
    heads, left = [0, 0], [each for each in hand if each != card]
    after = play_out(table, [sorted([*turn, card])], owners_of(hand), heads)
    outlook = Outlook(after, counts_of(unseen, turn), len(turn), len(left) or 1)
    return heads[1] - heads[0] / len(turn) + value.of(left, outlook, Memo())


@pytest.mark.parametrize(("turns", "seats"), [(0, 2), (5, 4), (6, 7), (8, 3), (9, 4)])
def test_a_searched_turn_is_that_of_the_program(
    turns: int, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each card costs what it does card by card, and the cheapest is laid.

    Fails when the hand that is left has the card laid, or when the heads have a wrong sign.
    """
    network, deal = random_value(turns), deal_after(turns, 4, seats, seed=turns)
    value = read_back(network, tmp_path / "value.json", monkeypatch)
    samples = samples_of(deal, 3, np.random.default_rng(turns))
    expected = np.empty(deal.hands.shape)
    cheapest = []
    for game, seat, hand, unseen in seats_of(deal):
        table, sampled = table_at(deal.rows, game), samples[:, game, seat].T.tolist()
        costs = [
            fmean(_cost(value, table, hand, unseen, turn=turn, card=card) for turn in sampled)
            for card in hand
        ]
        expected[game, seat] = costs
        cheapest.append(hand[costs.index(min(costs))])
    monkeypatch.setattr(searching, "CARDS_AT_ONCE", 700)
    assert costs_of_cards(deal, samples, network) == pytest.approx(expected, abs=5e-3)
    monkeypatch.setattr(searching, "STRAYING", 0)
    monkeypatch.setattr(searching, "samples_of", lambda *_: samples)
    before = deal.hands.tolist()
    next(play_searched(deal, network, np.random.default_rng(1)))
    assert cheapest == [
        min({*hand} - {*deal.hands[game, seat].tolist()})
        for game, hands in enumerate(before)
        for seat, hand in enumerate(hands)
    ]


def test_samples_are_of_unseen_cards_alike() -> None:
    """The others lay different cards, ascending, and each unseen card as often."""
    deal = deal_after(7, 1, 4, seed=1)
    samples = samples_of(deal, 20_000, np.random.default_rng(1))
    for game, seat, _, unseen in seats_of(deal):
        turns = samples[:, game, seat]
        assert (turns[1:] > turns[:-1]).all()
        counts = Counter(turns.ravel().tolist())
        assert set(counts) == set(unseen)
        assert [*counts.values()] == pytest.approx([60_000 / len(unseen)] * len(unseen), rel=0.15)


def test_some_cards_are_random() -> None:
    """About one card in twenty is any of the hand, and not the one of the search."""
    deal = deal_after(0, 100, 3, seed=2)
    before, value = deal.hands.copy(), random_value(1)
    costs = costs_of_cards(deal, samples := samples_of(deal, 2, np.random.default_rng(3)), value)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "samples_of", lambda *_: samples)
        next(play_searched(deal, value, np.random.default_rng(4)))
    laid = (before * ~(before[..., None] == deal.hands[..., None, :]).any(-1)).sum(-1)
    cheapest = np.take_along_axis(before, costs.argmin(-1)[..., None], -1)[..., 0]
    assert 3 <= (laid != cheapest).sum() <= 30


def test_the_value_comes_closer_to_what_was_lost() -> None:
    """The squared error is that of all heads until the end, and falls on the same rounds."""
    value, rng = random_value(2), np.random.default_rng(5)
    turns = [*play_searched(DealArrays.of(8, 3, 3 * HAND + ROWS, rng), value, rng)]
    lost = np.cumsum([turn.cost for turn in turns[::-1]], 0)[::-1]
    judgements = [value.outputs(turn.features, turn.general)[0] for turn in turns]
    errors = [learn_losses(turns, value, 0.002) for _ in range(30)]
    assert errors[0] == pytest.approx(((lost - judgements) ** 2).mean(), rel=1e-4)
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.95 * errors[0]


def test_the_policy_teaches_a_value_as_well() -> None:
    """In step 1, the error of the value falls on the same rounds."""
    rng = np.random.default_rng(6)
    networks = Networks.random(rng)
    turns = [*play(DealArrays.of(20, 4, HIGHEST, rng), networks, rng)]
    figures = [learn(turns, networks, 0.002, 0.1) for _ in range(30)]
    assert figures[-1].error < figures[0].error
