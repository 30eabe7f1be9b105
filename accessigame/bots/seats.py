"""The seats in the order of one seat: clockwise, itself first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_Each = TypeVar("_Each")


def clockwise(by_seat: Sequence[_Each], seat: int) -> tuple[_Each, ...]:
    """Return the values by seat from this seat on; all but the first belong to the others."""
    return (*by_seat[seat:], *by_seat[:seat])
