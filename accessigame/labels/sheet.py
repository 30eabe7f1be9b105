"""The layout of cards on paper, with a line to check the scale by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from accessigame.core.model import NotAllowed
from accessigame.labels.events import CardTooLarge, PageOf, ScaleToCheck
from accessigame.labels.shapes import Bar, Drawing, Ink, Page, Shapes
from accessigame.words.words import Localizer

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN: Final = 8.0
GUTTER: Final = 2.0
"""The gap between two cards, so that scissors have room."""
HEAD: Final = 6.0
FOOT: Final = 6.0
TYPE: Final = 3.5
"""The size of printed words."""
SCALE: Final = 100.0
"""The length of the line to check the scale by; `ScaleToCheck` says it."""
THIN: Final = 0.3


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper by name, with the words at its head and at its foot.

    standard: the standard of the dots, or `none` without braille.
    """

    name: str
    title: str
    standard: str
    words: Localizer

    @property
    def width(self) -> float:
        """The width in millimetres."""
        return PAPERS[self.name][0]

    @property
    def height(self) -> float:
        """The height in millimetres."""
        return PAPERS[self.name][1]


def drawing(
    paper: Paper,
    faces: Sequence[Shapes],
    size: tuple[float, float],
    *more: Shapes,
    sentences: Sequence[str] = (),
) -> Drawing:
    """Return the faces, each of this size, on as many pages as they need.

    more: the contents of further pages, from `page_contents`. sentences: a sentence on each face.
    `NotAllowed` with `CardTooLarge` if not one face fits a page.
    """
    contents = (*page_contents(paper, faces, size), *more)
    each = _faces_of_a_page(paper, size)
    pages = (
        Page(
            paper.width,
            paper.height,
            (*_frame(paper, number + 1, len(contents)), *content),
            " ".join(sentences[number * each :][:each]),
        )
        for number, content in enumerate(contents)
    )
    return Drawing(paper.title, paper.words.language, tuple(pages))


def page_contents(
    paper: Paper, faces: Sequence[Shapes], size: tuple[float, float]
) -> tuple[Shapes, ...]:
    """Return the faces in their places, page by page. Raises as `drawing` does."""
    columns, each = _columns(paper, size), _faces_of_a_page(paper, size)
    parts = (faces[start : start + each] for start in range(0, len(faces), each))
    return tuple(_grid(part, columns, size) for part in parts)


def _faces_of_a_page(paper: Paper, size: tuple[float, float]) -> int:
    rows = _fitting(paper, "height", size[1], paper.height - 2 * MARGIN - HEAD - FOOT)
    return _columns(paper, size) * rows


def _columns(paper: Paper, size: tuple[float, float]) -> int:
    return _fitting(paper, "width", size[0], paper.width - 2 * MARGIN)


def _fitting(paper: Paper, side: str, size: float, room: float) -> int:
    count = int((room + GUTTER) // (size + GUTTER))
    if count < 1:
        raise NotAllowed(CardTooLarge(paper.name, side, ceil(size - room)))
    return count


def _grid(faces: Sequence[Shapes], columns: int, size: tuple[float, float]) -> Shapes:
    placed = []
    for number, face in enumerate(faces):
        row, column = divmod(number, columns)
        right = MARGIN + column * (size[0] + GUTTER)
        down = MARGIN + HEAD + row * (size[1] + GUTTER)
        placed += [shape.moved(right, down) for shape in face]
    return tuple(placed)


def _frame(paper: Paper, number: int, pages: int) -> Shapes:
    say = paper.words.say
    stop = "" if paper.title.endswith("!") else "."
    head = f"{paper.title}{stop} {say(PageOf(number, pages)).speech}"
    foot = paper.height - MARGIN
    return (
        Ink(MARGIN, MARGIN + TYPE, TYPE, head),
        Bar(MARGIN, foot - TYPE / 2, SCALE, THIN),
        Bar(MARGIN, foot - TYPE, THIN, TYPE),
        Bar(MARGIN + SCALE - THIN, foot - TYPE, THIN, TYPE),
        Ink(MARGIN + SCALE + 2, foot, TYPE, say(ScaleToCheck(paper.standard)).speech),
    )
