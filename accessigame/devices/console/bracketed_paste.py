"""Bracketed paste: a paste without an end mark must not swallow the keys after it.

A terminal puts marks around pasted text. prompt_toolkit returns all of it as one key, which is
not a key of a game, and waits for the second mark whatever is pressed meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

BEGIN: Final = "\x1b[200~"
END: Final = "\x1b[201~"
CTRL_C: Final = "\x03"
"""Ends a paste at once."""
QUIET: Final = 1.0
"""Seconds without a character after which a paste is over: the next character is a key."""


class PasteTracker:
    """Follows the marks in the data of a terminal, and inserts a missing end mark."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = 0.0
        self._open = False
        self._before = ""
        self._held = ""

    def filtered(self, data: str) -> str:
        """Return the data with an end mark where one is missing."""
        if not data:
            return data
        quiet = self._clock() - self._last >= QUIET
        self._last = self._clock()
        data = data if quiet else self._held + data
        data, self._held = _split_partial_mark(data)
        if self._open and quiet and END not in self._before + data:
            data = self._end() + data
        if self._is_open_after(data) and CTRL_C in data:
            before, _, after = data.rpartition(CTRL_C)
            data = before + self._end() + CTRL_C + after
        self._open = self._is_open_after(data)
        self._before = (self._before + data)[1 - len(END) :]  # a mark may come in two parts
        return data

    def _end(self) -> str:
        self._open, self._before = False, ""
        return END

    def _is_open_after(self, data: str) -> bool:
        seen = self._before + data
        begun, ended = seen.rfind(BEGIN), seen.rfind(END)
        return self._open if begun == ended else begun > ended


def _split_partial_mark(data: str) -> tuple[str, str]:
    """Return the data, and the bytes at its end that may begin a mark."""
    for length in range(len(BEGIN) - 1, 2, -1):
        if data.endswith(BEGIN[:length]):
            return data[:-length], data[-length:]
    return data, ""


def install_paste_tracker(keys: object) -> None:
    """Filter the data of a terminal on its way into prompt_toolkit.

    The console of Windows sends keys without marks: it has no such reader.
    """
    reader: Any = getattr(keys, "stdin_reader", None)
    if reader is not None and not hasattr(reader, "paste_tracker"):
        reader.paste_tracker, read = PasteTracker(), reader.read
        reader.read = lambda: reader.paste_tracker.filtered(read())
