"""Codes of far guests, as they are typed and said."""

from __future__ import annotations

import pytest

from accessigame.doors.invitations import FarCode, far_code_in

CODE = FarCode("4812", "417902")


@pytest.mark.parametrize(
    "typed",
    ["4812-417902", "4812417902", "48 12 417 902", " 48 12, 417-902".replace("417-", "417 ")],
)
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    """Blanks, commas and the hyphen do not matter. Fails when one of them does."""
    assert far_code_in(typed) == CODE


@pytest.mark.parametrize(
    "typed", ["", "417902", "anna.local", "4812-41790", "4812-4179022", "٤٨١٢-417902"]
)
def test_nothing_else_is_a_code(typed: str) -> None:
    """An address or the code of a seat alone is none. Fails when digits of other scripts are."""
    assert far_code_in(typed) is None


def test_a_code_is_written_and_said_in_groups() -> None:
    """Digits one by one, in pairs and threes. Fails when a group is a number."""
    assert str(CODE) == "4812-417902"
    assert CODE.spelled == "4 8, 1 2, 4 1 7, 9 0 2"
