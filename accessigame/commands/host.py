"""`host`: a table to which guests come from devices of their own.

1. The flags make a table as `play` or `resume` does; its outputs and its keyboard are for those at
   this computer, or for one of them by `--here`.
2. `opened` opens the doors, and tells at the table the way in and the code of each seat.
3. When the game is left, guests are told that the table is closed, and the doors are shut.
"""

from __future__ import annotations

import json
import socket
from argparse import Namespace
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from accessigame import app, games
from accessigame.cli import preferences
from accessigame.cli.output_files import writing
from accessigame.cli.parser import OptionsApart, Parser, needed, one_of, whole
from accessigame.cli.players import seat_of
from accessigame.commands import play, resume
from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Seat,
    event_class,
)
from accessigame.host.guests import CodeOf, Guests, spelled
from accessigame.host.host import Host
from accessigame.output.blocks import Output
from accessigame.session.table import Table, begun, resumed
from accessigame.storage import settings
from accessigame.storage.files import replace_with
from accessigame.words.words import Localizer

DOORS: Final = ("ssh",)
PORT: Final = 2222
HIGHEST_PORT: Final = 65535
OWNER_ALONE: Final = 0o600


@event_class
class DoorsOpen(AtTable):
    """The way in for guests: the computer and the port of the table."""

    host: str
    port: int


@event_class
class DoorsOpenHere(AtTable):
    """The doors are open for this computer alone, since nothing else was asked for."""


@event_class
class CodeOfListeners(AtTable):
    """The code of those who only listen. spelled: its digits one by one."""

    spelled: str
    code: str


@event_class
class HereIsBot(Event):
    """The name of `--here` is that of a bot."""

    name: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted of the doors.

    port: 0 for any. lan: guests may come over the network. listeners: some may only listen.
    file: a file for the codes, which scripts read; None for none.
    """

    port: int
    lan: bool
    listeners: bool
    file: Path | None


def arguments(parser: Parser) -> None:
    """Add the options of `host`: those of `play`, and its own."""
    play.arguments(parser)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--here")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--doors", type=one_of("--doors", DOORS), default=DOORS[0])
    parser.add_argument("--port", type=whole("--port", 0, HIGHEST_PORT), default=PORT)
    parser.add_argument("--listeners", action="store_true")
    parser.add_argument("--invitations")


def run(given: Namespace, words: Localizer) -> int:
    """Host a table until somebody at it leaves; its journal is kept."""
    host(given, words)
    return 0


def host(given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Host a table; return the last events. A `Refusal` comes before any file is made."""
    from accessigame.doors.ssh import listening_socket  # noqa: PLC0415 - imported only for a table with guests

    file = Path(given.invitations) if given.invitations else None
    plan = Plan(given.port, given.lan, given.listeners, file)
    listening_socket(plan.port, lan=plan.lan).close()
    table, names = _table(given, words)
    wanted = preferences.preferences_of(given, words, names)
    table.seating.here = here = _seat_here(given.here, table)
    table.seating.hosted = True
    if here is not None:  # a resumed game begins with the cards of another
        own = table.session.own_things(here)
        table.opening = (*table.opening, *(each for each in own if each not in table.opening))
    return app.run(table, wanted, partial(opened, plan))


def _table(given: Namespace, words: Localizer) -> tuple[Table, tuple[str, ...]]:
    """Return a new table, or the last unfinished one, and the names of its players."""
    if given.resume:
        if given.game:
            raise NotUnderstood(OptionsApart("--resume", given.game))
        game = resume.newest(words)
        return resumed(game), game.record.header.seats
    rules = games.find(needed(given.game, "host"))
    header = play.header_for(given, rules, words)
    _seat_in(given.here, header.seats)
    path = Path(given.journal) if given.journal else play.new_journal(rules.name)
    return begun(header, words, path), header.seats


def _seat_in(name: str | None, names: tuple[str, ...]) -> Seat | None:
    return None if name is None else seat_of(name, names)


def _seat_here(name: str | None, table: Table) -> Seat | None:
    """Return the seat whose keyboard this is; raises NotAllowed for that of a bot."""
    seat = _seat_in(name, table.words.names)
    if seat is not None and seat not in table.persons:
        raise NotAllowed(HereIsBot(table.words.name(seat)))
    return seat


# the doors ----------------------------------------------------------------------------------------


@asynccontextmanager
async def opened(plan: Plan, host: Host, outputs: list[Output]) -> AsyncIterator[tuple[Event, ...]]:
    """Open the doors of a table within this block; yield the events that tell the way in.

    Raises Unavailable where the port cannot be opened, or the codes cannot be written.
    """
    from accessigame.doors.invitations import Invitations  # noqa: PLC0415 - imported only for a table with guests
    from accessigame.doors.seat_lines import SeatLines  # noqa: PLC0415 - the same
    from accessigame.doors.ssh import SshDoor  # noqa: PLC0415 - the same

    invitations = Invitations()
    guests = Guests(host, outputs, invitations)
    acts = host.session.game.acts
    numbered = [act.word for act in acts if act.numbers]
    seat = partial(SeatLines, acts=[act.word for act in acts], numbered=numbered)
    door = SshDoor(guests, settings.folder("config"), host.table.words.language, seat)
    port = await door.open(plan.port, lan=plan.lan)
    host.guests, host.closing = guests, guests.close
    try:
        codes = {seat: invitations.invite(seat) for seat in _invited(host.table)}
        listeners = invitations.invite(None) if plan.listeners else None
        if plan.file is not None:
            names = {host.table.words.names[seat]: code for seat, code in codes.items()}
            _write(plan.file, port, names, listeners)
        yield _told(plan, port, codes, listeners)
    finally:
        await door.close()
        if plan.file is not None:
            plan.file.unlink(missing_ok=True)


def _invited(table: Table) -> tuple[Seat, ...]:
    """Return the persons who may come: all but the one whose keyboard this is."""
    return tuple(seat for seat in table.persons if seat != table.seating.here)


def _write(path: Path, port: int, codes: Mapping[str, str], listeners: str | None) -> None:
    """Write the codes for scripts, readable for nobody else; raises Unavailable."""
    found: dict[str, object] = {"ssh": port, "codes": codes}
    if listeners is not None:
        found["listeners"] = listeners
    with writing(path):
        replace_with(path, json.dumps(found, ensure_ascii=False) + "\n", OWNER_ALONE)


def _told(
    plan: Plan, port: int, codes: Mapping[Seat, str], listeners: str | None
) -> tuple[Event, ...]:
    """Return the events that tell the way in, and the code of each seat."""
    way = DoorsOpen(f"{socket.gethostname()}.local" if plan.lan else "localhost", port)
    here = () if plan.lan else (DoorsOpenHere(),)
    seats = (CodeOf(seat, spelled(code), code) for seat, code in codes.items())
    more = () if listeners is None else (CodeOfListeners(spelled(listeners), listeners),)
    return (way, *here, *seats, *more)
