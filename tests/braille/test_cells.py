"""Cells by their dots and as Unicode, without liblouis."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille import NotDots, cell, dots, from_dots, raised, unicode
from accessigame.core.model import NotUnderstood


@pytest.mark.parametrize(
    ("cells", "named"),
    [(b"", ""), (b"\0", "0"), (b"\x29\x31", "146-156"), (b"\x80\0\xff", "8-0-12345678")],
)
def test_dots_name_cells(cells: bytes, named: str) -> None:
    """Dot 1 is bit 0 and dot 8 is bit 7; a blank cell is 0."""
    assert dots(cells) == named
    assert from_dots(named) == cells


@given(st.binary())
def test_dots_come_back(cells: bytes) -> None:
    """Any cells are read back from their dots."""
    assert from_dots(dots(cells)) == cells


@given(st.integers(0, 255))
def test_raised_dots_make_the_cell(byte: int) -> None:
    """A cell is its raised dots and nothing else."""
    assert cell(raised(byte)) == byte


@pytest.mark.parametrize("given", ["9", "1-", "-1", "1--2", "01", "a", "1 2", "146-", "\u0661"])
def test_what_names_no_dots_is_refused(given: str) -> None:
    """The refusal repeats what was given."""
    with pytest.raises(NotUnderstood) as refused:
        from_dots(given)
    assert refused.value.event == NotDots(given)


def test_cells_as_unicode() -> None:
    """The braille characters of Unicode hold the cell in their last byte."""
    assert unicode(b"\0\x29\xff") == "⠀⠩⣿"
