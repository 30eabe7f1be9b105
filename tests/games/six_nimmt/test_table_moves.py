"""The table's moves: too many to list, so they are found by place and by membership."""

from __future__ import annotations

from itertools import islice

import pytest

from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.six_nimmt.legal import Beginnings, Hands
from accessigame.games.six_nimmt.moves import Deal, LayRows

TO = Seat(1)


def test_a_short_list_is_whole() -> None:
    """Every hand and every beginning is there once, in order, by place and by going through."""
    hands = Hands(TO, (5, 3, 9, 7, 11), 3)
    rows = Beginnings((5, 3, 9, 7), 2)
    for listed, count in ((hands, 10), (rows, 12)):
        assert len(listed) == count == len(set(listed))
        assert list(listed) == [listed[place] for place in range(count)] == list(listed[:])
        assert listed[-1] == list(listed)[-1]
        assert all(move in listed for move in listed)
        with pytest.raises(IndexError):
            listed[count]


def test_a_long_list_is_found() -> None:
    """The last of thousands of millions is found at once, and the first without the others."""
    hands = Hands(TO, range(1, 105), 10)
    assert len(hands) == 26_100_986_351_440
    assert list(islice(hands, 1)) == [Deal(TABLE, TO, tuple(range(1, 11)))]
    assert hands[-1] == Deal(TABLE, TO, tuple(range(95, 105)))
    assert Beginnings(range(1, 105), 4)[-1] == LayRows(TABLE, (104, 103, 102, 101))


@pytest.mark.parametrize(
    ("move", "is_one"),
    [
        (Deal(TABLE, TO, (5, 3, 9)), True),
        (Deal(TABLE, TO, (3, 5, 5)), False),
        (Deal(TABLE, TO, (3, 5)), False),
        (Deal(TABLE, TO, (3, 5, 6)), False),
        (Deal(TABLE, Seat(0), (3, 5, 9)), False),
        (Deal(TO, TO, (3, 5, 9)), False),
        (LayRows(TABLE, (3, 5, 9)), False),
    ],
)
def test_what_is_a_hand(move: Move, is_one: bool) -> None:
    """A hand has its number of different free cards in any order, and goes to its seat."""
    assert (move in Hands(TO, (3, 5, 7, 9), 3)) == is_one
    assert move not in Beginnings((3, 5, 7), 2)
