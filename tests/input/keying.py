"""Keys of tests, and the vocabularies of the languages."""

from __future__ import annotations

from typing import Final

from accessigame import games
from accessigame.core.model import Intent
from accessigame.input.key_entry import KeyEntry
from accessigame.input.line_parser import Vocabulary, vocabulary
from accessigame.words.words import LANGUAGES, Localizer


def keyed(keys: str) -> list[Intent]:
    """Return the intents that these keys complete; `|` is Enter and `<` is Backspace."""
    entry = KeyEntry()
    names = {"|": "enter", "<": "backspace"}
    found = (entry.press(names.get(key, key)) for key in keys)
    return [intent for intent in found if intent is not None]


def known(language: str) -> Vocabulary:
    """Return the vocabulary of a language, with the acts of every game."""
    words = Localizer(language)
    acts = [act for game in games.every() for act in game.acts]
    numbered = [act.word for act in acts if act.numbers]
    return vocabulary(
        lambda word: words.text(f"words-{word}"), [act.word for act in acts], numbered
    )


KNOWN: Final = {language: known(language) for language in LANGUAGES}
