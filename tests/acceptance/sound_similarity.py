"""Similarity of sounds: the closest of several sentences as espeak-ng itself renders them.

Each ten milliseconds of a sound become a few numbers: how loud it is as it is, and how loud its
differences are, which is to say its higher and higher parts. Two sounds are compared by the
cheapest way to lay the one along the other, so that a little delay inside does no harm.
"""

from __future__ import annotations

import math
import subprocess
import wave
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from operator import mul, sub
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.devices.speech.synthesiser import SpeechParameters, synthesiser
from tests.wait_for import PATIENCE

STEP: Final = 220
"""Samples of ten milliseconds."""
HEIGHTS: Final = 3
FAINT: Final = 40.0
"""Of 32768: quieter than this is silence."""
SLACK: Final = 25
"""Steps by which one sound may lag behind the other."""
STRETCH: Final = 0.5
"""The cost of waiting for a step."""
UNLIKE: Final = 1000.0

Contour: TypeAlias = Sequence[tuple[float, ...]]


def rendering(here: Path, language: str, sentence: str, rate: int = 200) -> array[int]:
    """Return espeak-ng's own samples."""
    path = here / "rendering.wav"
    command = ["espeak-ng", "-v", language, "-s", str(rate), "-w", str(path), "--stdin"]
    subprocess.run(command, input=sentence.encode(), check=True, timeout=PATIENCE)
    with wave.open(str(path)) as sound:
        return array("h", sound.readframes(sound.getnframes()))


def spoken(language: str, text: str, rate: int) -> array[int]:
    """Return the samples of a text as our synthesiser speaks it, at a rate in words a minute."""
    data = bytearray()

    def take(samples: bytes) -> bool:
        data.extend(samples)
        return True

    assert synthesiser().speak(text, SpeechParameters(language, rate), take)
    return array("h", bytes(data))


def contour(sound: Sequence[int]) -> Contour:
    """Return the levels of each step, from the first sound to the last."""
    steps = [levels(sound[start : start + STEP]) for start in range(0, len(sound), STEP)]
    loud = [place for place, step in enumerate(steps) if step[0] > 0]
    return steps[loud[0] : loud[-1] + 1] if loud else []


def cuts(samples: Sequence[int], begins: Iterable[int] = (0,)) -> Iterator[Contour]:
    """Yield the levels of each whole step, for each sample at which the first step may begin."""
    sums = []
    for _ in range(HEIGHTS):
        sums.append((0, *accumulate(map(mul, samples, samples))))
        samples = [*map(sub, samples[1:], samples)]
    for begin in begins:
        yield [
            tuple(
                _level(total[at + STEP - height] - total[at]) for height, total in enumerate(sums)
            )
            for at in range(begin, len(sums[0]) - STEP, STEP)
        ]


def loud_steps(contour: Contour) -> Contour:
    """Return the steps of a contour that are loud: a busy machine makes holes in a sound."""
    return [step for step in contour if step[0] > 0]


def levels(samples: Sequence[int]) -> tuple[float, ...]:
    """Return the levels of a step: of the sound, of its differences, and of theirs."""
    numbers = []
    for _ in range(HEIGHTS):
        numbers.append(_level(sum(map(mul, samples, samples))))
        samples = [b - a for a, b in pairwise(samples)]
    return tuple(numbers)


def _level(power: int) -> float:
    return math.log(max(math.sqrt(power / STEP) / FAINT, 1.0))


def difference(one: Contour, other: Contour) -> float:
    """Return the difference of two sounds, per step: 0 for the same."""
    if not one or abs(len(one) - len(other)) > SLACK:
        return UNLIKE
    row = [0.0] + [UNLIKE * len(one)] * len(other)
    for place, step in enumerate(one, 1):
        before, row = row, [UNLIKE * len(one)] * (len(other) + 1)
        for there in range(max(1, place - SLACK), min(len(other), place + SLACK) + 1):
            way = min(before[there - 1], before[there] + STRETCH, row[there - 1] + STRETCH)
            row[there] = way + math.dist(step, other[there - 1])
    return row[-1] / len(one)


def most_similar(sound: Contour, candidates: Sequence[Contour]) -> int:
    """Return the index of the candidate that differs the least."""
    differences = [difference(sound, candidate) for candidate in candidates]
    return differences.index(min(differences))
