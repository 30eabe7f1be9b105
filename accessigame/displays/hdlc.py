"""Frames between flags, as HDLC has them on a serial line: packing, and cutting out of noise.

A frame is a flag, the content, its checksum with the low byte first, and a flag.  Flag and escape
byte never stand inside: there they are an escape byte, and themselves with one bit changed.
The checksum is CRC-16/ISO-HDLC, which is also called X-25.
Sources: RFC 1662, and the catalogue of CRC algorithms, whose check value a test computes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessigame.displays.framing import LONGEST

FLAG: Final = 0x7E
ESCAPE: Final = 0x7D
ESCAPED_BIT: Final = 0x20
CHECKSUM_BYTES: Final = 2

_POLYNOMIAL: Final = 0x8408
_ALL_BITS: Final = 0xFFFF


def checksum(content: bytes) -> int:
    """Return the checksum of a content, 16 bits."""
    value = _ALL_BITS
    for byte in content:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (_POLYNOMIAL if value & 1 else 0)
    return value ^ _ALL_BITS


def frame(content: bytes) -> bytes:
    """Return the frame of a content in the bytes of the line."""
    checked = content + checksum(content).to_bytes(CHECKSUM_BYTES, "little")
    stuffed = b"".join(
        bytes((ESCAPE, byte ^ ESCAPED_BIT)) if byte in (FLAG, ESCAPE) else bytes((byte,))
        for byte in checked
    )
    return bytes((FLAG, *stuffed, FLAG))


class HdlcFramer:
    """A `Framer` that yields the content of each frame whose checksum is right, and drops others.

    A flag that ends one frame may begin the next, so a frame cut short never hides a good one.
    """

    def __init__(self) -> None:
        self._begun = self._escaped = False
        self._content = bytearray()

    @property
    def waiting(self) -> bool:
        """As in `Framer`."""
        return bool(self._content) or self._escaped

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """As in `Framer`."""
        for byte in chunk:
            if byte == FLAG:
                yield from self._end()
            elif self._begun:
                self._add(byte)

    def give_up(self) -> Iterator[bytes]:
        """As in `Framer`: nothing is hidden."""
        self.forget()
        return iter(())

    def forget(self) -> None:
        """As in `Framer`."""
        self._begun = self._escaped = False
        self._content.clear()

    def _add(self, byte: int) -> None:
        if byte == ESCAPE and not self._escaped:
            self._escaped = True
            return
        self._content.append(byte ^ ESCAPED_BIT if self._escaped else byte)
        self._escaped = False
        if len(self._content) > LONGEST:
            self.forget()

    def _end(self) -> Iterator[bytes]:
        """Yield the content up to this flag, if it is whole, and begin the next."""
        checked, cut = bytes(self._content), self._escaped
        self.forget()
        self._begun = True
        content, given = checked[:-CHECKSUM_BYTES], checked[-CHECKSUM_BYTES:]
        if content and not cut and checksum(content) == int.from_bytes(given, "little"):
            yield content
