"""Fingerprints of keys, as two people compare them by ear."""

from __future__ import annotations

import re
import shutil
import string

import pytest

from accessigame.doors.known_hosts import HostNew, KeyGroup, in_groups
from accessigame.storage.languages import languages
from accessigame.words.words import Localizer
from tests.pronounced.pronouncing import sounds

LETTERS = f"{string.ascii_letters}{string.digits}+/"
KEY = "SHA256:nThb6kX+/Q"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "n, capital T, h, b; 6, k, capital X, +; slash, capital Q."),
        ("fr", "n, majuscule T, h, b ; 6, k, majuscule X, + ; barre oblique, majuscule Q."),
        ("de", "n, großes T, h, b; 6, k, großes X, +; Schrägstrich, großes Q."),
    ],
)
def test_a_key_is_heard_letter_by_letter_and_felt_in_groups(language: str, said: str) -> None:
    """Each capital is said as one, in groups of four, and a finger finds the groups whole.

    Fails when a voice says a capital as a small letter: ssh shows another key then.
    """
    utterance = Localizer(language).say(HostNew("anna.local", in_groups(KEY)))
    assert utterance.speech.endswith(said)
    assert utterance.braille.endswith("anna.local nThb  6kX+  /Q")


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="needs espeak-ng")
@pytest.mark.parametrize("language", languages())
def test_no_two_letters_sound_alike(language: str) -> None:
    """Each letter, capital, digit and sign of a key is heard, and is like no other.

    Fails when a voice passes over the slash, or says a capital Y behind a word as an I.
    """
    words = Localizer(language)
    parts = (part for each in in_groups(f"x:{LETTERS}") for part in each.letters)  # type: ignore[attr-defined]  # they are groups
    said = [f"x, {words.say(part).speech}, x" for part in parts]
    heard = [re.sub("[ˈˌ |]", "", sound) for sound in sounds(["x, x", *said], language)]
    assert len({*heard}) == 1 + len(LETTERS)


def test_nothing_of_a_key_is_lost() -> None:
    """The groups together are the key."""
    groups = in_groups(KEY)
    assert "SHA256:" + "".join(each.text for each in groups if isinstance(each, KeyGroup)) == KEY
