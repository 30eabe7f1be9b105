"""The inbox of a table: all input of the keyboard, and that of a display up to a bound."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, TypeAlias

from accessigame.core.model import Intent, Refusal

Given: TypeAlias = Intent | Refusal | None
"""The input of a table; None at its end."""

MOST_WAITING: Final = 32
"""The most inputs of a display that wait; nobody presses more before the first is answered."""


class Inbox(asyncio.Queue[Given]):
    """A queue that a stuck key of a display cannot fill, so that the keyboard still gets in.

    A key of a display that is pressed again while it waits counts once: nobody has felt yet
    that the first press has acted.
    """

    def __init__(self) -> None:
        super().__init__()
        self._waiting = 0
        self._waits: deque[tuple[Given, bool]] = deque()
        self._offering = False

    def offer(self, given: Given) -> None:
        """Take in an input of a display, unless it waits already, or too many do."""
        if self._waiting < MOST_WAITING and (given, True) not in self._waits:
            self._waiting += 1
            self._offering = True
            self.put_nowait(given)
            self._offering = False

    def _put(self, item: Given) -> None:
        super()._put(item)
        self._waits.append((item, self._offering))

    def _get(self) -> Given:
        self._waiting -= self._waits.popleft()[1]
        return super()._get()
