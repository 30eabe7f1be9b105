"""The labels of the cards of a deck: the cells of each number, laid out in rows for an embosser."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from accessigame.braille import LETTERS, Translator, for_paper, marked, mirrored, raised
from accessigame.core.model import Card, NotAllowed
from accessigame.labels.events import NotForEmbossers

EIGHT: Final = 0b1100_0000
"""The bits of dots 7 and 8 in a cell."""


@dataclass(frozen=True, slots=True)
class Label:
    """A label: a card's number in cells.

    under: the cells of a second row, for the bull heads; may be empty.
    """

    number: Card
    cells: bytes
    under: bytes = b""

    @property
    def text(self) -> str:
        """The number in print."""
        return str(self.number)

    @property
    def row(self) -> bytes:
        """All cells in one row: the number, and the second row behind a blank."""
        return self.cells + (bytes(1) + self.under if self.under else b"")

    @property
    def dots(self) -> int:
        """The number of dots of a cell of this label: 6 or 8."""
        return 8 if any(cell & EIGHT for cell in self.row) else 6


def labels_of(deck: Iterable[Card], notation: str, *, mark: bool = False) -> tuple[Label, ...]:
    """Return a label for each card.

    mark: write, instead of the number sign, the cell that best shows a label upside down.
    Raises as `Translator` does.
    """
    write = marked(notation) if mark else Translator(notation).cells
    return tuple(Label(card, write(str(card))) for card in deck)


def with_heads(
    labels: Iterable[Label], heads: Mapping[Card, int], notation: str
) -> tuple[Label, ...]:
    """Return the labels with the bull heads of each card: the sign, then their number."""
    cells = Translator(notation).cells
    return tuple(replace(label, under=cells(f"♉{heads[label.number]}")) for label in labels)


def check_embosser(notation: str) -> None:
    """Refuse a notation of 8 dots.

    `NotAllowed` with `NotForEmbossers` names that of 6 dots for the same readers.
    """
    six = for_paper(notation).name
    if six != notation:
        raise NotAllowed(NotForEmbossers(notation, six))


# The names of cells that are not letters, as English readers know them: an English labeller
# may have them, and a French reader could not find them otherwise.
_ENGLISH: Final = {
    frozenset(): "space",
    frozenset({6}): "capital",
    frozenset({3, 4, 5, 6}): "number",
    frozenset({4, 5, 6}): "456",
    frozenset({1, 6}): "ch",
    frozenset({1, 2, 6}): "gh",
    frozenset({1, 4, 6}): "sh",
    frozenset({1, 4, 5, 6}): "th",
    frozenset({1, 5, 6}): "wh",
    frozenset({1, 2, 4, 6}): "ed",
    frozenset({1, 2, 4, 5, 6}): "er",
    frozenset({1, 2, 5, 6}): "ou",
    frozenset({2, 4, 6}): "ow",
}


def wheel(cells: bytes) -> tuple[str, ...]:
    """Return the sign of each cell on an English labeller: a letter, or another name.

    A cell that such a labeller lacks is named by its dots, which are no figures of the label.
    """
    return tuple(LETTERS.get(cell) or _sign(cell) for cell in cells)


def _sign(cell: int) -> str:
    numbers = "".join(map(str, sorted(raised(cell))))
    return _ENGLISH.get(raised(cell)) or f"{'dot' if len(numbers) == 1 else 'dots'} {numbers}"


GAP: Final = 3
"""Blank cells between two labels of a row, so that scissors have room."""
STEP: Final = 2
"""The distance from one row of labels to the next: every second one stays blank."""


@dataclass(frozen=True, slots=True)
class Embossing:
    """Pages of rows of cells, with the size of a page.

    width: in cells. length: in rows.
    form_feed: `between` pages, `after` every page, or `none`, which fills pages with blank rows.
    """

    title: str
    language: str
    width: int
    length: int
    pages: tuple[tuple[bytes, ...], ...]
    form_feed: str = "between"


def pages_of(labels: Sequence[Label], width: int, length: int) -> tuple[tuple[bytes, ...], ...]:
    """Return the labels in columns, row by row in the order of reading."""
    room, each = _room(labels), columns_of(labels, width)
    rows = [_row(labels[start : start + each], room) for start in range(0, len(labels), each)]
    per_page = max(1, (length + STEP - 1) // STEP)
    return tuple(_spread(rows[start : start + per_page]) for start in range(0, len(rows), per_page))


def columns_of(labels: Sequence[Label], width: int) -> int:
    """Return the number of labels in a row."""
    return max(1, (width + GAP) // _room(labels))


def _room(labels: Sequence[Label]) -> int:
    return max(len(label.row) for label in labels) + GAP


def punched(pages: tuple[tuple[bytes, ...], ...], width: int) -> tuple[tuple[bytes, ...], ...]:
    """Return the pages as they are punched from behind, from right to left."""
    return tuple(
        tuple(mirrored(row.ljust(width, b"\0")) if row else row for row in page) for page in pages
    )


def _row(labels: Sequence[Label], room: int) -> bytes:
    return b"".join(label.row.ljust(room, b"\0") for label in labels).rstrip(b"\0")


def _spread(rows: Sequence[bytes]) -> tuple[bytes, ...]:
    spread = [part for row in rows for part in (row, *[b""] * (STEP - 1))]
    return tuple(spread[: len(spread) - (STEP - 1)])
