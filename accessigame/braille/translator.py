"""Translation of text to cells and back, in one notation, and into contracted braille.

Every word is translated alone: a number then means the same wherever it stands, on every
version of liblouis, and wherever the edge of the display cuts the line. In one piece, UEB
writes the hand 3 4 5 as a single number, with one number sign for the three cards.

Names, emoji and control characters may come from anywhere. A table of liblouis writes a character
that it lacks as its number in the character set, in 5 to 20 cells, or as a blank, or not at all. So
each gets a substitute first, and liblouis never writes an escape.

Contractions (grade 2) belong to a language and to its literary code, so numbers in a contracted
sentence are written as that code writes them, by its own table of grade 1: with a number sign, so
that no number can be taken for a contraction. Read backwards, the German table of grade 2 in
liblouis 3.24 takes numbers for words (1 for "all"), so it is never given one.

Our own tables have the signs and labels that liblouis lacks; braille_tables/README.md lists them.
None is ever used by a bare name, and their `include` lines are for other programs: here they are
given to liblouis as a list of absolute paths, the national one first. So a file of the current
folder cannot take the place of one, as it could in an `include`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Final

from accessigame.braille.binding import Liblouis
from accessigame.braille.cells import BLANK, LETTERS, dots, from_dots, unicode
from accessigame.braille.cells import cell as cell_of
from accessigame.braille.discovery import liblouis
from accessigame.braille.notation import NOTATIONS, Notation, NotationBroken, for_paper, named
from accessigame.core.model import Event, NotAllowed, Unavailable, event_class
from accessigame.storage.languages import Contractions, languages

WORDS: Final = 4096
"""The number of cached words: names, card numbers and words of the catalogues come again."""
_BRF: Final = "en-us-brf.dis"
_SIX_DOTS: Final = 0x3F
_ALL_DOTS: Final = 8
_CAPITAL: Final = 0x40  # dot 7
_SPELT: Final = {letter: cell for cell, letter in LETTERS.items()}
_DOUBT: Final = from_dots("26")[0]

# A range in one piece is wrong in French, where 17-20 reads as a subtraction, and a list
# in one piece reads as decimals: each number of them is translated alone.
_RANGE: Final = re.compile(r"(?<=[0-9])([-‐‑–—/])(?=[0-9])")
_LIST: Final = re.compile(r"(?<=[0-9])([-‐‑–—/,;])(?=[0-9])")
_LONG_LIST: Final = re.compile(r"[0-9][,;][0-9]+[,;][0-9]")

_ESCAPE: Final = re.compile(r"\\([1-8]+)[0-9A-F]*/")


@event_class
class NotSixDots(Event):
    """A cell of 8 dots stands where 6-dot braille is wanted.

    `dots` names the first such cell; `place` counts from 1.
    """

    dots: str
    place: int


class Translator:
    """The translator of one notation. It may be shared by threads if none of them calls `fit`.

    notation: the one that is written, which is the usual one unless `fit` chose another.
    number_sign: the cells that a number begins with; empty in the 8-dot codes.
    Raises `NotUnderstood` for an unknown notation, `Unavailable` as `liblouis` does without it,
    and with `NotationBroken` for a table that does not work.
    """

    def __init__(self, notation: str, louis: Liblouis | None = None) -> None:
        self._usual = named(notation)
        self._louis = louis or liblouis()
        self._load(self._usual)

    def fit(self, dots: int) -> None:
        """Write for cells with this number of dots: six call for the six-dot notation.

        The notation stays where that one does not work.
        """
        wanted = for_paper(self._usual.name) if dots < _ALL_DOTS else self._usual
        if wanted is not self.notation:
            with suppress(Unavailable):
                self._load(wanted)

    def _load(self, notation: Notation) -> None:
        """Take over a notation; nothing changes where it raises `Unavailable`."""
        table = self._best_table(notation)
        figures = [self._louis.cells(table, figure) for figure in "0123456789"]
        if not all(figures):
            raise Unavailable(
                NotationBroken(notation.name, str(self._louis.tables / notation.table))
            )
        self.notation, self._table = notation, table
        self._word = lru_cache(WORDS)(self._translated)
        self._has = lru_cache(WORDS)(partial(self._louis.has, table))
        self._figures = [(cells or b"")[-1] for cells in figures]
        self.number_sign = (figures[0] or b"")[:-1]
        self._digits = self._typed_digits()

    def cells(self, text: str) -> bytes:
        """Return the cells of a text, one blank cell for each blank character.

        A character that the notation lacks is replaced by its nearest relative or a question
        mark. Never raises.
        """
        return bytes([BLANK]).join(self._word(word) for word in words(text))

    def text(self, cells: bytes) -> str:
        """Return the text of cells, one space for each blank cell. Never raises.

        A cell without a meaning in this notation becomes its Unicode braille character.
        """
        return " ".join(self._said(word) for word in cells.split(bytes([BLANK])))

    def letter(self, chord: frozenset[int] | int) -> str | None:
        """Return the letter, `a` to `z`, that a chord of dots or a cell types; a capital too."""
        return LETTERS.get(_cell(chord) & ~_CAPITAL)

    def digit(self, chord: frozenset[int] | int) -> str | None:
        """Return the digit, `0` to `9`, that a chord of dots or a cell types.

        It is a digit of this notation, or of the same readers' 8-dot codes. Where the digits
        are the letters a to j (UEB, German) ask `letter` first, unless the chord before was
        the number sign.
        """
        return self._digits.get(_cell(chord))

    def _translated(self, word: str) -> bytes:
        word = readable(word, self._has)
        pieces = _LIST if _LONG_LIST.search(word) else _RANGE
        return b"".join(self._piece(piece) for piece in pieces.split(word) if piece)

    def _piece(self, piece: str) -> bytes:
        cells = self._louis.cells(self._table, piece)
        return self._spelt(piece) if cells is None else cells

    def _spelt(self, piece: str) -> bytes:
        """Return a readable fallback where liblouis failed: letters, figures and doubts."""
        cells = bytearray()
        for part in re.findall(r"[0-9]+|[^0-9]", piece.lower()):
            if part[0] in "0123456789":
                cells += self.number_sign
                cells.extend(self._figures[int(figure)] for figure in part)
            else:
                cells.append(_SPELT.get(part, _DOUBT))
        return bytes(cells)

    def _said(self, word: bytes) -> str:
        text = self._louis.text(self._table, word) if word else ""
        if not word or not text:
            return unicode(word)
        text = _ESCAPE.sub(lambda match: unicode(from_dots(match[1])), text)
        return "".join(character if character.isprintable() else "?" for character in text)

    def _best_table(self, notation: Notation) -> str:
        """Return the national table with our signs, or without them if that does not work."""
        ours = with_signs(notation)
        return ours if ours and self._louis.cells(ours, "0") else notation.table

    def _typed_digits(self) -> Mapping[int, str]:
        digits: dict[int, str] = {}
        for computer in self.notation.computer:
            digits |= self._digits_of(NOTATIONS[computer])
        return digits | {cell: str(figure) for figure, cell in enumerate(self._figures)}

    def _digits_of(self, notation: Notation) -> dict[int, str]:
        figures = {figure: self._louis.cells(notation.table, figure) for figure in "0123456789"}
        return {cells[0]: figure for figure, cells in figures.items() if cells and len(cells) == 1}


@dataclass(frozen=True, slots=True)
class Rows:
    """A text in cells, in four forms; `brf` is None where a cell has 8 dots."""

    text: str
    cells: bytes
    unicode: str
    dots: str
    brf: str | None


def rows(text: str, notation: str, write: Callable[[str], bytes] | None = None) -> Rows:
    """Return a text in a notation, in each of the four forms.

    write: makes the cells; None: the notation's translator.
    Raises the errors of `Translator`.
    """
    cells = (write or Translator(notation).cells)(text)
    six_dots = all(cell <= _SIX_DOTS for cell in cells)
    return Rows(text, cells, unicode(cells), dots(cells), brf(cells) if six_dots else None)


def brf(cells: bytes) -> str:
    """Return cells of 6 dots in the ASCII of embossers (North American, capitals).

    Raises `NotAllowed` with `NotSixDots` for a cell with dot 7 or 8, and `Unavailable` where
    there is no liblouis to write it.
    """
    for place, cell in enumerate(cells, 1):
        if cell > _SIX_DOTS:
            raise NotAllowed(NotSixDots(dots(bytes([cell])), place))
    louis = liblouis()
    written = louis.display(_BRF, cells)
    if written is None:
        raise Unavailable(NotationBroken("brf", str(louis.tables / _BRF)))
    return written


def _cell(chord: frozenset[int] | int) -> int:
    return chord if isinstance(chord, int) else cell_of(chord)


@event_class
class ContractionUnfit(Event):
    """Contracted sentences of a language do not go with a notation; `known` lists those that do."""

    notation: str
    known: tuple[str, ...]


def check_contracted(notation: str, language: str) -> Contractions:
    """Return the contractions of a language, which go with this notation.

    Raises NotAllowed when the notation belongs to readers of another language, or when the
    language has no contractions.
    """
    contractions = languages()[language[:2].lower()].contractions
    literary = contractions.literary if contractions else ""
    if contractions is None or for_paper(named(notation).name).name != literary:
        notations = tuple(name for name in NOTATIONS if for_paper(name).name == literary)
        raise NotAllowed(ContractionUnfit(notation, notations))
    return contractions


class Contracted:
    """Sentences of one language in grade 2. It may be shared by threads.

    Raises what `check_contracted` and `Translator` raise.
    """

    def __init__(self, notation: str, language: str, louis: Liblouis | None = None) -> None:
        contractions = check_contracted(notation, language)
        code, self.table = contractions.literary, contractions.table
        self._reads_back = contractions.reads_back
        self._louis = louis or liblouis()
        self.literary = Translator(code, self._louis)
        if not self._louis.cells(self.table, "a"):
            raise Unavailable(NotationBroken(code, str(self._louis.tables / self.table)))
        self._word = lru_cache(WORDS)(self._written)

    def cells(self, text: str) -> bytes:
        """Return the cells of a sentence, one blank cell for each blank. Never raises."""
        return bytes((BLANK,)).join(self._word(word) for word in words(text))

    def _written(self, word: str) -> bytes:
        """Return a word contracted, or in full where that would be another word or a number."""
        text = readable(word, partial(self._louis.has, self.table))
        if any(c.isdigit() for c in text) or not any(c.isalpha() for c in text):
            return self.literary.cells(word)
        cells = self._louis.cells(self.table, text)
        if not cells or BLANK in cells:
            return self.literary.cells(word)
        if self._reads_back and self._louis.text(self.table, cells) != text:
            return self.literary.cells(word)
        return cells


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
def own_folder() -> Path | None:
    """Return the absolute path of our tables, in the wheel or in a checkout."""
    package = Path(__file__).absolute().parents[1]
    for path in (package / "braille_tables", package.parent / "braille_tables"):
        # liblouis takes a comma for the end of a table's name
        if (path / "README.md").is_file() and "," not in str(path):
            return path
    return None


def with_signs(notation: Notation) -> str | None:
    """Return the tables of a notation with the signs of card lines; None without our tables."""
    ours = own_folder()
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
    return f"spaces.uti,{(own_folder() or Path('braille_tables').absolute()) / ours},{digits}"


UNKNOWN: Final = "?"

_BLANK: Final = re.compile(r"[\s\u2800\x00-\x1f\x7f-\x9f]")

_PLAINER: Final = str.maketrans(
    {
        **dict.fromkeys("’‘‚‛′", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑–—−", "-"),
        "…": "...",
        "⁄": "/",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "ẞ": "SS",
    }
)


def words(text: str) -> list[str]:
    """Return the words between blanks; each space, tab or control character is one blank."""
    return _BLANK.split(text)


def readable(word: str, has: Callable[[str], bool]) -> str:
    """Return a word in characters that a table has.

    has: returns whether the table writes a character with some dot raised.
    """
    if word.isascii() and word.isalnum():
        return word  # no table lacks these
    return "".join(_written(character, has) for character in unicodedata.normalize("NFC", word))


def _written(character: str, has: Callable[[str], bool]) -> str:
    if unicodedata.category(character) == "Cf":
        return ""  # a hyphen that may be, a joiner, a mark of direction: no ink
    for written in _choices(character):
        if all(map(has, written)):
            return written
    return UNKNOWN


def _choices(character: str) -> Iterator[str]:
    yield character
    yield character.translate(_PLAINER)
    if (number := unicodedata.decimal(character, None)) is not None:
        yield str(number)
    yield _without_marks(character)
    if letter := re.fullmatch(
        r"LATIN (CAPITAL|SMALL) LETTER ([A-Z]) WITH .*", unicodedata.name(character, "")
    ):
        yield letter[2] if letter[1] == "CAPITAL" else letter[2].lower()


def _without_marks(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    return "".join(part for part in parts if not unicodedata.category(part).startswith("M"))
