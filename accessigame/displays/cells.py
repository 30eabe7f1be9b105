"""Rows of cells: fitting, differences, and the orders of dots of the makes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

CREDIBLE: Final = range(8, 97)
"""The credible numbers of cells: a display that reports another one was misunderstood."""


def set_bits(number: int) -> Iterator[int]:
    """Yield the places of the bits that are set, from bit 0 on."""
    return (place for place in range(number.bit_length()) if number >> place & 1)


def fit_to(cells: bytes, count: int) -> bytes:
    """Return the cells, cut or filled with blanks to fit."""
    return cells[:count].ljust(count, b"\x00")


def changed_span(last_cells: bytes, cells: bytes) -> tuple[int, bytes]:
    """Return the place of the first cell that changes, and the cells from there to the last.

    Both rows have the same length.
    """
    changed = [place for place, cell in enumerate(cells) if cell != last_cells[place]]
    return (changed[0], cells[changed[0] : changed[-1] + 1]) if changed else (0, b"")


class DotOrder:
    """A vendor's own order of dots: the values of dots 1 to 8 in its cells."""

    def __init__(self, *values: int) -> None:
        self._there = bytes(sum(values[dot] for dot in set_bits(cell)) for cell in range(256))
        self._back = bytes(self._there.index(cell) for cell in range(256))

    def to_vendor(self, cells: bytes) -> bytes:
        """Return our cells in the vendor's order."""
        return cells.translate(self._there)

    def from_vendor(self, cells: bytes) -> bytes:
        """Return the vendor's cells in our order."""
        return cells.translate(self._back)


STRAIGHT: Final = DotOrder(0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80)
"""The order of ISO 11548-1, which is ours: dot 1 is the lowest bit."""
REVERSED: Final = DotOrder(0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01)
"""The order from dot 1 in the highest bit to dot 8 in the lowest."""
