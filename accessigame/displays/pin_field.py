"""Braille on a field of pins that stand equally far apart, as tactile graphics have them.

A cell is two pins wide and four high; one column and one row of pins stay down between cells.
The display takes the field line by line: a line is a row of bytes, each two pins wide and four or
three high, with the left pins from bit 0 on and the right ones from bit 4 on.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from accessigame.displays import Shape
from accessigame.displays.cells import set_bits

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
