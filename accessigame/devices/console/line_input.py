"""Lines from the keyboard, waited for together with the keys of a display."""

from __future__ import annotations

import os
import select
import sys
from io import BufferedReader
from typing import TextIO


class LineInput:
    """Lines of the standard input, waited for together with something else."""

    def __init__(self) -> None:
        self.left = False
        """Whether whoever typed is gone: somebody at a terminal, or a pipe that gave lines."""
        self._gave = False
        self._ended = False

    def line(self, other: int) -> str | None:
        """Wait for a line, or until this file can be read; None if that came first.

        An input that was empty from the beginning is nobody, so that only the other counts.
        On Windows, which cannot wait for both, the line alone is waited for.
        """
        here = [] if self._ended else [sys.stdin]
        if (
            not (here and _is_waiting(sys.stdin))
            and other in select.select([other, *here], [], [])[0]
        ):
            return None
        typed = sys.stdin.buffer.readline().decode("utf-8", "replace")
        self._ended = not typed
        self._gave = self._gave or not self._ended
        self.left = self._ended and (self._gave or sys.stdin.isatty())
        return None if self._ended else typed


def _is_waiting(stream: TextIO) -> bool:
    """Say whether more has been read already than was asked for, or all is there anyway."""
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
