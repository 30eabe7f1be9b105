"""The door of a table that is open already, behind the door for guests from far away."""

from __future__ import annotations

from collections.abc import AsyncIterator
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
class Visit:
    """A guest from far away at a table. told: what the table was told of the tunnel."""

    door: FarDoor
    call: FarCall
    answered: Answered
    told: list[Event]


@asynccontextmanager
async def visit(table: RealTable, point: MeetingPoint) -> AsyncIterator[Visit]:
    """Let Lise join a table by a code from far away within this block."""
    told: list[Event] = []
    door = FarDoor(Behind(table.port), point, told.append)
    await door.open(0)
    door.await_codes({table.code: LISE})
    code = door.far_code(table.code)
    assert code is not None
    call = FarCall(code, point)
    try:
        answered = await call.answered(Hello(table.code, "en", Verbosity.NORMAL))
        yield Visit(door, call, answered, told)
        answered.line.abort()
    finally:
        await call.close()
        await door.close()
