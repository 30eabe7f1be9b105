"""The doors of a table: `opened` opens them, tells the ways in, and shuts them in the end.

Theory of operation. Each door is imported as it is opened. The codes are those of before where the
table goes on after a crash, else new ones; they are kept beside the journal until the table is
left, with how it is open, and written for scripts and as QR codes where somebody wants that.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessigame.cli.output_files import writing
from accessigame.commands.host_plan import Plan
from accessigame.commands.host_ways_in import address_for_phones, ways_in
from accessigame.core.game import act_words
from accessigame.core.model import AtTable, Event, Seat, Unavailable, event_class
from accessigame.doors.interfaces import Door
from accessigame.doors.invitations import Invitations
from accessigame.doors.kept_codes import CodesLost, Openness, file_beside, forget, write
from accessigame.host.codes import CodeOf, spelled
from accessigame.host.commands import COMMANDS
from accessigame.host.guests import Guests
from accessigame.host.help import idle_words
from accessigame.host.host import Host
from accessigame.output.blocks import Output
from accessigame.session.table import Table
from accessigame.storage import settings
from accessigame.storage.files import OWNER_ONLY, replace_with

if TYPE_CHECKING:
    from accessigame.doors.web import WebDoor


@event_class
class CodeOfListeners(AtTable):
    """The code of those who only listen. spelled: its digits one by one."""

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
    invitations = Invitations()
    invitations.take_up(plan.kept.invitations)
    guests = Guests(host, outputs, invitations)
    doors: dict[str, Door] = {name: _MAKERS[name](plan, host, guests) for name in plan.doors}
    try:
        wanted = {"ssh": plan.port, "web": plan.web_port}
        ports = {name: await door.open(wanted[name], lan=plan.lan) for name, door in doors.items()}
        host.guests, host.closing = guests, guests.close
        codes = {seat: _code_for(seat, invitations) for seat in _invited(host.table)}
        listeners = _code_for(None, invitations) if plan.listeners else None
        openness = Openness(ports, plan.lan, host.table.seating.here, plan.listeners)
        trouble = _kept_from_now_on(host.table, invitations, openness)
        if plan.file is not None:
            names = {host.table.words.names[seat]: code for seat, code in codes.items()}
            _write(plan.file, ports, names, listeners)
        lost = (CodesLost(),) if plan.kept.is_damaged else ()
        with _qr_codes(plan, ports, codes, listeners) as more:
            yield (*trouble, *lost, *_told(plan, ports, codes, listeners), *more)
        if host.table.journal is not None:
            forget(file_beside(host.table.journal.path))
    finally:
        for door in doors.values():
            await door.close()
        if plan.file is not None:
            plan.file.unlink(missing_ok=True)


def _code_for(seat: Seat | None, invitations: Invitations) -> str:
    """Return the code of a seat that stands from before, or else a new one."""
    return invitations.code_of(seat) or invitations.invite(seat)


def _kept_from_now_on(
    table: Table, invitations: Invitations, openness: Openness
) -> tuple[Event, ...]:
    """Keep the codes beside the journal at each change; return the event of a disk that refuses."""
    if table.journal is None:
        return ()
    path = file_beside(table.journal.path)

    def keep() -> None:
        write(path, openness, invitations.aged())

    def keep_later() -> None:
        with suppress(Unavailable):  # it was told at the beginning, or the next change is written
            keep()

    invitations.changed = keep_later
    try:
        keep()
    except Unavailable as refusal:
        return (refusal.event,)
    return ()


def _ssh_door(_plan: Plan, host: Host, guests: Guests) -> Door:
    """Return the door for terminals, and for copies of this program."""
    from accessigame.doors.seat_lines import SeatLines  # noqa: PLC0415 - imported only for a table with guests
    from accessigame.doors.ssh import SshDoor  # noqa: PLC0415 - the same
    from accessigame.output.wire import LineCache  # noqa: PLC0415 - the same

    acts, numbered = act_words(host.session.game)
    seat = partial(SeatLines, acts=acts, numbered=numbered, cache=LineCache())
    return SshDoor(guests, settings.folder("config"), host.table.words.language, seat)


def _web_door(plan: Plan, host: Host, guests: Guests) -> WebDoor:
    """Return the door for pages."""
    from accessigame.doors.page import asked_at  # noqa: PLC0415 - imported only for a table with guests
    from accessigame.doors.web import Vocabularies, WebDoor  # noqa: PLC0415 - the same

    table, game = host.table, host.session.game
    questions = {row.word for row in game.questions}
    idle = idle_words(table, (), shared=False, guest=True)
    asked = asked_at(game.name, (questions | {*COMMANDS}) - idle, table.words)
    known = Vocabularies(*act_words(game), asked, game.name)
    return WebDoor(guests, table.words.language, known, encrypted=plan.encrypted)


_MAKERS: Final[Mapping[str, Callable[[Plan, Host, Guests], Door]]] = {
    "ssh": _ssh_door,
    "web": _web_door,
}


def _invited(table: Table) -> tuple[Seat, ...]:
    """Return the persons who may come: all but the one whose keyboard this is."""
    return tuple(seat for seat in table.persons if seat != table.seating.here)


def _write(
    path: Path, ports: Mapping[str, int], codes: Mapping[str, str], listeners: str | None
) -> None:
    """Write the codes for scripts, readable for nobody else; raises Unavailable."""
    found: dict[str, Any] = {**ports, "codes": codes}
    if listeners is not None:
        found["listeners"] = listeners
    with writing(path):
        replace_with(path, json.dumps(found, ensure_ascii=False) + "\n", OWNER_ONLY)


@contextmanager
def _qr_codes(
    plan: Plan, ports: Mapping[str, int], codes: Mapping[Seat, str], listeners: str | None
) -> Iterator[tuple[Event, ...]]:
    """Keep the QR codes within this block, if they are wanted; yield the event that tells them.

    Raises Unavailable where they cannot be written.
    """
    if plan.qr is None:
        yield ()
        return
    from accessigame.doors.qr_codes import LISTENERS, QrCodesIn, written  # noqa: PLC0415 - imported only where it is wanted

    more = {} if listeners is None else {LISTENERS: listeners}
    named = {f"player-{seat + 1}": code for seat, code in codes.items()} | more
    page = address_for_phones(plan, ports["web"])
    with ExitStack() as stack:
        with writing(plan.qr):
            stack.enter_context(
                written(plan.qr, {name: f"{page}/#{code}" for name, code in named.items()})
            )
        yield (QrCodesIn(str(plan.qr)),)


def _told(
    plan: Plan, ports: Mapping[str, int], codes: Mapping[Seat, str], listeners: str | None
) -> tuple[Event, ...]:
    """Return the events that tell the ways in, and the code of each seat."""
    seats = (CodeOf(seat, spelled(code), code) for seat, code in codes.items())
    more = () if listeners is None else (CodeOfListeners(spelled(listeners), listeners),)
    nobody = () if codes or more else (NoSeatForGuests(),)
    return (*ways_in(plan, ports), *seats, *more, *nobody)
