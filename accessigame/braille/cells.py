"""Cells as bytes, dot 1 = bit 0 … dot 8 = bit 7 (ISO 11548-1), and three ways to name them.

Nothing here needs liblouis.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from accessigame.core.model import Event, NotUnderstood, event_class

DOTS: Final = range(1, 9)
BLANK: Final = 0


@event_class
class NotDots(Event):
    """The text does not name cells by their dots, as `146-156` does."""

    given: str


def cell(dots: Iterable[int]) -> int:
    """Return the cell with these dots raised, each 1 to 8, as one byte."""
    return sum({1 << (dot - 1) for dot in dots})


def raised(cell: int) -> frozenset[int]:
    """Return the dots of one cell, each 1 to 8; none for a blank one."""
    return frozenset(dot for dot in DOTS if cell >> (dot - 1) & 1)


def dots(cells: bytes) -> str:
    """Return the cells by their dots, `146-156`; a blank cell is `0`."""
    return "-".join("".join(map(str, sorted(raised(cell)))) or "0" for cell in cells)


def spelled(cells: bytes) -> str:
    """Return the cells dot by dot, `1 4 6, 1 5 6`: a voice makes one number of digits in a row."""
    return ", ".join(" ".join(numbers) for numbers in dots(cells).split("-"))


def from_dots(text: str) -> bytes:
    """Return the cells of a text that `dots` wrote.

    Raises `NotUnderstood` with `NotDots` for other texts.
    """
    if not text:
        return b""
    if not re.fullmatch(r"(0|[1-8]+)(-(0|[1-8]+))*", text, re.ASCII):
        raise NotUnderstood(NotDots(text))
    return bytes(cell(int(dot) for dot in part if dot != "0") for part in text.split("-"))


def unicode(cells: bytes) -> str:
    """Return the cells as the braille characters of Unicode, U+2800 and above."""
    return "".join(chr(0x2800 + cell) for cell in cells)


LETTERS: Final[dict[int, str]] = dict(
    zip(
        from_dots(
            "1-12-14-145-15-124-1245-125-24-245-13-123-134"
            "-1345-135-1234-12345-1235-234-2345-136-1236-2456-1346-13456-1356"
        ),
        "abcdefghijklmnopqrstuvwxyz",
        strict=True,
    )
)
"""The letters without accents, which are the same six dots in every notation."""

_TURNED: Final = {6: (6, 5, 4, 3, 2, 1), 8: (8, 6, 5, 7, 3, 2, 4, 1)}
_MIRRORED: Final = (4, 5, 6, 1, 2, 3, 8, 7)


def turned(cells: bytes, height: int = 6) -> bytes:
    """Return the cells of a label that lies upside down; height: 6 or 8 dots a cell."""
    places = _TURNED[height]
    return bytes(cell(places[dot - 1] for dot in raised(one)) for one in reversed(cells))


def mirrored(cells: bytes) -> bytes:
    """Return cells as they are punched from behind: left and right change sides.

    The top stays at the top, unlike with `turned`.
    """
    return bytes(cell(_MIRRORED[dot - 1] for dot in raised(one)) for one in reversed(cells))
