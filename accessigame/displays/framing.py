"""Framing: packets by their length, between escape bytes or between flags, cut out of noise.

Bytes that cannot begin a packet are skipped one by one.  A beginning that turns out to be wrong
is searched again from its second byte on.  So neither a packet cut short nor noise that looks
like a beginning hides a good packet that can be distinguished from it.

Where packets begin with ESC and a code, as Baum's do, no length is sent (`EscapeFramer`): it
follows from the code, and ESC inside data is doubled. ESC before anything but ESC begins a new
packet, whatever was under way, so that a packet cut short never swallows the next one.

Between flags, as HDLC has them on a serial line, a frame is a flag, the content, its checksum with
the low byte first, and a flag (`HdlcFramer`).  Flag and escape byte never stand inside: there they
are an escape byte, and themselves with one bit changed.  The checksum is CRC-16/ISO-HDLC, which is
also called X-25.
Sources: RFC 1662, and the catalogue of CRC algorithms, whose check value a test computes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeAlias

NO_PACKET: Final = 0
"""The result of a measure where no packet begins at the first byte."""

Measure: TypeAlias = Callable[[bytes], int | None]
"""Returns the length of the complete packet that begins at the first byte, `NO_PACKET`, or None
as long as more bytes may complete it.  A measure checks everything that can be checked."""

PACKET_TIMEOUT: Final = 0.2
"""Seconds of silence after which the rest of a packet will not come (BRLTTY waits 0.1 s)."""
LONGEST: Final = 512
"""The most bytes that a packet has, unless a make has longer ones."""
AFTER_SILENCE: Final = b"\x00"
"""A byte appended for the measure after a silence: it completes a packet that needs no more."""


class Framer(Protocol):
    """Cuts a stream into packets, with any chunks and any noise between them."""

    @property
    def waiting(self) -> bool:
        """Whether the beginning of a packet has come, and its end has not."""
        ...

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """Yield each complete packet, lazily: a length may follow from the packet before."""
        ...

    def give_up(self) -> Iterator[bytes]:
        """Take an unfinished packet as noise; yield the packets that it hid."""
        ...

    def forget(self) -> None:
        """Drop an unfinished packet."""
        ...


class LengthFramer:
    """A `Framer` by a measure.

    checked: the packets have a checksum that leaves no doubt.  A complete packet is then taken
    also from the middle of an unfinished one; otherwise it has to wait for a silence.
    longest: the most bytes that a packet has.
    """

    def __init__(self, measure: Measure, *, checked: bool = False, longest: int = LONGEST) -> None:
        self._measure = measure
        self._checked = checked
        self._longest = longest
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
            length = self._measure(bytes(self._buffer[at : at + self._longest]))
            if length:
                yield self._take(at, length)
                at = 0
            elif length == NO_PACKET and at == 0:
                del self._buffer[0]
            elif length is None and not self._checked:
                return
            else:
                at += 1

    def give_up(self) -> Iterator[bytes]:
        """As in `Framer`; a packet that needed the next byte to be certain counts as one."""
        while self._buffer:
            there = bytes(self._buffer[: self._longest])
            length = self._measure(there + AFTER_SILENCE)
            if length and length <= len(there):
                yield self._take(0, length)
            else:
                del self._buffer[0]

    def forget(self) -> None:
        """As in `Framer`."""
        self._buffer.clear()

    def _take(self, at: int, length: int) -> bytes:
        data = bytes(self._buffer[at : at + length])
        del self._buffer[: at + length]
        return data


def fits(buffer: bytes, start: bytes) -> bool:
    """Return whether the buffer begins with `start`, as far as both go."""
    return buffer[: len(start)] == start[: len(buffer)]


def whole(buffer: bytes, length: int) -> int | None:
    """Return the length of a packet if it is complete, else None."""
    return length if len(buffer) >= length else None


def ended(buffer: bytes, length: int, mark: int) -> int | None:
    """Return the length of a packet if it is complete and ends with the byte `mark`."""
    if len(buffer) < length:
        return None
    return length if buffer[length - 1] == mark else NO_PACKET


ESC: Final = 0x1B


def packet(code: int, data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the line, every ESC of its data doubled."""
    return bytes((ESC, code)) + data.replace(b"\x1b", b"\x1b\x1b")


class EscapeFramer:
    """A `Framer` that waits for nothing: a packet cut short is over when the next one begins.

    It yields code and data of each packet, ESC in the data single again.
    length: returns the number of data bytes of a code, given those that came; None: unknown code.
    cut: packets cut short and unknown codes, which have no data here, are yielded too.
    """

    waiting = False

    def __init__(self, length: Callable[[int, bytes], int | None], *, cut: bool = False) -> None:
        self._length = length
        self._cut = cut
        self._escaped = False
        self._packet = bytearray()

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """As in `Framer`; unknown codes are yielded at once."""
        for byte in chunk:
            if self._escaped and byte != ESC:
                self._escaped = False
                yield from self._begin(byte)
            elif self._escaped and self._packet:
                self._escaped = False
                yield from self._add(byte)
            elif byte == ESC:
                # Between packets a second ESC is not data: a stray one must not hide a packet.
                self._escaped = True
            else:
                yield from self._add(byte)

    def give_up(self) -> Iterator[bytes]:
        """As in `Framer`: nothing is hidden."""
        return iter(())

    def forget(self) -> None:
        """As in `Framer`."""
        self._escaped = False
        self._packet.clear()

    def _begin(self, code: int) -> Iterator[bytes]:
        if self._cut and self._is_known():
            yield bytes(self._packet)
        self._packet[:] = (code,)
        if self._is_known():
            yield from self._finish()
        elif self._cut:
            yield bytes(self._packet)

    def _add(self, byte: int) -> Iterator[bytes]:
        if self._is_known():
            self._packet.append(byte)
            yield from self._finish()

    def _finish(self) -> Iterator[bytes]:
        packet = bytes(self._packet)
        if len(packet) - 1 == self._length(packet[0], packet[1:]):
            self._packet.clear()
            yield packet

    def _is_known(self) -> bool:
        return bool(self._packet) and self._length(self._packet[0], b"") is not None


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
