"""Stand-ins: a bot plays for a person whose device is not here, by the word of the table.

Nobody gets a stand-in by itself: a seat waits until the table says otherwise. The same key ends it,
and so does the person, by coming back. Each move of a stand-in has its level, in the journal too,
so that an undo still knows which moves were a person's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from accessigame import bots
from accessigame.core.model import Event, MoreThanOneFits, NotAllowed, Seat, event_class
from accessigame.session.table import Table, stand_in_bots


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
