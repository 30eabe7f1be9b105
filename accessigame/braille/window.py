"""A braille line: segments of cells, and the window of a display over them.

Cells are bytes, dot 1 = bit 0 … dot 8 = bit 7.

Theory of operation.  A `BrailleWindow` is a value: panning returns another one.
1. The cells of all segments are joined by one blank cell each.
2. `pages` cuts them: a page ends before the word that it would cut, unless that word is wider
   than the display; a segment that is `whole` begins a page unless it fits on this one, and one
   that is `apart` does unless a third of this page is left for it. A word is one with
   the signs that French sets apart from it, and with its number, if a page holds them together.
3. The blanks between two pages belong to neither; every other cell is on exactly one page.
4. A display of several rows shows as many of these pages at once, one in each row: what is said of
   pages is true of its rows then, and panning turns all of them. There, a segment may begin a row.
5. A cursor shows in its row, also on the blanks behind it; behind a full last row it has a row of
   its own.
6. A routing key leads from its cell to the segment under it, and so to an intent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Final

from accessigame.braille.translator import words
from accessigame.core.model import Intent

BLANK: Final = 0
_BLANK_CELL: Final = bytes((BLANK,))
CURSOR: Final = 0b1100_0000
"""Dots 7 and 8, added to the cell where the cursor stands."""
HELD: Final = 1024
"""How many texts it knows of where they may be cut."""

# The signs that French sets apart from their word: none of them may begin or end a page alone.
_OPENS: Final = re.compile(r"\W*«")
_CLOSES: Final = re.compile(r"[:;!?»]\W*")
# A number behind a word belongs to it, such as that of a round, unless it counts what follows: a
# stop or the end of the text tells. A number alone on a page says nothing. The number that begins
# a text, such as that of a card before its player, belongs to what follows.
_WORD: Final = re.compile(r"\W*[^\W\d_]+")
_NUMBER: Final = re.compile(r"[+−-]?\d+(\W*)")


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a line: its text, its cells, and the intent of a routing key above it.

    whole: it begins a page of its own rather than end on the next one.
    apart: it begins a page of its own rather than leave a word or two of it on this one.
    begins_row: it does so always on a display of several rows.
    """

    text: str
    cells: bytes
    intent: Intent | None = None
    whole: bool = False
    apart: bool = False
    begins_row: bool = False

    @property
    def held(self) -> tuple[int, ...]:
        """The places of the blanks between a word and what belongs to it."""
        return _held(self.text, self.cells)


@lru_cache(HELD)
def _held(text: str, cells: bytes) -> tuple[int, ...]:
    """Return the places of the blanks of a text at which no page ends.

    None where the cells do not have one blank for each of the text.
    """
    spelt, written = words(text.strip()), cells.strip(_BLANK_CELL).split(_BLANK_CELL)
    if len(written) != len(spelt):
        return ()
    lengths = accumulate(len(word) + 1 for word in written)
    places = (_next_dot(cells, 0) + length - 1 for length in lengths)
    trios = zip(spelt, spelt[1:], (*spelt[2:], ""), places, strict=False)
    return tuple(
        place
        for index, (word, following, third, place) in enumerate(trios)
        if word
        and following
        and (
            (not index and _NUMBER.fullmatch(word) and _WORD.fullmatch(following))
            or _belong_together(word, following, third)
        )
    )


def _belong_together(word: str, following: str, third: str) -> bool:
    """Return whether two words are one. third: the word behind them, empty at the end of a text."""
    if _OPENS.fullmatch(word) or _CLOSES.fullmatch(following):
        return True
    number = _NUMBER.fullmatch(following)
    if number is None or not _WORD.fullmatch(word):
        return False
    return bool(number[1]) or not third or _CLOSES.fullmatch(third) is not None


def pages(  # noqa: PLR0913, PLR0917 - the cells, and all that decides where they may be cut
    cells: bytes,
    width: int,
    whole: Sequence[range] = (),
    apart: Sequence[range] = (),
    held: Set[int] = frozenset(),
    begun: Sequence[int] = (),
) -> Iterator[range]:
    """Yield the places of the cells of each page, at most `width` of them, left to right.

    Blanks between two pages belong to neither; an empty line has one empty page.
    whole: places that a page takes up from their beginning, unless it has room for them all.
    apart: places that do so unless a third of the page is left for them.
    held: places of blanks at which no page ends, unless what they hold together is wider.
    begun: places that begin a page in any case, each behind a blank.
    """
    start = 0
    while True:
        end = _page_end(cells, start, width, held)
        short = [piece for piece in apart if end - _next_dot(cells, piece.start) < width // 3]
        cut = [piece.start for piece in (*whole, *short) if piece.start < end < piece.stop]
        starts = (place for place in (*cut, *begun) if start < place <= end)
        end = min((place - 1 for place in starts), default=end)
        yield range(start, end)
        start = _next_dot(cells, end)
        if start == len(cells):
            return


def _next_dot(cells: bytes, place: int) -> int:
    return len(cells) - len(cells[place:].lstrip(_BLANK_CELL))


def _page_end(cells: bytes, start: int, width: int, held: Set[int]) -> int:
    """Return the end of the page: before a word that would be cut, if another precedes it."""
    end = start + width
    if end >= len(cells):
        return len(cells)
    places = range(_next_dot(cells, start), end + 1)
    blanks = [place for place in places if cells[place] == BLANK]
    free = [place for place in blanks if place not in held]
    last = max(free, default=start)
    following = (n for n in range(last + 1, len(cells)) if cells[n] == BLANK and n not in held)
    is_wider = next(following, len(cells)) - _next_dot(cells, last) > width
    return max(blanks if is_wider else free or blanks, default=end)


@dataclass(frozen=True)
class BrailleWindow:
    """A line of segments, joined by one blank cell, seen through `rows` rows of `width` cells.

    `page` counts from 0; `cursor` is a place in the whole line. Behind a last row that is full,
    the cursor has a row of its own. Raises ValueError for a size or a page out of range.
    A segment without cells takes no room.
    """

    segments: tuple[Segment, ...]
    width: int
    rows: int = 1
    page: int = 0
    cursor: int | None = None

    def __post_init__(self) -> None:
        if self.width < 1 or self.rows < 1:
            raise ValueError("a window has at least one cell")
        if not 0 <= self.page < self.pages:
            raise ValueError("there is no such page")

    @property
    def pages(self) -> int:
        """The number of pages."""
        return -(-len(self.filled) // self.rows)

    @cached_property
    def cells(self) -> bytes:
        """Every cell of the line, the window and the cursor left aside."""
        return _BLANK_CELL.join(part.cells for part in self._parts)

    @property
    def text(self) -> str:
        """The text of the whole line."""
        return " ".join(part.text for part in self._parts)

    @property
    def window(self) -> bytes:
        """The cells under the fingers: `width` bytes for each row, the cursor among them."""
        cells = b"".join(map(self._row, self._shown))
        return cells.ljust(self.width * self.rows, _BLANK_CELL)

    @property
    def place(self) -> int:
        """The cell of the whole line with which this page begins."""
        return self.filled[self._shown.start].start

    def pan_right(self) -> BrailleWindow | None:
        """Return the line one page on; None at the end."""
        return replace(self, page=self.page + 1) if self.page + 1 < self.pages else None

    def pan_left(self) -> BrailleWindow | None:
        """Return the line one page back; None at the beginning."""
        return replace(self, page=self.page - 1) if self.page else None

    def at(self, place: int) -> BrailleWindow:
        """Return the line with the page up that holds this cell of the whole line.

        A place beyond the end brings up the last page.
        """
        begun = (number for number, row in enumerate(self.filled) if row.start <= place)
        return replace(self, page=max(begun, default=0) // self.rows)

    def route(self, cell: int) -> Intent | None:
        """Return the intent of the routing key above this cell of the window; None without one."""
        part = self.segment(cell)
        return part.intent if part else None

    def segment(self, cell: int) -> Segment | None:
        """Return the segment under this cell of the window; None between and beyond them."""
        row, column = divmod(cell, self.width)
        if row not in range(len(self._shown)):
            return None
        filled = self.filled[self._shown[row]]
        place = filled.start + column
        if place not in filled:
            return None
        for part, end in zip(self._parts, self._ends, strict=True):
            if place < end:
                return part if place >= end - len(part.cells) else None
        return None

    @property
    def alone(self) -> Segment | None:
        """The segment that the page holds, or holds a piece of, if it holds no other."""
        first, last = self.filled[self._shown[0]], self.filled[self._shown[-1]]
        both = zip(self._parts, self._ends, strict=True)
        segments = [
            part for part, end in both if end - len(part.cells) < last.stop and first.start < end
        ]
        return segments[0] if len(segments) == 1 else None

    @cached_property
    def _parts(self) -> tuple[Segment, ...]:
        return tuple(part for part in self.segments if part.cells)

    @cached_property
    def _ends(self) -> tuple[int, ...]:
        """The end of each segment; the blank cell that joins it to the next comes after."""
        return tuple(end - 1 for end in accumulate(len(part.cells) + 1 for part in self._parts))

    @cached_property
    def filled(self) -> tuple[range, ...]:
        """The places of the cells of each row, over all pages."""
        both = zip(self._parts, self._ends, strict=True)
        places = [(part, range(end - len(part.cells), end)) for part, end in both]
        whole = [place for part, place in places if part.whole]
        apart = [place for part, place in places if part.apart]
        held = {place.start + each for part, place in places for each in part.held}
        begun = [place.start for part, place in places if part.begins_row and self.rows > 1]
        ranges = tuple(pages(self.cells, self.width, whole, apart, held, begun))
        if self.cursor is None or self.cursor < ranges[-1].start + self.width:
            return ranges
        return (*ranges, range(self.cursor, self.cursor))

    @property
    def _shown(self) -> range:
        """The numbers of the rows of this page that have cells."""
        first = self.page * self.rows
        return range(first, min(first + self.rows, len(self.filled)))

    def _row(self, number: int) -> bytes:
        """Return the cells of a row, with the cursor if that is there."""
        row = self.filled[number]
        cells = bytearray(self.cells[row.start : row.stop])
        if self.cursor is not None and self.cursor in self._reach(number):
            cells = cells.ljust(self.cursor - row.start + 1, _BLANK_CELL)
            cells[self.cursor - row.start] |= CURSOR
        return bytes(cells).ljust(self.width, _BLANK_CELL)

    def _reach(self, number: int) -> range:
        """Return the places where a cursor is in a row: also on the blanks that follow it."""
        start = self.filled[number].start
        later = self.filled[number + 1 : number + 2]
        return range(start, min([start + self.width, *(row.start for row in later)]))
