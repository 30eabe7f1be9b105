"""An ear that knows a vocabulary: it hears clauses, as a listener does, one after another.

espeak-ng speaks a sentence clause by clause, with a pause after each, and speaks a clause in the
same way wherever it stands. So the ear knows the sound of every clause of its vocabulary, as the
synthesiser makes it, and looks which of them fits what it hears, from one pause to another. What
fits none is something that it does not understand.
"""

from __future__ import annotations

import math
import re
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter, mul
from typing import Final, Protocol, TypeAlias

from tests.acceptance.audio_capture import LOUD
from tests.acceptance.sound_similarity import FAINT, STEP, difference, spoken

UNLIKE: Final = 1.1
"""The most by which a clause differs from itself, per step; others differ by more."""
GRACE: Final = 8.0
"""By how much it may differ in its first steps, all together."""
PAUSE: Final = 4
"""Steps of silence that end what is not understood; within a word there are fewer."""
LULL: Final = 10
"""Steps of silence that end a clause; between two words there are fewer."""
FADING: Final = 3
"""Steps of those in which a clause may still fade away."""
LEAST: Final = 3
"""Steps of sound that are no more than the end of a clause."""
QUIET: Final = 40
"""Steps of silence after which nobody is in the middle of a clause."""
UNHEARD: Final = "…"
"""What was not understood."""

Course: TypeAlias = Sequence[tuple[float, ...]]

_END = re.compile(r"(?<=[.,;:?!…])\s+(?=[\w«\"'])")


def clauses(sentence: str) -> tuple[str, ...]:
    """Return the parts between which espeak-ng pauses."""
    return tuple(part for part in _END.split(sentence.strip()) if re.search(r"\w", part))


class Sound(Protocol):
    """A sound that may still go on."""

    def __len__(self) -> int:
        """Return the number of samples so far."""

    def samples(self, begin: int, end: int | None = None) -> array[int]:
        """Return a part of it."""


@dataclass(frozen=True, slots=True)
class Known:
    """A clause in a language, and the course of its sound."""

    language: str
    text: str
    course: Course


class Ear:
    """Hears the clauses of its vocabulary in a sound; `heard` has all so far.

    rate: that of the voice, in words a minute.
    """

    def __init__(self, sound: Sound, rate: int) -> None:
        self.heard: list[str] = []
        self._sound = sound
        self._rate = rate
        self._place = 0
        self._missed: int | None = None
        self._known: dict[tuple[str, str], Known] = {}
        self._longest = 0

    def learn(self, language: str, sentences: Iterable[str]) -> None:
        """Learn the clauses of these sentences."""
        for sentence in sentences:
            for text in clauses(sentence):
                if (language, text) not in self._known:
                    spoken = _spoken(language, text, self._rate)
                    self._known[language, text] = Known(language, text, spoken)
                    self._longest = max(self._longest, len(spoken))

    def listen(self) -> bool:
        """Hear the next clause, if it is there as a whole; return True if it was."""
        begin = _onset(self._sound.samples(self._place))
        if begin is None:
            self._place = max(self._place, len(self._sound) - STEP)
            return False
        self._place += begin
        length, text = self._heard_at(self._place)
        if text == UNHEARD:
            # where a faint sound begins differs by less than a step each time
            others = (self._heard_at(self._place + n) for n in (STEP // 2, -STEP // 2))
            known = (one for one in others if one[1] not in {"", UNHEARD})
            length, text = next(known, (length, text))
        if length:
            self._place += length * STEP
            if text != UNHEARD or length > LEAST + PAUSE:
                self._missed = self._place - length * STEP if text == UNHEARD else None
                self.heard.append(text)
                return True
        return False

    def listen_again(self) -> None:
        """Go back to the last clause if it was not understood, as if it had not been heard."""
        if self._missed is not None:
            self._place, self._missed = self._missed, None
            self.heard.pop()

    def _heard_at(self, place: int) -> tuple[int, str]:
        """Return the steps and the text of what begins at a place; 0 steps to wait for more."""
        most = STEP * (self._longest + QUIET)
        return self._understood(_course(self._sound.samples(max(place, 0), place + most)))

    def _understood(self, course: Course) -> tuple[int, str]:
        """Return the steps and the text of what a course begins with; 0 steps to wait for more."""
        fitting = []
        for known in self._known.values():
            steps = min(len(known.course), len(course))
            unlike = _difference(known.course, course, steps)
            if unlike > UNLIKE * steps + GRACE:
                continue
            if len(course) < len(known.course) + LULL:
                if not _silent(course[-QUIET:]):
                    return 0, ""  # it may still become this one
            elif UNLIKE * steps > unlike and _ends(course, steps):
                fitting.append((UNLIKE * steps - unlike, known))
        if fitting:
            chosen = _closest(max(fitting, key=itemgetter(0))[1], fitting, course)
            return len(chosen.course), chosen.text
        return _until_pause(course, self._longest), UNHEARD

    def quiet(self, seconds: float) -> bool:
        """Say whether nothing was heard for the last seconds of the sound."""
        count = int(seconds * 22050)
        return len(self._sound) - self._place >= count and not any(
            abs(sample) > LOUD for sample in self._sound.samples(len(self._sound) - count)
        )


def _spoken(language: str, text: str, rate: int) -> Course:
    """Return the course of a clause as espeak-ng speaks it."""
    samples = spoken(language, text, rate)
    begin = _onset(samples) or 0
    course = list(_course(samples[begin:]))
    while course and course[-1][0] <= 0:
        course.pop()
    return course


def _onset(samples: array[int]) -> int | None:
    """Return the place of the first sound."""
    for start in range(0, len(samples), STEP):
        part = samples[start : start + STEP]
        if max(part) > LOUD or min(part) < -LOUD:
            return start + next(n for n, sample in enumerate(part) if abs(sample) > LOUD)
    return None


def _course(samples: array[int]) -> Course:
    """Return the levels of each whole step: of the sound, of its differences, and of theirs."""
    return [_levels(samples[n : n + STEP + 2]) for n in range(0, len(samples) - STEP - 1, STEP)]


def _levels(samples: array[int]) -> tuple[float, float, float]:
    own = samples[:STEP]
    power = sum(map(mul, own, own))
    next_, after = sum(map(mul, own, samples[1:])), sum(map(mul, own, samples[2:]))
    return (
        _level(power),
        _level(2 * (power - next_)),
        _level(6 * power - 8 * next_ + 2 * after),
    )


def _level(power: float) -> float:
    return math.log(max(math.sqrt(max(power, 0.0) / STEP) / FAINT, 1.0))


def _closest(best: Known, fitting: list[tuple[float, Known]], course: Course) -> Known:
    """Return the one of those as long as the best that is closest if a step may lag a little."""
    long = len(best.course)
    alike = [known for _, known in fitting if abs(len(known.course) - long) <= PAUSE]
    if len(alike) == 1:
        return best
    return min(alike, key=lambda known: difference(known.course, course[: len(known.course)]))


def _difference(one: Course, other: Course, steps: int) -> float:
    """Return the difference of the first steps; more than enough as soon as it is too much."""
    total = 0.0
    for step in range(steps):
        total += math.dist(one[step], other[step])
        if total > UNLIKE * step + GRACE:
            return math.inf
    return total


def _silent(course: Course) -> bool:
    return len(course) == QUIET and not any(step[0] for step in course)


def _ends(course: Course, steps: int) -> bool:
    """Say whether a clause of so many steps, or a few more, is followed by a pause."""
    return sum(bool(step[0]) for step in course[steps - 1 : steps + LULL]) <= FADING


def _until_pause(course: Course, most: int) -> int:
    """Return the number of steps up to the first pause, `most` at most; 0 if it goes on."""
    silence = 0
    for place, step in enumerate(course[:most]):
        silence = 0 if step[0] else silence + 1
        if silence == PAUSE:
            return place
    return most if len(course) > most else 0
