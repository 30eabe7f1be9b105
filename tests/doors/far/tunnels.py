"""Two tunnels, of a host and of guests, in one event loop, with a door that echoes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from accessigame.doors.far import notes
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from accessigame.doors.far.tunnel import Tunnel

LONG = 60.0
"""Seconds for anything to happen, on a busy machine."""
DELAY = 0.01
"""Seconds that a tunnel may add between a key and its answer."""
MEMORY = 70.0
"""MiB that a tunnel process may take, for all guests."""


@dataclass
class End:
    """One end of a tunnel, with what its process has told."""

    point: MeetingPoint
    port: int = 0
    told: list[Note] = field(default_factory=list)
    claims: set[tuple[str, str]] = field(default_factory=set)
    ends: int = 0
    tunnel: Tunnel | None = None

    @property
    def kinds(self) -> set[str]:
        """The kinds of what was told."""
        return {note.kind for note in self.told}

    def start(self, *wishes: Note) -> Tunnel:
        """Start a process, another one after the first."""
        self.told.clear()
        self.tunnel = Tunnel(self.point, self.port, self.told.append, self._end, self.claims)
        for wish in wishes:
            self.tunnel.send(wish)
        return self.tunnel

    def _end(self) -> None:
        self.ends += 1

    async def hear(self, kind: str, count: int = 1) -> Note:
        """Wait until so many notes of a kind were told; return the last of them."""
        await until(lambda: sum(note.kind == kind for note in self.told) >= count, self.told)
        return [note for note in self.told if note.kind == kind][count - 1]

    async def call(self, code: str) -> int:
        """Call a host; return the port that leads there."""
        self.start(Note(notes.CALL, text=code))
        return (await self.hear(notes.LISTENING)).number


async def until(condition: Callable[[], object], told: object = "", seconds: float = LONG) -> None:
    """Wait until the condition holds."""
    end = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"waited in vain: {told}"
        await asyncio.sleep(0.005)


@dataclass
class Echo:
    """A door that gives back what it gets, and knows where it came from."""

    port: int = 0
    sources: list[str] = field(default_factory=list)
    got: bytearray = field(default_factory=bytearray)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        self.sources.append(writer.get_extra_info("peername")[0])
        with suppress(OSError):
            while data := await reader.read(65536):
                self.got += data
                writer.write(data)
        await closed(writer)


@asynccontextmanager
async def tunnels(point: MeetingPoint) -> AsyncIterator[tuple[End, End, Echo]]:
    """Yield a host's end, a guest's end and the door; close both ends."""
    echo = Echo()
    server = await asyncio.start_server(echo.serve, "127.0.0.1", 0)
    echo.port = server.sockets[0].getsockname()[1]
    host, guest = End(point, echo.port), End(point)
    try:
        yield host, guest, echo
    finally:
        for end in (guest, host):
            if end.tunnel is not None:
                await end.tunnel.close()
        server.close()
        await asyncio.sleep(0.1)  # for the ends of its connections


async def echoed(port: int, data: bytes) -> bytes:
    """Send bytes through a port; return as many that come back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    connected: socket.socket = writer.get_extra_info("socket")
    connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    try:
        writer.write(data)
        async with asyncio.timeout(LONG):
            return await reader.readexactly(len(data))
    finally:
        await closed(writer)


async def delays(port: int, rounds: int = 15, pieces: int = 20) -> list[float]:
    """Return the median delay of each round, in seconds: of pieces that come back one by one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    clock, medians = asyncio.get_running_loop().time, list[float]()
    try:
        for _ in range(rounds):
            taken = list[float]()
            for _ in range(pieces):
                began = clock()
                writer.write(b"k" * 100)
                await reader.readexactly(100)
                taken.append(clock() - began)
            medians.append(sorted(taken)[pieces // 2])
    finally:
        await closed(writer)
    return medians


def resident(pid: int) -> float:
    """Return the resident memory of a process in MiB, which Linux tells."""
    status = Path(f"/proc/{pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def closed(writer: asyncio.StreamWriter) -> None:
    """Close a connection, and wait for its end."""
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def play(scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene in an event loop of its own."""

    async def bounded() -> None:
        async with asyncio.timeout(6 * LONG):
            await scene()

    asyncio.run(bounded())
