"""A meeting point that misbehaves costs the table one sentence, and the tunnel nothing.

Covers `doors/far/meeting.py`, `doors/far/notes.py`.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from accessigame.doors.far import door, tunnel
from accessigame.doors.far.door import MeetingPointBack, MeetingPointLost
from tests.doors.far.bad_points import MANNERS, bad_point
from tests.doors.far.behind import opened
from tests.doors.far.meeting_point import Servers
from tests.doors.far.tunnels import MEMORY, resident, until
from tests.doors.real_table import real_table

PROGRAM = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.doors.far import meeting, tunnel_process; "
    "meeting.WELCOME, meeting.GOODBYE, tunnel_process.AGAIN = 4.0, 1.0, 0.5; "
    "meeting.BoundedLine.autoPingInterval = meeting.BoundedLine.autoPingTimeout = 4.0; "
    "tunnel_process.main()"
)
"""A tunnel process with less patience, since this test waits for each of its limits."""
LISTENERS = tuple(f"50060{number}" for number in range(7))
"""Further codes, so that more manners are met at one time."""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read in /proc")
def test_each_manner_costs_the_same_one_sentence(
    own_servers: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it does, one process bears it, the table plays, and a guest comes in afterwards.

    Fails when a lie ends the process or is told again, when nonsense leaves a line behind that
    calls for ever, and when a flood is kept in memory.
    """
    monkeypatch.setattr(door, "STEADY", 6.0)
    monkeypatch.setattr(tunnel, "CODE", PROGRAM)

    async def scene() -> None:
        async with (
            bad_point(own_servers.point, *MANNERS) as bad,
            opened(table, bad.point, LISTENERS) as far,
        ):
            tunnel = far.door._tunnel
            await until(lambda: not bad.left, bad.left)
            table.pierre_chooses()
            await until(lambda: far.told[1:], far.told)
            await until(lambda: bad.lines == len(LISTENERS) + 1, bad.met)
            (await far.come()).line.abort()
            assert far.told == [MeetingPointLost(), MeetingPointBack()]
            assert far.door._tunnel is tunnel
            assert tunnel is not None
            assert resident(tunnel.pid) < MEMORY

    with real_table(tmp_path / "host") as table:
        asyncio.run(scene())
