"""Packets whose length can be told from their beginning: cut from a stream amid noise.

What cannot be a packet is skipped byte by byte, so that a packet cut short, or noise that
looks like the beginning of one, never takes the next good packet with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

Measure: TypeAlias = Callable[[bytes], int | None]
"""How long is the packet at the beginning of these bytes?  None: not to be told yet, or not
whole yet; 0: no packet begins here.  Whoever measures checks all that can be checked."""

HALF_A_PACKET: Final = 0.2
"""Seconds of quiet after which the rest of a packet will not come (BRLTTY waits 0.1 s)."""


class Frames:
    """Cuts a stream into packets, wherever the chunks are cut and whatever lies between."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._buffer = bytearray()

    @property
    def waiting(self) -> bool:
        """Whether the beginning of a packet has come, and its end has not."""
        return bool(self._buffer)

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """Give each packet that is whole now; lazy: a length may follow from the one before."""
        self._buffer += chunk
        return self._cut(at_an_end=False)

    def give_up(self) -> Iterator[bytes]:
        """Take what is unfinished as noise; give the packets that it hid."""
        return self._cut(at_an_end=True)

    def _cut(self, *, at_an_end: bool) -> Iterator[bytes]:
        while self._buffer:
            length = self._measure(bytes(self._buffer))
            if length is None and not at_an_end:
                return
            if length:
                found = bytes(self._buffer[:length])
                del self._buffer[:length]
                yield found
            else:
                del self._buffer[0]
