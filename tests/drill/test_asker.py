"""The answers of a drill, as cells that are typed by dots or in braille."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille import from_dots
from accessigame.core.model import Refusal
from accessigame.drill.asker import cells_in


@pytest.mark.parametrize("typed", ["6-146-156", "6 146 156", "6, 146, 156", "⠠⠩⠱", "⠠ ⠩ ⠱"])
def test_cells_may_be_typed_in_many_ways(typed: str) -> None:
    """Dots with hyphens, blanks or commas, or braille itself, are the same cells."""
    assert cells_in(typed) == from_dots("6-146-156")


@given(st.text(max_size=12))
def test_anything_may_be_typed(typed: str) -> None:
    """Any text is either cells or refused."""
    with suppress(Refusal):
        cells_in(typed)
