"""A relay that misbehaves where it is the only way: one sentence for the guest, none for the table.

Covers `doors/far/meeting.py`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Refusal
from accessigame.doors.far import tunnel
from accessigame.doors.far.far_call import FarCall
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.host_line import NobodyFar
from accessigame.output.wire import Hello
from accessigame.words.words import Verbosity
from tests.doors.far.bad_points import CHUNK, silence
from tests.doors.far.behind import opened
from tests.doors.far.meeting_point import Servers
from tests.doors.far.tunnels import closed
from tests.doors.real_table import LISE, real_table

PROGRAM: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.doors.far import meeting; meeting.LINE = {}; "
    "from wormhole import ipaddrs; ipaddrs.find_addresses = list; "
    "from accessigame.doors.far.tunnel_process import main; main()"
)
"""A tunnel process that tells no address of its own, with the seconds for a way to be found."""
PROLOGUES: Final = {
    f"Magic-Wormhole Dilation Handshake v1 {role}\n\n".encode() for role in ("Leader", "Follower")
}
"""The first words of either side of a line."""
FLOOD: Final = 16 * 2**20
"""Bytes that are sent of a piece that claims to have more."""


@dataclass
class BadRelay:
    """A relay with three manners. met: those that somebody has met. drowned: took a whole flood."""

    met: list[str] = field(default_factory=list)
    drowned: bool = False

    def __post_init__(self) -> None:
        self._manners = cycle((self.flood, self.lie, silence))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection by the next manner."""
        manner = next(self._manners)
        self.met.append(manner.__name__)
        with suppress(OSError, asyncio.IncompleteReadError):
            await manner(reader, writer)
        await closed(writer)

    async def lie(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Say what no relay says."""
        writer.write(b"hello\n" * 50)
        await reader.read(-1)

    async def flood(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak for the other side, and send a piece of four gigabytes."""
        await reader.readuntil(b"\n")
        writer.write(b"ok\n")
        own = await reader.readuntil(b"\n\n")
        (other,) = PROLOGUES - {own}
        writer.write(other + b"\xff" * 4)
        for _ in range(FLOOD // CHUNK):
            writer.write(b"x" * CHUNK)
            await writer.drain()
        self.drowned = True


def test_a_bad_relay_costs_the_guest_one_sentence(
    own_servers: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table hears nothing, and the same code lets the guest in by an honest relay.

    Fails when a flood is kept in memory, and when a lie spends the code or ends the process.
    """

    async def scene() -> None:
        relay = BadRelay()
        server = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        point = MeetingPoint(own_servers.point.mailbox, f"tcp:127.0.0.1:{port}")
        monkeypatch.setattr(tunnel, "CODE", PROGRAM.format(30))
        async with opened(table, point) as far:
            process = far.door._tunnel
            monkeypatch.setattr(tunnel, "CODE", PROGRAM.format(1))
            with pytest.raises(Refusal) as refused:
                await far.come()
            assert refused.value.event == NobodyFar()
            assert {"flood", "lie"} <= {*relay.met}
            monkeypatch.setattr(tunnel, "CODE", PROGRAM.format(30))
            code = far.door.far_code(table.code)
            assert code is not None
            call = FarCall(code, own_servers.point)
            answered = await call.answered(Hello(call.code, "en", Verbosity.NORMAL))
            assert answered.welcome.seat == LISE
            answered.line.abort()
            await call.close()
            assert far.told == []
            assert far.door._tunnel is process
        assert not relay.drowned
        server.close()
        await asyncio.sleep(0.1)  # for the ends of its connections

    with real_table(tmp_path / "host") as table:
        asyncio.run(scene())
