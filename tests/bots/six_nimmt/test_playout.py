"""The lean playout beside the readable rules: the same heads, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from accessigame.bots.six_nimmt.playout import (
    Table,
    heads_at,
    play_out,
    shuffle,
    table_of,
    with_row_taken,
)
from accessigame.core.model import Card
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import TakeRow
from accessigame.games.six_nimmt.options import EDITIONS, ROWS, heads_in
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.rows import Rows
from tests.bots.six_nimmt.random_round import random_round
from tests.games.six_nimmt.notation import any_move, dealt, start

ROUNDS = 60
"""Rounds for each number of players and edition; ten thousand were played once by hand."""


def cheapest(position: Position) -> TakeRow:
    """Return the row that a playout takes: of the cheapest ones the one with the lowest end."""
    (seat,) = position.to_act()
    dear = [(heads_in(row), row[-1], number) for number, row in enumerate(position.rows, start=1)]
    return TakeRow(seat, min(dear)[2])


def costs(table: Table, turns: Sequence[Sequence[Card]], seats: int) -> list[int]:
    """Return the heads by seat of these cards in a playout, for each turn."""
    owners, heads = [0] * 105, [0] * seats
    for turn in turns:
        for seat, card in enumerate(turn):
            owners[card] = seat
    play_out(table, [sorted(turn) for turn in turns], owners, heads)
    return heads


def turns_of(position: Position, rng: Random) -> Iterator[tuple[Rows, list[Card], list[int]]]:
    """Play a round at random; give for each turn the rows before, its cards, and their heads."""
    while not position.over:
        rows, before = position.rows, RULES.scores(position)
        cards = [0] * len(position.seats)
        turn = position.turn
        while position.turn == turn and not position.over:
            move = cheapest(position) if position.revealed else any_move(position, rng)
            if not position.revealed:
                cards[move.seat] = move.card  # type: ignore[attr-defined]  # a card is chosen
            position, _ = RULES.apply(position, move)
        after = RULES.scores(position)
        yield rows, cards, [now - then for now, then in zip(after, before, strict=True)]


def ready(players: int, edition: str, seed: int) -> Position:
    """Return a position where the rows lie and all hold their hands."""
    position, rng = dealt(start(players, edition, rounds=1), seed), Random(seed)
    while position.turn == 0:
        position, _ = RULES.apply(position, any_move(position, rng))
    return position


@pytest.mark.unmeasured
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_it_does_what_the_rules_do(players: int, edition: str) -> None:
    """Each turn, and the whole round, cost each seat what the rules say.

    Fails when a full row is not taken, or the row above the taken one moves up with it.
    """
    for seed in range(ROUNDS * 4 // players):
        turns = list(turns_of(ready(players, edition, seed), Random(seed)))
        for rows, cards, heads in turns:
            assert costs(table_of(rows), [cards], players) == heads
        whole = costs(table_of(turns[0][0]), [cards for _, cards, _ in turns], players)
        assert whole == [sum(column) for column in zip(*(t[2] for t in turns), strict=True)]


def test_any_row_can_be_taken() -> None:
    """A row that is taken by choice leaves the table that the rules leave."""
    for seed in range(ROUNDS):
        position, rng = ready(4, "base", seed), Random(seed)
        while not position.revealed and not position.over:
            position, _ = RULES.apply(position, any_move(position, rng))
        if position.over:
            continue
        (card, seat), *others = position.revealed
        before, ends = table_of(position.rows), sorted(row[-1] for row in position.rows)
        for move in RULES.legal_moves(position, seat):
            assert isinstance(move, TakeRow)
            place = ends.index(position.rows[move.row - 1][-1])
            heads = [0, 0, 0, 0]
            heads[seat] = heads_at(before, place)
            rest = costs(with_row_taken(before, place, card), [[other for other, _ in others]], 4)
            for (_, whose), cost in zip(others, rest, strict=False):
                heads[whose] += cost
            after, _ = RULES.apply(position, move)
            gained = zip(RULES.scores(after), RULES.scores(position), strict=True)
            assert heads == [now - then for now, then in gained]


def test_random_rounds_cost_what_is_known() -> None:
    """Random cards and the cheapest row cost about 12.12 heads a player and round."""
    deck, chance, rounds = list(range(1, 105)), Random(2).random, 8000
    total = sum(sum(random_round(deck, 4, chance)) for _ in range(rounds))
    assert sorted(deck) == list(range(1, 105))
    assert abs(total / rounds / 4 - 12.12) < 0.12  # about four standard errors


def test_a_shuffle_is_fair() -> None:
    """Each card comes to each of the drawn places as often as any other."""
    rng, counts = Random(3), [[0] * ROWS for _ in range(6)]
    for _ in range(6000):
        cards = list(range(6))
        shuffle(cards, ROWS, rng.random)
        for place, card in enumerate(cards[:ROWS]):
            counts[card][place] += 1
        assert sorted(cards) == list(range(6))
    assert all(abs(count - 1000) < 150 for card in counts for count in card)  # five deviations
