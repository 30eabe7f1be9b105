"""Placing cards: the examples of the rulebook, and those of our own."""

from __future__ import annotations

from itertools import permutations

import pytest

from accessigame.core.model import Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.play import (
    CardEntered,
    CardPlaced,
    CardRevealed,
    RowChoiceAsked,
    RowTaken,
    TurnOpened,
)
from accessigame.games.six_nimmt.options import heads_in
from accessigame.games.six_nimmt.rows import row_for
from tests.games.six_nimmt.notation import board, rows_of, start, turn

S1 = "12 14 15 · 37 · 43 44 · 58 61"
S2 = "30 36 · 37 · 43 44 · 58 61"
VECTORS = {
    "S1": ("12 · 37 · 43 · 58", (14, 15, 44, 61), None, S1, (0, 0, 0, 0)),
    "S2": (S1, (21, 26, 30, 36), None, S2, (0, 0, 6, 0)),
    "S3": (S2, (3, 9, 68, 83), 2, "30 36 · 3 9 · 43 44 · 58 61 68 83", (1, 0, 0, 0)),
    "S4": ("10 · 60 · 41 · 1 2 3 4 42", (45, 61), None, "10 · 60 61 · 41 · 45", (5, 0)),
    "S5": (
        "50 55 · 70 · 90 · 31 33 34 40 44",
        (29, 62),
        1,
        "29 · 70 · 90 · 62",
        (10, 15),
    ),
    "S6": ("20 · 30 · 40 · 50", (5, 19, 21), 4, "20 21 · 30 · 40 · 5 19", (3, 0, 0)),
    "S7": (
        "10 11 12 13 14 · 90 · 91 · 92",
        (1, 15, 16),
        1,
        "1 15 16 · 90 · 91 · 92",
        (11, 0, 0),
    ),
    "S8": ("10 11 12 13 · 90 · 95 · 100", (14, 15, 16), None, "15 16 · 90 · 95 · 100", (0, 11, 0)),
    "S9": ("50 · 60 · 70 · 80", (3, 2), 2, "50 · 2 3 · 70 · 80", (0, 3)),
}


@pytest.mark.parametrize("name", VECTORS)
def test_an_example(name: str) -> None:
    """Each example ends with its rows and its heads, in whatever order the cards are chosen.

    Fails when the row with the lowest difference is confused with the first that fits, when the
    sixth card is counted into the row that it takes, or when a chosen row is not replaced.
    """
    rows, cards, row, after, heads = VECTORS[name]
    for order in permutations(range(len(cards))):
        position, _ = turn(board(rows, cards), cards, row, order)
        assert position.rows == rows_of(after)
        assert tuple(heads_in(heap) for heap in position.heaps) == heads
        assert (position.turn, position.revealed) == (2, ())


@pytest.mark.parametrize(
    ("card", "rows", "row"),
    [
        (45, "10 · 60 · 41 · 1 2 3 4 42", 3),
        (62, "50 55 · 70 · 90 · 31 33 34 40 44", 0),
        (62, "29 · 70 · 90 · 31 33 34 40 44", 3),
        (9, "10 · 60 · 41 · 42", None),
        (104, "10 · 60 · 41 · 42", 1),
        (11, "10 · 60 · 41 · 42", 0),
    ],
)
def test_the_row_with_the_smallest_difference(card: int, rows: str, row: int | None) -> None:
    """A card follows the highest end below it (the tips of the rulebook among the cases)."""
    assert row_for(card, rows_of(rows)) == row


def test_what_is_said_of_a_turn() -> None:
    """Each card has an event with its row, the card before it, and the cards there now (S2)."""
    rows, cards, *_ = VECTORS["S2"]
    _, happened = turn(board(rows, cards), cards)
    assert happened[-5:] == [
        CardPlaced(Seat(0), 21, 1, 15, 4),
        CardPlaced(Seat(1), 26, 1, 21, 5),
        RowTaken(Seat(2), 30, 1, (12, 14, 15, 21, 26), 6, sixth=True),
        CardPlaced(Seat(3), 36, 1, 30, 2),
        TurnOpened(2),
    ]


def test_a_low_card_waits_for_its_row() -> None:
    """Before a row is chosen all cards are shown, and afterwards they are laid in order (S3).

    Fails when the row is asked for before the other cards are known.
    """
    rows, cards, *_ = VECTORS["S3"]
    asked, happened = turn(board(rows, cards), cards)
    assert happened[-5:] == [
        *(CardRevealed(Seat(seat), card) for seat, card in enumerate(cards)),
        RowChoiceAsked(Seat(0), 3),
    ]
    assert asked.to_act() == {0}
    assert asked.rows == rows_of(rows)
    _, events = RULES.apply(asked, RULES.legal_moves(asked, Seat(0))[1])
    assert events == (
        RowTaken(Seat(0), 3, 2, (37,), 1, sixth=False),
        CardPlaced(Seat(1), 9, 2, 3, 2),
        CardPlaced(Seat(2), 68, 4, 61, 3),
        CardPlaced(Seat(3), 83, 4, 68, 4),
        TurnOpened(2),
    )


def test_any_row_may_be_taken() -> None:
    """The cheapest row is advice, so the dearest one may be taken too."""
    asked, _ = turn(board("5 · 55 · 60 · 70", (3, 80)), (3, 80))
    for row, heads in enumerate((2, 7, 3, 3), start=1):
        after, _ = RULES.apply(asked, RULES.legal_moves(asked, Seat(0))[row - 1])
        assert heads_in(after.heaps[0]) == heads
        assert after.rows[row - 1][0] == 3


def test_real_cards_are_read_back() -> None:
    """A real card is told as it is typed, with all that nobody has seen yet."""
    position = start(2, physical=True)
    position, _ = RULES.apply(position, RULES.legal_moves(position, Seat(-1))[0])
    assert position.rows == rows_of("1 · 2 · 3 · 4")
    position, happened = turn(position, (66, 76))
    assert happened[:2] == [
        CardEntered(Seat(0), 66, frozenset(range(5, 105)) - {66}),
        CardEntered(Seat(1), 76, frozenset(range(5, 105)) - {66, 76}),
    ]
