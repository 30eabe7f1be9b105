"""How every sentence sounds, beside what somebody has read and found right."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable

import pytest

from accessigame.core.model import Event
from accessigame.words.words import LANGUAGES, Localizer
from tests.golden import Golden
from tests.pronounced.agreed import agreed, stale, write
from tests.pronounced.pronouncing import NAMES, look_alikes, pronounced, sounds, spelled, version

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is needed"),
]


BARE = str.maketrans("", "", "ˈˌ |-ː")
"""Without stress and pauses, which depend on what comes after."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_sounds_as_it_did(language: str, golden: Golden) -> None:
    """Each sentence sounds as agreed for this release of espeak-ng; a change is to be read.

    Fails when espeak-ng pronounces one sound otherwise.
    """
    now = pronounced(language)
    if golden.writing:
        write(language, version(), now)
    try:
        assert now == agreed(language, version())
    except FileNotFoundError:
        pytest.skip(f"nobody has read yet what espeak-ng {version()} pronounces")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sound_is_left_of_a_sentence_that_is_gone(language: str) -> None:
    """What another release pronounces otherwise is a sentence that is still said."""
    assert stale(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_sound_alike_are_told_apart(language: str) -> None:
    """With the other one still possible, the digits of the longer follow, one by one.

    So they are in the sound: what is added to the usual sentence is the sound of the digits.
    Fails when the digits stand in the sentence without a blank between them.
    """
    words = Localizer(language, NAMES)
    alike = list(look_alikes(words))

    def spoken(cases: Iterable[tuple[type[Event], int, int]]) -> list[str]:
        return sounds([words.say(spelled(*case)).speech for case in cases], language)

    digit = [sound.translate(BARE) for sound in sounds([*map(str, range(10))], language)]
    told = spoken(alike)
    usual = spoken((kind, number, number) for kind, number, _ in alike)
    others = spoken((kind, other, number) for kind, number, other in alike)
    for (_, number, _), said, short, other in zip(alike, told, usual, others, strict=True):
        added = said.translate(BARE)
        if number > 9:
            # of the last sound of "six" and its like, what comes after decides
            begin, end = (digit[int(figure)][:2] for figure in str(number))
            assert re.search(f"{begin}.*{end}", added.removeprefix(short.translate(BARE)[:4]))
            assert len(said) > len(short)
        assert said != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_symbol_is_left_to_the_synthesiser(language: str) -> None:
    """Signs that espeak leaves out or reads in a way of its own stand in no sentence.

    The key + is named by its sign in French, where its word is heard as "no longer".
    """
    for heard in agreed(language):
        said = re.sub(r"\b(0|b,) \+", "", heard.said) if language == "fr" else heard.said
        assert not set("°+*=<>|#&@§") & set(said), heard.said


FOREIGN = re.compile(
    r"--|/dev/|dots|Dispatcher|NVDA|Windows|OpenCV|espeak|french|Screenreader|[Rr]eader|Scanner"
    r"|English, "
)
"""Names of options, programs, devices and languages, which may sound English anywhere."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_word_is_read_as_an_english_one(language: str) -> None:
    """A word of the language that espeak takes for an English one is not used.

    Fails when the back of a token is called "dos" in French, which is read as DOS.
    """
    english = [heard.said for heard in agreed(language) if "(en)" in heard.sound]
    assert [said for said in english if not FOREIGN.search(said)] == []
