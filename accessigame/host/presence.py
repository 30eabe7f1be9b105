"""The persons of a table with guests: who is here, who is awaited, who has gone, who stands in.

Lines flicker, so a guest who is back within a grace was never away for the others. They hear it at
once where that seat is to act, and where the guest has left on purpose.

A stand-in is a bot that plays for a person whose device is not here, by the word of the table.
Nobody gets one by itself: a seat waits until the table says otherwise. The same key ends it,
and so does the person, by coming back. Each move of a stand-in has its level, in the journal too,
so that an undo still knows which moves were a person's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Final

from accessigame import bots
from accessigame.core.model import Event, MoreThanOneFits, NotAllowed, Seat, event_class
from accessigame.session.table import Table, stand_in_bots

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


@event_class
class BotPlaysFor(Event):
    """A bot plays for a person from now on, until that person is back."""

    seat: Seat


@event_class
class BotStops(Event):
    """The table has ended a stand-in; the seat waits for its person again."""

    seat: Seat


@event_class
class SeatOfBot(Event):
    """A bot plays for the person of a seat at the moment."""

    seat: Seat


@event_class
class NobodyAway(Event):
    """No seat waits for its person, so that there is nobody to play for."""


@event_class
class PersonHere(Event):
    """No bot plays for somebody who is here."""

    seat: Seat


@event_class
class SeveralAway(Event):
    """Several seats wait for their persons, so that the key needs the number of one."""

    seats: tuple[Seat, ...]


def seat_meant(seat: Seat | None, away: Sequence[Seat], standing_in: Sequence[Seat]) -> Seat:
    """Return the seat that a key for stand-ins is about: the named one, or the only one.

    away: the seats that wait for their persons. standing_in: those that bots play for now.
    Raises NotAllowed for a person who is here, and MoreThanOneFits where one has to be named.
    """
    if seat is not None:
        if seat in {*away, *standing_in}:
            return seat
        raise NotAllowed(PersonHere(seat))
    fitting = away or standing_in
    if not fitting:
        raise NotAllowed(NobodyAway())
    if len(fitting) > 1:
        raise MoreThanOneFits(SeveralAway(tuple(fitting)))
    return fitting[0]


def begun_or_ended(table: Table, seat: Seat) -> Event:
    """Let a bot play for the person of a seat, or end that; return the event of it.

    Raises NotAllowed for a hand that the program does not know.
    """
    seating = table.seating
    if seating[seat].stand_in:
        seating.end_stand_in(seat)
        return BotStops(seat)
    levels = {seat: bots.default_level(table.session.game)}
    seating.begin_stand_ins(levels, stand_in_bots(table, levels))
    return BotPlaysFor(seat)


def without_changes_of_mind(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return events without the stand-ins that ended, or began again, before anything happened."""
    lasting_events: list[Event] = []
    for event in events:
        if lasting_events and _undoes(event, lasting_events[-1]):
            lasting_events.pop()
        else:
            lasting_events.append(event)
    return tuple(lasting_events)


def _undoes(event: Event, earlier_event: Event) -> bool:
    """Return True for the end of a stand-in behind its beginning, or the other way round."""
    kinds = {type(event), type(earlier_event)}
    return kinds == {BotPlaysFor, BotStops} and event.seat == earlier_event.seat  # type: ignore[attr-defined]  # both have one
