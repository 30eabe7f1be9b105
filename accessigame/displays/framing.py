"""Packets whose length can be told from their beginning: cut from a stream amid noise.

What cannot be a packet is skipped byte by byte, and what turns out to be none is looked
through again from its second byte on, so that a packet cut short, or noise that looks like
the beginning of one, never takes with it a good packet that can be told from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeAlias

NONE_HERE: Final = 0
"""No packet begins at the first byte."""

Measure: TypeAlias = Callable[[bytes], int | None]
"""How long is the packet that begins at the first byte, and is there to its end?
`NONE_HERE`, or None as long as more bytes may make it one.  Whoever measures checks all that
can be checked."""

HALF_A_PACKET: Final = 0.2
"""Seconds of quiet after which the rest of a packet will not come (BRLTTY waits 0.1 s)."""
LONGEST: Final = 512
"""No packet of any make has more bytes."""
SOMETHING_ELSE: Final = b"\x00"
"""What a measure sees after a quiet, where nothing came: it ends what needs no more."""


class Framer(Protocol):
    """Cuts a stream into packets, wherever the chunks are cut and whatever lies between."""

    @property
    def waiting(self) -> bool:
        """Whether the beginning of a packet has come, and its end has not."""
        ...

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """Give each packet that ended; lazy: a length may follow from the one before."""
        ...

    def give_up(self) -> Iterator[bytes]:
        """Take what is unfinished as noise; give the packets that it hid."""
        ...

    def forget(self) -> None:
        """Drop what has begun."""
        ...


class Frames:
    """A `Framer` by a measure.

    With `checked` packets, whose checksum leaves no doubt, a whole one is taken also from
    the middle of what might still become another; else that has to wait for a quiet.
    """

    def __init__(self, measure: Measure, *, checked: bool = False) -> None:
        self._measure = measure
        self._checked = checked
        self._buffer = bytearray()

    @property
    def waiting(self) -> bool:
        """As in `Framer`."""
        return bool(self._buffer)

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """As in `Framer`."""
        self._buffer += chunk
        at = 0
        while at < len(self._buffer):
            length = self._measure(bytes(self._buffer[at : at + LONGEST]))
            if length:
                yield self._take(at, length)
                at = 0
            elif length == NONE_HERE and at == 0:
                del self._buffer[0]
            elif length is None and not self._checked:
                return
            else:
                at += 1

    def give_up(self) -> Iterator[bytes]:
        """As in `Framer`: what only the byte after it could have told from noise is a packet."""
        while self._buffer:
            there = bytes(self._buffer[:LONGEST])
            length = self._measure(there + SOMETHING_ELSE)
            if length and length <= len(there):
                yield self._take(0, length)
            else:
                del self._buffer[0]

    def forget(self) -> None:
        """As in `Framer`."""
        self._buffer.clear()

    def _take(self, at: int, length: int) -> bytes:
        found = bytes(self._buffer[at : at + length])
        del self._buffer[: at + length]
        return found


def fits(buffer: bytes, start: bytes) -> bool:
    """Say whether the buffer begins as `start` does, as far as it goes."""
    return buffer[: len(start)] == start[: len(buffer)]


def whole(buffer: bytes, length: int) -> int | None:
    """Return the length of a packet if it is there to its end."""
    return length if len(buffer) >= length else None


def ended(buffer: bytes, length: int, mark: int) -> int | None:
    """Return the length of a packet if it is there to its end, which is this byte."""
    if len(buffer) < length:
        return None
    return length if buffer[length - 1] == mark else NONE_HERE
