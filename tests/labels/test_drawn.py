"""Labels that are drawn: dots are measured in the files, against the figures of the standards.

Covers `labels/sheet.py` and `labels/tactile.py`.
"""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import replace
from itertools import chain, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille import Translator, raised
from accessigame.core.model import NotAllowed
from accessigame.labels import tape
from accessigame.labels.card import STANDARDS, Design, check, face
from accessigame.labels.card import size as size_of
from accessigame.labels.events import CardTooSmall
from accessigame.labels.formats import svg
from accessigame.labels.label import Label
from accessigame.labels.shapes import Bar, Cut, Dot, Drawing, Ink, Page
from tests.labels.measuring import Seen, dots_in_pdf, dots_in_svg, size_of_pdf, turned_words
from tests.labels.orders import drawing, file

NEAR = 0.05
# diameter, dot to dot, cell to cell, line to line, height: from and to, as the sources give them
RANGES = {
    "marburg-medium": ((1.3, 1.6), (2.5, 2.5), (6.0, 6.0), (10.0, 10.0), (0.5, 0.5)),
    "nls": ((1.44, 1.44), (2.34, 2.34), (6.2, 6.2), (10.0, 10.0), (0.48, 0.48)),
    "ada": ((1.5, 1.6), (2.3, 2.5), (6.1, 7.6), (10.0, 10.2), (0.6, 0.9)),
    "australia": ((1.5, 1.6), (2.3, 2.5), (6.0, 7.0), (10.0, 11.0), (0.6, 0.9)),
}
# where the dots 1 to 8 stand in a cell: columns and rows
PLACES = {1: (0, 0), 2: (0, 1), 3: (0, 2), 4: (1, 0), 5: (1, 1), 6: (1, 2), 7: (0, 3), 8: (1, 3)}


def ideal(cells: bytes, pitch: float, cell: float) -> list[tuple[float, float]]:
    """Return the places of the dots of cells by a standard, from dot 1 of the first cell."""
    return sorted(
        (place * cell + PLACES[dot][0] * pitch, PLACES[dot][1] * pitch)
        for place, one in enumerate(cells)
        for dot in raised(one)
    )


def from_first(dots: list[Seen], origin: tuple[float, float]) -> list[tuple[float, float]]:
    """Return centres of dots from an origin."""
    return sorted((dot.x - origin[0], dot.y - origin[1]) for dot in dots)


def close(some: list[tuple[float, float]], others: list[tuple[float, float]]) -> bool:
    """Say whether two lists of points are the same to 0.05 mm."""
    return len(some) == len(others) and all(
        abs(a - b) <= NEAR and abs(c - d) <= NEAR
        for (a, c), (b, d) in zip(some, others, strict=True)
    )


@pytest.mark.parametrize("name", STANDARDS)
def test_sizes_are_within_their_standard(name: str) -> None:
    """Each size lies within the range that the source of the standard gives."""
    standard = STANDARDS[name]
    sizes = (standard.dot, standard.pitch, standard.cell, standard.line, standard.height)
    for size, (low, high) in zip(sizes, RANGES[name], strict=True):
        assert low <= size <= high


@pytest.mark.parametrize("kind", ["pdf", "svg"])
@pytest.mark.parametrize("notation", ["french", "ueb", "german", "french-compact"])
@pytest.mark.parametrize("name", STANDARDS)
def test_dots_lie_where_the_standard_wants_them(name: str, notation: str, kind: str) -> None:
    """Measured in the file, the first card's dots are within 0.05 mm of their standard."""
    (_, _), (pitch, _), (cell, _), _, _ = RANGES[name]
    standard = STANDARDS[name]
    if name in ("ada", "australia"):
        pitch, cell = standard.pitch, standard.cell  # ranges, tested above
    data = file(kind, notation, deck=(35,), standard=standard)
    dots = dots_in_svg(data) if kind == "svg" else dots_in_pdf(data)[0]
    wanted = ideal(Translator(notation).cells("35"), pitch, cell)
    # dot 1 of the first cell may be down: it is where the first raised dot says
    first = min(dots, key=lambda dot: (round(dot.x, 1), dot.y))
    origin = first.x - wanted[0][0], first.y - wanted[0][1]
    assert close(from_first(dots, origin), wanted)
    low, high = RANGES[name][0]
    assert all(low - NEAR <= dot.size <= high + NEAR for dot in dots)


@pytest.mark.parametrize("kind", ["pdf", "svg"])
def test_a_card_at_true_scale(kind: str) -> None:
    """35 in French, 6-146-156, is these ten dots, in millimetres from the corner of the paper."""
    data = file(kind, deck=(35,))
    dots = dots_in_svg(data) if kind == "svg" else dots_in_pdf(data)[0]
    x, y = 8 + 4 + 0.8, 14 + 4 + 0.8
    near = [(dot.x - x, dot.y - y) for dot in dots]
    by_hand = [(2.5, 5.0), (6, 0), (8.5, 0), (8.5, 5.0), (12, 0), (14.5, 2.5), (14.5, 5.0)]
    assert close(sorted(near), sorted(by_hand))


def test_every_card_is_drawn() -> None:
    """All dots of all cards are on the pages, nine cards a page on A4."""
    pages = dots_in_pdf(file("pdf"))
    translator = Translator("french")
    cards = [f"{card}" for card in range(3, 36)]
    counts = [sum(len(raised(cell)) for cell in translator.cells(card)) for card in cards]
    groups = [counts[start : start + 9] for start in range(0, len(counts), 9)]
    assert [len(page) for page in pages] == [sum(group) for group in groups]


@pytest.mark.parametrize(("paper", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_paper_is_as_large_as_it_is_called(paper: str, size: tuple[float, float]) -> None:
    """A page of the PDF has the size of the paper."""
    for page in size_of_pdf(file("pdf", paper=paper)):
        assert page == pytest.approx(size, abs=NEAR)


def test_mirrored_is_left_for_right() -> None:
    """A mirrored card has every dot at the same height, as far from the other edge."""
    plain = dots_in_pdf(file("pdf", deck=(35,)))[0]
    mirror = dots_in_pdf(file("pdf", deck=(35,), mirror=True))[0]
    left = 8.0
    assert close(
        sorted((left + 56 - (dot.x - left), dot.y) for dot in plain),
        sorted((dot.x, dot.y) for dot in mirror),
    )


def test_the_opposite_corner_is_half_a_turn() -> None:
    """With both corners, half a turn of the card brings the same dots."""
    dots = dots_in_pdf(file("pdf", deck=(35,), both=True))[0]
    left, top = 8.0, 14.0
    here = sorted((dot.x - left, dot.y - top) for dot in dots)
    there = sorted((56 - x, 87 - y) for x, y in here)
    assert close(here, there)
    assert len(here) == 14


@given(
    card=st.integers(0, 104),
    corner=st.sampled_from(["top-left", "top-right", "bottom-left", "bottom-right"]),
    both=st.booleans(),
    large_print=st.booleans(),
    mark=st.sampled_from(["ridge", "cut", "cell", "none"]),
    mirror=st.booleans(),
    width=st.floats(56, 90),
    height=st.floats(50, 110),
)
def test_nothing_is_outside_its_card(card: int, mirror: bool, **design: Any) -> None:
    """Wherever the label stands, each dot and bar lies on the card, 3 mm from its edge."""
    wide, high = design["width"], design["height"]
    if design["large_print"] and card > 99:
        design["width"] = wide = wide + 10
    (page,) = drawing(deck=(card,), mirror=mirror, **design).pages
    raised_things = [s for s in page.shapes if isinstance(s, Dot | Bar)][3:]
    assert raised_things
    for shape in raised_things:
        assert 8 + 3 <= shape.x <= 8 + wide - 3
        assert 14 + 3 <= shape.y <= 14 + high - 3


def test_tape_holds_its_dots() -> None:
    """On either tape, all dots of a strip lie on the tape, in its middle."""
    for name, width in (("9.5", 9.5), ("12.7", 12.7)):
        dots = dots_in_pdf(file("pdf", sheet="tape", tape=name, deck=(35,)))[0]
        upper, lower = min(dot.y for dot in dots), max(dot.y for dot in dots)
        assert upper - 14 == pytest.approx(width - (lower - 14), abs=NEAR)
        assert upper - 0.8 - 14 > 1


@pytest.mark.parametrize(
    ("name", "fits"), [("marburg-medium", False), ("nls", True), ("ada", False)]
)
def test_a_tape_has_half_a_millimetre_to_spare(name: str, fits: bool) -> None:
    """Eight dots fit the narrow tape only if they stay half a millimetre from either edge.

    Fails when the spare room is counted on one side alone.
    """
    labels = (Label(8, b"\xff"),)
    tape.check(labels, STANDARDS[name], "12.7")
    with nullcontext() if fits else pytest.raises(NotAllowed):
        tape.check(labels, STANDARDS[name], "9.5")


def test_pages_of_an_svg_are_files() -> None:
    """The lines of 100 mm: each page has its own, and one file holds one page."""
    data = file("svg")
    assert data.count(b"100 mm") == 1
    assert b'width="210mm"' in data
    assert b'height="297mm"' in data


def test_cards_do_not_touch() -> None:
    """Two cards of a row have room between them for scissors."""
    (page, *_) = drawing().pages
    cuts = [shape for shape in page.shapes if isinstance(shape, Cut)][:3]
    lefts = [min(x for x, _ in cut.points) for cut in cuts]
    assert all(right - left > 56 for left, right in pairwise(lefts))


@pytest.mark.parametrize("notation", ["french", "ueb", "german"])
@pytest.mark.parametrize("sheet", ["cards", "tape", "bars", "notches"])
def test_three_figures_fit_a_usual_card(sheet: str, notation: str) -> None:
    """Cards of 1 to 104 fit 56 by 87 mm, in every code, with print and in both corners."""
    deck = tuple(range(1, 105))
    for mark in ("ridge", "cut", "cell", "none"):
        made = drawing(notation, deck=deck, sheet=sheet, mark=mark, both=True, large_print=True)
        assert made.pages


@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("corner", ["top-left", "top-right", "bottom-left", "bottom-right"])
def test_no_dot_lies_where_the_corner_is_cut(corner: str, both: bool) -> None:
    """A corner cut off takes no dot along, whichever corners have labels."""
    (page,) = drawing("ueb", deck=(35,), mark="cut", corner=corner, both=both).pages
    dots = [shape for shape in page.shapes if isinstance(shape, Dot)]
    assert dots
    assert all((8 + 56 - dot.x) + (dot.y - 14) > 8 + 3 for dot in dots)


def test_eight_dots_need_more_room() -> None:
    """Dots 7 and 8 lie below the others, and a second row below those; figures may be higher.

    Fails when dot 8 is drawn in the left column, and when both rows of 8 dots touch.
    """
    marburg = STANDARDS["marburg-medium"]
    label = Label(35, b"\xff", b"\xff")
    upper = ideal(b"\xff", 2.5, 6.0)
    wanted = upper + [(x, y + 10.0 + 2.5) for x, y in upper]
    shapes = face(label, Design(marburg, mark="none"))
    dots = [(shape.x - 4.8, shape.y - 4.8) for shape in shapes if isinstance(shape, Dot)]
    assert close(sorted(dots), sorted(wanted))
    flat = Label(35, b"\x3f")
    assert size_of(flat, Design(marburg, mark="none"))[1] == pytest.approx(6.6)
    assert size_of(flat, Design(marburg, mark="none", large_print=True))[1] == pytest.approx(9.36)


@pytest.mark.parametrize(("corner", "down"), [("top-left", 10.0), ("bottom-right", -10.0)])
def test_a_label_is_shifted_from_its_corner(corner: str, down: float) -> None:
    """The label of a second face moves towards the middle of the card from any corner."""
    design = Design(STANDARDS["marburg-medium"], corner=corner)
    label = Label(35, b"\x3f")
    plain, shifted = face(label, design), face(label, replace(design, drop=10.0))
    assert shifted[1:] == tuple(shape.moved(0, down) for shape in plain[1:])


@pytest.mark.parametrize(("width", "columns"), [(63, 3), (63.33, 3), (63.34, 2)])
def test_a_sheet_holds_all_that_fit(width: float, columns: int) -> None:
    """Between cards is room for scissors, and none is lost behind the last one.

    Fails when each card is taken to need that room.
    """
    (page, *_) = drawing(width=width, height=88).pages
    cuts = [shape for shape in page.shapes if isinstance(shape, Cut)]
    assert len({cut.points[0][0] for cut in cuts}) == columns
    assert len(cuts) == 3 * columns


@pytest.mark.parametrize("name", STANDARDS)
def test_a_card_may_be_just_large_enough(name: str) -> None:
    """A label that fits to a tenth of a hair fits: sums of tenths of millimetres are inexact."""
    standard = STANDARDS[name]
    for cells in range(1, 9):
        label = Label(1, b"\x3f" * cells)
        wide = float(f"{standard.wide(cells) + 8:.2f}")
        high = float(f"{standard.high(6) + 8:.2f}")
        check((label,), Design(standard, wide, high, mark="none"))
        with pytest.raises(NotAllowed) as caught:
            check((label,), Design(standard, wide - 0.01, high, mark="none"))
        assert caught.value.event == CardTooSmall(1, "width", 1)


def test_several_pages_of_one_svg_stand_below_each_other() -> None:
    """The standard output holds one picture: its second page begins where the first one ends.

    Fails when all pages are drawn over each other.
    """
    label = face(Label(3, b"\x01"), Design(STANDARDS["marburg-medium"], mark="none"))
    page = Page(60, 90, label)
    data = svg.write(Drawing("two", "en", (page, page)))
    first, second = dots_in_svg(data)
    assert (second.x, second.y) == pytest.approx((first.x, first.y + 90))


def test_large_figures_of_the_opposite_corner_stand_on_their_head() -> None:
    """In both kinds of files, the print of the second label is turned with its dots."""
    design: dict[str, Any] = {"deck": (35,), "large_print": True, "both": True}
    assert turned_words(file("pdf", **design)) == ["35"]
    assert b"rotate(180" in file("svg", **design)
    assert turned_words(file("pdf", **{**design, "both": False})) == []


def test_a_sheet_is_described() -> None:
    """The description of each page names the labels that are on it, and no others.

    Fails when somebody who cannot see a sheet has to guess what is on it.
    """
    pages = drawing().pages
    told = [re.findall(r"(\d+): dots", page.description) for page in pages]
    printed = [
        [shape.text for shape in page.shapes if isinstance(shape, Ink) and shape.text.isdigit()]
        for page in pages
    ]
    assert told == printed
    assert [*chain(*told)] == [str(number) for number in range(3, 36)]
    assert f"<desc>{pages[0].description}</desc>".encode() in file("svg")
