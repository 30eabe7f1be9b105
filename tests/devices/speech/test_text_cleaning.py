"""The text that a voice gets in place of symbols that it cannot say."""

from __future__ import annotations

import pytest

from accessigame.devices.speech.text_cleaning import without_control_characters, without_symbols
from accessigame.words.words import LANGUAGES
from tests.pronounced.agreed import agreed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("🅰Β : 0 en cartes.", "signe Β : 0 en cartes."),
        ("🙂", "signe"),
        ("🙂👍🏽 👩‍👧, ♥️ Zoé", "signe , signe Zoé"),
        ("🇫🇷Ana🎲🎲", "signe Ana signe"),
        ("a\ue000\ue001b\U000e0fff", "a signe b signe"),
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307a", "Z\u0301\u0302\u0303\u0304a"),
    ],
)
def test_signs_become_a_word(text: str, said: str) -> None:
    """One for each run of them, whatever joins them.

    Fails when an emoji of several parts is several words, or when part of it is left.
    """
    assert without_control_characters(without_symbols(text, "fr")) == said


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "Œdipe",
        "Ana 2 ½",
        "n°2",
        "O'Neill-Łódź",
        "Ελένη",
        "Юлия",
        "שָׁלוֹם",
        "نور",
        "नमस्ते",
        "陽菜",
        "50 €",
    ],
)
def test_letters_of_all_scripts_stay(name: str) -> None:
    """So do digits, marks and punctuation: espeak-ng says or spells them.

    Fails when everything beyond the letters of the language is called a sign.
    """
    assert without_symbols(name, "fr") == name


@pytest.mark.parametrize(
    ("language", "word"),
    [("fr", "signe"), ("en", "sign"), ("de", "Zeichen"), ("de-AT", "Zeichen"), ("xx", "signe")],
)
def test_the_word_is_one_of_the_language(language: str, word: str) -> None:
    """A language without words of ours has the French one."""
    assert without_symbols("♥", language).strip() == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_ours_changes(language: str) -> None:
    """The voice gets the sentences that the files of pronunciations hold."""
    sentences = [heard.said for heard in agreed(language)]
    assert [without_symbols(sentence, language) for sentence in sentences] == sentences
