"""Sounds before sentences, as they are heard: an ear, and real espeak-ng."""

from __future__ import annotations

import cmath
import math
from array import array

import pytest

from accessigame.devices.speech.clip import NOTES, samples
from tests.acceptance.audio_capture import RATE, AudioCapture, Recording, can_capture
from tests.acceptance.test_stream_heard import said

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

KINDS = tuple(NOTES)
HEIGHTS = sorted({hertz for notes in NOTES.values() for hertz, _ in notes if hertz})
PLACES = dict(zip(KINDS, (-1.0, 1.0, -1.0, 1.0, -1.0), strict=True))
SENTENCE = ("fr", "Trois jetons sur la carte seize.")
CUED = f"""
from functools import partial
from accessigame.devices.speech.clip import samples
from accessigame.devices.speech.voice import UtteranceStyle

for kind, pan in {PLACES!r}.items():
    style = UtteranceStyle(0, partial(samples, kind, pan, 100))
    worker.say(Utterance({SENTENCE[1]!r}, "", "fr"), style)
say(*{SENTENCE!r})
while worker._current or any(worker._waiting.values()): time.sleep(0.01)
assert worker.close(60.0)
"""


def loudness(sound: array[int]) -> float:
    """Return how loud a sound is."""
    return math.sqrt(sum(height * height for height in sound) / len(sound))


def spectrum(sound: array[int]) -> list[float]:
    """Return how much of each note of all the cues is in a sound, wherever in it."""
    return [
        abs(sum(h * cmath.exp(-2j * math.pi * hertz * n / RATE) for n, h in enumerate(sound)))
        for hertz in HEIGHTS
    ]


def note_similarity(one: list[float], other: list[float]) -> float:
    """Return how alike the notes of two sounds are, 1.0 for the same."""
    both = sum(a * b for a, b in zip(one, other, strict=True))
    return both / math.hypot(*one) / math.hypot(*other)


def from_first_sound(heard: Recording) -> Recording:
    """Return what was heard from shortly before the first sound on."""
    first = heard.first()
    assert first is not None
    return heard.between(first - 20 / RATE, heard.end)


def test_sounds_are_heard(capture: AudioCapture) -> None:
    """Each sound is found before its sentence, from its side; off, there is the sentence alone.

    That nothing is lost of the sentence is tested with a device that is never in a hurry, in
    `tests/devices/speech/test_espeak_driver.py`. Fails when both ears get the same of a sound, and
    when it comes after its sentence.
    """
    # a stream that a busy machine starves is opened anew, and its sentence said again
    told = [one for one in said(capture, CUED) if one["outcome"] == "HEARD"]
    assert len(told) == 6
    recorded = capture.heard()
    heard = [from_first_sound(recorded.between(one["begin"], one["end"])) for one in told]
    known = [spectrum(array("h", samples(kind, 0.0, 100))[::2]) for kind in KINDS]
    for sound, kind in zip(heard[:5], KINDS, strict=True):
        # the words come from the middle, so what differs between the ears is the sound alone
        apart = array("i", (a - b for a, b in zip(sound.left, sound.right, strict=True)))
        end = 1 + max(place for place, height in enumerate(apart) if height)
        alike = [note_similarity(spectrum(apart[:end]), other) for other in known]
        assert alike.index(max(alike)) == KINDS.index(kind)
        side = loudness(sound.right[:end]) / loudness(sound.left[:end])
        assert {-1.0: side < 0.4, 1.0: side > 2.5}[PLACES[kind]]
        words = sound.left[end:]
        assert len(words) > RATE
        assert max(map(abs, words)) > 1000
    assert heard[5].left == heard[5].right


def test_a_key_silences_a_sound_too(capture: AudioCapture) -> None:
    """Nothing is heard of a sound that was stopped before it began, nor of its sentence."""
    body = f"""
from functools import partial
from accessigame.devices.speech.clip import samples
from accessigame.devices.speech.voice import UtteranceStyle
say(*{SENTENCE!r})
worker.say(Utterance("Sept.", "", "fr"), UtteranceStyle(0, partial(samples, "turn", 0.0, 100)))
while worker._current is None: time.sleep(0.01)
time.sleep(0.5)
worker.silence()
time.sleep(1)
finish()
"""
    (one,) = said(capture, body)
    assert one["outcome"] == "STOPPED"
    assert capture.heard().between(one["end"] + 0.1, one["end"] + 1).first() is None
