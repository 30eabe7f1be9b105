"""A marker on a card for cameras, in two free places, so that a hand over one leaves the other.

They are as far from each other as there is room.

Its size is that with the white edge of a module around it, which the camera needs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot
from typing import Final

from accessigame.core.model import Card, NotAllowed
from accessigame.input.card_code import CardCode
from accessigame.input.card_marker import SIDE, marker_modules
from accessigame.labels import caption, code
from accessigame.labels.card import EDGE, Design
from accessigame.labels.events import NoRoomForCode
from accessigame.labels.shapes import PrintedCode, Shapes

QUIET: Final = 1
"""The modules of the white edge on each side."""
MODULES: Final = SIDE + 2
"""The modules of a side, with the black frame and without the white edge."""
COPIES: Final = 2
"""The markers of a card, where there is room."""
STEP: Final = 2.0
"""The distance between two places along an edge of the card that are tried, in millimetres."""


def of(box: int, number: Card, side: float) -> PrintedCode:
    """Return the marker of a number with its white edge, at the top left; side in millimetres."""
    module = side / (MODULES + 2 * QUIET)
    return PrintedCode(0, 0, module, QUIET, marker_modules(CardCode(box, number)))


def on_face(marker: PrintedCode, number: Card, face: Shapes, design: Design) -> Shapes:
    """Return a face with its marker in two free places, or in one where there is no second.

    Raises NotAllowed where none is free.
    """
    places = [*_free(marker, face, design)]
    if not places:
        raise NotAllowed(NoRoomForCode(number, marker.side))
    first = places[0]
    far = max(_free(marker, (*face, first), design), key=partial(_distance, first), default=None)
    return (*face, first, *([] if far is None else [far]))


def _free(marker: PrintedCode, face: Shapes, design: Design) -> Iterator[PrintedCode]:
    """Yield the marker at each of its places that nothing on a face touches."""
    taken = [box for shape in face for box in caption.boxes(shape)]
    placed = (marker.moved(x, y) for x, y in _places(design, marker.side))
    yield from (each for each in placed if code.is_free(each, taken))


def _distance(one: PrintedCode, other: PrintedCode) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def _places(design: Design, side: float) -> Iterator[tuple[float, float]]:
    """Yield the corners of a card, then places along its long edges."""
    yield from code.corners(design, side)
    for y in _steps(EDGE, design.height - EDGE - side):
        yield from ((design.width - EDGE - side, y), (EDGE, y))


def _steps(first: float, last: float) -> Sequence[float]:
    return [first + STEP * step for step in range(int((last - first) / STEP) + 1)]
