"""Earcons: a few short tones before a sentence, panned to the place of its seat.

They add nothing to the sentence. Each ear gets enough of an earcon to recognise it, so it is the
same with one ear and with a single loudspeaker.
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
        # hertz, milliseconds; together shorter than a word
        "card": ((659.3, 40), (880.0, 60)),
        "laid": ((329.6, 70),),
        "taken": ((587.3, 50), (392.0, 70)),
        "turn": ((523.3, 50), (659.3, 50), (784.0, 70)),
        "error": ((196.0, 60), (0.0, 30), (196.0, 60)),
    }
)
"""The notes of each earcon. Their shapes differ too: up, one, down, three, twice."""
LOUDNESS: Final = 7000
"""Of 32768: beside a voice, not above it."""
FADE: Final = 0.005
"""Seconds of fading in and out, so that a note does not click."""
GAP: Final = 0.03
"""Seconds of silence between an earcon and its sentence."""
WIDTH: Final = 0.7
"""The widest pan, of 1: the other ear still gets a quarter of the sound."""


def pan_of(earcon: Earcon, seats: int) -> float:
    """Return the pan of an earcon: -1 for the first seat, 1 for the last, 0 for the table."""
    if earcon.seat is None or not 0 <= earcon.seat < seats or seats == 1:
        return 0.0
    return 2 * earcon.seat / (seats - 1) - 1


@cache
def samples(kind: str, pan: float, volume: int) -> bytes:
    """Return the frames of an earcon, 16 bits for each ear, with the silence after it.

    pan: from -1, left, to 1, right. volume: from 0 to 100. KeyError for an unknown earcon.
    """
    angle = (1 + WIDTH * pan) * math.pi / 4  # of equal power at each pan
    loudness = LOUDNESS * volume / 100
    left, right = loudness * math.cos(angle), loudness * math.sin(angle)
    wave = chain.from_iterable(_note(*note) for note in NOTES[kind])
    both = array("h", (round(ear * level) for level in wave for ear in (left, right)))
    return both.tobytes() + bytes(4 * int(RATE * GAP))


def _note(hertz: float, milliseconds: int) -> Iterator[float]:
    count, fade = RATE * milliseconds // 1000, RATE * FADE
    for number in range(count):
        envelope = min(1.0, number / fade, (count - number) / fade)
        yield envelope * math.sin(2 * math.pi * hertz * number / RATE)
