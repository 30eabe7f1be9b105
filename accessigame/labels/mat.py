"""The sheet with the four marks of a mat, to be cut out and laid at the corners of the table.

Each piece names its corner in braille and in print. Its own outer corner is cut off, so that
fingers find how it is turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from accessigame.braille import Translator
from accessigame.input import card_marker
from accessigame.labels import marker, sheet
from accessigame.labels.card import SIX, Standard, dots_of
from accessigame.labels.events import MatCorner
from accessigame.labels.shapes import Cut, Drawing, Ink, Shapes
from accessigame.words.words import Localizer

WIDTH: Final = 84.0
HEIGHT: Final = 74.0
"""The size of a piece, in millimetres, as all sizes here."""
CUT: Final = 12.0
"""The length that the cut corner takes off each side."""
EDGE: Final = 4.0
"""The distance between the edge, the mark, the braille and the print."""
TYPE: Final = 4.0
"""The size of the print."""


@dataclass(frozen=True, slots=True)
class MatOrder:
    """An order for a mat: its paper, and the braille on it."""

    paper: str
    notation: str
    standard: Standard


def drawing_of(order: MatOrder, words: Localizer) -> Drawing:
    """Return the sheet with the four marks at true scale."""
    paper = sheet.Paper(order.paper, words.text("mat-title"), order.standard.name, words)
    pieces = [
        _piece(number, order, words) for number, _ in enumerate(card_marker.MAT_CORNERS, start=1)
    ]
    return sheet.drawing(paper, pieces, (WIDTH, HEIGHT), sentences=[*_sentences(words)])


def _sentences(words: Localizer) -> Iterator[str]:
    """Yield a sentence on each mark, with its size."""
    for number, corner in enumerate(card_marker.MAT_CORNERS, start=1):
        name = words.say(MatCorner(corner)).speech
        yield words.text("mat-mark", number=number, corner=name, side=card_marker.MAT_SIDE)


def _piece(number: int, order: MatOrder, words: Localizer) -> Shapes:
    """Return the piece of a mark, numbered from 1, from its own top left corner."""
    corner = card_marker.MAT_CORNERS[number - 1]
    name = words.say(MatCorner(corner))
    made = marker.of(card_marker.MAT_BOX, number, card_marker.MAT_SIDE)
    cells = Translator(order.notation).cells(name.braille)
    left = (WIDTH - order.standard.wide(len(cells))) / 2
    below = EDGE + card_marker.MAT_SIDE + EDGE
    foot = below + order.standard.high(SIX) + EDGE + TYPE
    return (
        _outline(corner),
        made.moved((WIDTH - card_marker.MAT_SIDE) / 2, EDGE),
        *(dot.moved(left, below) for dot in dots_of(cells, order.standard)),
        Ink(WIDTH / 2, foot, TYPE, f"{number}: {name.speech}", centred=True),
    )


def _outline(corner: str) -> Cut:
    """Return the outline of the piece of a corner, its outer corner cut off."""
    cut = Cut(((CUT, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT), (0, CUT)))
    is_near, is_right = corner.startswith("near"), corner.endswith("right")
    points = tuple(
        (WIDTH - x if is_right else x, HEIGHT - y if is_near else y) for x, y in cut.points
    )
    return Cut(points)
