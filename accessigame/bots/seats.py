"""The others as a seat sees them: clockwise, the seat itself first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_Each = TypeVar("_Each")


def clockwise(by_seat: Sequence[_Each], seat: int) -> tuple[_Each, ...]:
    """Return what there is for each seat, from this seat on; the others are all but the first."""
    return (*by_seat[seat:], *by_seat[:seat])
