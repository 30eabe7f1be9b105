"""Markers for cameras on labels: in two free places, clear of everything else, whole and white."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from accessigame import games
from accessigame.core.model import NotAllowed
from accessigame.input.card_code import CardCode
from accessigame.input.card_marker import marker_modules
from accessigame.labels import caption, marker
from accessigame.labels.card import CORNERS, MARKS, Design
from accessigame.labels.code import SIZES
from accessigame.labels.events import NoRoomForCode
from accessigame.labels.order import CODES, Order, drawing_of, topics
from accessigame.labels.shapes import Cut, Page, PrintedCode
from accessigame.words.words import Localizer
from tests.commands.run_command import run_command
from tests.labels.orders import MARBURG
from tests.labels.test_code import encloses, within

WORDS: Final = Localizer("en")


def order(sheet: str = "cards", side: float = 20.0, code: float = 0.0, **design: object) -> Order:
    """Return an order for labels of No Thanks with markers."""
    made = Design(**{"standard": MARBURG, **design})  # type: ignore[arg-type]  # fields of the design
    return Order(games.find("no-thanks"), "french", made, sheet, code=code, marker=side)


def markers_on(page: Page) -> list[PrintedCode]:
    """Return the markers on a page."""
    codes = (shape for shape in page.shapes if isinstance(shape, PrintedCode))
    return [each for each in codes if len(each.rows) == marker.MODULES]


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("code", [0.0, 14.5])
def test_a_card_has_two_markers_that_nothing_touches(
    corner: str, mark: str, both: bool, code: float
) -> None:
    """Beside dots, ridges, cuts and QR codes there are two places on each card.

    Fails when a marker is put into a corner without a look at what is there.
    """
    made = order(corner=corner, mark=mark, both=both, code=code, side=14.5 if code else 20.0)
    markers = 0
    for page in drawing_of(made, WORDS).pages:
        cards = [shape for shape in page.shapes if isinstance(shape, Cut)]
        for each in markers_on(page):
            (box,) = caption.boxes(each)
            others = (shape for shape in page.shapes if shape is not each)
            assert not [b for other in others for b in caption.boxes(other) if within(box, b)]
            assert any(encloses(card, box) for card in cards)
            markers += 1
    assert markers == marker.COPIES * 33


def test_a_sheet_of_codes_alone_has_two_markers_for_each_card() -> None:
    """Cards that have braille already get both their markers, and a QR code where it is wanted."""
    pages = drawing_of(order(CODES, code=14.5), WORDS).pages
    rows = [each.rows for page in pages for each in markers_on(page)]
    assert rows == [marker_modules(CardCode(50, card)) for card in range(3, 36) for _ in range(2)]
    codes = sum(isinstance(shape, PrintedCode) for page in pages for shape in page.shapes)
    assert codes == 3 * 33
    assert [*topics(order(CODES), "pdf")] == ["codes", "scale"]


@pytest.mark.parametrize("side", SIZES)
def test_the_size_is_that_with_the_white_edge(side: str) -> None:
    """One module of white surrounds a marker; the side is what the order says."""
    made = marker.of(50, 35, float(side))
    assert made.side == pytest.approx(float(side))
    assert made.quiet == marker.QUIET == 1


def test_a_card_without_room_is_refused() -> None:
    """The refusal names the card and the room that it needs; a second marker may be missing."""
    with pytest.raises(NotAllowed) as caught:
        drawing_of(order(side=29.0, width=40.0, height=34.0), WORDS)
    assert caught.value.event == NoRoomForCode(3, 29.0)
    narrow = order(side=29.0, height=60.0)
    assert len(markers_on(replace(drawing_of(narrow, WORDS).pages[0]))) > 0


@pytest.mark.parametrize(
    ("flags", "refused"),
    [
        ("--code --code-for camera", "svg"),
        ("--code-for camera --format pdf", "--code"),
        ("--code --code-for camera --format brf", "svg"),
        ("--code --code-for phone --format pdf", "camera"),
    ],
)
def test_markers_that_cannot_be_are_refused(flags: str, refused: str) -> None:
    """Markers are drawn, so no text and no embosser has them; the refusal says what to choose."""
    found = run_command(f"labels no-thanks --lang en --notation french {flags}")
    assert found.code == 2
    assert refused in found.error


def test_the_command_prints_both_kinds() -> None:
    """One sheet serves a scanner and a camera, and each has the size that it needs."""
    flags = "--code --code-for scanner,camera --format svg"
    found = run_command(f"labels no-thanks --lang en --notation french {flags}")
    assert found.code == 0
    assert b'width="14.5"' in found.out
    assert b'width="20' in found.out
