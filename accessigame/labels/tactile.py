"""A code for players who do not read braille: raised bars, or notches.

Each figure of a number is a group, the tens before the units. In a group a long bar is five
and a short one is one, so 7 is a long bar and two short ones; 0 is a single dot.
The bars stand above one long line, and notches lie along the top edge: upside down, the
line is above the bars, and the notches are at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from accessigame.core.model import Card
from accessigame.labels import card
from accessigame.labels.card import CUT, EDGE, Design, Standard, on_card, outline
from accessigame.labels.events import NotchesSpelled, PatternSpelled
from accessigame.labels.shapes import Bar, Cut, Dot, Ink, Point, Shapes

FIVE: Final = 5
LONG: Final = 8.0
SHORT: Final = 4.0
THICK: Final = 1.2
STEP: Final = 3.5
HIGH: Final = LONG + 2.5 + THICK
"""The height with the line, which lies so far below the bars that a finger feels both."""
LINE: Final = 12.0
"""The least length of the line: longer than a bar is high, so that they are not confused."""
GROUP_GAP: Final = 4.0
"""The extra distance between two groups."""
NOTCH: Final = 2.0
DEEP: Final = 5.0
SHALLOW: Final = 2.5
KEY: Final = (120.0, 16.0)
"""The width and height of a line of the key page."""
TYPE: Final = 5.0


def spelled(figure: int, sheet: str) -> PatternSpelled | NotchesSpelled:
    """Return the long and short bars of a figure from 0 to 9, or its deep and small notches."""
    fives, ones = divmod(figure, FIVE)
    return (NotchesSpelled if sheet == "notches" else PatternSpelled)(figure, fives, ones)


def marks(number: Card) -> Iterator[tuple[float, float]]:
    """Yield each mark of a number: its place from the left, and its length; a dot has none."""
    place = 0.0
    for figure in str(number):
        fives, ones = divmod(int(figure), FIVE)
        lengths = [LONG] * fives + [SHORT] * ones
        for length in lengths or [0.0]:
            yield place, length
            place += STEP
        place += GROUP_GAP


def width(number: Card) -> float:
    """Return the width of the marks of a number, in millimetres."""
    return max(place for place, _ in marks(number)) + 2 * NOTCH


def size(number: Card) -> tuple[float, float]:
    """Return the width and height of the bars of a number with their line, in millimetres."""
    return max(width(number), LINE), HIGH


def check(deck: Iterable[Card], design: Design) -> None:
    """Refuse a card that is too small for one of its numbers.

    `NotAllowed` with `CardTooSmall` names the number that needs most room.
    """
    card.check_fit(
        ((number, size(number)[0] + CUT, HIGH) for number in deck),
        (design.width, design.height),
        2 if design.both else 1,
    )


def raised(number: Card, standard: Standard) -> tuple[Dot | Bar, ...]:
    """Return the bars of a number above their line, from the corner (0, 0)."""
    shapes: list[Dot | Bar] = [Bar(0, HIGH - THICK, max(width(number), LINE), THICK)]
    for place, length in marks(number):
        if length:
            shapes.append(Bar(place, LONG - length, THICK, length))
        else:
            shapes.append(Dot(place + THICK / 2, LONG - standard.dot / 2, standard.dot))
    return tuple(shapes)


def bars(number: Card, design: Design) -> Shapes:
    """Return a card with raised bars above their line."""
    label = raised(number, design.standard)
    return on_card((shape.moved(EDGE, EDGE + design.drop) for shape in label), design)


def edge(number: Card) -> tuple[Point, ...]:
    """Return the edge of a card with the notches of a number, from its left end."""
    points: list[Point] = [(0, 0)]
    for place, length in marks(number):
        left, deep = EDGE + place, DEEP if length == LONG else SHALLOW
        right = left + (NOTCH if length else 2 * NOTCH)
        points += [(left, 0), (left, deep), (right, deep), (right, 0)]
    return tuple(points)


def notches(number: Card, design: Design) -> Shapes:
    """Return a card with notches in its top edge; 0 is a wide and shallow one.

    Its top right corner is cut off, unless the notches are in both edges.
    """
    top = Cut(edge(number))
    if design.both:
        turned = top.turned(design.width, design.height)
        rest = ((design.width, 0), *turned.points, (0, design.height))
    else:
        rest = outline(design.width, design.height, cut=True).points[1:]
    return (Cut((*top.points, *rest)),)


def key(figure: int, standard: Standard, sheet: str, words: str) -> Shapes:
    """Return a line of the key page: the marks of a figure, and words for eyes."""
    ink = Ink(KEY[0] / 3, KEY[1] / 2, TYPE, words)
    if sheet == "bars":
        return (*(shape.moved(EDGE, 0) for shape in raised(figure, standard)), ink)
    low = KEY[1] - 1
    return (Cut((*edge(figure), (KEY[0] / 3 - EDGE, 0), (KEY[0] / 3 - EDGE, low), (0, low))), ink)
