"""How long eSpeak NG takes for a text, and how long it pauses in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from accessigame.core.model import Seat
from accessigame.devices.speech.clip import RATE
from accessigame.devices.speech.espeak_driver import SILENCE
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.words.words import Localizer, number_pairs
from tests.acceptance.sound_similarity import spoken


@dataclass(frozen=True, slots=True)
class Length:
    """The milliseconds of a sound, from its first sample to its last, and of its longest pause."""

    whole: int
    pause: int


def length(language: str, text: str, rate: int) -> Length:
    """Return the length of a text, at a rate in words a minute."""
    loud = [abs(sample) > SILENCE for sample in spoken(language, text, rate)]
    loud = loud[loud.index(True) : len(loud) - loud[::-1].index(True)]
    pauses = (sum(1 for _ in run) for sound, run in groupby(loud) if not sound)
    return Length(_milliseconds(len(loud)), _milliseconds(max(pauses, default=0)))


def _milliseconds(samples: int) -> int:
    return 1000 * samples // RATE


def mistakable(language: str) -> Iterator[tuple[int, int, int]]:
    """Give each pair of numbers that is heard as one, and that one."""
    pairs = number_pairs(Localizer(language).text("heard-as-one"))
    for first, seconds in pairs.items():
        for second in sorted(seconds):
            # 4, 20 is 80 in French, and 4, 22 is 82
            yield first, second, first + second if first != 4 or second == 10 else second + 60


def hand(language: str, *cards: int) -> str:
    """Return the sentence that says a hand of these cards."""
    return Localizer(language).say(HandHeld(Seat(0), cards), Seat(0)).speech
