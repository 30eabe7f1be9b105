"""The layout of labels as rows of cells for an embosser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from accessigame.braille import mirrored
from accessigame.labels.label import Label

GAP: Final = 3
"""Blank cells between two labels of a row, so that scissors have room."""
STEP: Final = 2
"""The distance from one row of labels to the next: every second one stays blank."""


@dataclass(frozen=True, slots=True)
class Embossing:
    """Pages of rows of cells, with the size of a page.

    width: in cells. length: in rows.
    form_feed: `between` pages, `after` every page, or `none`, which fills pages with blank rows.
    """

    title: str
    language: str
    width: int
    length: int
    pages: tuple[tuple[bytes, ...], ...]
    form_feed: str = "between"


def pages_of(labels: Sequence[Label], width: int, length: int) -> tuple[tuple[bytes, ...], ...]:
    """Return the labels in columns, row by row in the order of reading."""
    room, each = _room(labels), columns(labels, width)
    rows = [_row(labels[start : start + each], room) for start in range(0, len(labels), each)]
    per_page = max(1, (length + STEP - 1) // STEP)
    return tuple(_spread(rows[start : start + per_page]) for start in range(0, len(rows), per_page))


def columns(labels: Sequence[Label], width: int) -> int:
    """Return the number of labels in a row."""
    return max(1, (width + GAP) // _room(labels))


def _room(labels: Sequence[Label]) -> int:
    return max(len(label.row) for label in labels) + GAP


def punched(pages: tuple[tuple[bytes, ...], ...], width: int) -> tuple[tuple[bytes, ...], ...]:
    """Return the pages as they are punched from behind, from right to left."""
    return tuple(
        tuple(mirrored(row.ljust(width, b"\0")) if row else row for row in page) for page in pages
    )


def _row(labels: Sequence[Label], room: int) -> bytes:
    return b"".join(label.row.ljust(room, b"\0") for label in labels).rstrip(b"\0")


def _spread(rows: Sequence[bytes]) -> tuple[bytes, ...]:
    spread = [part for row in rows for part in (row, *[b""] * (STEP - 1))]
    return tuple(spread[: len(spread) - (STEP - 1)])
