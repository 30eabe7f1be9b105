"""Keys as they are named in sentences, heard by the recogniser of the listening tests.

A key is a letter or a sign, and a voice may make another word of it: eSpeak NG says the French
word "plus" as "no longer". So what a sentence says before and of a key is compared with the same
words in which every key in turn is written as it sounds, and must be most like its own.
"""

from __future__ import annotations

import re
import shutil
from functools import cache
from string import ascii_lowercase
from typing import Final

import pytest

from tests.acceptance.sound_similarity import Contour, contour, most_similar, spoken
from tests.pronounced.pronouncing import pronounced, sounds
from tests.pronounced.test_pronounced import BARE
from tests.words.catalogues import messages
from tests.words.test_locales import texts

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is needed"),
]

RATE: Final = 180
SIGNS: Final = {
    "fr": {
        "+": "plusse",
        "plus": "plu",
        "étoile": "étoile",
        "inférieur": "inférieur",
        "supérieur": "supérieur",
        "moins": "moins",
        "plus petit": "plus petit",
        "plus grand": "plus grand",
    },
    "en": {
        "plus": "pluss",
        "star": "star",
        "minus": "minus",
        "less than": "less than",
        "greater than": "greater than",
    },
    "de": {
        "Plus": "Pluss",
        "Stern": "Stern",
        "Minus": "Minus",
        "größer als": "größer als",
        "kleiner als": "kleiner als",
    },
}
"""How signs and words sound, in letters; in French "plus" is a word, and no key."""
BEFORE: Final = {
    "fr": r"[Tt]ouche|[Aa]ppuie sur|[Tt]ape|00?",
    "en": r"[Pp]ress|[Kk]ey|00?",
    "de": r"Taste|[Mm]it|00?,?",
}
"""What stands before a key in a sentence."""


def keys(language: str) -> dict[str, str]:
    """Return how the keys of a language sound, by how they are written."""
    return {letter: letter for letter in ascii_lowercase} | SIGNS[language]


def named(language: str) -> set[tuple[str, str]]:
    """Return what stands before keys in the sentences of a language, each with its key."""
    written = "|".join(sorted(map(re.escape, keys(language)), key=len, reverse=True))
    found = re.compile(rf"(?<![\w-])({BEFORE[language]}) ({written})(?![\w'-])")
    spoken = "\n".join(text for message in messages(language) for text in texts(message))
    return {(before, key) for before, key in found.findall(spoken)}


@cache
def heard(language: str, text: str) -> Contour:
    """Return the sound of a text."""
    return contour(spoken(language, text, RATE))


def recognised(language: str, before: str, key: str) -> str:
    """Return the key that a listener makes of these words."""
    spelled = keys(language)
    candidates = [heard(language, f"{before} {sound}.") for sound in spelled.values()]
    return [*spelled][most_similar(heard(language, f"{before} {key}."), candidates)]


@pytest.mark.parametrize("language", SIGNS)
def test_each_key_is_heard_as_that_key(language: str) -> None:
    """Every key that a sentence names is recognised, among all keys of the keyboard.

    Fails when a French sentence says "0 plus".
    """
    found = named(language)
    assert len(found) > 15
    assert {(b, key): recognised(language, b, key) for b, key in found} == {
        (b, key): key for b, key in found
    }


@pytest.mark.parametrize("language", SIGNS)
def test_a_key_sounds_in_a_sentence_as_it_does_alone(language: str) -> None:
    """The words around a key make no other word of it.

    Fails when a sentence begins with a key, so that "c dit" is "c'est dit".
    """
    phrases = [f"{before} {key}" for before, key in named(language)]
    alone = {
        phrase: sound.translate(BARE)
        for phrase, sound in zip(phrases, sounds(phrases, language), strict=True)
    }
    amiss = [
        (heard.said, phrase)
        for heard in pronounced(language)
        for phrase in phrases
        if re.search(rf"(?<![\w-]){re.escape(phrase)}(?![\w'-])", heard.said)
        and alone[phrase] not in heard.sound.translate(BARE)
    ]
    assert amiss == []


def test_a_word_that_is_no_key_is_noticed() -> None:
    """The French word "plus" is not heard as the key +."""
    assert recognised("fr", "0", "plus") == "plus"
    assert recognised("fr", "0", "+") == "+"
