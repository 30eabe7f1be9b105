"""Packets cut out of a stream that may hold anything between them.

Nothing is waited for: a byte at which no packet can begin is passed over, and what turns
out to be no packet is looked through again from its second byte on, so that a packet cut
short never swallows the next one that can be told from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

NONE_HERE: Final = 0
"""No packet begins at the first byte."""

Measure: TypeAlias = Callable[[bytes], int | None]
"""Says how long the packet is that begins at the first byte and is there to its end;
`NONE_HERE`, or None as long as more bytes may make it one."""


class Scanner:
    """Cuts a stream into packets, wherever the chunks are cut and whatever lies between.

    `longest` is the length of the longest packet.
    With `checked` packets, whose checksum leaves no doubt, a whole one is taken also from
    the middle of what might still become another.
    """

    def __init__(self, measure: Measure, longest: int, *, checked: bool = False) -> None:
        self._measure = measure
        self._longest = longest
        self._checked = checked
        self._buffer = bytearray()

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """Give each packet that ended; lazy: its length may follow from one before it."""
        self._buffer += chunk
        at = 0
        while at < len(self._buffer):
            length = self._measure(bytes(self._buffer[at : at + self._longest]))
            if length:
                found = bytes(self._buffer[at : at + length])
                del self._buffer[: at + length]
                at = 0
                yield found
            elif length == NONE_HERE and at == 0:
                del self._buffer[0]
            elif length is None and not self._checked:
                return
            else:
                at += 1

    def forget(self) -> None:
        """Drop what has begun."""
        self._buffer.clear()


def fits(buffer: bytes, start: bytes) -> bool:
    """Say whether the buffer begins as `start` does, as far as it goes."""
    return buffer[: len(start)] == start[: len(buffer)]
