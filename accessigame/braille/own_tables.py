"""Our own tables, for signs and labels that liblouis lacks; braille_tables/README.md lists them.

A table of ours is never used by a bare name, and its `include` lines are for other programs:
here the tables are given to liblouis as a list of absolute paths, the national one first.
So a file of the current folder cannot take the place of one, as it could in an `include`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from accessigame.braille.binding import Liblouis
from accessigame.braille.discovery import liblouis
from accessigame.braille.notation import Notation, NotationBroken, for_paper
from accessigame.core.model import Unavailable

MARK: Final = "▌"
"""The mark before the number of a label; the tables write it as a cell."""

# A label with a mark has digits without a number sign, which no national code has on paper:
# the table is ours, between two of liblouis's that hold nothing but blanks and digits.
_LABELS: Final = {
    "french": ("label-french.uti", "digits6DotsPlusDot6.uti"),
    "ueb": ("label-letters.uti", "digits6Dots.uti"),
    "german": ("label-letters.uti", "digits6Dots.uti"),
}


@cache
def folder() -> Path | None:
    """Return the absolute path of our tables, in the wheel or in a checkout."""
    package = Path(__file__).absolute().parents[1]
    for path in (package / "braille_tables", package.parent / "braille_tables"):
        # liblouis takes a comma for the end of a table's name
        if (path / "README.md").is_file() and "," not in str(path):
            return path
    return None


def with_signs(notation: Notation) -> str | None:
    """Return the tables of a notation with the signs of card lines; None without our tables."""
    ours = folder()
    if ours is None or not (signs := ours / f"cards-{notation.name}.uti").is_file():
        return None
    return f"{notation.table},{signs}"


def marked(notation: str, louis: Liblouis | None = None) -> Callable[[str], bytes]:
    """Return a function that writes numbers with the mark of a label before them.

    Raises `NotUnderstood` for an unknown notation, and `Unavailable` with `NotationBroken`
    where our tables are missing or liblouis cannot read them.
    """
    tables, used = label_tables(notation), louis or liblouis()

    def write(number: str) -> bytes:
        cells = used.cells(tables, MARK + number)
        if not cells:
            raise Unavailable(NotationBroken(notation, tables))
        return cells

    return write


def label_tables(notation: str) -> str:
    """Return the list of tables of labels with a mark, for the readers of a notation."""
    ours, digits = _LABELS[for_paper(notation).name]
    return f"spaces.uti,{(folder() or Path('braille_tables').absolute()) / ours},{digits}"
