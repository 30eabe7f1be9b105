"""The small number in print on each label: it is there, and lies on nothing."""

from __future__ import annotations

import io
import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import NotAllowed
from accessigame.labels.card import CORNERS, MARKS, STANDARDS, Design
from accessigame.labels.events import SingleFaces
from accessigame.labels.order import Order, _faces, check, drawing_of, spell_labels
from accessigame.labels.shapes import Bar, Cut, Dot, Ink, PrintedCode, Shapes
from accessigame.words.words import LANGUAGES, Localizer
from tests.labels.orders import MARBURG, drawing, file

NO_THANKS, SIX, TITUS = (games.find(name) for name in ("no-thanks", "six-nimmt", "titus"))
WORDS = Localizer("en")
ORDER_WITHOUT_KINDS = Order(NO_THANKS, "french", Design(MARBURG))
HALF = 0.5


@pytest.mark.parametrize("sheet", ["cards", "bars", "notches", "tape"])
def test_every_label_has_its_number_in_a_pdf(sheet: str) -> None:
    """A helper reads each number in the file once. Fails when pieces are alike after cutting."""
    assert _printed(file("pdf", sheet=sheet))[:33] == [str(card) for card in range(3, 36)]


@pytest.mark.parametrize("sheet", ["cards", "bars", "notches"])
def test_every_label_has_its_number_in_an_svg(sheet: str) -> None:
    """So it is in the other drawing."""
    text = file("svg", sheet=sheet, deck=(35,)).decode()
    assert re.findall(r">\s*(\d+)\s*</text>", text) == ["35"]


def test_print_may_be_left_out_and_is_not_doubled() -> None:
    """Without print there is none; large figures need no small ones beside them."""
    assert _printed(file("pdf", small_print=False)) == []
    assert _printed(file("pdf", large_print=True)) == [str(card) for card in range(3, 36)]


def test_a_token_says_which_of_its_faces_this_is() -> None:
    """Each face has its own number, then the name of the token."""
    faces = _faces(Order(TITUS, "french", Design(MARBURG)), WORDS)
    (token,) = {card for card in TITUS.material.faces if set(card) == {8, 10}}
    words = [shape.text for face in faces for shape in face if isinstance(shape, Ink)]
    name = "/".join(map(str, token))
    assert {f"8 ({name})", f"10 ({name})"} <= set(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_a_victory_card_says_that_it_is_one(language: str, large: bool) -> None:
    """Each of the 12 has its kind beside its number, in print and in the description.

    Fails when a helper cannot tell the label of a victory card from that of a token.
    """
    words = Localizer(language)
    order = Order(TITUS, "french", Design(MARBURG, large_print=large))
    printed = [ink.text for face in _faces(order, words) for ink in face if isinstance(ink, Ink)]
    kind = words.text("labels-single-titus")
    cards = [f"{card} ({kind})" for card in range(18, 6, -1)]
    assert [text for text in printed if kind in text] == cards
    described = " ".join(page.description for page in drawing_of(order, words).pages)
    assert [described.count(f" {card}, {kind}") for card in range(6, 20)] == [0, *[1] * 12, 0]
    assert not any(isinstance(event, SingleFaces) for event in spell_labels(ORDER_WITHOUT_KINDS))
    (told,) = [event for event in spell_labels(order) if isinstance(event, SingleFaces)]
    assert told.cards == tuple(range(7, 19))
    assert kind in words.say(told).speech


@pytest.mark.parametrize("rules", [NO_THANKS, SIX, TITUS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_and_the_foot_of_a_page_are_sentences(rules: Game[Any], language: str) -> None:
    """A voice that reads a page stops between the game, its page, and the measure of its scale."""
    words = Localizer(language)
    page = drawing_of(Order(rules, "french", Design(MARBURG)), words).pages[0]
    head, foot = (
        shape.text for shape in page.shapes if isinstance(shape, Ink) and shape.x in (8, 110)
    )
    assert re.fullmatch(r"[^.!]+[.!] [^.!]+ 1 [^.!]+\.", head)
    assert head.startswith(words.text(f"game-{rules.name}"))
    assert re.fullmatch(r"100 mm[^.]+\.", foot)


def _printed(data: bytes) -> list[str]:
    """Return the numbers that stand alone on lines of a PDF, or before the dots of a tape."""
    texts = (page.extract_text() for page in PdfReader(io.BytesIO(data)).pages)
    found = (
        re.match(r"(\d+)(?::|$)", line.strip()) for text in texts for line in text.splitlines()
    )
    return [match[1] for match in found if match]


@settings(max_examples=60, deadline=None)
@given(
    rules=st.sampled_from([NO_THANKS, SIX, TITUS]),
    sheet=st.sampled_from(["cards", "bars", "notches"]),
    corner=st.sampled_from(CORNERS),
    mark=st.sampled_from(MARKS),
    standard=st.sampled_from(list(STANDARDS.values())),
    notation=st.sampled_from(["french", "ueb", "french-compact"]),
    width=st.floats(20, 90),
    height=st.floats(18, 110),
    mirror=st.booleans(),
    heads=st.booleans(),
    both=st.booleans(),
    large_print=st.booleans(),
)
def test_no_number_lies_on_a_dot(
    rules: Any, sheet: str, *, heads: bool, mirror: bool, notation: str, **design: Any
) -> None:
    """On every card that its label fits, the print is on the card, and half a millimetre clear.

    Fails when the number stands in the middle of a card that is no larger than its dots.
    """
    given = Order(
        rules,
        notation,
        Design(**design),
        sheet,
        mirror,
        heads=heads and bool(rules.material.counts),
    )
    try:
        check(given)
    except NotAllowed:
        return
    for face in _faces(given, WORDS)[::5]:
        _assert_clear(face, given.design, sheet)


def _assert_clear(face: Shapes, design: Design, sheet: str) -> None:
    small = [s for s in face if isinstance(s, Ink) and s.size < 5]
    if not small:
        assert (design.large_print, sheet) == (True, "cards")
        return
    (ink,) = small
    left, top, right, bottom = _room(ink)
    assert left > 0
    assert top > 0
    assert right < design.width
    assert bottom < design.height
    for shape in face:
        if isinstance(shape, Dot):
            assert not _within(shape.x, shape.y, ink, shape.size / 2 + HALF)
        elif isinstance(shape, Bar):
            assert (
                shape.x + shape.width + HALF <= left
                or right + HALF <= shape.x
                or shape.y + shape.height + HALF <= top
                or bottom + HALF <= shape.y
            )
        elif isinstance(shape, Cut):
            assert not any(_within(x, y, ink, HALF) for x, y in shape.points)
        elif isinstance(shape, PrintedCode):
            side = shape.side
            assert (
                shape.x + side <= left
                or right <= shape.x
                or shape.y + side <= top
                or bottom <= shape.y
            )
        elif shape is not ink:
            assert not _within(shape.x, shape.y - shape.size / 3, ink, HALF)


def _room(ink: Ink) -> tuple[float, float, float, float]:
    """Return the room of the words as Helvetica draws them, measured by its own metrics."""
    from reportlab.pdfbase.pdfmetrics import stringWidth  # noqa: PLC0415 - only here

    half = stringWidth(ink.text, "Helvetica", ink.size) / 2
    return ink.x - half, ink.y - 0.72 * ink.size, ink.x + half, ink.y + 0.21 * ink.size


def _within(x: float, y: float, ink: Ink, near: float) -> bool:
    left, top, right, bottom = _room(ink)
    return left - near < x < right + near and top - near < y < bottom + near


@pytest.mark.parametrize("sheet", ["bars", "notches"])
def test_pages_of_a_code_without_braille_are_counted_together(sheet: str) -> None:
    """The key is the last page, and no page speaks of the size of braille dots.

    Fails when the key is page 1 of 1 in a file of five.
    """
    pages = drawing(sheet=sheet).pages
    words = [[s.text for s in page.shapes if isinstance(s, Ink)] for page in pages]
    assert len(pages) == 5
    for number, page in enumerate(words, start=1):
        assert page[0].endswith(f"Page {number} of 5.")
        assert page[1] == "100 mm."
    said = " ".join(words[-1])
    wanted, other = ("1 deep, 4 small", "long") if sheet == "notches" else ("1 long", "deep")
    assert wanted in said
    assert f"1 {other}" not in said


def test_a_card_with_notches_at_both_ends_keeps_its_corners() -> None:
    """The cut goes along all four sides. Fails when it runs straight from notch to corner."""
    (face, *_) = _faces(Order(NO_THANKS, "french", Design(MARBURG, both=True), "notches"), WORDS)
    (cut,) = [shape for shape in face if isinstance(shape, Cut)]
    assert {(0, 0), (56, 0), (56, 87), (0, 87)} <= set(cut.points)
    for (x, y), (other_x, other_y) in pairwise((*cut.points, cut.points[0])):
        assert x == other_x or y == other_y
