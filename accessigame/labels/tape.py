"""A plan for adhesive tape: strips at true scale, with the dots and the letters of a labeller."""

from __future__ import annotations

from math import ceil
from typing import Final

from accessigame.braille import dots
from accessigame.core.model import NotAllowed
from accessigame.labels.card import Standard, dots_of
from accessigame.labels.events import CardTooSmall, LabelSpelled
from accessigame.labels.label import Label, wheel
from accessigame.labels.shapes import Ink, Shapes, rectangle

TAPES: Final = {"9.5": 9.5, "12.7": 12.7}
"""Widths of tape in millimetres: three eighths of an inch, and half an inch."""
SPARE: Final = 0.5
"""The room on either side of the dots, so that none lies on the edge of the tape."""
END: Final = 4.0
"""The room before the first dot and behind the last one."""
TEXT: Final = 3.2
"""The size of printed words."""
WORDS: Final = 62.0
"""The room beside a strip for its words."""


def spell(label: Label) -> LabelSpelled:
    """Return the label by its dots, and by the signs of a labeller with letters."""
    return LabelSpelled(label.number, tuple(dots(label.row).split("-")), wheel(label.row))


def strip(label: Label, standard: Standard, tape: str, mirror: bool = False) -> Shapes:
    """Return the tape of a label with its dots, and beside it the keys of a labeller.

    mirror: the dots are punched from behind.
    """
    width, high = TAPES[tape], standard.high(label.dots)
    length = standard.wide(len(label.row)) + 2 * END
    spelling = spell(label)
    places = [shape.moved(END, (width - high) / 2) for shape in dots_of(label.row, standard)]
    if mirror:
        places = [shape.mirrored(length) for shape in places]
    lines = (f"{label.text}: {' '.join(spelling.dots)}", " ".join(spelling.letters))
    words = (
        Ink(length + 2, (line + 1) * TEXT * 1.2, TEXT, text) for line, text in enumerate(lines)
    )
    return (rectangle(length, width), *places, *words)


def check(labels: tuple[Label, ...], standard: Standard, tape: str) -> None:
    """Refuse a tape that is narrower than the braille; of 8 dots, only those of NLS fit 9.5 mm.

    `NotAllowed` with `CardTooSmall`.
    """
    widest = max(labels, key=lambda label: label.dots)
    missing = standard.high(widest.dots) + 2 * SPARE - TAPES[tape]
    if missing > 0:
        raise NotAllowed(CardTooSmall(widest.number, "height", ceil(missing)))


def strip_size(labels: tuple[Label, ...], standard: Standard, tape: str) -> tuple[float, float]:
    """Return the width and height of the longest strip with its words, in millimetres."""
    longest = max(len(label.row) for label in labels)
    return standard.wide(longest) + 2 * END + WORDS, TAPES[tape]
