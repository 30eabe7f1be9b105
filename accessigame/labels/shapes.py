"""The shapes of a drawing, in millimetres from the top left corner of the page.

Each shape can be moved, turned by half a turn on its card, and mirrored within a width.
Turning and mirroring differ: a mirrored label is punched from behind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Dot:
    """A raised dot: its centre and its diameter."""

    x: float
    y: float
    size: float

    def moved(self, right: float, down: float) -> Dot:
        """Return the dot in another place."""
        return replace(self, x=self.x + right, y=self.y + down)

    def turned(self, width: float, height: float) -> Dot:
        """Return the dot after half a turn."""
        return replace(self, x=width - self.x, y=height - self.y)

    def mirrored(self, width: float) -> Dot:
        """Return the dot from behind."""
        return replace(self, x=width - self.x)


@dataclass(frozen=True, slots=True)
class Bar:
    """A raised bar, or a line of the drawing: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, right: float, down: float) -> Bar:
        """Return the bar in another place."""
        return replace(self, x=self.x + right, y=self.y + down)

    def turned(self, width: float, height: float) -> Bar:
        """Return the bar after half a turn."""
        return replace(self, x=width - self.x - self.width, y=height - self.y - self.height)

    def mirrored(self, width: float) -> Bar:
        """Return the bar from behind."""
        return replace(self, x=width - self.x - self.width)


@dataclass(frozen=True, slots=True)
class Cut:
    """A line for scissors or a laser: closed, through these points."""

    points: tuple[Point, ...]

    def moved(self, right: float, down: float) -> Cut:
        """Return the cut in another place."""
        return Cut(tuple((x + right, y + down) for x, y in self.points))

    def turned(self, width: float, height: float) -> Cut:
        """Return the cut after half a turn."""
        return Cut(tuple((width - x, height - y) for x, y in self.points))

    def mirrored(self, width: float) -> Cut:
        """Return the cut from behind."""
        return Cut(tuple((width - x, y) for x, y in self.points))


@dataclass(frozen=True, slots=True)
class Ink:
    """Printed words for eyes, which stay readable on a mirrored sheet.

    x: the beginning of their line, or its middle if `centred`. y: the foot of the letters.
    size: of the type.
    """

    x: float
    y: float
    size: float
    text: str
    centred: bool = False
    bold: bool = False
    upside_down: bool = False

    def moved(self, right: float, down: float) -> Ink:
        """Return the words in another place."""
        return replace(self, x=self.x + right, y=self.y + down)

    def turned(self, width: float, height: float) -> Ink:
        """Return the words after half a turn."""
        return replace(self, x=width - self.x, y=height - self.y, upside_down=not self.upside_down)

    def mirrored(self, width: float) -> Ink:
        """Return the words in their place from behind, but not written backwards."""
        return replace(self, x=width - self.x)


@dataclass(frozen=True, slots=True)
class PrintedCode:
    """A printed code for readers: its top left corner, with the quiet zone around it.

    module: the side of a module, in millimetres. quiet: the modules of the quiet zone on each side.
    rows: the modules within it; True is black.
    """

    x: float
    y: float
    module: float
    quiet: int
    rows: tuple[tuple[bool, ...], ...]

    @property
    def side(self) -> float:
        """The side of the code with its quiet zone, in millimetres."""
        return self.module * (len(self.rows) + 2 * self.quiet)

    def runs(self) -> Iterator[Bar]:
        """Yield the black modules, as a bar for each run in a row."""
        for down, row in enumerate(self.rows, start=self.quiet):
            across = self.quiet
            for is_black, modules in groupby(row):
                count = len([*modules])
                if is_black:
                    x, y = self.x + across * self.module, self.y + down * self.module
                    yield Bar(x, y, count * self.module, self.module)
                across += count

    def moved(self, right: float, down: float) -> PrintedCode:
        """Return the code in another place."""
        return replace(self, x=self.x + right, y=self.y + down)

    def turned(self, width: float, height: float) -> PrintedCode:
        """Return the code after half a turn."""
        rows = tuple(row[::-1] for row in self.rows[::-1])
        x, y = width - self.x - self.side, height - self.y - self.side
        return replace(self, x=x, y=y, rows=rows)

    def mirrored(self, width: float) -> PrintedCode:
        """Return the code in its place from behind, but not written backwards."""
        return replace(self, x=width - self.x - self.side)


Shape: TypeAlias = Dot | Bar | Cut | Ink | PrintedCode
Shapes: TypeAlias = tuple[Shape, ...]


def rectangle(width: float, height: float) -> Cut:
    """Return the outline of a card with square corners."""
    return Cut(((0, 0), (width, 0), (width, height), (0, height)))


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet of paper or film with its shapes.

    description: says the same as the shapes, for ears and fingers; may be empty.
    """

    width: float
    height: float
    shapes: Shapes
    description: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Pages with a title, in a language."""

    title: str
    language: str
    pages: tuple[Page, ...]
