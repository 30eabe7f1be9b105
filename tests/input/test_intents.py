"""From keys and lines to intents."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.intents import (
    HIGHEST,
    KEYS,
    NAMELESS,
    SYMBOLS,
    WORDS,
    KeyUnknown,
    LineUnknown,
    Typing,
    from_line,
    number_in,
    vocabulary,
)
from accessigame.words.words import LANGUAGES, Localizer


def known(language: str) -> dict[str, str]:
    """Return what may be typed in a language."""
    words = Localizer(language)
    return vocabulary(lambda word: words.text(f"words-{word}"))


KNOWN = {language: known(language) for language in LANGUAGES}


def keyed(keys: str) -> list[Intent]:
    """Return the intents of keys one by one; | is Enter and < is Backspace."""
    typing = Typing()
    names = {"|": "enter", "<": "backspace"}
    given = (typing.key(names.get(key, key)) for key in keys)
    return [intent for intent in given if intent is not None]


# lines ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_typed(language: str) -> None:
    """Each word of the program can be typed in the language, by its own name, and by its key."""
    words = Localizer(language)
    for word in WORDS:
        for typed in (word, *words.text(f"words-{word}").split()):
            assert from_line(typed, KNOWN[language]) == Intent(word)
            assert from_line(f"  {typed.upper()} \n", KNOWN[language]) == Intent(word)
    for key, word in KEYS.items():
        if key.strip():
            assert from_line(key, KNOWN[language]) == Intent(word)


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
    assert from_line(line, KNOWN["en"]) == intent


@pytest.mark.parametrize(
    "line", ["", "  ", "zz", "take take", "take the card", "-3", "3.x", "c2", "2zz", "²", "٣", "t!"]
)
def test_lines_without_a_meaning(line: str) -> None:
    """Anything else is refused with just what was typed."""
    with pytest.raises(NotUnderstood) as caught:
        from_line(line, KNOWN["en"])
    assert caught.value.event == LineUnknown(line)


@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_any_line_is_understood_or_refused(line: str, language: str) -> None:
    """Whatever comes through a pipe is an intent or a refusal."""
    try:
        intent = from_line(line, KNOWN[language])
    except NotUnderstood as refusal:
        assert refusal.event == LineUnknown(line)  # noqa: PT017 - both ways are right
    else:
        assert intent.word in (*WORDS, "number")


@given(st.integers(0, 10**12))
def test_digits_are_numbers(number: int) -> None:
    """Digits are read as the number, and what no game knows as the highest one."""
    assert number_in(f" {number} ") == min(number, HIGHEST)


# keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "intents"),
    [
        ("t", [Intent("take")]),
        ("T", [Intent("take")]),
        ("pn", [Intent("refuse"), Intent("refuse")]),
        ("17|", [Intent("number", 17)]),
        ("1<<3|", [Intent("number", 3)]),
        ("2c", [Intent("my-cards", 2)]),
        ("12<c", [Intent("my-cards", 1)]),
        ("|", []),
        ("<|", []),
        ("7|t", [Intent("number", 7), Intent("take")]),
        ("2c|", [Intent("my-cards", 2)]),
        ("+*-/?", [Intent(w) for w in ("table", "scores", "undo", "help", "costs")]),
        ("9" * 5000 + "|", [Intent("number", HIGHEST)]),
    ],
)
def test_keys(keys: str, intents: list[Intent]) -> None:
    """A letter acts at once, digits wait for Enter or for the letter that they belong to."""
    assert keyed(keys) == intents


@pytest.mark.parametrize("key", ["ç", "é", "²", "٣", "escape", "f1", "\x00"])
def test_a_key_without_a_meaning(key: str) -> None:
    """Another key is refused by its character, and the digits before it are forgotten."""
    typing = Typing()
    typing.key("4")
    with pytest.raises(NotUnderstood) as caught:
        typing.key(key)
    assert caught.value.event == KeyUnknown(key if key in "çé²٣" else NAMELESS)
    assert typing.digits == ""
    assert typing.key("c") == Intent("my-cards")


def test_acts_that_have_no_key() -> None:
    """A word for an act may be followed by all the numbers that belong to it, a key by one."""
    assert from_line("convertis 5 8", KNOWN["fr"]) == Intent("convert", 5, numbers=(5, 8))
    assert from_line("exchange 7", KNOWN["de"]) == Intent("exchange", 7)
    assert from_line("Allein", KNOWN["de"]) == Intent("alone")
    for line in ("cards 1 2", "join 3 take", "c 1 2"):
        with pytest.raises(NotUnderstood):
            from_line(line, KNOWN["en"])


def test_what_was_given_is_remembered() -> None:
    """An intent knows what was typed, to say it back."""
    assert from_line(" 17 ", KNOWN["en"]).given == "17"
    assert keyed("17|")[0].given == "17"
    assert keyed("T")[0].given == "T"


def test_keys_are_the_same_everywhere() -> None:
    """In each language a single letter or symbol is the key, whatever words begin with it."""
    for language in LANGUAGES:
        for key, word in KEYS.items():
            assert KNOWN[language][key] == word
    assert set(SYMBOLS) == {key for key in KEYS if not key.isalnum()}
    assert all(key == key.lower() and len(key) == 1 for key in KEYS)


def test_no_key_is_a_digit() -> None:
    """Digits are numbers, so no key is one."""
    assert not any(key.isdigit() for key in KEYS)


@pytest.mark.parametrize("key", ["left", "c-i", "s-tab", "f5", "\u200b"])
def test_a_key_without_a_character_is_not_named(key: str) -> None:
    """An arrow or Tab is "this key": the name that a library gives it is of no language.

    Fails when somebody in a French game hears "la touche left".
    """
    with pytest.raises(NotUnderstood) as caught:
        Typing().key(key)
    assert caught.value.event == KeyUnknown(NAMELESS)
    for language in LANGUAGES:
        said = Localizer(language).say(KeyUnknown(NAMELESS)).speech
        assert key not in said
        assert NAMELESS not in said
