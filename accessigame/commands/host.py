"""`host`: a table to which guests come from devices of their own.

1. The flags make a table as `play` or `resume` does; its outputs and its keyboard are for those at
   this computer, or for one of them by `--here`.
2. `host_doors.py` opens the doors, and tells at the table the ways in and the codes of seats.
3. After a crash, `--resume` takes what is not given again from the file of the codes.
4. When the game is left, guests are told that the table is closed, and the doors are shut.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessigame import app, games
from accessigame.cli import preferences
from accessigame.cli.game_options import check_camera
from accessigame.cli.parser import FILE, FOLDER, OptionsApart, Parser, needed, some_of, whole
from accessigame.cli.players import seat_of
from accessigame.commands import host_doors, play, resume
from accessigame.commands.host_plan import DoorKind, Plan
from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Seat,
    Unavailable,
    event_class,
)
from accessigame.doors.invitations import KeptCodes, Openness, codes_beside, kept_codes_in
from accessigame.doors.own_address import HIGHEST_PORT, PortTaken, listening_socket
from accessigame.session.journal import DECKS
from accessigame.session.table import SavedGame, Table, begun, load_saved, resumed, seated
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    import ssl


NEW_TABLE: Final = ("players", "edition", "deck", "away", "seed", "time-limit", "no-advice")
"""Options of a table that begins: a resumed game has them in its journal."""


@event_class
class CertificateHalf(Event):
    """A certificate was given without its key, or a key without its certificate."""


@event_class
class QrWithoutPage(Event):
    """QR codes lead to the page, and the door for pages is not opened."""


@event_class
class DoorTaken(AtTable):
    """The port of a door is in use, perhaps by another table; `option` chooses another one."""

    port: int
    option: str


@event_class
class DoorsTogether(AtTable):
    """Several doors are given the same port; each of the `options` changes one of them."""

    port: int
    options: tuple[str, ...]


@event_class
class HostNeedsPlayers(Event):
    """Nobody is named: a table for one person and bots has no seat for a guest."""


@event_class
class HereIsBot(Event):
    """The name of `--here` is that of a bot."""

    name: str


@event_class
class HereIsAway(Event):
    """The player of `--here` is among those of `--away`."""

    name: str


def arguments(parser: Parser) -> None:
    """Add the options of `host`: those of `play`, and its own."""
    play.arguments(parser)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--here")
    parser.add_argument("--lan", action="store_true")
    names = tuple(door.name for door in host_doors.DOORS)
    parser.add_argument("--doors", type=some_of("--doors", names), default=None)
    for door in host_doors.DOORS:
        if door.port is None:
            parser.add_argument(door.flag, dest=_dest(door), action="store_true")
        else:
            port = whole(door.flag, 0, HIGHEST_PORT)
            parser.add_argument(door.flag, dest=_dest(door), type=port)
    parser.add_argument("--certificate", type=FILE)
    parser.add_argument("--key", type=FILE)
    parser.add_argument("--listeners", action="store_true")
    parser.add_argument("--invitations", type=FILE)
    parser.add_argument("--qr", type=FOLDER)


def run(given: Namespace, words: Localizer) -> int:
    """Host a table until somebody at it leaves; its journal is kept."""
    host(given, words)
    return 0


def host(given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Host a table; return the last events. A `Refusal` comes before any file is made."""
    planned, journal, begin = _game(given, words)
    kept_codes = kept_codes_in(codes_beside(journal)) if given.resume else KeptCodes()
    plan = _plan(given, kept_codes)
    _check_libraries(plan)
    _check_ports(plan)
    run_preferences = preferences.preferences_of(given, words, planned.words.names)
    check_camera(given.camera, planned.seating)
    seat_here = _seat_here(given.here, kept_codes.openness.here, planned)
    table = begin()
    table.seating.seat_here = seat_here
    table.seating.hosted = True
    if seat_here is not None:  # a resumed game begins with the cards of another
        own_things = table.session.own_things(seat_here)
        table.opening = (
            *table.opening,
            *(each for each in own_things if each not in table.opening),
        )
    return app.run(table, run_preferences, partial(host_doors.opened, plan))


def _dest(door: DoorKind) -> str:
    """Return the name of the port of a door in a namespace, or of its switch."""
    return f"{'opens' if door.port is None else 'port_of'}_{door.name}"


def _doors(given: Namespace, before: Openness) -> tuple[DoorKind, ...]:
    """Return the doors to open: the named ones, else those of before, else the usual ones.

    A door with a switch is opened besides.
    """
    names = {*(given.doors or before.ports or _usual_doors())}
    return tuple(
        kind
        for kind in host_doors.DOORS
        if kind.name in names or (kind.port is None and vars(given)[_dest(kind)])
    )


def _usual_doors() -> Iterator[str]:
    """Yield the names of the doors that are opened where none are named."""
    for kind in host_doors.DOORS:
        if kind.port is not None and (not kind.library or find_spec(kind.library)):
            yield kind.name


def _ports(given: Namespace, before: Openness) -> Mapping[str, int]:
    """Return the port of each door, by its name: the given one, else that of before."""
    usual_ports = {kind.name: kind.port or 0 for kind in host_doors.DOORS} | {**before.ports}
    having_port = (kind for kind in host_doors.DOORS if kind.port is not None)
    typed_ports = {kind.name: vars(given)[_dest(kind)] for kind in having_port}
    return usual_ports | {name: port for name, port in typed_ports.items() if port is not None}


def _plan(given: Namespace, kept: KeptCodes) -> Plan:
    """Return what is wanted of the doors. kept: how they were, where nothing else is given."""
    openness = kept.openness
    return Plan(
        doors=_doors(given, openness),
        ports=_ports(given, openness),
        lan=given.lan or openness.lan,
        listeners=given.listeners or openness.listeners,
        file=Path(given.invitations) if given.invitations else None,
        encrypted=_encryption(given.certificate, given.key),
        qr=Path(given.qr) if given.qr else None,
        kept=kept,
    )


def _encryption(certificate: str | None, key: str | None) -> ssl.SSLContext | None:
    """Return the encryption of pages, if a certificate is given; raises Refusal."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise NotUnderstood(CertificateHalf())
    from accessigame.doors.hypertext import encryption  # noqa: PLC0415 - imported only for pages

    return encryption(Path(certificate), Path(key))


def _check_libraries(plan: Plan) -> None:
    """Raise a Refusal where a library or a door is missing, before any file is made."""
    for door in plan.doors:
        import_module(door.module)
    if plan.qr:
        if not any(door.links for door in plan.doors):
            raise NotAllowed(QrWithoutPage())
        from accessigame.doors import qr_codes  # noqa: F401, PLC0415 - imported only where it is wanted


def _check_ports(plan: Plan) -> None:
    """Raise a Refusal where a port is taken, or given twice, before any file is made."""
    doors = tuple(door for door in plan.doors if door.port is not None)
    for door in doors:
        port = plan.ports[door.name]
        flags = tuple(each.flag for each in doors if plan.ports[each.name] == port)
        if port != 0 and len(flags) > 1:
            raise NotAllowed(DoorsTogether(port, flags))
    for door in doors:
        _check_port(plan.ports[door.name], door.flag, lan=plan.lan)


def _check_port(port: int, option: str, *, lan: bool) -> None:
    """Raise Unavailable where a port cannot be opened; option: chooses another one."""
    try:
        listening_socket(port, lan=lan).close()
    except Unavailable as refusal:
        if isinstance(refusal.event, PortTaken):
            raise Unavailable(DoorTaken(port, option)) from refusal
        raise


def _game(given: Namespace, words: Localizer) -> tuple[Table, Path, Callable[[], Table]]:
    """Return a new table, or an unfinished one, without its file, and the path of that.

    The function begins the file, or resumes it, and returns the table to play at.
    """
    if given.resume:
        game = _saved(given, words)
        return game.table, game.path, partial(resumed, game)
    rules = games.find(needed(given.game, "host"))
    header = play.header_for(given, rules, words)
    if not given.players:
        raise NotUnderstood(HostNeedsPlayers())
    path = Path(given.journal) if given.journal else play.new_journal(rules.name)
    return seated(header, words), path, partial(begun, header, words, path)


def _saved(given: Namespace, words: Localizer) -> SavedGame:
    """Return the game of the named file, else the last unfinished one; raises Refusal.

    The file may be named as it was at the beginning, by `--journal`.
    """
    for flag in (*NEW_TABLE, *given.game_flags):
        if getattr(given, flag.replace("-", "_")) not in (None, False, DECKS[0]):
            raise NotUnderstood(OptionsApart("--resume", f"--{flag}"))
    if given.game and given.journal:
        raise NotUnderstood(OptionsApart("--journal", given.game))
    if not (file := given.game or given.journal):
        return resume.newest(words)
    return resume.still_open(load_saved(Path(file), words))


def _seat_here(name: str | None, before: Seat | None, table: Table) -> Seat | None:
    """Return the seat whose keyboard this is; raises NotAllowed for a bot, or who is far away.

    name: an empty one is nobody's. before: the seat where no name is given.
    """
    if name is None:
        return before if before in table.persons else None
    if not name:
        return None
    seat = seat_of(name, table.words.names)
    if table.seating[seat].is_away:
        raise NotAllowed(HereIsAway(table.words.name(seat)))
    if seat not in table.persons:
        raise NotAllowed(HereIsBot(table.words.name(seat)))
    return seat
