"""A code on a card for scanners: a QR code of the smallest version, with the strongest correction.

It stands in a corner that is free of relief and of cuts, or alone on a sheet with its number.
Its size is that of the code with its quiet zone, which readers need. The smallest one has modules
of half a millimetre. A camera above a table sees less, and reads markers: `marker.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from accessigame.core.model import Card, NotAllowed
from accessigame.input.card_code import CardCode, code_text
from accessigame.labels import caption
from accessigame.labels.card import CORNERS, CUT, EDGE, Design
from accessigame.labels.events import CodeSpelled, NoRoomForCode
from accessigame.labels.shapes import Bar, Ink, PrintedCode, Shapes, rectangle

SIZES: Final = ("14.5", "20", "29")
"""The sides of a code with its quiet zone, in millimetres."""
MODULES: Final = 21
"""The modules of a side, without the quiet zone."""
QUIET: Final = 4
"""The modules of the quiet zone on each side, as the standard of QR codes wants."""
FOOT: Final = 6.0
"""The room for the number below a code that stands alone, in millimetres."""
TYPE: Final = 4.0
"""The size of that number."""
LINE: Final = 0.4
"""The thickness of the line below it, which tells 6 from 9."""


@cache  # each file of an order, and each further order, has the same codes
def matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the rows of modules of a text, without the quiet zone; True is black."""
    import segno  # noqa: PLC0415 - imported only when codes are made

    made = segno.make(text, version=1, error="h", boost_error=False, micro=False)
    return tuple(tuple(bool(module) for module in row) for row in made.matrix)


def spelled(box: int, number: Card) -> CodeSpelled:
    """Return the code of a number as its six digits."""
    return CodeSpelled(number, code_text(CardCode(box, number)))


def of(box: int, number: Card, side: float) -> PrintedCode:
    """Return the code of a number with its quiet zone of white, at the top left."""
    module = side / (MODULES + 2 * QUIET)
    return PrintedCode(0, 0, module, QUIET, matrix(code_text(CardCode(box, number))))


def on_face(code: PrintedCode, number: Card, face: Shapes, design: Design) -> Shapes:
    """Return a face with its code in a free corner, and in both if the labels are in both.

    Raises NotAllowed where no corner is free.
    """
    taken = [box for shape in face for box in caption.boxes(shape)]
    for x, y in corners(design, code.side):
        placed = code.moved(x, y)
        if is_free(placed, taken):
            turned = placed.turned(design.width, design.height)
            is_second_free = design.both and is_free(turned, taken)
            return (*face, placed, *([turned] if is_second_free else []))
    raise NotAllowed(NoRoomForCode(number, code.side))


def sticker(code: PrintedCode, number: Card) -> Shapes:
    """Return a code that stands alone, in its outline and above its number with a line below."""
    middle, foot = code.side / 2, code.side + TYPE
    wide = caption.WIDE * TYPE * len(str(number))
    return (
        rectangle(*sticker_size(code.side)),
        code,
        Ink(middle, foot, TYPE, str(number), centred=True),
        Bar(middle - wide / 2, foot + LINE, wide, LINE),
    )


def sticker_size(side: float) -> tuple[float, float]:
    """Return the width and height of a code that stands alone, in millimetres."""
    return side, side + FOOT


def spell_codes(box: int, deck: Iterable[Card]) -> Iterator[CodeSpelled]:
    """Yield the code of each number, once."""
    yield from (spelled(box, number) for number in dict.fromkeys(deck))


def corners(design: Design, side: float) -> Iterator[tuple[float, float]]:
    """Yield the places of a code in each corner, the one that is opposite to the label first."""
    down, right = design.corner.split("-")
    opposite = f"{'bottom' if down == 'top' else 'top'}-{'left' if right == 'right' else 'right'}"
    beside = f"{'bottom' if down == 'top' else 'top'}-{right}"
    for corner in dict.fromkeys((opposite, beside, *CORNERS)):
        low, far = corner.startswith("bottom"), corner.endswith("right")
        inset = EDGE + (CUT if corner == "top-right" and design.mark == "cut" else 0)
        x = design.width - inset - side if far else inset
        yield x, design.height - inset - side if low else inset


def is_free(code: PrintedCode, taken: Sequence[caption.Box]) -> bool:
    """Check that a code touches none of the boxes of other shapes."""
    return not any(caption.touch(box, other) for box in caption.boxes(code) for other in taken)
