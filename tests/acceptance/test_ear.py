"""The ears of the tests, with a sound in the place of a program that speaks."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import cast

import pytest

from accessigame.core.model import Seat
from accessigame.devices.speech.synthesiser import SpeechParameters, synthesiser
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.storage.settings import Settings
from tests.acceptance.audio_capture import RATE, can_capture
from tests.acceptance.ear import Ear
from tests.acceptance.newcomer import HIGHEST, Newcomer
from tests.acceptance.patient_ear import PatientEar
from tests.acceptance.shell import Shell
from tests.acceptance.sound_similarity import STEP
from tests.acceptance.vocabulary import Vocabulary

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

NO_SHELL = cast("Shell", None)
"""The shell of somebody who only listens."""


class Spoken:
    """The sound of a sentence after some samples of silence, and a second of silence behind it."""

    def __init__(self, language: str, text: str, before: int = 0) -> None:
        self._samples = array("h", [0] * before)
        synthesiser().speak(text, SpeechParameters(language, Settings().rate), self._take)
        self._samples.extend([0] * RATE)

    def _take(self, samples: bytes) -> bool:
        self._samples.frombytes(samples)
        return True

    def __len__(self) -> int:
        """Return the number of samples."""
        return len(self._samples)

    def samples(self, begin: int, end: int | None = None) -> array[int]:
        """Return a part of them."""
        return self._samples[begin:end]


@pytest.fixture(autouse=True)
def _synthesiser() -> Iterator[None]:
    """End the synthesiser, which would go on with the tests."""
    yield
    synthesiser().end()


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("fr", (3, 75, 83, 84, 85, 86, 98)),
        ("en", (4, 5, 87, 97, 98, 99, 100, 101)),
        ("de", (79, *range(87, 93), 104)),
    ],
)
def test_a_hand_with_a_row_is_heard(language: str, hand: tuple[int, ...]) -> None:
    """Four cards side by side, told as "23 to 26", are heard as four.

    Fails when a newcomer knows the numbers alone, or takes a short gap for the end of one.
    """
    known = Vocabulary(language)
    known.beginnings([HandHeld(Seat(0), (1,))])
    known.numbers(range(1, HIGHEST + 1))
    sentence = known.words.say(HandHeld(Seat(0), hand), Seat(0)).speech
    person = Newcomer(NO_SHELL, Ear(Spoken(language, sentence), Settings().rate), known)
    person.must_hear({"HandHeld"})
    assert person.hear_numbers() == list(hand)


@pytest.mark.parametrize("begin", range(0, STEP, STEP // 8))
def test_a_number_is_heard_wherever_a_sentence_begins(begin: int) -> None:
    """Two sentences that differ in a number are told apart wherever in a step they begin.

    Fails when a sentence is known as cut into steps in one way alone: 29 is nearer then.
    """
    said, like = (f"Die {card} ist zu niedrig: Max wählt eine Reihe." for card in (27, 29))
    ear, wrong = (PatientEar(Spoken("de", said, begin), "de", Settings().rate) for _ in range(2))
    ear.learn([said, like])
    wrong.learn([said, like])
    assert not wrong.listen([like])
    assert ear.listen([said])
