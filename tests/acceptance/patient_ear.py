"""An ear that follows known sentences through a sound in which there may be holes.

A busy machine makes a voice wait, in the middle of a word too, and nothing is lost by that. So
silence does not count here: what is loud has to be the sentences, each once and whole, one after
another. The end of one is found by laying it along the sound in the cheapest way.

A sentence begins anywhere within a step, and one that is cut into steps half a step later looks
less like itself than 27 looks like 29. So each sentence that may be meant is tried in several cuts.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from accessigame.devices.speech.synthesiser import SpeechParameters, synthesiser
from tests.acceptance.ear import Sound
from tests.acceptance.sound_similarity import (
    SLACK,
    STEP,
    STRETCH,
    UNLIKE,
    Contour,
    cuts,
    loud_steps,
)

ALIKE: Final = 1.0
"""The most by which a sentence differs from espeak-ng's own rendering, per step; others differ by
more, and half is usual."""
DOUBT: Final = 0.03
"""By how much another sentence may be closer: 6 and 1 differ by four times that in a long one."""
RIVALS: Final = 6
"""Other sentences that each is compared with: those that are most nearly as long."""
PAUSE: Final = 30
"""Steps of silence after which a sentence has ended, or has a hole in it."""
CUTS: Final = 8
"""Ways to cut a sentence into steps, each of which begins a little later."""
FADING: Final = 8
"""Steps of a sentence that may be too faint to count."""


class PatientEar:
    """Hears sentences; `heard` has all so far. rate: that of the voice, in words a minute."""

    def __init__(self, sound: Sound, language: str, rate: int) -> None:
        self.heard: list[str] = []
        self._sound = sound
        self._parameters = SpeechParameters(language, rate)
        self._known: dict[str, Sequence[Contour]] = {}
        self._looked = self._place = self._silent = 0
        self._tried: object = None
        self._loud: list[tuple[float, ...]] = []

    def learn(self, sentences: Iterable[str]) -> None:
        """Learn how these sentences sound."""
        for sentence in sentences:
            if sentence not in self._known:
                contours = cuts(self._spoken(sentence), range(0, STEP, STEP // CUTS))
                self._known[sentence] = [*map(loud_steps, contours)]

    def listen(self, expected: Collection[str]) -> bool:
        """Hear one of these sentences, if it comes next; return True if it was."""
        if not expected or not self._look() or not self._is_new(expected):
            return False
        fits = {sentence: self._along(sentence) for sentence in expected}
        best = min(fits, key=lambda sentence: fits[sentence][0])
        unlike, steps = fits[best]
        if unlike > ALIKE:
            return False
        rivals = sorted(self._known, key=lambda other: self._length_apart(best, other))
        if unlike > DOUBT + min(self._along(other)[0] for other in rivals[: RIVALS + 1]):
            return False
        self._place += steps
        self.heard.append(best)
        return True

    def _is_new(self, expected: Collection[str]) -> bool:
        """Return False where these were looked for before in the same sound."""
        state = self._place, len(self._loud), self._silent >= PAUSE, frozenset(expected)
        before, self._tried = self._tried, state
        return state != before

    def _look(self) -> bool:
        """Take in what is new; return False where nothing is left that was not heard."""
        samples = self._sound.samples(self._looked)
        (steps,) = cuts(samples)
        self._loud += loud_steps(steps)
        self._looked += len(steps) * STEP
        last = next((n for n, step in enumerate(reversed(steps)) if step[0] > 0), None)
        self._silent = self._silent + len(steps) if last is None else last
        return len(self._loud) > self._place

    def _length_apart(self, one: str, other: str) -> int:
        return abs(len(self._known[one][0]) - len(self._known[other][0]))

    def _along(self, sentence: str) -> tuple[float, int]:
        """Return the difference of what comes next to a sentence, per step, and its steps."""
        first, *others = self._known[sentence]
        fit = self._laid_along(first)
        return fit if fit[0] > ALIKE else min(fit, *map(self._laid_along, others))

    def _laid_along(self, wanted: Contour) -> tuple[float, int]:
        """Return the difference of what comes next to one cut of a sentence, and its steps."""
        course = self._loud[self._place : self._place + len(wanted) + SLACK]
        if len(course) < len(wanted) + (-FADING if self._silent >= PAUSE else SLACK):
            return UNLIKE, 0  # it may go on
        row = [STRETCH * steps for steps in range(len(course) + 1)]
        for place, step in enumerate(wanted, 1):
            before, row = row, [UNLIKE * len(wanted)] * (len(course) + 1)
            for there in range(max(1, place - SLACK), min(len(course), place + SLACK) + 1):
                way = min(before[there - 1], before[there] + STRETCH, row[there - 1] + STRETCH)
                row[there] = way + math.dist(step, course[there - 1])
        steps = min(range(len(row)), key=row.__getitem__)
        return row[steps] / len(wanted), steps

    def _spoken(self, sentence: str) -> array[int]:
        data = bytearray()

        def take(samples: bytes) -> bool:
            data.extend(samples)
            return True

        assert synthesiser().speak(sentence, self._parameters, take)
        return array("h", bytes(data))
