"""The persons of a table with guests: who is here, who is awaited, and for whom a bot plays."""

from __future__ import annotations

from collections.abc import Container, Mapping

from accessigame.core.model import Event, Seat, event_class
from accessigame.host.stand_ins import SeatOfBot
from accessigame.session.table import Table


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
