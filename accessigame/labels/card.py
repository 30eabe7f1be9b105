"""One card with its label, in millimetres from its top left corner, and whether the label fits.

The sizes of braille are those of the standards that name them; a line without a card is drawn too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from accessigame.braille import raised
from accessigame.core.model import Card, NotAllowed
from accessigame.labels.events import CardTooSmall
from accessigame.labels.label import Label
from accessigame.labels.shapes import (
    Bar,
    Cut,
    Dot,
    Drawing,
    Ink,
    Page,
    Shape,
    Shapes,
    rectangle,
)

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


CORNERS: Final = ("top-left", "top-right", "bottom-left", "bottom-right")
MARKS: Final = ("ridge", "cut", "cell", "none")

RIDGE: Final = 1.0
"""The thickness of a ridge, in millimetres, as all sizes here."""
RIDGE_GAP: Final = 3.0
"""The ridge is farther from the dots than two dots of a cell, so it is not taken for one."""
CUT: Final = 8.0
"""The length that a cut corner takes off each side."""
PRINT: Final = 13.0
"""The size of the type of large figures."""
PRINT_GAP: Final = 3.0
# Helvetica Bold, in parts of the size of the type: the width of a figure, and its height.
FIGURE_WIDE: Final = 0.556
FIGURE_HIGH: Final = 0.72


@dataclass(frozen=True, slots=True)
class Design:
    """The design of a labelled card.

    width, height: of the card, in millimetres.
    corner: the corner of the label, one of `CORNERS`.
    both: a second label stands in the opposite corner, upside down, as on playing cards.
    large_print: figures stand beside the dots.
    small_print: the number stands on the card in small print, for a helper who reads no braille.
    mark: the sign of the upper edge of the card, one of `MARKS`.
    drop: the shift of the label from its corner towards the middle, in millimetres, so that it
    does not lie behind the label of the card's other face.
    """

    standard: Standard
    width: float = 56.0
    height: float = 87.0
    corner: str = "top-left"
    both: bool = False
    large_print: bool = False
    mark: str = "ridge"
    drop: float = 0.0
    small_print: bool = True

    @property
    def inset(self) -> float:
        """The distance of the label from the side of the card, clear of a cut corner."""
        cut = self.corner == "top-right" or (self.both and self.corner == "bottom-left")
        return EDGE + (CUT if cut and self.mark == "cut" else 0.0)


def dots_of(cells: bytes, standard: Standard) -> tuple[Dot, ...]:
    """Return the dots of cells, the edge of the first possible dot in the corner (0, 0)."""
    return tuple(
        Dot(
            standard.dot / 2 + place * standard.cell + (dot in (4, 5, 6, 8)) * standard.pitch,
            standard.dot / 2 + _row(dot) * standard.pitch,
            standard.dot,
        )
        for place, cell in enumerate(cells)
        for dot in sorted(raised(cell))
    )


def _row(dot: int) -> int:
    return 3 if dot > SIX else (dot - 1) % 3


def face(label: Label, design: Design) -> Shapes:
    """Return the card's outline with its label, after `check` has found that it fits."""
    return on_card(_placed(label, design, size(label, design)), design)


def on_card(label: Iterable[Shape], design: Design) -> Shapes:
    """Return the card's outline with a label, and in both corners if the design says so."""
    shapes, (width, height) = tuple(label), (design.width, design.height)
    turned = [shape.turned(width, height) for shape in shapes] if design.both else []
    return (outline(width, height, cut=design.mark == "cut"), *shapes, *turned)


def outline(width: float, height: float, *, cut: bool) -> Cut:
    """Return the outline of a card, its top right corner cut off if that marks the top."""
    if not cut:
        return rectangle(width, height)
    return Cut(((0, 0), (width - CUT, 0), (width, CUT), (width, height), (0, height)))


def check(labels: Iterable[Label], design: Design) -> None:
    """Refuse a card that is too small for one of its labels.

    `NotAllowed` with `CardTooSmall` names the label that needs most room.
    """
    sizes = ((label, size(label, design)) for label in labels)
    check_fit(
        ((label.number, wide + design.inset - EDGE, high) for label, (wide, high) in sizes),
        (design.width, design.height),
        2 if design.both else 1,
    )


def size(label: Label, design: Design) -> tuple[float, float]:
    """Return the width and height of a label with its mark and its print, in millimetres."""
    wide, high = _wide(label, design.standard), _high(label, design.standard)
    if design.mark == "ridge":
        high += RIDGE_GAP + RIDGE
    if design.large_print:
        wide += PRINT_GAP + len(label.text) * FIGURE_WIDE * PRINT
        high = max(high, FIGURE_HIGH * PRINT)
    return wide, high


def relief(label: Label, design: Design) -> tuple[float, float]:
    """Return the width and height of the tactile part of a label, in millimetres."""
    return _wide(label, design.standard) + design.inset - EDGE, size(label, design)[1]


def _wide(label: Label, standard: Standard) -> float:
    return standard.wide(max(len(label.cells), len(label.under)))


def _high(label: Label, standard: Standard) -> float:
    below = _line(label, standard) if label.under else 0.0
    return below + standard.high(label.dots)


def _line(label: Label, standard: Standard) -> float:
    """Return the distance between the two rows, in millimetres; 8 dots need one dot more."""
    return standard.line + (0.0 if label.dots == SIX else standard.pitch)


def _placed(label: Label, design: Design, size: tuple[float, float]) -> Iterator[Dot | Bar | Ink]:
    """Yield the shapes of the label in its corner, dots at the outer side, figures beside them."""
    wide, high = size
    right = design.corner.endswith("right")
    x = design.width - design.inset - wide if right else design.inset
    low = design.corner.startswith("bottom")
    y = design.height - EDGE - high - design.drop if low else EDGE + design.drop
    braille = _wide(label, design.standard)
    dots_x = x + wide - braille if right else x
    for shape in _braille(label, design):
        yield shape.moved(dots_x, y)
    if design.large_print:
        yield _figures(label.text, x if right else x + braille + PRINT_GAP, y)


def _braille(label: Label, design: Design) -> Sequence[Dot | Bar]:
    standard = design.standard
    under = (dot.moved(0, _line(label, standard)) for dot in dots_of(label.under, standard))
    dots = (*dots_of(label.cells, standard), *under)
    if design.mark != "ridge":
        return dots
    return (*dots, Bar(0, _high(label, standard) + RIDGE_GAP, _wide(label, standard), RIDGE))


def _figures(text: str, x: float, y: float) -> Ink:
    middle = x + len(text) * FIGURE_WIDE * PRINT / 2
    return Ink(middle, y + FIGURE_HIGH * PRINT, PRINT, text, centred=True, bold=True)


EDGE: Final = 4.0
"""From the card's edge to the label: a finger needs room, and sleeves have seams."""


def check_fit(
    sizes: Iterable[tuple[Card, float, float]], card: tuple[float, float], rows: int
) -> None:
    """Refuse a card on which a label does not fit.

    sizes: number, width and height of each label. card: width and height.
    rows: the number of labels one above the other.
    `NotAllowed` with `CardTooSmall` names the label that needs most room.
    """
    needed = [
        (missing, number, side)
        for number, wide, high in sizes
        for side, missing in (
            ("width", wide + 2 * EDGE - card[0]),
            ("height", rows * (high + EDGE) + EDGE - card[1]),
        )
    ]
    missing, number, side = max(needed, default=(0.0, 0, "width"))
    # a rounding error of floats is not a missing millimetre
    if missing > 1e-6:  # noqa: PLR2004 - see above
        raise NotAllowed(CardTooSmall(number, side, ceil(missing)))


MARGIN: Final = 4.0
TYPE: Final = 5.0
"""The size of the printed text."""
EIGHT: Final = 8
LETTER: Final = 0.62
"""The width of a printed letter, in sizes of the type, at most."""


def line_drawing(text: str, cells: bytes, description: str, language: str) -> Drawing:
    """Return a picture of a line of braille, for eyes: the cells, and the text below.

    description: says the same as the picture.
    """
    standard = STANDARDS["marburg-medium"]
    high = standard.high(EIGHT)
    width = 2 * MARGIN + max(standard.wide(len(cells)), LETTER * TYPE * len(text))
    below = MARGIN + high + MARGIN + TYPE
    shapes = [dot.moved(MARGIN, MARGIN) for dot in dots_of(cells, standard)]
    page = Page(width, below + MARGIN, (*shapes, Ink(MARGIN, below, TYPE, text)), description)
    return Drawing(text, language, (page,))
