"""The seats in the order of one seat."""

from __future__ import annotations

import pytest

from accessigame.bots import clockwise


@pytest.mark.parametrize(("seat", "order"), [(0, "ABCD"), (1, "BCDA"), (3, "DABC")])
def test_the_own_seat_comes_first_and_nobody_is_lost(seat: int, order: str) -> None:
    """The others follow in the order of play. Fails when those before the seat come first."""
    assert "".join(clockwise("ABCD", seat)) == order
