"""The door of a table that is open already, behind the door for guests from far away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from accessigame.core.model import Event
from accessigame.doors.far.door import FarDoor
from accessigame.doors.far.far_call import FarCall
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.host_line import Answered
from accessigame.output.wire import Hello
from accessigame.words.words import Verbosity
from tests.doors.real_table import LISE, RealTable


class Behind:
    """A door that another opens and shuts. port: where it is."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Return its port."""
        assert (port, lan) == (0, False)
        return self._port

    async def close(self) -> None:
        """Leave it open, for the table."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that guests can join from far, and the call of one. told: what the table heard."""

    door: FarDoor
    call: FarCall
    told: list[Event]

    async def come(self) -> Answered:
        """Join the table."""
        return await self.call.answered(Hello(self.call.code, "en", Verbosity.NORMAL))


@dataclass(frozen=True, slots=True)
class Visit(Opened):
    """The same with Lise at the table."""

    answered: Answered


@asynccontextmanager
async def opened(
    table: RealTable, point: MeetingPoint, listeners: Iterable[str] = ()
) -> AsyncIterator[Opened]:
    """Open a table within this block, to Lise and to those who listen by further codes."""
    told: list[Event] = []
    door = FarDoor(Behind(table.port), point, told.append)
    await door.open(0)
    door.await_codes({table.code: LISE, **dict.fromkeys(listeners)})
    code = door.far_code(table.code)
    assert code is not None
    call = FarCall(code, point)
    try:
        yield Opened(door, call, told)
    finally:
        await call.close()
        await door.close()


@asynccontextmanager
async def visit(table: RealTable, point: MeetingPoint) -> AsyncIterator[Visit]:
    """Let Lise join a table by a code from far away within this block."""
    async with opened(table, point) as far:
        answered = await far.come()
        yield Visit(far.door, far.call, far.told, answered)
        answered.line.abort()
