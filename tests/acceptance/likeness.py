"""What a sound is: which of several sentences it is most like, as espeak-ng itself renders them."""

from __future__ import annotations

import math
import subprocess
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path

from tests.until import PATIENCE

STEP = 110
"""Samples of five milliseconds."""


def rendering(here: Path, language: str, sentence: str, rate: int = 200) -> array[int]:
    """Return espeak-ng's own samples."""
    path = here / "rendering.wav"
    command = ["espeak-ng", "-v", language, "-s", str(rate), "-w", str(path), "--stdin"]
    subprocess.run(command, input=sentence.encode(), check=True, timeout=PATIENCE)
    with wave.open(str(path)) as sound:
        return array("h", sound.readframes(sound.getnframes()))


def loudness(sound: Sequence[int]) -> list[float]:
    """Return how loud each five milliseconds are, from the first sound to the last."""
    frames = (sound[start : start + STEP] for start in range(0, len(sound), STEP))
    levels = [math.sqrt(sum(sample * sample for sample in frame) / STEP) for frame in frames]
    loud = [place for place, level in enumerate(levels) if level > 40]  # of 32768
    return levels[loud[0] : loud[-1] + 1] if loud else []


def resemblance(one: list[float], other: list[float]) -> float:
    """Return the correlation of two courses of loudness, 1.0 for the same."""
    length = max(len(one), len(other))
    first, second = (
        [level - sum(course) / length for level in course + [0.0] * (length - len(course))]
        for course in (one, other)
    )
    norm = math.sqrt(sum(x * x for x in first) * sum(x * x for x in second))
    return sum(x * y for x, y in zip(first, second, strict=True)) / norm if norm else 0.0


def most_like(sound: list[float], candidates: Sequence[list[float]]) -> int:
    """Return the number of the candidate that the sound resembles the most."""
    likeness = [resemblance(sound, candidate) for candidate in candidates]
    return likeness.index(max(likeness))
