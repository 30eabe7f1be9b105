"""The call to a table far away, by one code: a tunnel to it, and the usual call through that.

Each call has a tunnel process of its own, and the one before is ended: a computer that slept, or
has another network now, begins anew. The exchange of keys in the tunnel has proved that the other
side knows this code, so the key of the host needs no comparison.
"""

from __future__ import annotations

import asyncio
from typing import Final

from accessigame.core.model import Event, NotAllowed, Refusal, Unavailable, event_class
from accessigame.doors.far import notes
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from accessigame.doors.far.tunnel import Tunnel
from accessigame.doors.host_line import (
    Address,
    Answered,
    Call,
    FarCodeInUse,
    MeetingPointSilent,
    NobodyFar,
    NoTableOfOurs,
    NoTableThere,
)
from accessigame.doors.invitations import FarCode
from accessigame.doors.known_hosts import HostKey
from accessigame.doors.own_address import LOOPBACK
from accessigame.output.wire import Hello

TIMEOUT: Final = 40.0
"""Seconds until a way to the table has to be found."""
KEEP_ALIVE: Final = 5
"""Seconds without a word until the host is asked for one: a changed network tells nothing."""


@event_class
class FarCodeWrong(Event):
    """The table has another code, and the one that was given is worth nothing any more."""


class FarCall:
    """The call to a table far away, which is repeated when the line was lost."""

    def __init__(self, code: FarCode, meeting_point: MeetingPoint) -> None:
        self.code = code.seat
        self._far_code = code
        self._meeting_point = meeting_point
        self._tunnel: Tunnel | None = None
        self._claims: set[tuple[str, str]] = set()

    async def answered(self, hello: Hello) -> Answered:
        """Find the table by the meeting point, and say hello; a `Refusal` where that fails."""
        await self.close()
        port = await self._port()
        call = Call(Address(LOOPBACK, port), self.code, _check_nothing, KEEP_ALIVE)
        try:
            return await call.answered(hello)
        except Refusal as refusal:
            if isinstance(refusal.event, (NoTableThere, NoTableOfOurs)):
                raise Unavailable(NobodyFar()) from refusal
            raise

    async def close(self) -> None:
        """End the tunnel."""
        tunnel, self._tunnel = self._tunnel, None
        if tunnel is not None:
            await tunnel.close()

    async def _port(self) -> int:
        """Start a tunnel; return the port of this computer that leads to the table."""
        heard: asyncio.Queue[Note] = asyncio.Queue()
        gone = Note("")
        self._tunnel = Tunnel(
            self._meeting_point, 0, heard.put_nowait, lambda: heard.put_nowait(gone), self._claims
        )
        self._tunnel.send(Note(notes.CALL, text=str(self._far_code)))
        try:
            async with asyncio.timeout(TIMEOUT):
                while (note := await heard.get()).kind != notes.LISTENING:
                    _check(note)
        except TimeoutError as error:
            raise Unavailable(NobodyFar()) from error
        return note.number


def _check(note: Note) -> None:
    """Raise the refusal of what has come instead of a way to the table."""
    match note.kind:
        case notes.WRONG:
            raise NotAllowed(FarCodeWrong())
        case notes.SPENT:
            raise Unavailable(FarCodeInUse())
        case notes.SILENT:
            raise Unavailable(MeetingPointSilent())
        case notes.APART | "":
            raise Unavailable(NobodyFar())


def _check_nothing(_address: str, _port: int, _key: HostKey) -> None:
    """Take the key of the host, which the tunnel has proved."""
