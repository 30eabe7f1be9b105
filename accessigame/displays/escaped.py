"""Packets that begin with ESC and a code, as Baum's do; ESC inside data is doubled.

No length is sent: it follows from the code.
ESC before anything but ESC begins a new packet, whatever was under way, so that a packet
cut short never swallows the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

ESC: Final = 0x1B


def packet(code: int, data: bytes = b"") -> bytes:
    """Return a packet as it goes over the wire, every ESC of its data doubled."""
    return bytes((ESC, code)) + data.replace(b"\x1b", b"\x1b\x1b")


class Packets:
    """Cuts a stream into packets, wherever the chunks are cut and whatever lies between.

    Nothing is waited for: a packet that was cut short is over when the next one begins.
    `length` says how many bytes a code has, given those that came; None for an unknown one.
    """

    def __init__(self, length: Callable[[int, bytes], int | None]) -> None:
        self._length = length
        self._escaped = False
        self._code: int | None = None
        self._data = bytearray()

    def feed(self, chunk: bytes) -> Iterator[tuple[int, bytes, bool]]:
        """Give code, data, and whether it is whole, of each packet that ended.

        A packet cut short by the next one is given, not whole; an unknown code is given at
        once, without data. Lazy: a length may follow from a packet of the same chunk.
        """
        for byte in chunk:
            if self._escaped and byte != ESC:
                self._escaped = False
                yield from self._begin(byte)
            elif self._escaped and self._code is not None:
                self._escaped = False
                yield from self._add(byte)
            elif byte == ESC:
                # Between packets a second ESC is no data: a stray one must not hide a packet.
                self._escaped = True
            else:
                yield from self._add(byte)

    def _begin(self, code: int) -> Iterator[tuple[int, bytes, bool]]:
        if self._code is not None and self._length(self._code, b"") is not None:
            yield self._code, bytes(self._data), False
        self._code = code
        self._data.clear()
        if self._length(code, b"") is None:
            yield code, b"", False
        else:
            yield from self._finish()

    def _add(self, byte: int) -> Iterator[tuple[int, bytes, bool]]:
        if self._code is None or self._length(self._code, b"") is None:
            return
        self._data.append(byte)
        yield from self._finish()

    def _finish(self) -> Iterator[tuple[int, bytes, bool]]:
        code, data = self._code, bytes(self._data)
        if code is not None and len(data) == self._length(code, data):
            self._code = None
            yield code, data, True
