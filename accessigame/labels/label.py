"""The labels of the cards of a deck: the cells of each number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from accessigame.braille import LETTERS, Translator, for_paper, marked, raised
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
