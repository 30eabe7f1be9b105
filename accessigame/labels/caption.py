"""The number of a label in small print, for a helper who reads no braille.

It stands in the middle of the card, or in the nearest place that is free of relief and of cuts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeAlias

from accessigame.core.model import Card
from accessigame.labels.shapes import Bar, Cut, Dot, Ink, PrintedCode, Shape, Shapes

Box: TypeAlias = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a shape, in millimetres."""

SIZES: Final = (4.0, 3.0, 2.5)
"""The sizes of the type, the largest one that fits first."""
CLEAR: Final = 0.6
"""The distance from everything else, so that no dot is raised in the ink."""
# Helvetica, in parts of the size of the type: the widest sign, and the lines above and below.
WIDE: Final = 0.556
ABOVE: Final = 0.74
BELOW: Final = 0.22


def texts_of(number: Card, card: tuple[Card, ...], kind: str, *, large: bool) -> tuple[str, ...]:
    """Return the texts for a face, the fullest first, such as `10 (8/10)`.

    kind: the name of this kind of card, if the box has others, too. large: the number stands in
    large print already, so that alone it is left out.
    """
    name = "/".join(map(str, card)) if len(card) > 1 else kind
    alone = () if len(card) > 1 or large else (str(number),)
    return (*([f"{number} ({name})"] if name else []), *alone)


def captioned(texts: Iterable[str], face: Shapes, width: float, height: float) -> Shapes:
    """Return a face with the first of these texts that has a place, in small print.

    width, height: of the card. Without a text, the face stays as it is.
    A card whose labels fit has a place for a number, at least along an edge.
    """
    taken = [box for shape in face for box in boxes(shape)]
    for ink in (ink for text in texts for ink in _places(text, width, height)):
        if not any(touch(box_of(ink), box) for box in taken):
            return (*face, ink)
    return face


def _places(text: str, width: float, height: float) -> Iterator[Ink]:
    """Yield the middle of the card, then places above and below it, for each size of type."""
    for size in SIZES:
        half = WIDE * size * len(text) / 2 + CLEAR
        lowest = height - CLEAR - 2 * BELOW * size
        middle = height / 2 + ABOVE * size / 2
        steps = range(int(lowest - middle) + 1)
        downs = (middle, *(place for step in steps for place in (middle + step, middle - step)))
        rights = (width / 2, width - half - 1, half + 1) if width > 2 * half + 2 else ()
        for y in (*downs, lowest):
            if y - ABOVE * size > CLEAR and y + BELOW * size < height - CLEAR:
                yield from (Ink(x, y, size, text, centred=True) for x in rights)


def box_of(ink: Ink) -> Box:
    """Return the room of printed words, at least as large as they are, and upright."""
    wide = WIDE * ink.size * len(ink.text)
    left = ink.x - (wide / 2 if ink.centred else 0)
    if ink.upside_down:
        left = ink.x - (wide / 2 if ink.centred else wide)
        return left, ink.y - BELOW * ink.size, left + wide, ink.y + ABOVE * ink.size
    return left, ink.y - ABOVE * ink.size, left + wide, ink.y + BELOW * ink.size


def boxes(shape: Shape) -> Iterable[Box]:
    """Yield the boxes that a shape takes up; each side of a cut has its own."""
    if isinstance(shape, Dot):
        half = shape.size / 2
        yield shape.x - half, shape.y - half, shape.x + half, shape.y + half
    elif isinstance(shape, Bar):
        yield shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    elif isinstance(shape, PrintedCode):
        yield shape.x, shape.y, shape.x + shape.side, shape.y + shape.side
    elif isinstance(shape, Cut):
        for (x, y), (other_x, other_y) in pairwise((*shape.points, shape.points[0])):
            yield min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y)
    else:
        yield box_of(shape)


def touch(one: Box, other: Box) -> bool:
    """Check whether two boxes are nearer to each other than `CLEAR`."""
    left, top, right, bottom = one
    return (
        left < other[2] + CLEAR
        and other[0] < right + CLEAR
        and top < other[3] + CLEAR
        and other[1] < bottom + CLEAR
    )
