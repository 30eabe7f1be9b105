"""Positions as arrays are those of the program, which has them one at a time."""

from __future__ import annotations

from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.bots.six_nimmt.hand_value import Outlook  # noqa: E402 - behind numpy, without which there are no arrays
from accessigame.bots.six_nimmt.playout import play_out  # noqa: E402 - the same
from accessigame.bots.six_nimmt.value_search import counts_of  # noqa: E402 - the same
from accessigame.games.six_nimmt.options import FULL, HAND, HIGHEST, ROWS  # noqa: E402 - the same
from tests.training.arrays import OutlookArrays, RowArrays  # noqa: E402 - the same
from tests.training.program_positions import (  # noqa: E402 - the same
    card_features,
    deal_after,
    seats_of,
    table_at,
)
from tests.training.rounds import DealArrays  # noqa: E402 - the same

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
@pytest.mark.parametrize("turns", [0, 1, 4, 8, 9])
def test_the_features_are_those_of_an_outlook(turns: int, seats: int) -> None:
    """Each feature of each card and of the rows is equal, for every seat.

    Fails when a card laid counts as unseen, or when a low card follows the lowest row.
    """
    deal = deal_after(turns, 6, seats, seed=10 * turns + seats)
    features, general = deal.inputs()
    for game, seat, hand, unseen in seats_of(deal):
        outlook = Outlook(table_at(deal.rows, game), counts_of(unseen), seats - 1, len(hand))
        assert features[game, seat] == pytest.approx(
            np.array(card_features(outlook, hand)), abs=1e-5
        )
        assert general[game, seat] == pytest.approx(np.array(outlook.general()), abs=1e-5)


@pytest.mark.parametrize(("turns", "seats"), [(0, 2), (3, 4), (5, 7), (7, 10)])
def test_short_numbers_have_the_same_features(turns: int, seats: int) -> None:
    """The quick types of the search lose no more than the last digits."""
    deal = deal_after(turns, 20, seats, seed=turns)
    counts, rows = deal.unseen().cumsum(0), deal.rows.reshaped(20, 1)
    hands = deal.hands.transpose(2, 0, 1)
    exact = OutlookArrays(rows, counts, seats - 1, HAND - turns)
    short = OutlookArrays(rows, counts.astype(np.int16), seats - 1, HAND - turns, np.float32)
    assert short.features(hands) == pytest.approx(exact.features(hands), abs=1e-5)
    assert short.general() == pytest.approx(exact.general(), abs=1e-5)


def test_cards_are_laid_as_in_a_playout() -> None:
    """Rows and heads are equal after each card, with full rows and cards below all of them.

    Fails when the card that takes a row does not begin the lowest one.
    """
    rng, games = np.random.default_rng(5), 300
    ends = np.sort(rng.random((games, HIGHEST)).argsort(-1)[:, :ROWS] + 1, -1).T.copy()
    lengths = rng.integers(1, FULL + 1, ends.shape)
    rows = RowArrays(ends, lengths, lengths + rng.integers(6, size=ends.shape))
    low = full = 0
    for _ in range(10):
        tables = [table_at(rows, game) for game in range(games)]
        free = (rng.random((games, HIGHEST)).argsort(-1) + 1).tolist()
        cards = [
            next(card for card in each if card not in table[::2])
            for each, table in zip(free, tables, strict=True)
        ]
        taken = rows.lay(np.array(cards))
        for game, (table, card) in enumerate(zip(tables, cards, strict=True)):
            heads = [0]
            assert table_at(rows, game) == play_out(table, [[card]], [0] * (HIGHEST + 1), heads)
            assert taken[game] == heads[0]
            low += card < table[0]
            full += card > table[0] and heads[0] > 0
    assert min(low, full) > 100


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_round_is_that_of_the_program(seats: int) -> None:
    """Each turn of a round costs what it does in a playout, and leaves the same rows."""
    deal, rng = deal_after(0, 8, seats, seed=seats), np.random.default_rng(seats)
    while size := deal.hands.shape[-1]:
        choice = rng.integers(size, size=deal.hands.shape[:2])
        before = deal.hands.tolist()
        tables = [table_at(deal.rows, game) for game in range(8)]
        costs = deal.lay(choice)
        for game, hands in enumerate(before):
            cards = [hand.pop(place) for hand, place in zip(hands, choice[game], strict=True)]
            owners = {card: seat for seat, card in enumerate(cards)}
            heads = [0] * seats
            by_number = [owners.get(card, 0) for card in range(HIGHEST + 1)]
            table = play_out(tables[game], [sorted(cards)], by_number, heads)
            assert table == table_at(deal.rows, game)
            assert deal.hands[game].tolist() == hands
            assert deal.seen[cards, game].all()
            means = [(sum(heads) - own) / (seats - 1) for own in heads]
            assert costs[game].tolist() == pytest.approx(np.subtract(heads, means).tolist())


def test_a_known_deck_has_no_other_cards() -> None:
    """All cards above the highest of a known deck are seen, and all others are dealt."""
    deal = DealArrays.of(5, 3, 3 * HAND + ROWS, np.random.default_rng(1))
    for _, _, hand, unseen in seats_of(deal):
        assert len(unseen) == 2 * HAND
        assert max(*unseen, *hand) <= 3 * HAND + ROWS
