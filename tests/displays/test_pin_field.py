"""Braille on a field of pins: where each dot of each cell stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Shape
from accessigame.displays.cells import PinField

DOT_PAD = PinField(10, 30)
SIX = PinField(13, 30, 3)


def picture(field: PinField, cells: bytes) -> list[str]:
    """Return the rows of pins, a # for each that is up."""
    return [
        "".join(
            "#" if line[x // 2] >> (x % 2 * 4 + height) & 1 else "." for x in range(len(line) * 2)
        )
        for line in field.draw(cells)
        for height in range(field.line_height)
    ]


@pytest.mark.parametrize("field", [DOT_PAD, SIX])
def test_a_cell_is_drawn_where_it_stands(field: PinField) -> None:
    """Cells of the first row, of the second row, and dots 7 and 8 below dots 3 and 6.

    Fails when a row of pins between two rows of cells is missing.
    """
    cells = bytearray(field.shape.cells)
    cells[0], cells[1], cells[20] = 0b0000_0001, 0b1111_1111, 0b1100_1000
    assert [row[:6] for row in picture(field, bytes(cells))[:10]] == [
        "#..##.",
        "...##.",
        "...##.",
        "...##.",
        "......",
        ".#....",
        "......",
        "......",
        "##....",
        "......",
    ]


def test_the_sizes_are_those_of_nvda() -> None:
    """Sixty pins by forty have room for eight rows of twenty cells."""
    assert DOT_PAD.shape == Shape(20, 8)
    assert SIX.shape == Shape(20, 8)
    assert PinField(0, 0).shape.rows == 0


@given(st.binary(min_size=160, max_size=160), st.sampled_from([DOT_PAD, SIX]))
def test_what_is_drawn_is_read_again(cells: bytes, field: PinField) -> None:
    """Any cells come back as they were, from lines of the right length."""
    lines = field.draw(cells)
    assert {len(line) for line in lines} == {30}
    assert field.read(lines) == cells


def test_bits_that_no_pin_has_stay_zero() -> None:
    """A byte of six dots has three pins on each side."""
    assert all(byte & 0x88 == 0 for line in SIX.draw(b"\xff" * 160) for byte in line)
