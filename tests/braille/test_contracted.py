"""Contracted sentences, whose numbers stay what they are: read back, and typed by hand."""

from __future__ import annotations

import re
from functools import cache
from itertools import product

import pytest

from accessigame.braille import (
    NOTATIONS,
    Contracted,
    ContractionUnfit,
    Liblouis,
    NotationBroken,
    Translator,
    check_contracted,
    dots,
    for_paper,
    liblouis,
)
from accessigame.core.model import NotAllowed, Unavailable
from accessigame.storage.languages import languages
from accessigame.words.words import LANGUAGES
from tests.braille.test_numbers import expected
from tests.words.catalogues import source

CONTRACTIONS = {
    code: language.contractions
    for code, language in languages().items()
    if language.contractions is not None
}
READERS = {
    code: tuple(name for name in NOTATIONS if for_paper(name).name == contractions.literary)
    for code, contractions in CONTRACTIONS.items()
}
PAIRS = [(language, notation) for language, names in READERS.items() for notation in names]
# German contractions as "Das System der deutschen Brailleschrift" has them, typed by hand:
# liblouis 3.24 cannot read its own back
GERMAN = {
    "und": "136",
    "die": "346",
    "der": "1235",
    "das": "145",
    "nicht": "1345",
    "ist": "23456",
    "zieht": "1356-346-125-2345",
    "Reihe": "1235-146-125-15",
}
ENGLISH = {"the": "2346", "and": "12346", "not": "1345", "you": "13456", "have": "125"}
FRENCH = {"je": "245", "que": "12345"}


@cache
def contracted(language: str) -> Contracted:
    """Return the contractions of a language."""
    return Contracted(READERS[language][0], language)


@cache
def every_word(language: str) -> tuple[str, ...]:
    """Return each word of the short sentences of a language, and some names."""
    text = source(language)
    found = re.findall(r"^    \.braille = (.*)$|^ +\*?\[\w+\] (.*)$", text, re.MULTILINE)
    said = (re.sub(r"\{[^}]*\}", " ", " ".join(parts)) for parts in found)
    words = {word for line in said for word in line.split() if not re.search(r"[{}$]", word)}
    return tuple(sorted(words | {"Ana", "Ben", "Nadia", "Łukasz", "Jürgen", "Zoë", "A", "p"}))


@pytest.mark.parametrize(("language", "notation"), PAIRS)
def test_numbers_have_the_number_sign_of_the_literary_code(language: str, notation: str) -> None:
    """0 to 104 in a sentence are the digits typed by hand, and liblouis reads them as themselves.

    Fails when a number is written in the compact notation of cards, without a sign.
    """
    made = Contracted(notation, language)
    code, louis = READERS[language][0], liblouis()
    for number in range(105):
        cells = made.cells(str(number))
        assert dots(cells) == expected(code, number)
        assert louis.text(NOTATIONS[code].table, cells) == str(number)
        if CONTRACTIONS[language].reads_back:
            assert louis.text(made.table, cells) == str(number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_can_be_taken_for_a_number(language: str) -> None:
    """No word of the program is written with the cells of a number from 0 to 104."""
    made = contracted(language)
    numbers = {made.cells(str(number)): number for number in range(105)}
    words = [word for word in every_word(language) if not any(c.isdigit() for c in word)]
    assert len(words) > 200
    assert [word for word in words if made.cells(word) in numbers] == []


@pytest.mark.parametrize(
    "language", [code for code, each in CONTRACTIONS.items() if each.reads_back]
)
def test_every_word_reads_back(language: str) -> None:
    """Each word of the short sentences comes back as itself, and a sentence word by word."""
    made, louis = contracted(language), liblouis()
    short = 0
    for word in every_word(language):
        cells, full = made.cells(word), made.literary.cells(word)
        short += len(full) - len(cells)
        if cells == full:
            assert made.literary.text(cells) in (word, made.literary.text(full))
        else:
            assert louis.text(made.table, cells) == word
    assert short > 200  # it is contracted


@pytest.mark.parametrize(
    ("language", "table"), [("de", GERMAN), ("en", ENGLISH), ("fr", FRENCH)], ids=["de", "en", "fr"]
)
def test_contractions_that_readers_know(language: str, table: dict[str, str]) -> None:
    """A few contractions of each code are those that its readers learn first."""
    assert {word: dots(contracted(language).cells(word)) for word in table} == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_its_words(language: str) -> None:
    """Words keep their cells in a sentence; cards among them keep theirs, each with its sign."""
    made = contracted(language)
    sentence = "Ana 17 +5 3/4 Ben r2 (3)"
    assert made.cells(sentence) == b"\0".join(map(made.cells, sentence.split()))
    assert made.cells("35") == made.literary.cells("35")
    assert made.cells("17-20") == made.literary.cells("17-20")
    # letters beside a figure are not contracted: a part of a word means another word there
    for mixed in ("r2", "4t", "the3", "und3", "que3"):
        assert made.cells(mixed) == made.literary.cells(mixed)


@pytest.mark.parametrize(("language", "notation"), list(product(LANGUAGES, NOTATIONS)))
def test_contractions_of_another_language_are_refused(language: str, notation: str) -> None:
    """Contractions go with each notation of their readers, and the refusal names those."""
    if notation in READERS[language]:
        check_contracted(notation, language)
        return
    with pytest.raises(NotAllowed) as refused:
        Contracted(notation, language)
    assert refused.value.event == ContractionUnfit(notation, READERS[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("strange", ["😀", "中文", "Łukasz", "\x07", "a\nb", "…", ""])
def test_strange_characters_stay_within_a_word(language: str, strange: str) -> None:
    """No emoji or control character becomes an escape of many cells."""
    cells = contracted(language).cells(strange)
    assert len(cells) <= 4 * len(strange) + 2


def test_a_missing_table_is_a_refusal() -> None:
    """Where liblouis cannot use the table of contractions, its name is told."""
    real = liblouis()

    class Partly(Liblouis):
        """A liblouis without contractions."""

        def cells(self, table: str, text: str) -> bytes | None:
            """Return nothing from a table of grade 2."""
            return None if "g2" in table else super().cells(table, text)

    with pytest.raises(Unavailable) as refused:
        Contracted("ueb", "en", Partly(real.binding, real.tables))
    assert refused.value.event == NotationBroken("ueb", str(real.tables / "en-ueb-g2.ctb"))


def test_signs_alone_are_written_in_full() -> None:
    """A word without a letter is no contraction: it stands as in the literary code."""
    assert Contracted("french", "fr").cells("( )") == Translator("french").cells("( )")
