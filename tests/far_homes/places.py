"""A place for a row: a table in one home, and guests who call it from the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.model import Event, Seat
from accessigame.host.guests import GuestBack, GuestCame
from accessigame.words.words import Localizer
from tests.acceptance.guest_table import (
    NAMES,
    PROGRAM,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    entries,
    environment,
    is_asked,
)
from tests.acceptance.screen_reader import squeezed
from tests.doors.far.meeting_point import Servers
from tests.far_homes.four_ways import settled
from tests.far_homes.homes import inside
from tests.wait_for import wait_for

LONG: Final = 180.0
"""Seconds for anything to happen, on a busy machine."""
HERE: Final = "Ida"
"""The player at the table itself, behind the guests."""


@dataclass
class Place:
    """A table with its servers. seats: those of its guests."""

    folder: Path
    servers: Servers
    host: HostProgram
    seats: tuple[Seat, ...]
    stack: ExitStack

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table."""
        return (*(NAMES[seat] for seat in self.seats), HERE)

    @property
    def path(self) -> Path:
        """The journal of the table."""
        return self.folder / "game.jsonl"

    def code(self, seat: Seat) -> str:
        """Return the code of a seat for a guest from far."""
        return str(self.host.found["far"][NAMES[seat]])

    def say(self, event: Event, hearer: Seat | None = None) -> str:
        """Return an event in words."""
        return Localizer("en", self.names).say(event, hearer).speech

    def guest(self, home: str, code: str) -> AtTerminal:
        """Start `join` with a code in the other home. home: the name of its folder."""
        own = environment(settled(self.folder / home, self.servers.point))
        call = [*inside("b"), *PROGRAM, "join", code, "--speech=off", "--lang=en"]
        return self.stack.enter_context(AtTerminal(call, own))

    def joined(self, seat: Seat) -> AtTerminal:
        """Let a guest from far come."""
        guest = self.guest(NAMES[seat], self.code(seat))
        self.hear(guest, self.say(GuestCame(seat), seat))
        return guest

    def hear(self, program: AtTerminal, text: str, count: int = 1) -> None:
        """Wait until a program has said a text so many times, however its lines are broken."""
        wanted = squeezed(text)
        _wait(program, lambda: squeezed(program.text).count(wanted) >= count, repr(text))

    def said(self, text: str) -> int:
        """Return how often the table itself has said a text so far."""
        return squeezed(self.host.text).count(squeezed(text))

    def back(self, guest: AtTerminal, seat: Seat, count: int) -> None:
        """Wait until a guest is back for the `count`th time."""
        self.hear(guest, self.say(GuestBack(seat), seat), count)

    def lay(self, program: AtTerminal, seat: Seat) -> None:
        """Let a player choose the first card of the hand; it is on the disk then."""
        expected, before = ExpectedNews(self.path, seat, "en"), entries(self.path)
        _wait(program, lambda: is_asked(program.text, expected), "a question")
        program.type(f"{expected.table().session.choices(seat)[0].number}\r")
        _wait(program, lambda: entries(self.path) > before, "the end of a choice")


@contextmanager
def place(folder: Path, servers: Servers, guests: int) -> Iterator[Place]:
    """Open a table for so many guests within this block."""
    seats = tuple(map(Seat, range(guests)))
    players = ",".join((*(NAMES[seat] for seat in seats), HERE))
    table = ("six-nimmt", f"--players={players}", f"--here={HERE}", "--far", "--lang=en")
    options = (*table, "--seed=4", f"--journal={folder / 'game.jsonl'}")
    with ExitStack() as stack:
        host = stack.enter_context(HostProgram(settled(folder / "host", servers.point), *options))
        yield Place(folder, servers, host, seats, stack)


def _wait(program: AtTerminal, condition: Callable[[], object], what: str) -> None:
    """Wait for what a program has to do; fail with its last words."""
    try:
        wait_for(condition, LONG)
    except AssertionError:
        raise AssertionError(f"{what} is not in: {program.text[-500:]}") from None


def tunnel_of(program: AtTerminal) -> int:
    """Wait for the tunnel process of a program; return its number."""
    found = list[int]()

    def find() -> list[int]:
        found[:] = _tunnels(program.pid)
        return found

    wait_for(find, LONG)
    return found[-1]


def _tunnels(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    children = [child for task in tasks for child in task.read_text("ascii").split()]
    return [int(child) for child in children if b"tunnel_process" in _command(child)]


def _command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # it has ended
        return b""
