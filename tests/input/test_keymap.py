"""The words of the program and the keys that stand for them."""

from __future__ import annotations

from accessigame.input.keymap import (
    AFTER_NUMBER,
    AFTER_TWO_DIGITS,
    AFTER_TWO_ZEROS,
    AFTER_ZERO,
    DURING_CORRECTION,
    KEYS,
    SYMBOLS,
    WORDS,
    Word,
)
from tests.input.keying import keyed


def test_members_are_named_as_their_words() -> None:
    """A member has the name of its word, and takes the place of the text everywhere.

    Fails when a member is compared, hashed or written as anything but its word.
    """
    for word in Word:
        assert word.name == word.value.upper().replace("-", "_")
        assert word == word.value
        assert hash(word) == hash(word.value)
        assert f"{word}" == str(word) == word.value


def test_words_are_given_by_keys_or_numbers_or_situations() -> None:
    """Each member is a word with its page in the help, or one of the five that need none."""
    others = {Word.NUMBER, Word.ENTER, Word.TOUCH, Word.INSERT, Word.DELETE}
    assert {*WORDS, *others} == set(Word)
    assert len(set(WORDS)) == len(WORDS) == len(Word) - 5


def test_keys_are_single_characters() -> None:
    """A key is one letter or sign in lower case, and the signs have names."""
    assert set(SYMBOLS) == {key for key in KEYS if not key.isalnum()}
    assert all(key == key.lower() and len(key) == 1 for key in KEYS)


def test_no_key_is_a_digit() -> None:
    """Digits are numbers, so no key is one."""
    assert not any(key.isdigit() for key in KEYS)


def test_a_changed_word_has_a_key() -> None:
    """A word that a number changes is that of a key, and what it becomes is a word."""
    for changed in (AFTER_ZERO, AFTER_NUMBER, AFTER_TWO_DIGITS, AFTER_TWO_ZEROS):
        assert set(changed) <= set(KEYS.values())
        assert set(changed.values()) <= set(WORDS)


def test_plus_puts_in_and_star_takes_out() -> None:
    """During a correction `0 +` and `0 *` are words of their own; elsewhere nothing gives these.

    Fails when an entry is put in by another pair than the page of the keys says.
    """
    (plus,), (star,) = keyed("0+"), keyed("0*")
    pairs = [(intent.word, intent.number or 0) for intent in (plus, star)]
    assert [DURING_CORRECTION[pair] for pair in pairs] == [Word.INSERT, Word.DELETE]
    assert not {Word.INSERT, Word.DELETE} & {*KEYS.values(), *AFTER_ZERO.values(), *WORDS}
