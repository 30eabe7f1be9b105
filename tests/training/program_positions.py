"""What the program itself says of the positions of arrays, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.bots.six_nimmt import hand_value as page  # noqa: E402 - behind numpy, without which there are no arrays
from accessigame.bots.six_nimmt.hand_value import (  # noqa: E402 - the same
    Features,
    HandValue,
    Outlook,
)
from accessigame.bots.six_nimmt.playout import CARD, Table  # noqa: E402 - the same
from accessigame.games.six_nimmt.options import HIGHEST  # noqa: E402 - the same
from tests.training.arrays import RowArrays  # noqa: E402 - the same
from tests.training.networks import HandNetwork  # noqa: E402 - the same
from tests.training.rounds import DealArrays  # noqa: E402 - the same
from tests.training.weights import text_of  # noqa: E402 - the same


def deal_after(turns: int, games: int, seats: int, seed: int) -> DealArrays:
    """Return a random deal after some turns with random cards."""
    rng = np.random.default_rng(seed)
    deal = DealArrays.of(games, seats, HIGHEST, rng)
    for _ in range(turns):
        deal.lay(rng.integers(deal.hands.shape[-1], size=deal.hands.shape[:2]))
    return deal


def table_at(rows: RowArrays, game: int) -> Table:
    """Return the rows of one game as the program has them."""
    ends, lengths, heads = (each[:, game] for each in (rows.ends, rows.lengths, rows.heads))
    a, b, c, d = (int(CARD * n + h) for n, h in zip(lengths, heads, strict=True))
    e, f, g, h = ends.tolist()
    return e, a, f, b, g, c, h, d


def seats_of(deal: DealArrays) -> Iterator[tuple[int, int, list[int], list[int]]]:
    """Yield each game and seat, its hand and the cards that it has not seen."""
    for game, hands in enumerate(deal.hands.tolist()):
        for seat, hand in enumerate(hands):
            seen = {*np.flatnonzero(deal.seen[:, game]).tolist(), *hand}
            yield game, seat, hand, [card for card in range(1, HIGHEST + 1) if card not in seen]


def card_features(outlook: Outlook, hand: list[int]) -> list[Features]:
    """Return the features of each card of a hand."""
    places = [outlook.place(card) for card in hand]
    return [
        outlook.features(card, places[:rank].count(places[rank]), rank)
        for rank, card in enumerate(hand)
    ]


def random_value(seed: int) -> HandNetwork:
    """Return a network whose weights and biases all matter."""
    rng = np.random.default_rng(seed)
    value = HandNetwork.random(rng)
    value.arrays = [rng.normal(0, 0.4, array.shape).astype(np.float32) for array in value.arrays]
    return value


def read_back(value: HandNetwork, path: Path, patch: pytest.MonkeyPatch) -> HandValue:
    """Write a network, and return it as the program reads it."""
    path.write_text(text_of(value), "utf-8")
    return read(path, patch)


def read(path: Path, patch: pytest.MonkeyPatch) -> HandValue:
    """Return the value that the program reads from this file."""
    patch.setattr(page, "FILE", str(path.absolute()))
    return page.hand_value.__wrapped__()
