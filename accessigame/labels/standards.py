"""The sizes of braille by the standards that name them, in millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SIX: Final = 6


@dataclass(frozen=True, slots=True)
class Standard:
    """The sizes of a braille standard, in millimetres.

    dot: the diameter of a dot at its foot. pitch, cell, line: the distances of two dots, cells and
    lines, from centre to centre. height: of a dot.
    Where a standard allows a range, a size within it is taken; docs/labels.md has the ranges.
    """

    name: str
    dot: float
    pitch: float
    cell: float
    line: float
    height: float

    def wide(self, cells: int) -> float:
        """Return the width of a number of cells, from edge to edge of their dots."""
        return (cells - 1) * self.cell + self.pitch + self.dot

    def high(self, dots: int) -> float:
        """Return the height of a cell of 6 or 8 dots, from edge to edge."""
        return (2 if dots == SIX else 3) * self.pitch + self.dot


STANDARDS: Final[dict[str, Standard]] = {
    standard.name: standard
    for standard in (
        Standard("marburg-medium", dot=1.6, pitch=2.5, cell=6.0, line=10.0, height=0.5),
        Standard("nls", dot=1.44, pitch=2.34, cell=6.2, line=10.0, height=0.48),
        Standard("ada", dot=1.55, pitch=2.4, cell=6.2, line=10.1, height=0.7),
        Standard("australia", dot=1.55, pitch=2.4, cell=6.2, line=10.2, height=0.7),
    )
}
