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
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessigame import app, games
from accessigame.cli import preferences
from accessigame.cli.output_files import writing
from accessigame.cli.parser import OptionsApart, Parser, needed, some_of, whole
from accessigame.cli.players import seat_of
from accessigame.commands import play, resume
from accessigame.core.game import act_words
from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Seat,
    Unavailable,
    event_class,
)
from accessigame.doors.invitations import Invitations
from accessigame.doors.kept_codes import CodesLost, KeptCodes, file_beside, forget, read, write
from accessigame.host.commands import COMMANDS
from accessigame.host.guests import CodeOf, Guests, spelled
from accessigame.host.help import idle_words
from accessigame.host.host import Host
from accessigame.output.blocks import Output
from accessigame.session.table import Table, begun, resumed, seated
from accessigame.storage import settings
from accessigame.storage.files import replace_with
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    import ssl

    from accessigame.doors.web import WebDoor

DOORS: Final = ("ssh", "web")
PORT: Final = 2222
WEB_PORT: Final = 8222
HIGHEST_PORT: Final = 65535
ELSEWHERE: Final = "192.0.2.1"
"""An address that nobody has, on the way to all others."""
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
class PageOpen(AtTable):
    """The address of the page for guests, whole, as a browser takes it."""

    address: str


@event_class
class PageByNumber(AtTable):
    """The address of the page by number: some phones find no name in `.local`."""

    address: str


@event_class
class PagesPlain(AtTable):
    """Pages go over the network without encryption, so others there can read them."""


@event_class
class CertificateHalf(Event):
    """A certificate was given without its key, or a key without its certificate."""


@event_class
class CodeOfListeners(AtTable):
    """The code of those who only listen. spelled: its digits one by one."""

    spelled: str
    code: str


@event_class
class QrWithoutPage(Event):
    """QR codes lead to the page, and the door for pages is not opened."""


@event_class
class HereIsBot(Event):
    """The name of `--here` is that of a bot."""

    name: str


@event_class
class HereIsAway(Event):
    """The player of `--here` is among those of `--away`."""

    name: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted of the doors.

    doors: those that are opened. port, web_port: of each; 0 for any.
    lan: guests may come over the network. listeners: some may only listen.
    file: a file for the codes, which scripts read; None for none.
    encrypted: the encryption of pages; None for none.
    qr: a folder for QR codes, which phones read; None for none.
    kept: the codes and the ports of this table before it was interrupted.
    """

    doors: tuple[str, ...]
    port: int
    web_port: int
    lan: bool
    listeners: bool
    file: Path | None
    encrypted: ssl.SSLContext | None = None
    qr: Path | None = None
    kept: KeptCodes = field(default_factory=KeptCodes)


class Door(Protocol):
    """A way in for guests."""

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Let guests come in; return the port."""

    async def close(self) -> None:
        """Let nobody in any more, and end every connection."""


def arguments(parser: Parser) -> None:
    """Add the options of `host`: those of `play`, and its own."""
    play.arguments(parser)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--here")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--doors", type=some_of("--doors", DOORS), default=None)
    parser.add_argument("--port", type=whole("--port", 0, HIGHEST_PORT))
    parser.add_argument("--web-port", type=whole("--web-port", 0, HIGHEST_PORT))
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    parser.add_argument("--listeners", action="store_true")
    parser.add_argument("--invitations")
    parser.add_argument("--qr")


def run(given: Namespace, words: Localizer) -> int:
    """Host a table until somebody at it leaves; its journal is kept."""
    host(given, words)
    return 0


def host(given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Host a table; return the last events. A `Refusal` comes before any file is made."""
    _check_libraries(given)
    planned, journal, begin = _game(given, words)
    plan = _plan(given, read(file_beside(journal)) if given.resume else KeptCodes())
    _check_ports(plan)
    wanted = preferences.preferences_of(given, words, planned.words.names)
    here = _seat_here(given.here, planned)
    table = begin()
    table.seating.here = here
    table.seating.hosted = True
    if here is not None:  # a resumed game begins with the cards of another
        own = table.session.own_things(here)
        table.opening = (*table.opening, *(each for each in own if each not in table.opening))
    return app.run(table, wanted, partial(opened, plan))


def _wanted_doors(given: Namespace) -> tuple[str, ...]:
    """Return the doors to open; pages are there by default where their library is."""
    doors: tuple[str, ...] = given.doors or (DOORS if find_spec("aiohttp") else DOORS[:1])
    return doors


def _plan(given: Namespace, kept: KeptCodes) -> Plan:
    """Return what is wanted of the doors. kept: the ports of before, unless others are named."""
    port = kept.ports.get("ssh", PORT) if given.port is None else given.port
    web_port = kept.ports.get("web", WEB_PORT) if given.web_port is None else given.web_port
    return Plan(
        _wanted_doors(given),
        port,
        web_port,
        given.lan,
        given.listeners,
        Path(given.invitations) if given.invitations else None,
        _encryption(given.certificate, given.key),
        Path(given.qr) if given.qr else None,
        kept,
    )


def _encryption(certificate: str | None, key: str | None) -> ssl.SSLContext | None:
    """Return the encryption of pages, if a certificate is given; raises Refusal."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise NotUnderstood(CertificateHalf())
    from accessigame.doors.web import encryption  # noqa: PLC0415 - imported only for pages

    return encryption(Path(certificate), Path(key))


def _check_libraries(given: Namespace) -> None:
    """Raise a Refusal where a library or a door is missing, before any file is made."""
    doors = _wanted_doors(given)
    if "ssh" in doors:
        from accessigame.doors import ssh  # noqa: F401, PLC0415 - imported only for a table with guests
    if "web" in doors:
        from accessigame.doors import web  # noqa: F401, PLC0415 - the same
    if given.qr:
        if "web" not in doors:
            raise NotAllowed(QrWithoutPage())
        from accessigame.doors import qr_codes  # noqa: F401, PLC0415 - imported only where it is wanted


def _check_ports(plan: Plan) -> None:
    """Raise Unavailable where a port is taken, before any file is made."""
    from accessigame.doors.listening import listening_socket  # noqa: PLC0415 - imported only for a table with guests

    for name, port in (("ssh", plan.port), ("web", plan.web_port)):
        if name in plan.doors:
            listening_socket(port, lan=plan.lan).close()


def _game(given: Namespace, words: Localizer) -> tuple[Table, Path, Callable[[], Table]]:
    """Return a new table, or the last unfinished one, without its file, and the path of that.

    The function begins the file, or goes on with it, and returns the table to play at.
    """
    if given.resume:
        if given.game:
            raise NotUnderstood(OptionsApart("--resume", given.game))
        game = resume.newest(words)
        return game.table, game.path, partial(resumed, game)
    rules = games.find(needed(given.game, "host"))
    header = play.header_for(given, rules, words)
    path = Path(given.journal) if given.journal else play.new_journal(rules.name)
    return seated(header, words), path, partial(begun, header, words, path)


def _seat_here(name: str | None, table: Table) -> Seat | None:
    """Return the seat whose keyboard this is; raises NotAllowed for a bot, or who is far away."""
    if name is None:
        return None
    seat = seat_of(name, table.words.names)
    if seat in table.seating.away:
        raise NotAllowed(HereIsAway(table.words.name(seat)))
    if seat not in table.persons:
        raise NotAllowed(HereIsBot(table.words.name(seat)))
    return seat


# the doors ----------------------------------------------------------------------------------------


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
        trouble = _kept_from_now_on(host.table, invitations, ports)
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
    table: Table, invitations: Invitations, ports: Mapping[str, int]
) -> tuple[Event, ...]:
    """Keep the codes beside the journal at each change; return the event of a disk that refuses."""
    if table.journal is None:
        return ()
    path = file_beside(table.journal.path)

    def keep() -> None:
        write(path, ports, invitations.aged())

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
        replace_with(path, json.dumps(found, ensure_ascii=False) + "\n", OWNER_ALONE)


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
    page = _address_for_phones(plan, ports["web"])
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
    return (*_ways_in(plan, ports), *seats, *more)


def _page_address(plan: Plan, host: str, port: int) -> str:
    """Return the address of the page at a computer, by its name or its number."""
    return f"{'http' if plan.encrypted is None else 'https'}://{host}:{port}"


def _address_for_phones(plan: Plan, port: int) -> str:
    """Return the address by number, since some phones find no name; a certificate needs one."""
    number = _own_number() if plan.lan and plan.encrypted is None else ""
    return _page_address(plan, number or _own_name(plan), port)


def _own_name(plan: Plan) -> str:
    """Return the name of this computer, as guests call it."""
    return f"{socket.gethostname()}.local" if plan.lan else "localhost"


def _ways_in(plan: Plan, ports: Mapping[str, int]) -> tuple[Event, ...]:
    """Return the events that tell where guests come in, and who else can."""
    name = _own_name(plan)
    ways: list[Event] = []
    if "ssh" in ports:
        ways.append(DoorsOpen(name, ports["ssh"]))
    if "web" in ports:
        ways.append(PageOpen(_page_address(plan, name, ports["web"])))
        if plan.lan and (number := _own_number()):
            ways.append(PageByNumber(_page_address(plan, number, ports["web"])))
    if not plan.lan:
        ways.append(DoorsOpenHere())
    elif "web" in ports and plan.encrypted is None:
        ways.append(PagesPlain())
    return tuple(ways)


def _own_number() -> str:
    """Return the address of this computer in its network; empty where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))  # which sends nothing, and chooses the way
        except OSError:
            return ""
        return str(probe.getsockname()[0])
