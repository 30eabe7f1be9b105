"""Lines of the standard input, read while the keys of a display are waited for too."""

from __future__ import annotations

import os
import select
import sys
from io import BufferedReader
from typing import TextIO

from accessigame.devices.console.standard_streams import release_lines


class LineInput:
    """Reads lines of the standard input, until another file has something to read."""

    def __init__(self) -> None:
        self.left = False
        """True if the typist is gone: a person at a terminal, or a pipe that had lines."""
        self._had_lines = False
        self._ended = False

    def line(self, other: int) -> str | None:
        """Wait for a line, or until this file can be read; return None if that came first.

        An input that was empty from the beginning has no typist: only the other file counts.
        Windows cannot wait for both, so there only the line counts. What is held is written first.
        """
        release_lines()
        inputs = [] if self._ended else [sys.stdin]
        if (
            not (inputs and _is_waiting(sys.stdin))
            and other in select.select([other, *inputs], [], [])[0]
        ):
            return None
        line = sys.stdin.buffer.readline().decode(sys.stdin.encoding, "replace")
        self._ended = not line
        self._had_lines = self._had_lines or not self._ended
        self.left = self._ended and (self._had_lines or sys.stdin.isatty())
        return None if self._ended else line


def _is_waiting(stream: TextIO) -> bool:
    """Return True if more was read already than one line, or if the input is not a file."""
    try:
        number = stream.fileno()
    except OSError:
        return True  # no file of the system
    waiting = True
    if sys.platform != "win32":
        os.set_blocking(number, False)
        try:
            waiting = isinstance(stream.buffer, BufferedReader) and bool(stream.buffer.peek(1))
        finally:
            os.set_blocking(number, True)
    return waiting
