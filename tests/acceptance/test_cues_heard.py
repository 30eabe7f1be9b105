"""Sounds before sentences and rates of players, as they are heard: an ear, and real espeak-ng."""

from __future__ import annotations

import math
from array import array
from pathlib import Path

import pytest

from accessigame.devices.cues import GAP, NOTES, samples
from tests.acceptance.ear import RATE, Ear, Heard, can_listen
from tests.acceptance.likeness import course, most_like, rendering
from tests.acceptance.test_stream_heard import said

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_listen(), reason="PulseAudio and espeak-ng are needed"),
]

KINDS = tuple(NOTES)
PLACES = dict(zip(KINDS, (-1.0, 1.0, -1.0, 0.0, 1.0), strict=True))
SENTENCE = ("fr", "Trois jetons sur la carte seize.")
CUED = f"""
from functools import partial
from accessigame.devices.cues import samples
from accessigame.devices.speech import Style

for kind, place in {PLACES!r}.items():
    worker.say(Utterance({SENTENCE[1]!r}, "", "fr"), Style(0, partial(samples, kind, place, 100)))
for rate in (0, 120, 320):
    worker.say(Utterance({SENTENCE[1]!r}, "", "fr"), Style(rate))
finish()
"""


def length(kind: str) -> int:
    """Return how many samples a sound has, without the silence after it."""
    return len(samples(kind, 0.0, 100)) // 4 - int(RATE * GAP)


def loudness(sound: array[int]) -> float:
    """Return how loud a sound is."""
    return math.sqrt(sum(height * height for height in sound) / len(sound))


def likeness(heard: array[int], kind: str) -> float:
    """Return how like a sound is to this one, at the best moment: 1.0 for the same."""
    wanted = array("h", samples(kind, 0.0, 100))[: 2 * length(kind) : 2]
    best = 0.0
    for lag in range(30):
        there = heard[lag : lag + len(wanted)]
        both = sum(a * b for a, b in zip(wanted, there, strict=False))
        norm = math.sqrt(sum(a * a for a in wanted) * sum(b * b for b in there))
        best = max(best, both / norm if norm else 0.0)
    return best


def from_first_sound(heard: Heard) -> Heard:
    """Return what was heard from shortly before the first sound on."""
    first = heard.first()
    assert first is not None
    return heard.between(first - 20 / RATE, heard.begin + len(heard.left) / RATE)


def test_sounds_and_rates(ear: Ear, tmp_path: Path) -> None:
    """Each sound is found before its sentence, from its side; off, there is the sentence alone.

    The sentence after it is whole. Without a rate of its own it is said at that of the voice.
    Fails when a sound is laid over the sentence, and when both ears get the same of it.
    """
    told = said(ear, CUED)
    assert [one["outcome"] for one in told] == ["HEARD"] * len(told)
    recorded = ear.heard()
    heard = [from_first_sound(recorded.between(one["begin"], one["end"])) for one in told]
    whole = {rate: course(rendering(tmp_path, *SENTENCE, rate)) for rate in (120, 200, 320)}
    for sound, kind in zip(heard[:5], KINDS, strict=True):
        end = length(kind) + 40
        left, right = sound.left[:end], sound.right[:end]
        louder = left if loudness(left) > loudness(right) else right
        alike = [likeness(louder, other) for other in KINDS]
        assert alike.index(max(alike)) == KINDS.index(kind)
        assert max(alike) > 0.9
        side = loudness(right) / loudness(left)
        assert {-1.0: side < 0.4, 0.0: 0.9 < side < 1.1, 1.0: side > 2.5}[PLACES[kind]]
        assert max(map(abs, sound.left[end : end + 200])) < 48  # a moment of silence after it
        speech = course(sound.left[end:])
        assert abs(len(speech) - len(whole[200])) <= 10
        assert most_like(speech, list(whole.values())) == 1
    for sound, rate in zip(heard[5:], (200, 120, 320), strict=True):
        assert sound.left == sound.right
        assert most_like(course(sound.left), list(whole.values())) == list(whole).index(rate)


def test_a_key_silences_a_sound_too(ear: Ear) -> None:
    """Nothing is heard of a sound that was stopped before it began, nor of its sentence."""
    body = f"""
from functools import partial
from accessigame.devices.cues import samples
from accessigame.devices.speech import Style
say(*{SENTENCE!r})
worker.say(Utterance("Sept.", "", "fr"), Style(0, partial(samples, "turn", 0.0, 100)))
time.sleep(0.7)
worker.silence()
time.sleep(1)
finish()
"""
    (one,) = said(ear, body)
    assert one["outcome"] == "STOPPED"
    assert ear.heard().between(one["end"] + 0.1, one["end"] + 1).first() is None
