"""What is really heard the second best way: real pyttsx3, its own driver, aplay, and ALSA.

ALSA's file plugin takes the place of a sound card, so this needs alsa-utils and espeak-ng
and no more. Each sound that arrives is compared with espeak-ng's own rendering of every
sentence there is: it must resemble its own the most, and be as long.
"""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(
        not (shutil.which("aplay") and shutil.which("espeak-ng")),
        reason="alsa-utils and espeak-ng are needed",
    ),
]

PATIENCE = 120
"""Seconds after which the program is stuck; nothing is measured by it."""

SENTENCES = (
    ("fr", "Léa prend la carte dix-sept et trois jetons."),
    ("fr", "Léa prend la carte seize et treize jetons."),
    ("en", "Ana takes card seventeen."),
    ("en", "Ana takes card seventy."),
    ("de", "Ben nimmt die siebzehn."),
    ("de", "Ben nimmt die siebzig."),
    ("fr", "À vous."),
    ("en", 'It is your turn, Mr. O\'Neill; no "thanks", $(please)!'),
    ("de", "Sie haben noch elf Chips, und die Fünfunddreißig liegt offen."),
    ("fr", "Moins trente-cinq points."),
    ("en", "Ana takes card thirteen."),
    ("fr", "Fin de la partie : Léa gagne avec douze points."),
)

ASOUNDRC = """
pcm.!default {{
    type plug
    slave.pcm {{ type file slave.pcm "null" file "{heard}/now" format "raw" }}
}}
"""

APLAY = """#!/bin/sh
# the real one, and then a place of its own for what it played
{real} "$@"
code=$?
mv {heard}/now {heard}/$(printf %03d $(ls {heard} | wc -l))
exit $code
"""

GAME = """
import sys
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Utterance

problems = []
worker = SpeechWorker(lambda: Pyttsx3Voice("fr", driver="espeak"), problems.append)
for line in sys.argv[1:]:
    language, _, sentence = line.partition(" ")
    worker.say(Utterance(sentence, "", language))
assert worker.close(60.0)
assert problems == []
"""


def heard_from_the_game(here: Path, sentences: Sequence[tuple[str, str]]) -> list[array[int]]:
    """Have a program say these in a row, and return the sounds that reached the card."""
    heard, bin_ = here / "heard", here / "bin"
    heard.mkdir()
    bin_.mkdir()
    (here / ".asoundrc").write_text(ASOUNDRC.format(heard=heard))
    (bin_ / "aplay").write_text(APLAY.format(real=shutil.which("aplay"), heard=heard))
    (bin_ / "aplay").chmod(0o755)
    ran = subprocess.run(
        [sys.executable, "-c", GAME, *(" ".join(sentence) for sentence in sentences)],
        env={
            **dict.fromkeys(("HOME", "TMPDIR"), str(here)),
            "PATH": f"{bin_}:/usr/bin:/bin",
            "PYTHONPATH": str(Path(__file__).parents[2]),
        },
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.stdout, ran.stderr, ran.returncode) == (b"", b"", 0)
    sounds = [array("h", path.read_bytes()) for path in sorted(heard.iterdir())]
    return [sound for sound in sounds if any(sound)]  # the check of the device is silent


def rendering(here: Path, language: str, sentence: str) -> array[int]:
    """Return espeak-ng's own samples, at pyttsx3's speed of 200 words a minute."""
    path = here / "rendering.wav"
    command = ["espeak-ng", "-v", language, "-s", "200", "-w", str(path), "--stdin"]
    subprocess.run(command, input=sentence.encode(), check=True, timeout=PATIENCE)
    with wave.open(str(path)) as sound:
        return array("h", sound.readframes(sound.getnframes()))


def loudness(sound: array[int], step: int = 110) -> list[float]:
    """Return how loud each five milliseconds are, up to the last sound."""
    frames = (sound[start : start + step] for start in range(0, len(sound), step))
    levels = [math.sqrt(sum(sample * sample for sample in frame) / step) for frame in frames]
    while levels and levels[-1] < 1:
        levels.pop()
    return levels


def resemblance(one: list[float], other: list[float]) -> float:
    """Return the correlation of two courses of loudness, 1.0 for the same."""
    length = max(len(one), len(other))
    first, second = (
        [level - sum(course) / length for level in course + [0.0] * (length - len(course))]
        for course in (one, other)
    )
    norm = math.sqrt(sum(x * x for x in first) * sum(x * x for x in second))
    return sum(x * y for x, y in zip(first, second, strict=True)) / norm


def test_every_sentence_is_heard_once_whole_and_in_order(tmp_path: Path) -> None:
    """Twelve sentences in three languages, said faster than they can be spoken."""
    renderings = [loudness(rendering(tmp_path, *sentence)) for sentence in SENTENCES]
    sounds = [loudness(sound) for sound in heard_from_the_game(tmp_path, SENTENCES)]

    def most_like(sound: list[float]) -> int:
        likeness = [resemblance(sound, candidate) for candidate in renderings]
        return likeness.index(max(likeness))

    assert [most_like(sound) for sound in sounds] == list(range(len(SENTENCES)))
    for sound, whole in zip(sounds, renderings, strict=True):
        assert abs(len(sound) - len(whole)) <= 10  # 50 ms, of half a second and more
