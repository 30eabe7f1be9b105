"""How every sentence sounds, beside what somebody has read and found right."""

from __future__ import annotations

import shutil
from itertools import pairwise

import pytest

from accessigame.games.no_thanks.events import CardTurned
from accessigame.language import LANGUAGES, Words
from tests.pronounced.pronouncing import HERE, pronounced, sounds, version

pytestmark = pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is needed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_sounds_as_it_did(language: str) -> None:
    """A change is to be read, and written down with `python -m tests.pronounced.pronouncing`."""
    known = (HERE / f"{language}.txt").read_text("utf-8").splitlines()
    if known[0] != f"espeak-ng {version()}":
        pytest.skip(f"written down with {known[0]}")
    assert list(pronounced(language)) == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_sound_alike_are_told_apart(language: str) -> None:
    """With the other one still possible, the digits of each follow, and make the sounds differ."""
    words = Words(language)
    for pair in words.text("look-alikes").split(","):
        numbers = [int(number) for number in pair.split()]
        unseen = frozenset(numbers)
        said = [words.say(CardTurned(number, unseen)).speech for number in numbers]
        plain = [words.say(CardTurned(number, frozenset())).speech for number in numbers]
        assert all(len(long) > len(short) for long, short in zip(said, plain, strict=True))
        for one, other in pairwise(sounds(text, language) for text in said):
            assert one != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_symbol_is_left_to_the_synthesiser(language: str) -> None:
    """Signs that espeak leaves out or reads in a way of its own stand in no sentence."""
    known = (HERE / f"{language}.txt").read_text("utf-8").splitlines()
    for sentence in known[3::4]:
        assert not set("°+*=<>|#&@§") & set(sentence), sentence
