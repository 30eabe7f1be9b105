"""Rows of cells: fitting, differences, the orders of dots of the makes, and fields of pins.

On a field of pins that stand equally far apart, as tactile graphics have them, a cell is two pins
wide and four high; one column and one row of pins stay down between cells. The display takes the
field line by line: a line is a row of bytes, each two pins wide and four or three high, with the
left pins from bit 0 on and the right ones from bit 4 on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from accessigame.displays import Shape

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


WIDTH, HEIGHT = 2, 4
"""The pins of a cell."""
GAP: Final = 1
RIGHT: Final = 4
"""The bit of the first pin on the right side of a byte."""
PINS: Final = (
    *((0, 0), (0, 1), (0, 2)),
    *((1, 0), (1, 1), (1, 2)),
    *((0, 3), (1, 3)),
)
"""The column and the row of dots 1 to 8 in a cell."""


@dataclass(frozen=True, slots=True)
class PinField:
    """A field of pins.

    lines: the lines that it is taken in. bytes_per_line: the bytes of a line.
    line_height: the pins of a byte from top to bottom, four or three.
    """

    lines: int
    bytes_per_line: int
    line_height: int = HEIGHT

    @property
    def shape(self) -> Shape:
        """The cells that have room on the field."""
        columns = (self.bytes_per_line * WIDTH + GAP) // (WIDTH + GAP)
        rows = (self.lines * self.line_height + GAP) // (HEIGHT + GAP)
        return Shape(columns, rows)

    def draw(self, cells: bytes) -> tuple[bytes, ...]:
        """Return the lines that put up cells, row by row; cells beyond the field are left out."""
        lines = [bytearray(self.bytes_per_line) for _ in range(self.lines)]
        for place, cell in enumerate(cells[: self.shape.cells]):
            for dot in set_bits(cell):
                line, at, bit = self._pin(place, dot)
                lines[line][at] |= 1 << bit
        return tuple(map(bytes, lines))

    def read(self, lines: tuple[bytes, ...]) -> bytes:
        """Return the cells that stand on these lines."""
        return bytes(
            sum(1 << dot for dot in self._raised(place, lines)) for place in range(self.shape.cells)
        )

    def _raised(self, place: int, lines: tuple[bytes, ...]) -> Iterator[int]:
        """Yield the dots of a cell that are up, dot 1 as 0."""
        for dot in range(len(PINS)):
            line, at, bit = self._pin(place, dot)
            if lines[line][at] >> bit & 1:
                yield dot

    def _pin(self, place: int, dot: int) -> tuple[int, int, int]:
        """Return the line, the byte in it and the bit of a dot of a cell."""
        row, column = divmod(place, self.shape.columns)
        x = column * (WIDTH + GAP) + PINS[dot][0]
        y = row * (HEIGHT + GAP) + PINS[dot][1]
        line, height = divmod(y, self.line_height)
        return line, x // WIDTH, x % WIDTH * RIGHT + height
