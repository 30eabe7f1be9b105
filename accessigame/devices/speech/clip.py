"""One piece of sound to play: a sentence, and the earcon before it."""

from __future__ import annotations

import math
import threading
import time
from array import array
from collections import deque
from typing import Final

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
