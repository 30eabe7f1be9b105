"""Labels upside down: which numbers read as others, computed from digits typed by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille import dots, from_dots, marked, mirrored, turned
from accessigame.labels.shapes import Bar, Dot
from tests.braille.test_numbers import ANTOINE, DIGITS, expected
from tests.labels.orders import drawing
from tests.test_docs import DOCS, table_headed

pytestmark = pytest.mark.unmeasured

Shape = frozenset[tuple[int, int]]
DECK = range(3, 36)
ALL = range(1, 105)
# what a label may bear: the sign or mark before the digits, and the digits 0 to 9
CODES = {
    "french": DIGITS["french"],
    "french-compact": DIGITS["french-compact"],
    "french, marked": ("456", DIGITS["french"][1]),
    "ueb and german": DIGITS["ueb"],
    "letters without a sign": ("", DIGITS["ueb"][1]),
    "letters, marked": ("123", DIGITS["ueb"][1]),
}


def cells(code: str, number: int) -> bytes:
    """Write a number in a code by hand."""
    sign, digits = CODES[code]
    return from_dots("-".join([sign] * bool(sign) + [digits[int(d)] for d in str(number)]))


def pairs(code: str, numbers: range) -> list[tuple[int, int]]:
    """Return the numbers that, upside down, are exactly another one."""
    written = {cells(code, number): number for number in numbers}
    return [
        (number, written[turned(label)])
        for label, number in written.items()
        if number < written.get(turned(label), 0)
    ]


def shape(label: bytes) -> Shape:
    """Return the dots that a finger feels without a frame, from any beginning of the label.

    All columns count as evenly apart: the millimetre between two cells is easily missed.
    """
    places = [(2 * n + (d > 3), (d - 1) % 3) for n, c in enumerate(label) for d in _raised(c)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return frozenset((x - left, y - top) for x, y in places)


def _raised(cell: int) -> list[int]:
    return [dot for dot in range(1, 7) if cell >> (dot - 1) & 1]


def floating(code: str, numbers: range) -> list[tuple[int, int]]:
    """Return the numbers whose shape, upside down, is that of another one."""
    shapes: dict[Shape, list[int]] = {}
    for number in numbers:
        shapes.setdefault(shape(cells(code, number)), []).append(number)
    return sorted(
        {
            (min(a, b), max(a, b))
            for a in numbers
            for b in shapes.get(shape(turned(cells(code, a))), [])
            if a != b
        }
    )


def distance(code: str, numbers: range) -> int:
    """Return the smallest difference in dots of an upside-down number from another one."""
    labels = {number: cells(code, number) for number in numbers}
    return min(
        sum((a ^ b).bit_count() for a, b in zip(turned(one), other, strict=True))
        for number, one in labels.items()
        for second, other in labels.items()
        if number != second and len(one) == len(other)
    )


def said(found: list[tuple[int, int]]) -> str:
    """Return pairs as the page writes them."""
    return ", ".join(f"{low}/{high}" for low, high in found) or "none"


def test_half_a_turn_by_hand() -> None:
    """The digits of Antoine that are others upside down: 2 and 5; 1 and 8 stay."""
    assert dots(turned(from_dots("126"))) == "156"
    assert dots(turned(from_dots("16"))) == "16"
    assert dots(turned(from_dots("1256"))) == "1256"
    assert dots(turned(from_dots("1-4"))) == "3-6"
    assert dots(turned(from_dots("1-7-2-3"), 8)) == "5-6-4-8"


def test_mirroring_is_not_turning() -> None:
    """From behind, dot 1 becomes dot 4; upside down it becomes dot 6."""
    assert dots(mirrored(from_dots("1-26"))) == "35-4"
    assert dots(turned(from_dots("1-26"))) == "15-6"


@given(st.binary(max_size=10), st.sampled_from([6, 8]))
def test_twice_is_as_before(label: bytes, height: int) -> None:
    """Two half turns, or two mirrors, change nothing."""
    six = label if height == 8 else bytes(cell & 0x3F for cell in label)
    assert turned(turned(six, height), height) == six
    assert mirrored(mirrored(six)) == six


def test_compact_digits_are_confused() -> None:
    """Without dot 6, seven pairs of the cards 1 to 104 are each other upside down."""
    found = [(2, 5), (12, 51), (15, 21), (18, 81), (22, 55), (28, 85), (58, 82)]
    assert sorted(pairs("french-compact", ALL)) == found
    assert pairs("french-compact", DECK) == [(15, 21)]


@pytest.mark.parametrize("code", ["french", "french, marked", "ueb and german", "letters, marked"])
def test_a_sign_before_the_number_helps(code: str) -> None:
    """With a number sign or a mark, no card is another one upside down, framed or not."""
    assert pairs(code, ALL) == []
    assert floating(code, ALL) == []


def test_the_mark_is_better_than_the_sign() -> None:
    """Our marks keep four dots or more between an upside-down card and any other."""
    assert distance("french", ALL) == 2
    assert distance("french, marked", ALL) == 4
    assert distance("ueb and german", ALL) == 3
    assert distance("letters, marked", ALL) == 5


@pytest.mark.parametrize(
    ("notation", "code"),
    [("french", "french, marked"), ("ueb", "letters, marked"), ("german", "letters, marked")],
)
def test_our_label_tables_write_the_marks(notation: str, code: str) -> None:
    """Our tables give in liblouis the cells that were typed here, 0 to 104."""
    write = marked(notation)
    for number in range(105):
        assert write(str(number)) == cells(code, number), number


def test_the_page_has_the_table() -> None:
    """docs/labels.md says what is computed here."""
    rows = table_headed(
        DOCS / "labels.md", "code", "3 to 35", "1 to 104", "without a frame", "dots"
    )
    listed = {row[0]: row[1:] for row in rows}
    assert listed == {
        code: [
            said(pairs(code, DECK)),
            said(sorted(pairs(code, ALL))),
            said(floating(code, ALL)),
            str(distance(code, ALL)),
        ]
        for code in CODES
    }


def test_digits_are_those_of_the_other_tests() -> None:
    """The French digits begin with zero, then those of Antoine."""
    assert CODES["french"][1] == ["3456", *ANTOINE]
    assert dots(cells("french", 35)) == expected("french", 35)


Felt = frozenset[tuple[str, float, float]]


def felt(card: int, *, upside_down: bool = False, **given: Any) -> Felt:
    """Return the relief of a card's label, wherever it stands."""
    (page, *_) = drawing(deck=(card,), **given).pages
    things = [s for s in page.shapes if isinstance(s, Dot | Bar)][3:]
    things = [s.turned(56, 87) for s in things] if upside_down else things
    places = [
        (type(s).__name__, *((s.x, s.y) if isinstance(s, Dot) else (s.x + s.width / 2, s.y)))
        for s in things
    ]
    left, top = min(x for _, x, _ in places), min(y for _, _, y in places)
    return frozenset((name, round(x - left, 2), round(y - top, 2)) for name, x, y in places)


@pytest.mark.parametrize("notation", ["french", "french-compact", "ueb", "german"])
def test_the_ridge_survives_turning(notation: str) -> None:
    """With the ridge, no card upside down feels like any card, not even without number signs."""
    upright = {felt(card, notation=notation) for card in DECK}
    assert len(upright) == len(DECK)
    assert not upright & {felt(card, upside_down=True, notation=notation) for card in DECK}


def test_bars_survive_turning() -> None:
    """Raised bars upside down are no number."""
    upright = {felt(card, sheet="bars") for card in range(105)}
    assert len(upright) == 105
    assert not upright & {felt(card, upside_down=True, sheet="bars") for card in range(105)}


def test_without_a_ridge_compact_cards_are_confused() -> None:
    """The test above would see it: without a ridge, 15 upside down feels like 21."""
    one = felt(15, upside_down=True, notation="french-compact", mark="none")
    assert one == felt(21, notation="french-compact", mark="none")
