"""Words, strange characters, chords, and what is left when liblouis fails.

Covers `braille/translator.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from accessigame.braille import (
    NOTATIONS,
    Liblouis,
    NotationBroken,
    NotSixDots,
    Translator,
    UnknownNotation,
    brf,
    default_notation,
    dots,
    from_dots,
    liblouis,
    raised,
    rows,
)
from accessigame.core.model import NotAllowed, NotUnderstood, Unavailable

SIX_DOTS = ("french", "ueb", "german")
each_notation = pytest.mark.parametrize("notation", list(NOTATIONS))
notations = st.sampled_from(list(NOTATIONS))
VISIBLE = st.characters(categories=["L", "N", "P", "S"], exclude_characters="\u2800")
CELLS = [chr(0x2800 + byte) for byte in range(256)]


class Deaf(Liblouis):
    """A liblouis that writes single characters and fails on longer words."""

    def cells(self, table: str, text: str) -> bytes | None:
        """Return cells for one character only."""
        return super().cells(table, text) if len(text) == 1 else None

    def text(self, table: str, cells: bytes) -> str | None:  # noqa: ARG002 - it never reads
        """Return nothing."""
        return None


@pytest.fixture
def deaf() -> Liblouis:
    """Make a liblouis that fails."""
    return Deaf(liblouis().binding, liblouis().tables)


@each_notation
@pytest.mark.parametrize(
    ("strange", "plain"),
    [
        ("😀", "?"),
        ("中文", "??"),
        ("a\x07b", "a b"),
        ("a\nb", "a b"),
        ("\x1b[31m", " [31m"),
        ("👍\ufe0f", "?"),
        ("👩\u200d👧", "??"),
        ("\ud800", "?"),
        ("\U000e0041", ""),
        ("３", "3"),
        ("٣٠", "30"),
        ("㎏", "kg"),
        ("e\u0301", "é"),
    ],
)
def test_strange_characters_become_plain(notation: str, strange: str, plain: str) -> None:
    """No emoji, ideogram or control character becomes an escape or vanishes from a word."""
    translator = Translator(notation)
    assert dots(translator.cells(strange)) == dots(translator.cells(plain))


@pytest.mark.parametrize(
    ("notation", "name", "read"),
    [
        ("french", "Łukasz", "Lukasz"),
        ("british-compact", "Łukasz", "Lukasz"),
        ("british-compact", "Åsa Größe", "Asa Grosse"),
        ("british-compact", "l’œuf…", "l'oeuf..."),
        ("british-compact", "« à » – ok", '" a " - ok'),
        ("french-compact", "Zoë Œuvre", "Zoë Œuvre"),
        ("german-compact", "Größe ÄÖÜ", "Größe ÄÖÜ"),
        ("ueb", "HELLO WORLD", "HELLO WORLD"),
    ],
)
def test_names_stay_readable(notation: str, name: str, read: str) -> None:
    """A letter that a notation lacks comes as its nearest relative."""
    translator = Translator(notation)
    assert translator.text(translator.cells(name)) == read


@settings(deadline=None)
@example("french", "\U000e0001é")
@given(notations, st.text(max_size=40))
def test_any_text_has_cells(notation: str, text: str) -> None:
    """Whatever is written, nothing is raised, and what comes back can be printed."""
    translator = Translator(notation)
    assert translator.text(translator.cells(text)).isprintable()


@settings(deadline=None)
@given(
    notations,
    st.text(
        st.characters(categories=["L", "N", "P", "S"], exclude_characters="\u2800"), min_size=1
    ),
)
def test_no_visible_character_vanishes(notation: str, word: str) -> None:
    """Each visible character alone raises dots, and no word falls apart at a blank cell."""
    translator = Translator(notation)
    assert all(any(translator.cells(character)) for character in word)
    assert "~" in word or 0 not in translator.cells(word)  # German sets ~ off with a blank


@settings(deadline=None)
@given(
    st.sampled_from(SIX_DOTS),
    st.text(st.characters(codec="utf-8", exclude_characters=CELLS)),
)
def test_literary_notations_keep_to_six_dots(notation: str, text: str) -> None:
    """No text brings dots 7 or 8 into a notation that is for paper."""
    assert all(cell < 64 for cell in Translator(notation).cells(text))


@settings(deadline=None)
@given(notations, st.binary(max_size=40))
def test_any_cells_have_text(notation: str, cells: bytes) -> None:
    """Whatever stands on a display, the emulator can print it, one space a blank cell or more."""
    text = Translator(notation).text(cells)
    assert text.isprintable()
    assert text.count(" ") >= cells.count(0)


@each_notation
@given(words=st.lists(st.sampled_from(["Ana", "3", "35", "17-20", "ABC", "x11", "", "été"])))
@settings(deadline=None)
def test_a_word_means_the_same_anywhere(notation: str, words: list[str]) -> None:
    """A line is its words' own cells, with a blank cell for each space."""
    translator = Translator(notation)
    alone = b"\0".join(translator.cells(word) for word in words)
    assert translator.cells(" ".join(words)) == alone


def test_an_unknown_cell_shows_its_dots() -> None:
    """The emulator shows a cell that says nothing in the notation as it is."""
    translator = Translator("french")
    assert translator.text(from_dots("12345678-1")) == "⣿a"
    assert translator.text(from_dots("6")) == "⠠"


@each_notation
def test_a_failing_liblouis_leaves_letters_and_figures(notation: str, deaf: Liblouis) -> None:
    """When liblouis fails on a word it is spelt, and a number is still right."""
    translator = Translator(notation, deaf)
    sound = Translator(notation)
    assert translator.cells("35") == sound.cells("35")
    assert translator.cells("ana! 104") == from_dots("1-1345-1-26-0") + sound.cells("104")
    assert translator.text(from_dots("146-0-1")) == "⠩ ⠁"


@each_notation
def test_digits_from_a_display_s_keys(notation: str) -> None:
    """The last cell of each digit, pressed as a chord, is that digit."""
    translator = Translator(notation)
    for digit in "0123456789":
        assert translator.digit(translator.cells(digit)[-1]) == digit


@each_notation
def test_letters_from_a_display_s_keys(notation: str) -> None:
    """The letters are the same chords in every notation, capitals too."""
    translator = Translator(notation)
    for letter in "abcdefghijklmnopqrstuvwxyz":
        assert translator.letter(raised(translator.cells(letter)[0])) == letter
    assert translator.letter(frozenset({1, 2, 7})) == "b"
    assert translator.letter(frozenset({1, 2, 8})) is None
    assert translator.letter(frozenset()) is None


@pytest.mark.parametrize(
    ("notation", "chord", "digit"),
    [
        ("french", "146", "3"),
        ("french", "3456", "0"),
        ("french", "14", None),
        ("french", "25", None),
        ("ueb", "14", "3"),
        ("ueb", "146", "3"),
        ("ueb", "25", "3"),
        ("ueb", "3456", None),
        ("ueb", "123456", "0"),
        ("german", "346", "0"),
        ("german", "3456", None),
        ("us-compact", "146", None),
        ("german-compact", "0", None),
    ],
)
def test_digits_of_the_same_readers(notation: str, chord: str, digit: str | None) -> None:
    """Digits are typed as the notation writes them, or as its readers' 8-dot codes do."""
    assert Translator(notation).digit(from_dots(chord)[0]) == digit


@pytest.mark.parametrize(
    ("notation", "six"),
    [("french-compact", "french"), ("german-compact", "german"), ("us-compact", "ueb")],
)
def test_cells_of_six_dots_get_the_literary_notation_of_their_readers(
    notation: str, six: str
) -> None:
    """Everything is written and read in it, until a display with eight dots comes.

    Fails when numbers, digits or signs are still those of the notation before.
    """
    translator, usual, literary = Translator(notation), Translator(notation), Translator(six)
    text = "3 104 + - ▸12 Zoé"
    for available, expected in ((6, literary), (6, literary), (8, usual)):
        translator.fit(available)
        assert translator.cells(text) == expected.cells(text)
        assert translator.number_sign == expected.number_sign
        assert translator.text(expected.cells("35 ana")) == "35 ana"
        assert translator.digit(expected.cells("7")[-1]) == "7"
    literary.fit(8)
    assert literary.notation.name == six


def test_a_notation_stays_where_the_one_of_six_dots_does_not_work(tmp_path: Path) -> None:
    """A display of six dots leaves out two, which is better than nothing."""
    compact = NOTATIONS["german-compact"].table
    (tmp_path / compact).symlink_to(liblouis().tables / compact)
    for needed in liblouis().tables.iterdir():
        if needed.name != "de-g0.utb" and not (tmp_path / needed.name).exists():
            (tmp_path / needed.name).symlink_to(needed)
    translator = Translator("german-compact", Liblouis(liblouis().binding, tmp_path))
    cells = translator.cells("104")
    translator.fit(6)
    assert (translator.notation.name, translator.cells("104")) == ("german-compact", cells)


def test_an_unknown_notation_is_refused_with_the_known_ones() -> None:
    """The refusal repeats what was given and says what there is."""
    with pytest.raises(NotUnderstood) as refused:
        Translator("klingon")
    assert refused.value.event == UnknownNotation("klingon", tuple(NOTATIONS))


@pytest.mark.parametrize(
    ("language", "notation"),
    [("fr", "french-compact"), ("en_GB", "ueb"), ("DE-at", "german-compact"), ("eo", "ueb")],
)
def test_each_language_begins_with_a_notation(language: str, notation: str) -> None:
    """A player who chose nothing has a notation, and it exists."""
    assert default_notation(language) == notation
    assert notation in NOTATIONS


def test_rows_for_paper() -> None:
    """A text in a literary notation is written in all four ways."""
    made = rows("3 35", "french")
    assert (made.text, made.unicode) == ("3 35", "⠠⠩⠀⠠⠩⠱")
    assert (made.dots, made.brf) == ("6-146-0-6-146-156", ",% ,%:")


def test_rows_for_a_display() -> None:
    """A text with an 8-dot cell has no form for embossers."""
    made = rows("Ana 3", "french-compact")
    assert (made.dots, made.brf) == ("17-1345-1-0-146", None)


def test_brf_is_the_ascii_of_embossers() -> None:
    """The 64 cells of six dots are written in the order that North America gave them."""
    ascii_braille = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
    assert brf(bytes(range(64))) == ascii_braille
    assert brf(b"") == ""


def test_brf_refuses_eight_dots() -> None:
    """The refusal names the cell and its place."""
    with pytest.raises(NotAllowed) as refused:
        brf(from_dots("1-1345-17"))
    assert refused.value.event == NotSixDots("17", 3)


def test_a_folder_without_a_table_breaks_its_notation(tmp_path: Path) -> None:
    """A table that is not there is a refusal that names the notation and the file."""
    with pytest.raises(Unavailable) as refused:
        Translator("german", Liblouis(liblouis().binding, tmp_path))
    assert refused.value.event == NotationBroken("german", str(tmp_path / "de-g0.utb"))
