"""Something to be heard: a sentence, and the sound before it."""

from __future__ import annotations

import math
import threading
import time
from array import array
from collections import deque
from typing import Final

RATE: Final = 22050
"""Samples a second: what espeak-ng makes."""
CHANNELS: Final = 2
FRAME: Final = 2 * CHANNELS
"""Bytes of one moment: 16 bits for each ear."""


class AudioClip:
    """Sound that is heard from its beginning to its end, or until it is stopped.

    One thread feeds it, another plays it, and any thread may stop it or wait for its end.
    frames: those that were fed. whole: no more will come.
    """

    def __init__(self) -> None:
        self.frames = 0
        self.whole = False
        self._parts: deque[bytes] = deque()
        self._stopped = False
        self._due = math.inf
        self._change = threading.Condition()

    def feed(self, stereo: bytes) -> None:
        """Add samples for both ears."""
        self.frames += len(stereo) // FRAME
        self._parts.append(stereo)

    def take(self, frames: int) -> bytes:
        """Return the next samples, at most so many frames."""
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
    def taken(self) -> bool:
        """True when nothing of it is left to be taken, now or later."""
        return self.whole and not self._parts

    def stop(self) -> None:
        """Be over, unless it is, and let whoever waits go on."""
        with self._change:
            self._stopped = self._stopped or not self.over
            self._change.notify_all()

    def last_until(self, moment: float) -> None:
        """Be over, and heard, at this moment of `time.monotonic`."""
        with self._change:
            self._due = moment
            self._change.notify_all()

    @property
    def ends(self) -> bool:
        """True when its last moment is known."""
        return self._due < math.inf

    @property
    def over(self) -> bool:
        """True when it was heard whole, stopped, or lost with the device."""
        return self._stopped or time.monotonic() >= self._due

    @property
    def heard(self) -> bool:
        """True when it was heard whole."""
        return self.over and not self._stopped

    def wait(self, seconds: float) -> bool:
        """Wait until it is over; True if it then is."""
        end = time.monotonic() + seconds
        with self._change:
            while not self.over and (left := min(end, self._due) - time.monotonic()) > 0:
                self._change.wait(left)
        return self.over


def both_ears(mono: bytes) -> bytes:
    """Return samples of 16 bits as frames, the same for each ear."""
    samples = array("h", mono)
    stereo = array("h", bytes(len(mono) * CHANNELS))
    for ear in range(CHANNELS):
        stereo[ear::CHANNELS] = samples
    return stereo.tobytes()
