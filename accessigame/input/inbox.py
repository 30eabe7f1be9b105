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
    """A queue that a stuck key of a display cannot fill, so that the keyboard still gets in."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = 0
        self._are_offered: deque[bool] = deque()
        self._offering = False

    def offer(self, item: Given) -> None:
        """Handle an input of a display, unless too many of them wait."""
        if self._waiting < MOST_WAITING:
            self._waiting += 1
            self._offering = True
            self.put_nowait(item)
            self._offering = False

    def forget(self) -> None:
        """Drop all that waits."""
        while not self.empty():
            self.get_nowait()

    @property
    def holds_offer(self) -> bool:
        """True while an input of a display waits."""
        return self._waiting > 0

    def _put(self, item: Given) -> None:
        super()._put(item)
        self._are_offered.append(self._offering)

    def _get(self) -> Given:
        self._waiting -= self._are_offered.popleft()
        return super()._get()
