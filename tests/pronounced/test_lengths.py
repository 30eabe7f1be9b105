"""A list of cards is never the number that it sounds like, however fast the voice is."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

import pytest

from accessigame.words.words import LANGUAGES, Localizer, heard_as_one, number_pairs
from tests.pronounced.lengths import hand, length, mistakable
from tests.pronounced.pronouncing import sounds
from tests.pronounced.test_pronounced import BARE

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is needed"),
]

RATES: Final = (180, 250, 350, 450)
"""Words a minute."""
FIGURES: Final = re.compile(r"^\| `(\w\w)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
PAGE: Final = Path(__file__).parents[2] / "docs" / "speech.md"
NOTICED: Final = 50
"""Milliseconds of a gap that a listener notices."""
CARDS: Final = range(1, 105)


def margins() -> dict[str, tuple[int, ...]]:
    """Return the figures of the page: milliseconds for each language, at each rate."""
    return {code: tuple(map(int, ms)) for code, *ms in FIGURES.findall(PAGE.read_text("utf-8"))}


@pytest.mark.parametrize("place", range(len(RATES)), ids=map(str, RATES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_longer_than_the_number_it_sounds_like(language: str, place: int) -> None:
    """Two cards take longer than the one that they sound like, by what docs/speech.md says.

    Fails when a comma alone stands between the two.
    """
    rate = RATES[place]
    longer = {
        (one, other): length(language, hand(language, one, other), rate).whole
        - length(language, hand(language, both), rate).whole
        for one, other, both in mistakable(language)
    }
    assert min(longer.values()) >= margins()[language][place] >= NOTICED, longer


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pairs_are_known(language: str) -> None:
    """Two cards whose sounds, one after the other, are those of a third are a pair."""
    sound = [said.translate(BARE) for said in sounds([f"{card}" for card in CARDS], language)]
    cards = dict(zip(sound, CARDS, strict=True))
    pairs = number_pairs(Localizer(language).text("heard-as-one"))
    missing = [
        (one, other)
        for one, first in zip(CARDS, sound, strict=True)
        for other, second in zip(CARDS, sound, strict=True)
        if first + second in cards and not heard_as_one(pairs, str(one), str(other))
    ]
    assert not missing


@pytest.mark.parametrize("rate", [80, 180, 250, 300, 350, 400, 449, 450])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pause_does_not_shrink(language: str, rate: int) -> None:
    """Our voice pauses between any two numbers, at every rate, so that it is noticed.

    Fails at 300 words a minute and faster when the text goes to eSpeak NG without markup.
    """
    assert length(language, "5, 7", rate).pause >= NOTICED
    assert length(language, "5; 7", rate).pause >= NOTICED
