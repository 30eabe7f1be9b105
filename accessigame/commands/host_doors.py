"""The doors of a table: `opened` opens them, tells the ways in, and shuts them in the end.

Theory of operation. Each row of `DOORS` makes one door, whose library is imported as it is opened.
The codes are those of before where the table resumes after a crash, else new ones; they are kept
beside the journal until the table is left, with how it is open, and written into files where
somebody wants that. Where guests come over the network, the number of this computer is looked at
now and then: another one is told at the table, once, and the files have it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from typing import Final

from accessigame.commands.host_far import FAR
from accessigame.commands.host_plan import Plan
from accessigame.commands.host_ssh import SSH
from accessigame.commands.host_ways_in import CodesGiven, Entrance, InvitationFiles
from accessigame.commands.host_web import WEB
from accessigame.core.model import AtTable, Event, Seat, Unavailable, event_class
from accessigame.doors.interfaces import Door, HasFarCodes, HasKey
from accessigame.doors.invitations import (
    CodesLost,
    Invitations,
    Openness,
    codes_beside,
    forget_codes,
    keep_codes,
)
from accessigame.host.codes import CodeOf, CodeOfListeners, spelled
from accessigame.host.host import Host
from accessigame.output.blocks import Output
from accessigame.session.table import Table

DOORS: Final = (SSH, WEB, FAR)
"""Every kind of door, in the order in which its ways in are told; a new one is a row here."""
EVERY: Final = 5.0
"""Seconds between two looks at the number of this computer, which ask nobody else."""


@event_class
class NumberChanged(AtTable):
    """Another number than guests were told leads to this computer in its network."""

    number: str


@event_class
class FarCodeOf(AtTable):
    """The code of a seat for a guest far away. spelled: its digits one by one."""

    seat: Seat
    spelled: str
    code: str


@event_class
class FarCodeOfListeners(AtTable):
    """The code of those who listen from far away. spelled: its digits one by one."""

    spelled: str
    code: str


@event_class
class NoSeatForGuests(AtTable):
    """The doors are open, and no code opens anything: all others are bots."""


@asynccontextmanager
async def opened(plan: Plan, host: Host, outputs: list[Output]) -> AsyncIterator[tuple[Event, ...]]:
    """Open the doors of a table within this block; yield the events that tell the way in.

    Raises Unavailable where the port cannot be opened, or the codes cannot be written.
    """
    invitations, entrance = Invitations(), Entrance(plan)
    invitations.take_up(plan.kept.invitations)
    host.guests.invite(outputs, invitations, ways=entrance)
    doors: dict[str, Door] = {kind.name: kind.make(plan, host) for kind in plan.doors}
    try:
        ports = {
            name: await door.open(plan.ports[name], lan=plan.lan) for name, door in doors.items()
        }
        keys = (door.fingerprint for door in doors.values() if isinstance(door, HasKey))
        far = next((door for door in doors.values() if isinstance(door, HasFarCodes)), None)
        entrance.open_at(ports, next(keys, ""), None if far is None else far.far_code)
        codes = _codes(plan, host.table, invitations)
        if far is not None:
            far.await_codes(codes.by_code)
        openness = Openness(ports, plan.lan, host.table.seating.seat_here, plan.listeners)
        trouble = _kept_from_now_on(host.table, invitations, openness, far)
        files = InvitationFiles(plan, entrance, codes, host.table.words)
        lost = (CodesLost(),) if plan.kept.is_damaged else ()
        with files.written() as more, _watched(entrance, files, host.wake):
            yield (*trouble, *lost, *_told(entrance, codes), *more)
        if host.table.journal is not None:
            forget_codes(codes_beside(host.table.journal.path))
    finally:
        for door in doors.values():
            await door.close()


@contextmanager
def _watched(
    entrance: Entrance, files: InvitationFiles, wake: Callable[[Event], None]
) -> Iterator[None]:
    """Look at the number of this computer within this block."""
    watch = asyncio.create_task(_watch(entrance, entrance.number, files, wake))
    try:
        yield
    finally:
        watch.cancel()


async def _watch(
    entrance: Entrance, told_number: str, files: InvitationFiles, wake: Callable[[Event], None]
) -> None:
    """Tell each change of the number of this computer once; a network that is gone is none.

    told_number: the number that guests were told.
    """
    while True:
        await asyncio.sleep(EVERY)
        number = entrance.number
        if number and number != told_number:
            told_number = number
            with suppress(Unavailable):  # the files have the number of before; the table knows more
                files.write()
            wake(NumberChanged(number))


def _codes(plan: Plan, table: Table, invitations: Invitations) -> CodesGiven:
    """Return the codes that the table gives."""
    seats = {seat: _code_for(seat, invitations) for seat in _invited(table)}
    return CodesGiven(seats, _code_for(None, invitations) if plan.listeners else None)


def _code_for(seat: Seat | None, invitations: Invitations) -> str:
    """Return the code of a seat that stands from before, or else a new one."""
    return invitations.code_of(seat) or invitations.invite(seat)


def _kept_from_now_on(
    table: Table, invitations: Invitations, openness: Openness, far: HasFarCodes | None
) -> tuple[Event, ...]:
    """Keep the codes beside the journal at each change; return the event of a disk that refuses."""
    if table.journal is None:
        return ()
    path = codes_beside(table.journal.path)

    def keep() -> None:
        keep_codes(path, _with_far(openness, far), invitations.aged())

    def keep_later() -> None:
        with suppress(Unavailable):  # it was told at the beginning, or the next change is written
            keep()

    invitations.changed = keep_later
    if far is not None:
        far.changed = keep_later
    try:
        keep()
    except Unavailable as refusal:
        return (refusal.event,)
    return ()


def _with_far(openness: Openness, far: HasFarCodes | None) -> Openness:
    """Return how a table is open, with what the door for guests from far has now."""
    if far is None:
        return openness
    return replace(openness, far=far.codes, claims=tuple(sorted(far.claims)))


def _invited(table: Table) -> tuple[Seat, ...]:
    """Return the persons who may come: all but the one whose keyboard this is."""
    return tuple(seat for seat in table.persons if seat != table.seating.seat_here)


def _told(entrance: Entrance, codes: CodesGiven) -> tuple[Event, ...]:
    """Return the events that tell the ways in, and the code of each seat."""
    told = tuple(
        event
        for code, seat in codes.by_code.items()
        for event in (*_far_code_told(entrance, code, seat), *_code_told(entrance, code, seat))
    )
    nobody = () if codes.by_code else (NoSeatForGuests(),)
    return (*entrance.addresses(), *entrance.warnings(), *told, *nobody)


def _code_told(entrance: Entrance, code: str, seat: Seat | None) -> Iterator[Event]:
    """Yield the event of a code for a door with a port, where there is one."""
    if not entrance.has_port:
        return
    digits = spelled(code)
    yield CodeOfListeners(digits, code) if seat is None else CodeOf(seat, digits, code)


def _far_code_told(entrance: Entrance, code: str, seat: Seat | None) -> Iterator[Event]:
    """Yield the event of a code for a guest far away, where one can come."""
    if (far_code := entrance.far_code(code)) is None:
        return
    digits, text = far_code.spelled, str(far_code)
    yield FarCodeOfListeners(digits, text) if seat is None else FarCodeOf(seat, digits, text)
