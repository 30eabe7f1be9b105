"""The window over a braille line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille.window import CURSOR, BrailleWindow, Segment
from accessigame.core.model import Intent

pytestmark = pytest.mark.unmeasured

words = st.binary(min_size=1, max_size=12).map(lambda cells: cells.replace(b"\0", b"\1"))
phrases = st.lists(words, min_size=1, max_size=4).map(b"\0".join)
segments = st.lists(phrases, max_size=8).map(
    lambda parts: tuple(Segment("", cells, Intent("n", n)) for n, cells in enumerate(parts))
)
ragged = st.lists(st.sampled_from([0, 0, 1, 2, 255]), max_size=60).map(bytes)
widths = st.integers(min_value=1, max_value=40)


french = st.lists(
    st.one_of(
        st.sampled_from([":", ";", "!", "?", "»", "«", "».", "a"]), st.text("xyz", max_size=9)
    ),
    min_size=1,
    max_size=12,
).map(" ".join)
"""Texts whose signs stand apart from their words, as French sets them."""


numbered = st.lists(
    st.one_of(
        st.sampled_from(["1", "24", "+8", "-5", "3.", "6,", "a"]),
        st.text("xyz", min_size=1, max_size=9),
    ),
    min_size=1,
    max_size=12,
).map(" ".join)
"""Texts of words and numbers."""


def felt(text: str) -> Segment:
    """Return a segment with one cell for each letter, as `layout` makes those of sentences."""
    letters = bytes(0 if letter.isspace() else ord(letter) % 255 for letter in text)
    return Segment(text, bytes(1) + letters + bytes(1))


def turned(line: BrailleWindow | None) -> Iterator[BrailleWindow]:
    """Give the line at each of its pages, from this one to the last."""
    while line is not None:
        yield line
        line = line.pan_right()


def dots(cells: bytes) -> bytes:
    """Return the cells that are not blank."""
    return cells.replace(b"\0", b"")


def line_of(*words_: bytes, width: int) -> BrailleWindow:
    """Return a line of one-word segments, whose intents carry their numbers."""
    return BrailleWindow(
        tuple(Segment("x", w, Intent("n", n)) for n, w in enumerate(words_)), width
    )


@given(segments, widths)
def test_a_whole_segment_begins_a_page_rather_than_be_cut(
    parts: tuple[Segment, ...], width: int
) -> None:
    """What is one, such as `2. Deutsch`, is on one page if a page holds it, and nothing is lost.

    Fails when a number of a list stands at the end of a page, and its words on the next.
    """
    line = BrailleWindow(tuple(replace(part, whole=True) for part in parts), width)
    shown = [page.window for page in turned(line)]
    assert dots(b"".join(shown)) == dots(line.cells)
    for part in parts:
        if len(part.cells) <= width:
            assert any(part.cells in window for window in shown)


@given(segments, widths)
def test_a_segment_apart_leaves_no_short_beginning_behind(
    parts: tuple[Segment, ...], width: int
) -> None:
    """It fits on its page, or has a third of it, or begins the page; and nothing is lost.

    Fails when one number of a sentence ends a page, and reads like part of the position.
    """
    line = BrailleWindow(tuple(replace(part, apart=True) for part in parts), width)
    shown = [page.window for page in turned(line)]
    assert dots(b"".join(shown)) == dots(line.cells)
    for page in turned(line):
        felt = [page.segment(cell) for cell in range(width)]
        last = next((part for part in reversed(felt) if part is not None), None)
        if last is None or felt[0] is last:
            continue
        here = width - next(cell for cell, part in enumerate(felt) if part is last)
        whole = last.cells in page.window
        assert whole or len(page.window.rstrip(b"\0")) - (width - here) >= width // 3


@given(st.lists(french, max_size=4), widths)
def test_no_page_ends_between_a_word_and_its_sign(texts: list[str], width: int) -> None:
    """A word and the signs that French sets apart from it are on one page, if a page holds them.

    Nothing is lost. Fails when a page begins with a colon, or ends with an opening quotation mark.
    """
    parts = tuple(felt(text) for text in texts)
    shown = [page.window for page in turned(BrailleWindow(parts, width))]
    assert all(len(window) == width for window in shown)
    assert dots(b"".join(shown)) == dots(b"".join(part.cells for part in parts))
    ends = set(accumulate(len(dots(window)) for window in shown))
    place = 0
    for text in texts:
        for group in re.findall(r"(?:« )*\S+(?: [:;!?»]\S*)*", text):
            inside = range(place + 1, place := place + len(group.replace(" ", "")))
            assert len(group) >= width or ends.isdisjoint(inside)  # a blank may be before it


@given(st.lists(numbered, max_size=4), widths)
def test_no_page_ends_between_a_word_and_its_number(texts: list[str], width: int) -> None:
    """The number of a round stays behind its word, if a page holds both, and nothing is lost.

    A number belongs to the word before it where nothing of the text follows that it could count.
    Fails when a lonely `1` stands on a page behind `manche`.
    """
    parts = tuple(felt(text) for text in texts)
    shown = [page.window for page in turned(BrailleWindow(parts, width))]
    assert all(len(window) == width for window in shown)
    assert dots(b"".join(shown)) == dots(b"".join(part.cells for part in parts))
    ends = set(accumulate(len(dots(window)) for window in shown))
    before = 0
    for text in texts:
        for pair in re.finditer(r"(?<!\S)[a-z]+ [+-]?\d+(?:[.,)]|$)", text):
            begin = before + len(text[: pair.start()].replace(" ", ""))
            inside = range(begin + 1, begin + len(pair[0]) - 1)
            assert len(pair[0]) > width or ends.isdisjoint(inside)
        before += len(text.replace(" ", ""))


@pytest.mark.parametrize(
    ("text", "pages"),
    [
        ("50 67 83 91 manche 1", ["50 67 83 91", "manche 1"]),
        ("rangées 1, 2 et cartes 3", ["rangées 1, 2 et", "cartes 3"]),
        ("Maximilian prend 3 jetons", ["Maximilian prend 3", "jetons"]),
        ("Maximilian a 17 24 36", ["Maximilian a 17 24", "36"]),
    ],
)
def test_a_number_stays_behind_what_it_belongs_to(text: str, pages: list[str]) -> None:
    """A number that counts what follows, or is one of many, holds no word on the next page."""
    shown = [bytes(page.window).strip(b"\0") for page in turned(BrailleWindow((felt(text),), 19))]
    assert shown == [felt(page).cells.strip(b"\0") for page in pages]


@pytest.mark.parametrize(
    ("texts", "pages"),
    [
        (["7 Ana", "13 Ben"], ["7 Ana", "13 Ben"]),
        (["51 Lukasz", "r4 3"], ["51 Lukasz", "r4 3"]),
        (["52 Maximilian", "7 Ana"], ["52", "Maximilian", "7 Ana"]),
        (["noté", "52 Maximilian"], ["noté  52", "Maximilian"]),
        (["15 45 46 54 58"], ["15 45 46 54", "58"]),
    ],
)
def test_a_card_is_with_its_player(texts: list[str], pages: list[str]) -> None:
    """A number that begins a text is on the page of the next word, if a page holds both.

    Fails when a page of 6 nimmt! ends with a card, and its player begins the next one.
    """
    line = BrailleWindow(tuple(Segment(text, felt(text).cells[1:-1]) for text in texts), 11)
    shown = [page.window.strip(b"\0") for page in turned(line)]
    assert shown == [felt(page).cells.strip(b"\0").replace(b"\0\0", b"\0") for page in pages]


@pytest.mark.parametrize("blank", [" ", "\u00a0", "\u202f"])
@pytest.mark.parametrize("width", [19, 20, 21])
def test_a_french_colon_stays_behind_its_word(width: int, blank: str) -> None:
    """A row of the menu does not leave its colon to the next page of 20 cells.

    Fails when the display shows `: préparer,` behind `3. Cartes et braille`.
    """
    line = BrailleWindow((felt(f"3. Cartes et braille{blank}: préparer, étiquettes"),), width)
    shown = [bytes(page.window).strip(b"\0") for page in turned(line)]
    expected = ["3. Cartes et", "braille : préparer,", "étiquettes"]
    assert shown == [felt(text).cells.strip(b"\0") for text in expected]


@given(segments, widths)
def test_panning_right_shows_everything(parts: tuple[Segment, ...], width: int) -> None:
    """Panning to the end shows every cell with a dot once, in order, in windows of one width."""
    windows = [page.window for page in turned(BrailleWindow(parts, width))]
    assert all(len(window) == width for window in windows)
    assert b"".join(map(dots, windows)) == dots(BrailleWindow(parts, width).cells)


@given(ragged, widths)
def test_nothing_is_lost_between_blanks(cells: bytes, width: int) -> None:
    """Runs of blanks, at the edges too, never swallow a dot nor stop the panning."""
    windows = [page.window for page in turned(BrailleWindow((Segment("", cells),), width))]
    assert b"".join(map(dots, windows)) == dots(cells)


@given(segments, widths)
def test_panning_left_takes_panning_right_back(parts: tuple[Segment, ...], width: int) -> None:
    """From every page that was reached to the right, left leads where one came from."""
    pages = list(turned(BrailleWindow(parts, width)))
    assert pages[0].pan_left() is None
    assert pages[-1].pan_right() is None
    for before, after in pairwise(pages):
        assert after.pan_left() == before


@given(segments, widths)
def test_words_are_cut_only_when_they_must_be(parts: tuple[Segment, ...], width: int) -> None:
    """A page that ends inside a word is full, and the word is wider than the display."""
    line = BrailleWindow(parts, width)
    place = 0
    for page in turned(line):
        shown = page.window.rstrip(b"\0")
        place = line.cells.index(shown, place) + len(shown)
        if line.cells[place : place + 1].strip(b"\0"):
            begin = line.cells.rfind(0, 0, place) + 1
            assert len(line.cells[begin:].split(b"\0")[0]) > width
            assert len(shown) == width


@given(segments, widths)
def test_every_cell_routes_to_its_segment(parts: tuple[Segment, ...], width: int) -> None:
    """Each cell under a finger gives the intent of the segment that put it there."""
    routed: dict[int, bytes] = {}
    for page in turned(BrailleWindow(parts, width)):
        for cell, dot in enumerate(page.window):
            intent = page.route(cell)
            if intent is not None and intent.number is not None:
                routed[intent.number] = routed.get(intent.number, b"") + bytes((dot,))
            else:
                assert dot == 0
    assert {n: dots(cells) for n, cells in routed.items()} == {
        n: dots(part.cells) for n, part in enumerate(parts)
    }


@given(segments, widths, st.integers(min_value=0, max_value=400))
def test_at_brings_a_cell_up(parts: tuple[Segment, ...], width: int, place: int) -> None:
    """The page that `at` brings up shows the cursor on that very cell, if it has a dot."""
    line = BrailleWindow(parts, width, cursor=place)
    if line.cells[place : place + 1].strip(b"\0"):
        marked = line.at(place)
        plain = BrailleWindow(parts, width, page=marked.page).window
        changed = [n for n in range(width) if marked.window[n] != plain[n]]
        wanted = line.cells[place] | CURSOR
        assert wanted in marked.window
        assert len(changed) == (line.cells[place] != wanted)


@given(segments, widths, st.integers(2, 8))
def test_rows_are_pages_that_are_shown_together(
    parts: tuple[Segment, ...], width: int, rows: int
) -> None:
    """Several rows show the pages of one row, one below the other, and route as these do.

    Fails when a row is cut elsewhere, or when a key counts from the wrong row.
    """
    lone = list(turned(BrailleWindow(parts, width)))
    several = list(turned(BrailleWindow(parts, width, rows)))
    shown = b"".join(page.window for page in several)
    assert shown.startswith(b"".join(page.window for page in lone))
    assert len(shown) == len(several) * rows * width
    for number, page in enumerate(lone):
        on, row = divmod(number, rows)
        for cell in range(width):
            assert several[on].route(row * width + cell) == page.route(cell)


def test_a_segment_may_begin_a_row() -> None:
    """Where there are several rows it does so; on one row it goes on as ever."""
    parts = (
        Segment("", b"ab"),
        Segment("", b"c", begins_row=True),
        Segment("", b"d"),
    )
    assert BrailleWindow(parts, 6).window == b"ab\0c\0d"
    assert BrailleWindow(parts, 6, 2).window == b"ab\0\0\0\0c\0d\0\0\0"
    marked = BrailleWindow(parts, 6, 2, cursor=2)
    assert marked.window[2] == CURSOR
    assert BrailleWindow(parts, 6, 2).at(3).page == 0


def test_words_move_to_the_next_page_whole() -> None:
    """A word that does not fit opens the next page; the rest of the page stays blank."""
    line = line_of(b"aaa", b"bbb", b"cc", width=6)
    assert [page.window for page in turned(line)] == [b"aaa\0\0\0", b"bbb\0cc"]


def test_a_page_is_filled_to_its_last_cell() -> None:
    """A word that just fits stays, and blanks at the beginning make no empty page.

    Fails when the cell behind the page is not looked at, and when the first blank ends a page.
    """
    assert [page.window for page in turned(line_of(b"aaa", b"bb", b"c", width=6))] == [
        b"aaa\0bb",
        b"c\0\0\0\0\0",
    ]
    begun = BrailleWindow((Segment("", b"\0aaaa"),), 3)
    assert [page.window for page in turned(begun)] == [b"\0aa", b"aa\0"]


def test_between_and_beyond_segments_nothing_is_meant() -> None:
    """The joining blank, the filling blanks and places off the window mean nothing."""
    line = line_of(b"aa", b"b", width=8)
    assert [line.route(cell) for cell in (2, 4, 7, 8, -1)] == [None] * 5
    assert line.route(3) == Intent("n", 1)


def test_a_word_that_waits_on_the_next_page_is_not_routed() -> None:
    """The blanks that stand for a word on the next page do not act for it."""
    line = line_of(b"aaa", b"bbbb", width=6)
    assert line.window == b"aaa\0\0\0"
    assert line.route(4) is None


def test_the_cursor_adds_dots_7_and_8() -> None:
    """The cursor leaves the dots of its cell, and may stand right after the text."""
    parts = (Segment("", b"\1\2"),)
    assert BrailleWindow(parts, 4, cursor=1).window == bytes((1, 2 | CURSOR, 0, 0))
    assert BrailleWindow(parts, 4, cursor=2).window == bytes((1, 2, CURSOR, 0))


def test_the_cursor_stays_on_its_page() -> None:
    """A cursor on a word of the next page is not seen among the blanks that stand for it."""
    parts = (Segment("", b"aaa"), Segment("", b"bbbb"))
    assert BrailleWindow(parts, 6, cursor=4).window == b"aaa\0\0\0"
    assert BrailleWindow(parts, 6, cursor=4).at(4).window[0] == ord("b") | CURSOR


def test_a_cursor_behind_a_full_page_can_be_felt() -> None:
    """Where text fills the display to its last cell, the cursor behind it has a page of its own.

    Fails when the cursor is on no page: whoever types would lose it.
    """
    for cells in (b"\1" * 4, b"\1" * 8):
        line = BrailleWindow((Segment("", cells + b"\0"),), 4, cursor=len(cells))
        marked = line.at(len(cells))
        assert marked.window == bytes((CURSOR, 0, 0, 0))
        assert marked.pan_right() is None
        assert marked.segment(0) is None
        back = marked.pan_left()
        assert back is not None
        assert back.window == b"\1" * 4


def test_an_empty_line_is_blank() -> None:
    """A line without segments, or with empty ones, is one blank page."""
    for parts in ((), (Segment("", b""),)):
        line = BrailleWindow(parts, 5)
        assert line.window == bytes(5)
        assert line.pan_right() is None
        assert line.pan_left() is None
        assert line.route(0) is None


def test_the_text_follows_the_cells() -> None:
    """What a line says leaves out the segments that take no room."""
    parts = (Segment("one", b"a"), Segment("none", b""), Segment("two", b"b"))
    assert BrailleWindow(parts, 5).text == "one two"


@pytest.mark.parametrize(("width", "page"), [(0, 0), (5, 1), (5, -1)])
def test_impossible_windows_are_rejected(width: int, page: int) -> None:
    """A window has cells, and stands on a page that there is."""
    with pytest.raises(ValueError, match=r"window|page"):
        BrailleWindow((Segment("", b"a"),), width, page=page)
