"""One piece of sound to play: a sentence, and the earcon before it.

An earcon is a few short tones, panned to the place of its seat; it adds nothing to the sentence.
Each ear gets enough of it to recognise it, so it is the same with one ear and with a single
loudspeaker.
"""

from __future__ import annotations

import math
import threading
import time
from array import array
from collections import deque
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final

from accessigame.words.words import Earcon

RATE: Final = 22050
"""Samples a second, as espeak-ng makes them."""
CHANNELS: Final = 2
FRAME: Final = 2 * CHANNELS
"""Bytes of one moment: 16 bits for each ear."""


class AudioClip:
    """Sound that is played from its beginning to its end, or until it is stopped.

    One thread feeds it, another plays it, and any thread may stop it or wait for its end.
    frames: the number that was fed. complete: nothing more is fed.
    """

    def __init__(self) -> None:
        self.frames = 0
        self.complete = False
        self._parts: deque[bytes] = deque()
        self._stopped = False
        self._end = math.inf
        self._changed = threading.Condition()

    def feed(self, stereo: bytes) -> None:
        """Add samples for both ears."""
        self.frames += len(stereo) // FRAME
        self._parts.append(stereo)

    def take(self, frames: int) -> bytes:
        """Remove and return the next samples, at most this number of frames."""
        taken = bytearray()
        room = FRAME * frames
        while self._parts and len(taken) < room:
            part = self._parts.popleft()
            rest = room - len(taken)
            taken += part[:rest]
            if len(part) > rest:
                self._parts.appendleft(part[rest:])
        return bytes(taken)

    @property
    def exhausted(self) -> bool:
        """True if nothing is left to take, now or later."""
        return self.complete and not self._parts

    def stop(self) -> None:
        """End the clip unless it is over, and release the threads that wait for it."""
        with self._changed:
            self._stopped = self._stopped or not self.over
            self._changed.notify_all()

    def finish_at(self, moment: float) -> None:
        """Set the end, at which it counts as heard, as a moment of `time.monotonic`."""
        with self._changed:
            self._end = moment
            self._changed.notify_all()

    @property
    def end_known(self) -> bool:
        """True if its last moment is known."""
        return self._end < math.inf

    @property
    def over(self) -> bool:
        """True if it was heard whole, stopped, or lost with the device."""
        return self._stopped or time.monotonic() >= self._end

    @property
    def heard(self) -> bool:
        """True if it was heard whole."""
        return self.over and not self._stopped

    def wait(self, seconds: float) -> bool:
        """Wait at most this long for its end; return `over`."""
        end = time.monotonic() + seconds
        with self._changed:
            while not self.over and (left := min(end, self._end) - time.monotonic()) > 0:
                self._changed.wait(left)
        return self.over


def both_ears(mono: bytes) -> bytes:
    """Return samples of 16 bits as frames, the same for each ear."""
    samples = array("h", mono)
    stereo = array("h", bytes(len(mono) * CHANNELS))
    for ear in range(CHANNELS):
        stereo[ear::CHANNELS] = samples
    return stereo.tobytes()


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
