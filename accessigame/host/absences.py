"""The absences of guests: others hear that somebody has gone only when it lasts.

Lines flicker, so a guest who is back within a grace was never away for the others. They hear it at
once where that seat is to act, and where the guest has left on purpose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from accessigame.core.model import Event, Seat, event_class

GRACE: Final = 10.0
"""Seconds of a broken line before others are told of it."""


@event_class
class GuestGone(Event):
    """The line of a guest has ended; the seat waits."""

    seat: Seat


@event_class
class GuestLeft(Event):
    """A guest has left on purpose, which its device said; the seat waits."""

    seat: Seat


class Absences:
    """The absences at one table. tell_others: announces an event. grace: in seconds."""

    def __init__(self, tell_others: Callable[[Event], None], grace: float = GRACE) -> None:
        self.grace = grace
        self._tell_others = tell_others
        self._timers: dict[Seat, asyncio.TimerHandle] = {}
        self._told: set[Seat] = set()
        self._causes: dict[Seat, GuestGone | GuestLeft] = {}

    @property
    def causes(self) -> Mapping[Seat, Event]:
        """Why each seat is empty whose guest has been here."""
        return self._causes

    def begin(self, seat: Seat, *, is_awaited: bool) -> None:
        """Take in that the line of a guest has ended. is_awaited: whether the seat is to act."""
        self._causes[seat] = gone = GuestGone(seat)
        later = asyncio.get_running_loop().call_later
        self._timers[seat] = later(0 if is_awaited else self.grace, self._tell, gone)

    def tell_left(self, seat: Seat) -> None:
        """Tell others that a guest has left on purpose."""
        self._causes[seat] = left = GuestLeft(seat)
        self._tell(left)

    def _tell(self, event: GuestGone | GuestLeft) -> None:
        self._timers.pop(event.seat, None)
        self._told.add(event.seat)
        self._tell_others(event)

    def end(self, seat: Seat) -> bool:
        """Take in that a guest is here; return True where others had been told of the absence."""
        self._causes.pop(seat, None)
        if (timer := self._timers.pop(seat, None)) is not None:
            timer.cancel()
        was_told = seat in self._told
        self._told.discard(seat)
        return was_told

    def close(self) -> None:
        """Tell nobody anything any more."""
        for timer in self._timers.values():
            timer.cancel()
