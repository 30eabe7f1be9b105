"""The persons of a table with guests: who is here, who is awaited, and who has gone.

Lines flicker, so a guest who is back within a grace was never away for the others. They hear it at
once where that seat is to act, and where the guest has left on purpose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Mapping
from typing import Final

from accessigame.core.model import Event, Seat, event_class
from accessigame.host.stand_ins import SeatOfBot
from accessigame.session.table import Table

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


@event_class
class SeatTaken(Event):
    """The guest of a seat is here, on a device elsewhere."""

    seat: Seat


@event_class
class SeatWaits(Event):
    """A seat was invited, and its guest has not been here yet."""

    seat: Seat


@event_class
class SeatHere(Event):
    """A person plays at the keyboard of the table."""

    seat: Seat


@event_class
class ListenersHere(Event):
    """The number of those who listen from elsewhere."""

    count: int


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
        """Handle the end of a guest's line. is_awaited: whether the seat is to act."""
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
        """Handle the coming of a guest; return True where others had been told of the absence."""
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


def who_is_here(
    table: Table, present: Container[Seat], absences: Mapping[Seat, Event], listeners: int
) -> tuple[Event, ...]:
    """Return the state of each person's seat, and the number of listeners if there are any.

    present: the seats whose guests are here. absences: why the guests of others have gone.
    """
    every = (s for s in table.session.position.seats if table.seating[s].is_of_person)
    seats = tuple(_state_of(seat, table, present, absences) for seat in every)
    return (*seats, ListenersHere(listeners)) if listeners else seats


def _state_of(
    seat: Seat, table: Table, present: Container[Seat], absences: Mapping[Seat, Event]
) -> Event:
    if table.seating[seat].stand_in:
        return SeatOfBot(seat)
    if seat in present:
        return SeatTaken(seat)
    if seat in table.persons_here:
        return SeatHere(seat)
    return absences.get(seat, SeatWaits(seat))
