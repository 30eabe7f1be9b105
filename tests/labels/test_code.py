"""Codes on cards: a reader of others reads them from the files, and nothing touches them.

The files are painted without the code that wrote them. Covers `labels/code.py`.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageDraw
from pypdf import PdfReader

from accessigame import games
from accessigame.core.model import NotAllowed
from accessigame.input.card_code import CardCode, code_text
from accessigame.labels import caption, formats
from accessigame.labels.card import CORNERS, MARKS, STANDARDS, Design
from accessigame.labels.code import QUIET, SIZES
from accessigame.labels.events import NoRoomForCode
from accessigame.labels.order import CODES, Order, drawing_of, files_of, spell_labels, topics
from accessigame.labels.shapes import Cut, Ink, Page, PrintedCode
from accessigame.words.words import LANGUAGES, Localizer
from tests.labels.measuring import MM, SVG
from tests.labels.orders import MARBURG

SCALE: Final = 12
"""Pixels in a millimetre of a painted page; a module of half a millimetre has six."""
AROUND: Final = 3.0
"""Millimetres around a code that a reader sees too."""
SIX = games.find("six-nimmt")
WORDS = Localizer("en")
needs_zbar = pytest.mark.skipif(
    shutil.which("zbarimg") is None, reason="needs zbarimg of zbar-tools"
)
LOOK_ALIKES: Final = (6, 9, 16, 91, 18, 81, 60, 90, 61, 19, 66, 99, 68, 89, 69, 96, 86, 98)
"""Numbers that are others of these upside down, or in a mirror."""


def order(
    sheet: str = "cards", side: float = 14.5, game: str = "six-nimmt", **design: object
) -> Order:
    """Return an order for labels with codes."""
    made = Design(**{"standard": MARBURG, **design})  # type: ignore[arg-type]  # fields of the design
    return Order(games.find(game), "french", made, sheet, code=side)


@dataclass(frozen=True, slots=True)
class Square:
    """A code in a file, with its quiet zone: its page, its corner and its side, in millimetres."""

    page: int
    x: float
    y: float
    side: float


def painted_svg(data: bytes) -> tuple[Image.Image, list[tuple[float, float, float]]]:
    """Return an SVG painted in black and white, and the corner and the side of each code."""
    root = ET.fromstring(data)  # noqa: S314 - written by the test itself
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    image = Image.new("L", (round(width * SCALE), round(height * SCALE)), 255)
    paint = ImageDraw.Draw(image)
    codes = []
    for node in root.iter():
        if node.tag == f"{SVG}circle":
            x, y, r = (float(node.attrib[name]) for name in ("cx", "cy", "r"))
            paint.ellipse(scaled(x - r, y - r, x + r, y + r), fill=0)
        elif node.tag == f"{SVG}rect":
            x, y, wide, high = (float(node.attrib[n]) for n in ("x", "y", "width", "height"))
            white = node.attrib.get("fill") == "#fff"
            codes += [(x, y, wide)] if white else []
            paint.rectangle(scaled(x, y, x + wide, y + high), fill=255 if white else 0)
        elif node.tag == f"{SVG}path" and node.attrib.get("fill") == "#000":
            for part in node.attrib["d"].split("Z")[:-1]:
                x, y, end, foot, _ = map(float, re.findall(r"-?[\d.]+", part))
                paint.rectangle(scaled(x, y, end, foot), fill=0)
    return image, codes


def painted_pdf(data: bytes, page: int) -> Image.Image:
    """Return the rectangles of a page of a PDF, painted in black."""
    sheet = PdfReader(io.BytesIO(data)).pages[page]
    width, height = float(sheet.mediabox.width) * MM, float(sheet.mediabox.height) * MM
    image = Image.new("L", (round(width * SCALE), round(height * SCALE)), 255)
    paint = ImageDraw.Draw(image)
    contents = sheet.get_contents()
    assert contents is not None
    for operands, operator in contents.operations:
        if operator == b"re":
            x, y, wide, high = (float(number) * MM for number in operands)
            paint.rectangle(scaled(x, height - y - high, x + wide, height - y), fill=0)
    return image


def scaled(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    """Return the pixels of a box in millimetres."""
    x, y, end, foot = (round(number * SCALE) for number in (left, top, right, bottom))
    return x, y, max(end - 1, x), max(foot - 1, y)


def read_by_zbar(folder: Path, images: Sequence[Image.Image]) -> list[str]:
    """Return what zbar reads from each image, in order; an image without a code gives nothing."""
    names = []
    for number, image in enumerate(images):
        names.append(str(folder / f"{number:03}.png"))
        image.save(names[-1])
    command = ["zbarimg", "--raw", "--quiet", "-Sdisable", "-Sqrcode.enable", *names]
    return subprocess.run(command, capture_output=True, check=False).stdout.decode().split()


def seen(image: Image.Image, corner: tuple[float, float, float]) -> Image.Image:
    """Return a part of a page: a code with what stands around it."""
    x, y, side = corner
    box = (x - AROUND, y - AROUND, x + side + AROUND, y + side + AROUND)
    left, top, right, bottom = (round(number * SCALE) for number in box)
    return image.crop((left, top, right, bottom))


def codes_in_svg(made: Order) -> Iterator[Image.Image]:
    """Give each code of the files of an order as a reader sees it."""
    for file in files_of(made, formats.every()["svg"], WORDS):
        image, corners = painted_svg(file)
        yield from (seen(image, corner) for corner in corners)


def codes_in_pdf(made: Order) -> Iterator[Image.Image]:
    """Give each code of the file of an order as a reader sees it."""
    (file,) = files_of(made, formats.every()["pdf"], WORDS)
    for number, page in enumerate(drawing_of(made, WORDS).pages):
        image = painted_pdf(file, number)
        codes = [shape for shape in page.shapes if isinstance(shape, PrintedCode)]
        yield from (seen(image, (code.x, code.y, code.side)) for code in codes)


PAINTED: Final = {"svg": codes_in_svg, "pdf": codes_in_pdf}


@pytest.mark.unmeasured
@needs_zbar
@pytest.mark.parametrize(
    "form", [name for name in formats.every() if name not in formats.embossed()]
)
@pytest.mark.parametrize("sheet", ["cards", CODES])
def test_a_reader_reads_every_card(tmp_path: Path, form: str, sheet: str) -> None:
    """Each card of 6 nimmt! has its own code, which zbar reads from each format.

    Fails when the modules stand on each other, or a row is missing.
    """
    wanted = [code_text(CardCode(80, card)) for card in SIX.material.cards]
    assert read_by_zbar(tmp_path, [*PAINTED[form](order(sheet))]) == wanted


@pytest.mark.unmeasured
@needs_zbar
@pytest.mark.parametrize("form", PAINTED)
@pytest.mark.parametrize("side", SIZES)
def test_a_reader_reads_every_size(tmp_path: Path, side: str, form: str) -> None:
    """Codes of each size are read from each format.

    Fails when the modules of one size are rounded onto each other.
    """
    images = [*PAINTED[form](order(CODES, float(side), "no-thanks"))]
    wanted = [code_text(CardCode(50, card)) for card in games.find("no-thanks").material.cards]
    assert read_by_zbar(tmp_path, images) == wanted


@pytest.mark.unmeasured
@needs_zbar
@pytest.mark.parametrize("turn", [90, 180, 270])
def test_cards_that_look_alike_are_told_apart(tmp_path: Path, turn: int) -> None:
    """Turned or upside down, a card is itself; in a mirror, it is itself or nothing.

    Fails when 6 upside down is read as 9.
    """
    images = [*codes_in_svg(order(CODES))]
    alike = [images[card - 1] for card in LOOK_ALIKES]
    wanted = [code_text(CardCode(80, card)) for card in LOOK_ALIKES]
    assert read_by_zbar(tmp_path, [image.rotate(turn) for image in alike]) == wanted
    mirror = Image.Transpose.FLIP_LEFT_RIGHT
    for image, text in zip(alike, wanted, strict=True):
        assert read_by_zbar(tmp_path, [image.transpose(mirror)]) in ([], [text])


@needs_zbar
def test_both_corners_and_a_mirrored_sheet_are_read(tmp_path: Path) -> None:
    """The code in the second corner is upside down; a sheet to be punched has none written back."""
    made = order(both=True, game="no-thanks")
    wanted = [code_text(CardCode(50, card)) for card in range(3, 36) for _ in range(2)]
    assert read_by_zbar(tmp_path, [*codes_in_svg(made)]) == wanted
    mirrored = Order(made.rules, "french", Design(MARBURG), "cards", mirror=True, code=14.5)
    assert read_by_zbar(tmp_path, [*codes_in_svg(mirrored)]) == wanted[::2]


@needs_zbar
def test_each_face_of_a_token_has_its_own_code(tmp_path: Path) -> None:
    """A code names the face that it is on and no other, so that no side tells what is behind it.

    Fails when the codes of a token are printed on the wrong sides.
    """
    faces = games.find("titus").material.faces
    wanted = [code_text(CardCode(70, number)) for card in faces for number in card]
    assert read_by_zbar(tmp_path, [*codes_in_svg(order(game="titus"))]) == wanted


@pytest.mark.unmeasured
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("large_print", [False, True])
def test_nothing_more_stands_in_a_code(corner: str, large_print: bool) -> None:
    """Bull heads below the number, large figures and wider braille stay out of the code too.

    Fails when the code stands in the corner of the label and nothing is looked at.
    """
    made = order(standard=STANDARDS["australia"], corner=corner, large_print=large_print)
    check_codes(drawing_of(replace(made, heads=True), WORDS).pages)


@pytest.mark.parametrize("sheet", ["cards", "bars", "notches"])
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("both", [False, True])
def test_nothing_stands_in_a_code(sheet: str, corner: str, mark: str, both: bool) -> None:
    """No dot, bar, cut or figure is in a code or its quiet zone, and each code is on its card.

    Fails when the code stands in the corner of the label, or the small print in the code.
    """
    made = order(sheet, corner=corner, mark=mark, both=both)
    try:
        pages = drawing_of(made, WORDS).pages
    except NotAllowed:
        assert sheet != "cards", "there is room beside the braille of each mark and corner"
        return
    check_codes(pages)


def check_codes(pages: Iterable[Page]) -> None:
    """Check the size of each code, that it is on its card, and that nothing else is in it."""
    for page in pages:
        codes = [shape for shape in page.shapes if isinstance(shape, PrintedCode)]
        others = [shape for shape in page.shapes if not isinstance(shape, PrintedCode)]
        cards = [shape for shape in others if isinstance(shape, Cut)]
        taken = [box for shape in others for box in caption.boxes(shape)]
        for code in codes:
            assert code.side == pytest.approx(14.5)
            assert code.module == pytest.approx(0.5)
            box = next(iter(caption.boxes(code)))
            assert not [other for other in taken if within(box, other)]
            assert any(encloses(card, box) for card in cards)


def within(one: caption.Box, other: caption.Box) -> bool:
    """Return True where two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def encloses(card: Cut, box: caption.Box) -> bool:
    """Return True where a box is within the outline of a card."""
    xs, ys = [x for x, _ in card.points], [y for _, y in card.points]
    return min(xs) < box[0] and box[2] < max(xs) and min(ys) < box[1] and box[3] < max(ys)


def test_the_quiet_zone_is_that_of_the_standard() -> None:
    """Four modules of white surround each code on every side."""
    code = next(
        s for s in drawing_of(order(CODES), WORDS).pages[0].shapes if isinstance(s, PrintedCode)
    )
    bars = [*code.runs()]
    edge = QUIET * code.module
    assert min(bar.x for bar in bars) == pytest.approx(code.x + edge)
    assert min(bar.y for bar in bars) == pytest.approx(code.y + edge)
    assert max(bar.x + bar.width for bar in bars) == pytest.approx(code.x + code.side - edge)
    assert QUIET == 4


def test_a_card_without_a_free_corner_is_refused() -> None:
    """The refusal names the card and the room that it needs; a sheet of codes alone has it."""
    with pytest.raises(NotAllowed) as caught:
        drawing_of(order(width=40.0, height=40.0, side=29.0), WORDS)
    assert caught.value.event == NoRoomForCode(1, 29.0)
    assert drawing_of(order(CODES, 29.0, width=30.0, height=40.0), WORDS).pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_told_as_digits(language: str) -> None:
    """Who makes codes with another program gets the six digits of each card, with its number."""
    words = Localizer(language)
    told = [words.say(event).speech for event in spell_labels(order(CODES, game="no-thanks"))]
    assert len(told) == 33
    assert "500011" not in told[0]
    assert code_text(CardCode(50, 3)) in told[0]
    beside = [words.say(event).speech for event in spell_labels(order(game="no-thanks"))]
    assert beside[-33:] == told


def test_the_editions_of_no_thanks_have_codes_of_their_own() -> None:
    """A box of 2004 has other codes than one of 2020."""
    old = Order(
        games.find("no-thanks"), "french", Design(MARBURG), CODES, code=14.5, edition="2004"
    )
    assert code_text(CardCode(51, 3)) in str(next(iter(spell_labels(old))))


def test_the_advice_says_how_to_print_codes() -> None:
    """Whoever prints codes hears of paper and of the white edge, and nothing of raised dots."""
    assert [*topics(order(CODES), "pdf")] == ["codes", "scale"]
    assert "codes" in topics(order(), "svg")
    assert "codes" not in topics(order(), "text")


def test_numbers_below_codes_have_a_line() -> None:
    """On a sheet of codes alone, a line below each number tells 6 from 9."""
    page = drawing_of(order(CODES), WORDS).pages[0]
    numbers = [s for s in page.shapes if isinstance(s, Ink) and s.text.isdigit()]
    assert {s.text for s in numbers} >= {"6", "9"}
