"""A marker in a picture by its outline, and a picture of a mat as the players see it.

An outline has the code of the marker, and where its four corners are. A picture of a mat is turned,
and measured from its middle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import atan2, cos, dist, sin
from typing import NamedTuple, TypeAlias

from accessigame.input import card_marker
from accessigame.input.card_code import CardCode

Point: TypeAlias = tuple[float, float]
"""A place in a picture, in pixels from the left and from above."""


class Outline(NamedTuple):
    """The outline of a marker: its black frame, from its own top left corner clockwise."""

    code: CardCode
    corners: tuple[Point, Point, Point, Point]

    @property
    def middle(self) -> Point:
        """The middle of the corners."""
        across, down = zip(*self.corners, strict=True)
        return sum(across) / 4, sum(down) / 4

    @property
    def side(self) -> float:
        """The mean of the four sides, in pixels."""
        behind = (*self.corners[1:], self.corners[0])
        return sum(map(dist, self.corners, behind)) / 4

    @property
    def rightwards(self) -> Point:
        """The way from its left to its right, in pixels."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        return (bx - ax + cx - dx) / 2, (by - ay + cy - dy) / 2


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture as the players see the mat: the middle is (0, 0), x to the right, y to them.

    turn: the angle of the mat in the picture, in radians.
    """

    width: int
    height: int
    turn: float

    @classmethod
    def of(cls, size: tuple[int, int], marks: Mapping[CardCode, Outline]) -> Frame:
        """Return the frame in which the marks lie straight on the whole."""
        ways = [outline.rightwards for outline in marks.values()]
        turn = atan2(sum(y for _, y in ways), sum(x for x, _ in ways))
        return cls(*size, turn)

    def place(self, point: Point) -> Point:
        """Return a place of the picture in this frame."""
        x, y = point[0] - self.width / 2, point[1] - self.height / 2
        return (
            x * cos(self.turn) + y * sin(self.turn),
            y * cos(self.turn) - x * sin(self.turn),
        )

    def holds(self, place: Point, margin: float) -> bool:
        """Check that a place is in the picture, and not nearer to its edge than a margin."""
        x = place[0] * cos(self.turn) - place[1] * sin(self.turn)
        y = place[1] * cos(self.turn) + place[0] * sin(self.turn)
        return abs(x) <= self.width / 2 - margin and abs(y) <= self.height / 2 - margin

    @property
    def reach(self) -> Point:
        """The distances from the middle to the edges of the picture, across and down."""
        c, s = abs(cos(self.turn)) or 1e-9, abs(sin(self.turn)) or 1e-9
        across = min(self.width / 2 / c, self.height / 2 / s)
        return across, min(self.width / 2 / s, self.height / 2 / c)


class Span(NamedTuple):
    """Where the two sides of the mat are along one axis, as far as marks on them are seen."""

    low: float | None
    high: float | None

    @property
    def length(self) -> float | None:
        """The distance of the sides; None where one is not seen."""
        return None if self.low is None or self.high is None else self.high - self.low


def spans_of(frame: Frame, marks: Mapping[CardCode, Outline]) -> tuple[Span, Span]:
    """Return where the left and the right side are, and the far and the near one."""
    places = {corner: frame.place(outline.middle) for corner, outline in by_corner(marks)}

    def mean(side: str, axis: int) -> float | None:
        found = [place[axis] for corner, place in places.items() if side in corner.split("-")]
        return sum(found) / len(found) if found else None

    return Span(mean("left", 0), mean("right", 0)), Span(mean("far", 1), mean("near", 1))


def by_corner(marks: Mapping[CardCode, Outline]) -> Iterator[tuple[str, Outline]]:
    """Yield each corner whose mark is seen, with that mark."""
    for code, corner in zip(card_marker.MAT_MARKS, card_marker.MAT_CORNERS, strict=True):
        if code in marks:
            yield corner, marks[code]
