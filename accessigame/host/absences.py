"""The absences of guests: others hear that somebody has gone only when it lasts.

Lines flicker, so a guest who is back within a grace was never away for the others. They hear it at
once where that seat is to act, and where the guest has left on purpose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from accessigame.core.model import Event, Seat, event_class

GRACE: Final = 10.0
"""Seconds of a broken line before others are told of it."""


@event_class
class GuestGone(Event):
    """The line of a guest has ended; the seat waits."""

    seat: Seat


class Absences:
    """The absences at one table. tell_others: announces an event. grace: in seconds."""

    def __init__(self, tell_others: Callable[[Event], None], grace: float) -> None:
        self._tell_others = tell_others
        self._grace = grace
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._told: set[Seat] = set()

    def begin(self, seat: Seat, *, is_awaited: bool) -> None:
        """Take in that the line of a guest has ended. is_awaited: whether the seat is to act."""
        later = asyncio.get_running_loop().call_later
        self._timers[seat] = later(0 if is_awaited else self._grace, self.tell, seat)

    def tell(self, seat: Seat) -> None:
        """Tell others that a guest has gone."""
        self._timers.pop(seat, None)
        self._told.add(seat)
        self._tell_others(GuestGone(seat))

    def end(self, seat: Seat) -> bool:
        """Take in that a guest is here; return True where others had been told of the absence."""
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        was_told = seat in self._told
        self._told.discard(seat)
        return was_told

    def close(self) -> None:
        """Tell nobody anything any more."""
        for timer in self._timers.values():
            timer.cancel()
