"""A tunnel with both its processes, the real library and real servers.

Covers `doors/far/tunnel_process.py`, `doors/far/pipes.py`, `doors/far/reactor.py`,
`devices/noted_process.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from aiohttp import ClientSession

from accessigame.doors.far import notes, tunnel
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from accessigame.doors.far_table import waits
from tests.doors.far.bad_points import unconfirming
from tests.doors.far.meeting_point import Servers, free_port
from tests.doors.far.tunnels import (
    DELAY,
    LONG,
    MEMORY,
    End,
    closed,
    delays,
    echoed,
    play,
    resident,
    tunnels,
    until,
)

pytestmark = pytest.mark.long

APP = "accessigame.table"
NUMBER = "4812"
CODE, OTHER = f"{NUMBER}-417902", f"{NUMBER}-417903"
AWAITED = Note(notes.AWAIT, "2", CODE, 3)
KILLS = 30
TRIES = 6
"""Calls until a guest gets in, with the pauses of the program between them: half a minute."""
RENEWING = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.doors.far import meeting, tunnel_process; "
    "meeting.RENEWED = 4.0; tunnel_process.main()"
)
"""A tunnel process that holds its code anew more often, since a test waits for it."""
ANSWERS = {notes.LISTENING, notes.WRONG, notes.SPENT, notes.SILENT, notes.APART}
"""What a call ends with."""


def test_bytes_go_both_ways(own_servers: Servers) -> None:
    """A code leads to the door, and a long text comes back whole; the code serves again at once.

    The address at the door is that of the guest alone. Fails when a code serves once only, or every
    far guest has one address.
    """

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, echo):
            host.start(AWAITED)
            await host.hear(notes.WAITING)
            data = Random(1).randbytes(3_000_000)
            assert await echoed(await guest.call(CODE), data) == data
            assert guest.tunnel is not None
            await until(lambda: guest.ends)  # the process ends with its connection
            assert await echoed(await guest.call(CODE), b"again") == b"again"
            assert set(echo.sources) == {"127.77.0.3"}

    play(scene)


@pytest.mark.unmeasured
def test_a_wrong_code_is_told_at_both_ends(own_servers: Servers) -> None:
    """The number is worth nothing after one guess, until the host gives another one.

    Fails when a stranger may guess again, or the host does not hear of it.
    """

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, echo):
            host.start(AWAITED)
            await host.hear(notes.WAITING)
            guest.start(Note(notes.CALL, text=OTHER))
            await guest.hear(notes.WRONG)
            assert await host.hear(notes.WRONG) == Note(notes.WRONG, "2")
            assert sum(note.kind == notes.WAITING for note in host.told) == 1
            assert host.tunnel is not None
            host.tunnel.send(Note(notes.AWAIT, "2", "7305-417902", 3))
            await host.hear(notes.WAITING, 2)
            assert await echoed(await guest.call("7305-417902"), b"in") == b"in"
            assert bytes(echo.got) == b"in"

    play(scene)


async def enter(guest: End) -> None:
    """Call as often as the program of a guest would, until the door answers."""
    for seconds in islice(waits(), TRIES):
        guest.start(Note(notes.CALL, text=CODE))
        await until(lambda: guest.kinds & ANSWERS)
        if notes.LISTENING in guest.kinds:
            break
        await asyncio.sleep(seconds)
    assert notes.LISTENING in guest.kinds, guest.told
    assert await echoed((await guest.hear(notes.LISTENING)).number, b"still") == b"still"


@pytest.mark.unmeasured
def test_kills_at_random_moments_cost_nothing(
    own_servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each kill at either end the same code leads to the door again.

    Fails when the number of a killed process stays claimed, so that nobody gets in.
    """
    monkeypatch.setattr(tunnel, "CODE", RENEWING)
    chance = Random(635)

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, _):
            host.start(AWAITED)
            for kill in range(KILLS):
                end = host if kill % 2 else guest
                if end is guest:
                    guest.start(Note(notes.CALL, text=CODE))
                assert end.tunnel is not None
                await asyncio.sleep(chance.uniform(0.0, 1.2))
                ends, tunnel_of_end = end.ends, end.tunnel
                tunnel_of_end.kill()
                await until(lambda: end.ends > ends)  # noqa: B023 - it is waited for here
                if end is host:
                    host.start(AWAITED)
            await host.hear(notes.WAITING)
            await enter(guest)

    play(scene)


async def claim_without_a_word(point: MeetingPoint, side: str) -> None:
    """Take the place beside the host, and leave without giving it back."""
    async with ClientSession() as session, session.ws_connect(point.mailbox) as line:
        await line.send_json({"type": "bind", "appid": APP, "side": side})
        await line.send_json({"type": "claim", "nameplate": NUMBER})
        async with asyncio.timeout(LONG):
            while (await line.receive_json())["type"] != "claimed":
                pass


@pytest.mark.unmeasured
def test_who_dies_without_a_word_keeps_nobody_out(
    own_servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host holds its code anew, as the meeting point lets two sides in and no third one.

    Fails when the host waits for somebody who is dead, and each guest hears that others have the
    number.
    """
    monkeypatch.setattr(tunnel, "CODE", RENEWING)

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, _):
            host.start(AWAITED)
            await host.hear(notes.WAITING)
            await claim_without_a_word(own_servers.point, "dead")
            guest.claims.add((NUMBER, "dead"))
            await enter(guest)
            assert notes.SILENT not in host.kinds

    play(scene)


def test_a_claim_is_known_until_its_end_is_confirmed(own_servers: Servers) -> None:
    """What was sent may be lost with its process, so the next one releases it again.

    Fails when a claim counts as released that the meeting point has not confirmed.
    """

    async def scene() -> None:
        async with (
            unconfirming(own_servers.point) as point,
            tunnels(point) as (host, guest, _),
        ):
            host.start(AWAITED)
            await host.hear(notes.WAITING)
            await enter(guest)
            assert notes.RELEASED not in host.kinds | guest.kinds
            claims = {*guest.claims}
            assert claims
            assert guest.tunnel is not None
            guest.tunnel.kill()
            guest.point = own_servers.point
            guest.start()
            await until(lambda: not guest.claims & claims)

    play(scene)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGSTOP")
def test_one_that_hangs_is_ended(own_servers: Servers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped process gives no sign of life. Fails when nobody asks for one."""
    monkeypatch.setattr(tunnel, "START", 10.0)
    monkeypatch.setattr(tunnel, "PATIENCE", 2.0)
    monkeypatch.setattr(tunnel, "ASKED_EVERY", 0.2)

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, _, __):
            host.start(Note(notes.AWAIT, "2", "4813-417902", 3))  # a number that stays claimed
            await host.hear(notes.WAITING)
            assert host.tunnel is not None
            os.kill(host.tunnel.pid, signal.SIGSTOP)
            await until(lambda: host.ends)

    play(scene)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "program",
    [
        'import sys\nwhile True: sys.stdout.write(\'{"kind":"came"}\\n\')',
        "print('rubbish', flush=True); input()",
        "import sys\nwhile True: sys.stdout.write('x' * 1000)",
        "raise SystemExit",
    ],
)
def test_one_that_floods_or_babbles_is_ended(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its end is told once, and no more notes come in than may. Fails when the loop drowns."""
    monkeypatch.setattr(tunnel, "CODE", program)

    async def scene() -> None:
        async with tunnels(MeetingPoint()) as (host, _, __):
            host.start()
            await until(lambda: host.ends)
            await asyncio.sleep(0.1)
            assert host.ends == 1
            assert len(host.told) <= tunnel.BURST + 10 * tunnel.RATE

    play(scene)


async def _silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        await reader.read()
    await closed(writer)


async def _lie(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 101 Sure\r\n\r\n" + b"\x81\x05hello" * 50)
    await _silence(reader, writer)


@pytest.mark.parametrize("point", ["nobody", "silent", "lying"])
def test_a_meeting_point_that_does_not_answer_is_told(point: str) -> None:
    """Nobody there, silence and lies are the same. Fails when a guest waits for ever."""

    async def scene() -> None:
        serve = {"silent": _silence, "lying": _lie}.get(point)
        server = None if serve is None else await asyncio.start_server(serve, "127.0.0.1", 0)
        port = free_port() if server is None else server.sockets[0].getsockname()[1]
        address = MeetingPoint(f"ws://127.0.0.1:{port}/v1", "")
        async with tunnels(address) as (host, guest, _):
            host.start(AWAITED)
            guest.start(Note(notes.CALL, text=CODE))
            await host.hear(notes.SILENT)
            await guest.hear(notes.SILENT)
        if server is not None:
            server.close()
            await asyncio.sleep(0.2)  # for the ends of connections

    pytest.importorskip("wormhole")
    play(scene)


@pytest.mark.unmeasured
def test_a_key_waits_for_nothing(own_servers: Servers) -> None:
    """By the relay, a piece comes back within 10 ms more than without a tunnel.

    The best of some rounds counts, since other programs run too. Fails when a socket waits for a
    second piece, or a relay for its acknowledgement: that takes 40 ms.
    """

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, echo):
            host.start(AWAITED)
            port = await guest.call(CODE)
            bare, through = await delays(echo.port), await delays(port)
            assert min(through) - min(bare) < DELAY, (bare, through)

    play(scene)


@pytest.mark.unmeasured
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux tells the memory")
def test_the_memory_of_one_process(own_servers: Servers) -> None:
    """One process serves five guests. Fails when it takes more than 70 MiB, or one for each."""

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, _):
            host.start(*(Note(notes.AWAIT, f"{n}", f"400{n}-41790{n}", n) for n in range(5)))
            await host.hear(notes.WAITING, 5)
            for n in range(5):
                assert await echoed(await guest.call(f"400{n}-41790{n}"), b"x" * 1000)
            assert host.tunnel is not None
            assert resident(host.tunnel.pid) < MEMORY

    play(scene)
