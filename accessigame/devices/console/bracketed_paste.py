"""The keyboard of a terminal, which a paste that never ends does not swallow.

A terminal puts marks around what is pasted. prompt_toolkit gives it all as one key, which is no
key of a game, and waits for the second mark whatever is pressed meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

BEGIN: Final = "\x1b[200~"
END: Final = "\x1b[201~"
LEAVE: Final = "\x03"
"""Ctrl-C, which ends a paste at once."""
QUIET: Final = 1.0
"""Seconds without a character after which a paste is over: what comes next was pressed."""


class Pastes:
    """Follows the marks in what a terminal sends, and puts in the second one that is missing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = 0.0
        self._open = False
        self._before = ""
        self._held = ""

    def ended(self, data: str) -> str:
        """Return what the terminal sent, with the end of a paste where it has to be."""
        if not data:
            return data
        quiet = self._clock() - self._last >= QUIET
        self._last = self._clock()
        data = data if quiet else self._held + data
        data, self._held = _without_part(data)
        if self._open and quiet and END not in self._before + data:
            data = self._end() + data
        if self._is_open_after(data) and LEAVE in data:
            before, _, after = data.rpartition(LEAVE)
            data = before + self._end() + LEAVE + after
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


def _without_part(data: str) -> tuple[str, str]:
    """Return the data, and what may be the first part of a mark behind it, which is no key."""
    for length in range(len(BEGIN) - 1, 2, -1):
        if data.endswith(BEGIN[:length]):
            return data[:-length], data[-length:]
    return data, ""


def let_pastes_end(keys: object) -> None:
    """Have the keys of a terminal, as prompt_toolkit reads them, give each paste an end.

    The console of Windows gives keys, and no marks: it has no such reader.
    """
    reader: Any = getattr(keys, "stdin_reader", None)
    if reader is not None and not hasattr(reader, "pastes"):
        reader.pastes, read = Pastes(), reader.read
        reader.read = lambda: reader.pastes.ended(read())
