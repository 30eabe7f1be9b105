"""A marker in a picture by its outline: its code, and where its four corners are."""

from __future__ import annotations

from math import dist
from typing import NamedTuple, TypeAlias

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
