"""Sound cues: a few short tones that go before a sentence, from where its seat sits.

They say nothing that the sentence does not say. Each ear gets enough of each to know it, and
both ears together get it as one, so it is the same thing for one ear and for one speaker.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final

from accessigame.devices.speech.clip import RATE
from accessigame.words.words import Earcon

NOTES: Final[Mapping[str, tuple[tuple[float, int], ...]]] = MappingProxyType(
    {
        # height in hertz, milliseconds; all together shorter than a word
        "card": ((659.3, 40), (880.0, 60)),
        "laid": ((329.6, 70),),
        "taken": ((587.3, 50), (392.0, 70)),
        "turn": ((523.3, 50), (659.3, 50), (784.0, 70)),
        "error": ((196.0, 60), (0.0, 30), (196.0, 60)),
    }
)
"""The few cues there are. They differ in shape, not only in height: up, one, down, three, twice."""
LOUDNESS: Final = 7000
"""Of 32768: beside a voice, not above it."""
EDGE: Final = 0.005
"""Seconds in which a note comes and goes, so that it does not click."""
GAP: Final = 0.03
"""Seconds of silence between a cue and its sentence."""
WIDTH: Final = 0.7
"""How far to a side, of 1: at the very side the other ear still gets a quarter of the sound."""


def place(cue: Earcon, seats: int) -> float:
    """Return where the cue comes from: -1 for the first seat, 1 for the last, 0 for the table."""
    if cue.seat is None or not 0 <= cue.seat < seats or seats == 1:
        return 0.0
    return 2 * cue.seat / (seats - 1) - 1


@cache
def samples(kind: str, place: float, volume: int) -> bytes:
    """Return the sound of a cue, 16 bits for each ear, with the silence after it.

    place: from -1, left, to 1, right. volume: from 0 to 100. KeyError for an unknown cue.
    """
    angle = (1 + WIDTH * place) * math.pi / 4  # of equal power wherever it comes from
    loudness = LOUDNESS * volume / 100
    left, right = loudness * math.cos(angle), loudness * math.sin(angle)
    heights = chain.from_iterable(_note(*note) for note in NOTES[kind])
    both = array("h", (round(ear * height) for height in heights for ear in (left, right)))
    return both.tobytes() + bytes(4 * int(RATE * GAP))


def _note(hertz: float, milliseconds: int) -> Iterator[float]:
    count, edge = RATE * milliseconds // 1000, RATE * EDGE
    for number in range(count):
        swell = min(1.0, number / edge, (count - number) / edge)
        yield swell * math.sin(2 * math.pi * hertz * number / RATE)
