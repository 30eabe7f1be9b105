"""A picture of a braille line, for eyes: the cells as a display shows them, and the text below."""

from __future__ import annotations

from typing import Final

from accessigame.labels.card import STANDARDS, dots_of
from accessigame.labels.shapes import Drawing, Ink, Page

MARGIN: Final = 4.0
TYPE: Final = 5.0
"""The size of the printed text."""
EIGHT: Final = 8
LETTER: Final = 0.62
"""The width of a printed letter, in sizes of the type, at most."""


def drawing(text: str, cells: bytes, description: str, language: str) -> Drawing:
    """Return the picture of one line. description: says the same as the picture."""
    standard = STANDARDS["marburg-medium"]
    high = standard.high(EIGHT)
    width = 2 * MARGIN + max(standard.wide(len(cells)), LETTER * TYPE * len(text))
    below = MARGIN + high + MARGIN + TYPE
    shapes = [dot.moved(MARGIN, MARGIN) for dot in dots_of(cells, standard)]
    page = Page(width, below + MARGIN, (*shapes, Ink(MARGIN, below, TYPE, text)), description)
    return Drawing(text, language, (page,))
