"""A real table behind a real door, in a thread of its own: 6 nimmt with hands that are secret.

Lise has the code. Pierre sits at the table, and moves when the test says so.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from accessigame.core.model import EVERYONE, Intent, NotAllowed, NotUnderstood, Refusal, Seat, only
from accessigame.doors.interfaces import GuestOutput
from accessigame.doors.invitations import CodeWrong, DoorShut
from accessigame.doors.limits import Limits
from accessigame.doors.seat_lines import SeatLines
from accessigame.doors.ssh import SshDoor
from accessigame.games.six_nimmt.moves import Choose
from accessigame.host.host import Host
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.session.journal import Header
from accessigame.session.table import begun
from accessigame.words.words import Localizer
from tests.playing import Recorder
from tests.wait_for import PATIENCE, wait_for

T = TypeVar("T")

LISE, PIERRE = Seat(0), Seat(1)
NAMES: Final = ("Lise", "Pierre")
CODE: Final = "417902"
SHUT: Final = "000000"
"""A code that finds the doors shut."""
LIMITS: Final = Limits(wrong=0.05, farewell=0.5)


@dataclass
class Guests:
    """The guests of the table: one seat, one code, and whoever came last has it."""

    host: Host
    outputs: list[Output]
    inside: list[GuestOutput] = field(default_factory=list)
    received: list[Intent | Refusal] = field(default_factory=list)

    def words(self, language: str) -> Localizer:
        """Return the words of a language."""
        return Localizer(language, NAMES)

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose guests are here."""
        return frozenset({LISE}) if self.inside else frozenset()

    def enter(self, code: str, output: GuestOutput, /) -> GuestOutput:
        """Give Lise's seat to an output, and tell her own things."""
        if code == SHUT:
            raise NotAllowed(DoorShut())
        if code != CODE:
            raise NotUnderstood(CodeWrong())
        for other in (*self.inside,):
            self._let_go(other)
            other.close()
        output.audience = only(LISE)
        self.inside.append(output)
        self.outputs.append(output)
        self.host.announcer.repeat(self.host.session.own_things(LISE), only(LISE))
        return output

    def receive(self, guest: Any, given: Intent | Refusal, /) -> None:
        """Give an intent to the table, with the seat of its guest."""
        self.received.append(given)
        if isinstance(given, Intent) and given.word == Word.QUIT:
            self._let_go(guest)
            guest.close()
        elif isinstance(given, Intent):
            self.host.inbox.put_nowait(replace(given, seat=LISE))

    def leave(self, guest: Any, /) -> None:
        """Take in that a line has ended."""
        self._let_go(guest)

    def _let_go(self, guest: GuestOutput) -> None:
        self.inside.remove(guest)
        self.outputs.remove(guest)


class RealTable:
    """The open table, and the way into its thread."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        header = Header("six-nimmt", "base", NAMES, {}, {"deck": "shuffled", "seed": 4, "bots": {}})
        outputs: list[Output] = []
        self.everybody = Recorder(EVERYONE)
        outputs.append(self.everybody)
        self.host = Host(begun(header, Localizer("en"), None), outputs)
        self.guests = Guests(self.host, outputs)
        self.port = 0
        self._folder = folder
        self._loop = loop
        self._run: asyncio.Task[Any] | None = None
        self._door = self._new_door()

    def _new_door(self) -> SshDoor:
        acts = [act.word for act in self.host.session.game.acts]
        seat = partial(SeatLines, acts=acts, limits=LIMITS)
        return SshDoor(self.guests, self._folder, "en", seat, LIMITS)

    def call(self, function: Callable[[], T]) -> T:
        """Run a function in the thread of the table; return its result."""

        async def run() -> T:
            return function()

        return asyncio.run_coroutine_threadsafe(run(), self._loop).result(PATIENCE)

    def begin(self) -> None:
        """Begin the game."""

        def start() -> None:
            self._run = asyncio.ensure_future(self.host.run(*self.host.table.opening))

        self.call(start)

    def open(self) -> None:
        """Open the door, at the port that it had before."""
        task = asyncio.run_coroutine_threadsafe(self._door.open(self.port), self._loop)
        self.port = task.result(PATIENCE)

    def shut(self) -> None:
        """Shut the door, so that nobody can call; lines that stand are cut."""
        self.cut()
        asyncio.run_coroutine_threadsafe(self._door.close(), self._loop).result(PATIENCE)
        self._door = self._new_door()

    def cut(self) -> None:
        """Cut every line, as a network does that goes away."""

        def abort() -> None:
            for connection in (*self._door.connections,):
                connection.abort()

        self.call(abort)

    def end(self) -> None:
        """End the game, and shut the door."""
        self.shut()
        self.call(lambda: self.host.inbox.put_nowait(None))
        wait_for(lambda: self._run is not None and self._run.done())

    @property
    def is_joined(self) -> bool:
        """True while Lise is at the table."""
        return self.call(lambda: bool(self.guests.inside))

    @property
    def chosen(self) -> list[int]:
        """The cards that Lise has chosen."""
        steps = self.call(lambda: list(self.host.session.steps))
        moves = [step.move for step in steps if step.move.seat == LISE]
        return [move.card for move in moves if isinstance(move, Choose)]

    @property
    def hand(self) -> list[int]:
        """The cards in Lise's hand, from the choices that she has."""
        choices = self.call(lambda: self.host.session.choices(LISE))
        return [intent.number for intent in choices if intent.number is not None]

    def pierre_chooses(self) -> None:
        """Choose a card for Pierre."""
        (card, *_) = self.call(lambda: self.host.session.choices(PIERRE))
        self.call(lambda: self.host.inbox.put_nowait(replace(card, seat=PIERRE)))


@contextmanager
def real_table(folder: Path) -> Iterator[RealTable]:
    """Open a table within this block, at a free port of this computer."""
    folder.mkdir(parents=True, exist_ok=True)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="table")
    thread.start()
    try:
        table = asyncio.run_coroutine_threadsafe(_made(folder, loop), loop).result(PATIENCE)
        table.begin()
        table.open()
        try:
            yield table
        finally:
            table.end()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


async def _made(folder: Path, loop: asyncio.AbstractEventLoop) -> RealTable:
    return RealTable(folder, loop)
