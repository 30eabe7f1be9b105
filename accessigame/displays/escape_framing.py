"""Framing of packets that begin with ESC and a code, as Baum's do; ESC inside data is doubled.

No length is sent: it follows from the code.
ESC before anything but ESC begins a new packet, whatever was under way, so that a packet
cut short never swallows the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

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
