"""The row of cells to which a braille line is written."""

from __future__ import annotations

from typing import Protocol


class CellSink(Protocol):
    """A row of cells: a connected display, or the one of a test."""

    def show(self, cells: bytes) -> None:
        """Show these cells soon."""
        ...

    def close(self, farewell: bytes = b"") -> bool:
        """Leave these cells up, or none, and end the connection."""
        ...
