"""Card numbers in each notation, against digits typed here and not taken from liblouis."""

from __future__ import annotations

import pytest

from accessigame.braille import NOTATIONS, Translator, dots

ANTOINE = ["16", "126", "146", "1456", "156", "1246", "12456", "1256", "246"]
LETTERS = ["1", "12", "14", "145", "15", "124", "1245", "125", "24"]
LOWERED = ["2", "23", "25", "256", "26", "235", "2356", "236", "35"]

# notation: the sign before a number, the digits 0 to 9
DIGITS = {
    "french": ("6", ["3456", *ANTOINE]),
    "french-compact": ("", ["3456", *ANTOINE]),
    "ueb": ("3456", ["245", *LETTERS]),
    "german": ("3456", ["245", *LETTERS]),
    "german-compact": ("", ["346", *ANTOINE]),
    "british-compact": ("", ["123456", *ANTOINE]),
    "us-compact": ("", ["356", *LOWERED]),
}

# A few whole numbers as braille readers gave them, so that DIGITS itself is checked.
SAMPLES = [
    ("french", 3, "6-146"),
    ("french", 104, "6-16-3456-1456"),
    ("french-compact", 35, "146-156"),
    ("ueb", 10, "3456-1-245"),
    ("german", 35, "3456-14-15"),
    ("german-compact", 104, "16-346-1456"),
    ("british-compact", 10, "16-123456"),
    ("us-compact", 104, "2-356-256"),
]


def expected(notation: str, number: int) -> str:
    """Write a number in a notation by dots."""
    sign, digits = DIGITS[notation]
    return "-".join([sign] * bool(sign) + [digits[int(digit)] for digit in str(number)])


@pytest.fixture(params=list(NOTATIONS))
def notation(request: pytest.FixtureRequest) -> str:
    """Name each notation."""
    return str(request.param)


@pytest.fixture
def translator(notation: str) -> Translator:
    """Make a translator for each notation."""
    return Translator(notation)


def test_every_notation_has_its_digits_here() -> None:
    """A notation that is added is tested too."""
    assert DIGITS.keys() == NOTATIONS.keys()


@pytest.mark.parametrize(("notation", "number", "cells"), SAMPLES)
def test_samples(notation: str, number: int, cells: str) -> None:
    """Numbers written out by hand come out so."""
    assert dots(Translator(notation).cells(str(number))) == cells
    assert expected(notation, number) == cells


def test_every_card_has_its_cells(notation: str, translator: Translator) -> None:
    """Each number from 0 to 104, which holds 3 to 35 and 1 to 104, is its sign and its digits."""
    for number in range(105):
        assert dots(translator.cells(str(number))) == expected(notation, number)


def test_every_card_reads_back(translator: Translator) -> None:
    """Each number from 0 to 104 comes back from its cells as itself."""
    for number in range(105):
        assert translator.text(translator.cells(str(number))) == str(number)


def test_no_two_notations_write_two_numbers_alike() -> None:
    """A hand in the wrong notation is unreadable, never another hand."""
    read: dict[bytes, int] = {}
    for notation in NOTATIONS:
        translator = Translator(notation)
        for number in range(1, 105):
            assert read.setdefault(translator.cells(str(number)), number) == number


def test_each_card_of_a_hand_is_translated_alone(notation: str, translator: Translator) -> None:
    """The hand 3 4 5 is three numbers, where UEB alone would make one number of them."""
    alone = "-0-".join(expected(notation, number) for number in (3, 4, 5))
    assert dots(translator.cells("3 4 5")) == alone
    assert translator.text(translator.cells("3 4 5")) == "3 4 5"


@pytest.mark.parametrize("blank", [" ", "\u00a0", "\u202f", "\u2009", "\t"])
def test_any_blank_parts_cards(notation: str, translator: Translator, blank: str) -> None:
    """A narrow space parts two cards as a space does: one blank cell."""
    cells = dots(translator.cells(f"10{blank}4"))
    assert cells == f"{expected(notation, 10)}-0-{expected(notation, 4)}"


@pytest.mark.parametrize("joiner", ["-", "–", "/"])
def test_both_ends_of_a_range_are_numbers(
    notation: str, translator: Translator, joiner: str
) -> None:
    """17-20 holds the cells of 17 and those of 20, and French does not read a subtraction."""
    cells = dots(translator.cells(f"17{joiner}20"))
    assert cells.startswith(expected(notation, 17) + "-")
    assert cells.endswith("-" + expected(notation, 20))


def test_a_long_list_is_not_a_decimal(notation: str, translator: Translator) -> None:
    """3,4,5 is three numbers; in one piece it would be a decimal in French and in UEB."""
    comma = dots(translator.cells(","))
    alone = f"-{comma}-".join(expected(notation, number) for number in (3, 4, 5))
    assert dots(translator.cells("3,4,5")) == alone


def test_a_decimal_is_one_number(notation: str, translator: Translator) -> None:
    """The mean 12,5 keeps one number sign."""
    sign, digits = DIGITS[notation]
    cells = dots(translator.cells("12,5"))
    assert cells.startswith(expected(notation, 12) + "-")
    assert cells.endswith("-" + digits[5])
    assert not sign or cells.split("-").count(sign) == 1


def test_compact_hands_fit_forty_cells() -> None:
    """The longest hand of ten cards fits 40 cells in the compact codes, and not in the others."""
    hand = "95 96 97 98 99 100 101 102 103 104"
    lengths = {notation: len(Translator(notation).cells(hand)) for notation in NOTATIONS}
    assert {notation for notation, length in lengths.items() if length <= 40} == {
        notation for notation in NOTATIONS if notation.endswith("compact")
    }
    assert set(lengths.values()) == {34, 44}


def test_the_number_sign_is_known(notation: str, translator: Translator) -> None:
    """A translator tells what its numbers begin with."""
    assert dots(translator.number_sign) == DIGITS[notation][0]
