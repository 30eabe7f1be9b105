"""From keys to intents."""

from __future__ import annotations

import pytest

from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.key_entry import KEYPAD, SUFFIX, KeyEntry, KeyUnknown
from accessigame.input.keymap import NAMELESS
from accessigame.input.line_parser import HIGHEST
from accessigame.words.words import LANGUAGES, Localizer
from tests.input.keying import keyed


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


@pytest.mark.parametrize("key", ["ç", "é", "²", "٣", "escape", "f2", "\x00"])
def test_a_key_without_a_meaning(key: str) -> None:
    """Another key is refused by its character, and the digits before it are forgotten."""
    entry = KeyEntry()
    entry.press("4")
    with pytest.raises(NotUnderstood) as caught:
        entry.press(key)
    assert caught.value.event == KeyUnknown(key if key in "çé²٣" else NAMELESS)
    assert entry.digits == ""
    assert entry.press("c") == Intent("my-cards")


def test_what_was_given_is_remembered() -> None:
    """An intent knows what was typed, to say it back."""
    assert keyed("17|")[0].given == "17"
    assert keyed("T")[0].given == "T"


@pytest.mark.parametrize("key", ["c-left", "c-i", "s-tab", "f5", "\u200b"])
def test_a_key_without_a_character_is_not_named(key: str) -> None:
    """An arrow or Tab is "this key": the name that a library gives it is of no language.

    Fails when somebody in a French game hears "la touche left".
    """
    with pytest.raises(NotUnderstood) as caught:
        KeyEntry().press(key)
    assert caught.value.event == KeyUnknown(NAMELESS)
    for language in LANGUAGES:
        said = Localizer(language).say(KeyUnknown(NAMELESS)).speech
        assert key not in said
        assert NAMELESS not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(KEYPAD))
def test_a_digit_that_comes_as_an_arrow_names_num_lock(key: str, language: str) -> None:
    """With its numbers locked out, a keypad sends arrows; the refusal says what to press.

    Fails when somebody with one hand on the keypad hears only that the key does nothing.
    """
    with pytest.raises(NotUnderstood) as caught:
        KeyEntry().press(key)
    said = Localizer(language).say(caught.value.event).speech
    assert {"fr": "Verr Num", "en": "Num Lock", "de": "Num-Taste"}[language] in said


def test_the_keys_of_a_display_and_of_help_are_on_the_keyboard() -> None:
    """Up and down go through the news, as on a display, and F1 is the help."""
    assert KeyEntry().press("f1") == Intent("help", None, "f1")
    assert KeyEntry().press("up") == Intent("older", None, "up")
    assert KeyEntry().press("down") == Intent("newer", None, "down")


class Clock:
    """A clock that tests set. now: in seconds."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time that is set."""
        return self.now


@pytest.mark.parametrize(
    ("keys", "intent"),
    [
        ("500358", Intent("number", 500358)),
        ("3 500358", Intent("number", 3, numbers=(3, 500358))),
        ("3500358", Intent("number", 3, numbers=(3, 500358))),
    ],
)
@pytest.mark.parametrize("end", [(), ("enter",), ("tab",), ("enter", "enter")])
def test_a_code_is_complete_by_itself(keys: str, intent: Intent, end: tuple[str, ...]) -> None:
    """With its last digit a code is an entry, whatever the scanner types behind it.

    Fails when only Enter completes a number, or when the Enter of a scanner asks something.
    """
    entry = KeyEntry(Clock())
    for _ in range(3):
        found = [entry.press(key) for key in (*keys, *end)]
        assert [each for each in found if each is not None] == [intent]
        assert entry.digits == ""


def test_enter_is_a_key_again_after_a_scan() -> None:
    """A moment after a scan, Enter is that of a person, and Tab has no meaning.

    Fails when the end of a scan is awaited without a bound.
    """
    clock = Clock()
    entry = KeyEntry(clock)
    for key in "500358":
        entry.press(key)
    assert entry.ends_scan("enter")
    clock.now = SUFFIX
    assert not entry.ends_scan("enter")
    with pytest.raises(NotUnderstood):
        entry.press("tab")


def test_a_wrong_check_digit_is_a_number() -> None:
    """Digits that are no code wait for Enter, as any number does."""
    assert keyed("500359") == []
    assert keyed("500359|") == [Intent("number", 500359)]
