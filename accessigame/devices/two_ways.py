"""Questions on a braille display, answered with its keys for dots or on the keyboard."""

from __future__ import annotations

import os
import select
import sys
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

from accessigame.braille import cell
from accessigame.devices.braille_line import LineEvent
from accessigame.devices.serial_port import Wake
from accessigame.displays import Keys, Ready
from accessigame.line import BLANK, CURSOR, Line, Segment

ENTER: Final = tuple(map(frozenset, ({"select"}, {"dot8"}, {"pan_left", "pan_right"})))
PAN_LEFT: Final = frozenset({"pan_left"})
PAN_RIGHT: Final = frozenset({"pan_right"})
BACKSPACE: Final = frozenset({"dot7"})
CHUNK: Final = 4096

Answer: TypeAlias = str | bytes | None
"""A line of text, cells that were typed on the display, or the end of the input."""


class TwoWays:
    """Whatever is typed first: a line on the standard input, or cells on the display.

    `hear` may be called from any thread, everything else from one. The standard input must be
    something that `select` can wait for, which it is not on Windows.
    """

    def __init__(self) -> None:
        self._wake = Wake()
        self._chords: deque[frozenset[str]] = deque()
        self._width = 0
        self._line = b""
        self._ended = False

    def hear(self, event: LineEvent) -> None:
        """Take what the display tells: its width, and chords."""
        if isinstance(event, Ready):
            self._width = event.cells
        elif isinstance(event, Keys):
            self._chords.append(event.names)
            self._wake.set()

    def close(self) -> None:
        """Give back what waiting took; the display must not tell anything any more."""
        self._wake.close()

    def read(self, asked: bytes, show: Callable[[bytes], None]) -> Answer:
        """Show a question, and the cells that are typed behind it; return the answer."""
        typed = b""
        while True:
            show(self._shown(asked, typed))
            given = self.next()
            if given is None or isinstance(given, str):
                return given
            if given in ENTER and typed:
                return typed
            if given == BACKSPACE:
                typed = typed[:-1]
            elif given not in ENTER:
                typed += _cells(given)

    def read_through(self, cells: bytes, show: Callable[[bytes], None]) -> None:
        """Show cells page by page, until a key leads beyond the last one or something is typed."""
        line: Line | None = Line((Segment("", cells),), max(self._width, 1))
        while line is not None:
            show(line.window)
            given = self.next()
            if given == PAN_LEFT:
                line = line.pan_left() or line
            else:
                line = line.pan_right() if given == PAN_RIGHT else None

    def _shown(self, asked: bytes, typed: bytes) -> bytes:
        if not typed:
            return asked
        cells = typed + bytes((CURSOR,))
        both = asked + bytes((BLANK,)) + cells
        return both if len(both) <= self._width else cells[-self._width :]

    def next(self) -> str | frozenset[str] | None:
        """Wait for the next line or chord; None when the standard input has ended."""
        while True:
            if self._chords:
                return self._chords.popleft()
            line, end, rest = self._line.partition(b"\n")
            if end or (self._ended and line):
                self._line = rest
                return line.decode("utf-8", "replace")
            if self._ended:
                return None
            self._wait()

    def _wait(self) -> None:
        ready, _, _ = select.select([sys.stdin, self._wake], [], [])
        if self._wake in ready:
            self._wake.clear()
        if sys.stdin in ready:
            data = os.read(sys.stdin.fileno(), CHUNK)
            self._line += data
            self._ended = not data


def _cells(chord: frozenset[str]) -> bytes:
    """Return the cell of a chord of dots; nothing for any other key."""
    if not all(name.startswith("dot") for name in chord):
        return b""
    return bytes((cell(int(name.removeprefix("dot")) for name in chord),))
