"""Rows of cells: fitting, differences, and orders of dots."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.cells import REVERSED, STRAIGHT, DotOrder, changed_span, fit_to, set_bits

ROWS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=12)
"""Two rows of one length, of few different cells, so that some are equal."""


@given(ROWS)
def test_what_changes_is_all_that_changes(rows: list[tuple[int, int]]) -> None:
    """The span put over the old row gives the new one, and begins and ends with a change.

    Fails when the last change is left out, or cells that stay are sent.
    """
    old, new = (bytes(row[n] for row in rows) for n in (0, 1))
    place, span = changed_span(old, new)
    assert old[:place] + span + old[place + len(span) :] == new
    if old == new:
        assert span == b""
    else:
        ends = (place, place + len(span) - 1)
        assert all(old[end] != new[end] for end in ends)


@pytest.mark.parametrize(
    ("cells", "fitting"), [(b"abcd", b"abc"), (b"ab", b"ab\0"), (b"", b"\0\0\0")]
)
def test_a_row_fits_the_display(cells: bytes, fitting: bytes) -> None:
    """It is cut, or filled with blanks at its end."""
    assert fit_to(cells, 3) == fitting


def test_the_places_of_bits() -> None:
    """Bit 0 comes first. Fails when places are counted from 1."""
    assert [*set_bits(0b10000101)] == [0, 2, 7]
    assert [*set_bits(0)] == []


def test_an_order_of_dots_there_and_back() -> None:
    """Each cell of a vendor is one of ours, and dot 1 is where its maker has it.

    Fails when an order is applied in the wrong direction.
    """
    every = bytes(range(256))
    swapped = DotOrder(0x08, 0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x80)
    for order in (STRAIGHT, REVERSED, swapped):
        assert order.from_vendor(order.to_vendor(every)) == every
    assert STRAIGHT.to_vendor(every) == every
    assert REVERSED.to_vendor(b"\x01\x03") == b"\x80\xc0"
    assert swapped.to_vendor(b"\x01") == b"\x08"
    assert swapped.from_vendor(b"\x01") == b"\x02"
