"""From typed lines to intents."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.keymap import KEYS, WORDS
from accessigame.input.line_parser import HIGHEST, LineUnknown, number_in, parse_line, vocabulary
from accessigame.words.words import LANGUAGES, Localizer
from tests.input.keying import KNOWN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_typed(language: str) -> None:
    """Each word of the program can be typed in the language, by its own name, and by its key."""
    words = Localizer(language)
    for word in WORDS:
        for typed in (word, *words.text(f"words-{word}").split()):
            assert parse_line(typed, KNOWN[language]) == Intent(word)
            assert parse_line(f"  {typed.upper()} \n", KNOWN[language]) == Intent(word)
    for key, word in KEYS.items():
        if key.strip():
            assert parse_line(key, KNOWN[language]) == Intent(word)


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("17", Intent("number", 17)),
        (" 0 ", Intent("number", 0)),
        ("007", Intent("number", 7)),
        ("2 c", Intent("my-cards", 2)),
        ("c 2", Intent("my-cards", 2)),
        ("2c", Intent("my-cards", 2)),
        ("0-", Intent("correct", 0)),
        ("00+", Intent("display")),
        ("12.37,4", Intent("number", 12, numbers=(12, 37, 4))),
        ("3 UNDO", Intent("undo", 3)),
        ("9" * 5000, Intent("number", HIGHEST)),
        ("9" * 5000 + " u", Intent("undo", HIGHEST)),
    ],
)
def test_numbers_in_lines(line: str, intent: Intent) -> None:
    """A number stands alone or beside a word, before or after it, however long it is.

    Fails when a number of thousands of digits is turned into an integer.
    """
    assert parse_line(line, KNOWN["en"]) == intent


@pytest.mark.parametrize(
    "line", ["", "  ", "zz", "take take", "take the card", "-3", "3.x", "c2", "2zz", "²", "٣", "t!"]
)
def test_lines_without_a_meaning(line: str) -> None:
    """Anything else is refused with just what was typed."""
    with pytest.raises(NotUnderstood) as caught:
        parse_line(line, KNOWN["en"])
    assert caught.value.event == LineUnknown(line)


@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_any_line_is_understood_or_refused(line: str, language: str) -> None:
    """Any line of a pipe is an intent or a refusal."""
    try:
        intent = parse_line(line, KNOWN[language])
    except NotUnderstood as refusal:
        assert refusal.event == LineUnknown(line)  # noqa: PT017 - both ways are right
    else:
        assert intent.word in {*KNOWN[language].words.values(), "number"}


@given(st.integers(0, 10**12))
def test_digits_are_numbers(number: int) -> None:
    """Digits are read as the number, and what no game knows as the highest one."""
    assert number_in(f" {number} ") == min(number, HIGHEST)


def test_acts_that_have_no_key() -> None:
    """A word for an act may be followed by all the numbers that belong to it, a key by one."""
    assert parse_line("convertis 5 8", KNOWN["fr"]) == Intent("convert", 5, numbers=(5, 8))
    assert parse_line("exchange 7", KNOWN["de"]) == Intent("exchange", 7)
    assert parse_line("Allein", KNOWN["de"]) == Intent("alone")
    for line in ("cards 1 2", "join 3 take", "c 1 2"):
        with pytest.raises(NotUnderstood):
            parse_line(line, KNOWN["en"])


def test_acts_of_another_game_are_unknown() -> None:
    """A table knows the words of its own game alone."""
    bare = vocabulary(lambda word: word)
    with pytest.raises(NotUnderstood):
        parse_line("join", bare)
    joining = vocabulary(lambda word: word, ["join"])
    assert parse_line("join 3", joining) == Intent("join", 3)
    with pytest.raises(NotUnderstood):
        parse_line("join 3 4", joining)
    several = vocabulary(lambda word: word, ["join"], ["join"])
    assert parse_line("join 3 4", several) == Intent("join", 3, numbers=(3, 4))


def test_the_first_of_two_synonyms_counts() -> None:
    """A synonym of two words means the first in the order of the keymap, and a key its own word.

    Fails when the last synonym wins, or a synonym hides a key.
    """
    same = vocabulary(lambda _word: "Thing t", ["lay"])
    assert same.words["thing"] == WORDS[0] == "take"
    assert same.words["t"] == "take"
    for word in WORDS[1:]:
        assert same.words[word] == word
    stolen = vocabulary(lambda word: "p" if word == "take" else word)
    assert stolen.words["p"] == "refuse"


def test_keys_are_the_same_everywhere() -> None:
    """In each language a single letter or symbol is the key, whatever words begin with it."""
    for language in LANGUAGES:
        for key, word in KEYS.items():
            assert KNOWN[language].words[key] == word


def test_what_was_given_is_remembered() -> None:
    """An intent knows the line that was typed, to say it back."""
    assert parse_line(" 17 ", KNOWN["en"]).given == "17"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("500358", Intent("number", 500358)),
        ('(àà"(_', Intent("number", 500358)),
        ("500358500060", Intent("number", 500358, numbers=(500358, 500060))),
        ("2 500358", Intent("number", 2, numbers=(2, 500358))),
    ],
)
def test_a_line_of_codes(language: str, line: str, intent: Intent) -> None:
    """A pipe and the field of the page get the codes of a scanner as lines.

    Fails when two codes without a blank are one number.
    """
    assert parse_line(line, KNOWN[language]) == intent
