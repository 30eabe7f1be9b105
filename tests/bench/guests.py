"""Guests over SSH beside a bare echo over asyncssh: the time to an answer, a turn, and its cost.

The host is the real program; ten players and fifty listeners are connections of this process.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any, Final

import asyncssh

from accessigame.core.model import Intent
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.output.wire import Hello, OfGuest, Refused, from_host, line_of

NAMES: Final = ("Ana", "Ben", "Cid", "Dan", "Eva", "Fay", "Gil", "Hua", "Ivo", "Jan")
LISTENERS: Final = 50
ANSWERS: Final = 100
PACE: Final = 0.03
"""Seconds between two keys, since a guest who sends faster for long is let go."""
TURNS: Final = 9
IDLE: Final = 5.0
"""Seconds in which nobody does anything."""
ECHO: Final = """
import asyncio, asyncssh, sys
async def echo(process):
    async for line in process.stdin:
        process.stdout.write(line)
    process.exit(0)
class Open(asyncssh.SSHServer):
    def begin_auth(self, user): return False
async def main():
    key = asyncssh.generate_private_key("ssh-ed25519")
    server = await asyncssh.listen("127.0.0.1", 0, server_factory=Open, server_host_keys=[key],
        process_factory=echo)
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.Event().wait()
asyncio.run(main())
"""


@contextmanager
def _host(home: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """Run a table of ten guests within this block; give its process and its invitations."""
    file = home / "codes.json"
    command = [
        *(sys.executable, "-m", "accessigame", "host", "six-nimmt", "--lang", "en"),
        *("--players", ",".join(NAMES), "--port", "0", "--listeners"),
        *("--invitations", str(file), "--seed", "1", "--target", "500"),
    ]
    env = {**os.environ, "ACCESSIGAME_HOME": str(home)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=env
    ) as process:
        while not file.exists():
            time.sleep(0.02)
        try:
            yield process.pid, json.loads(file.read_text("utf-8"))
        finally:
            process.communicate(b"q\n")


@contextmanager
def _echo() -> Iterator[int]:
    """Run a bare echo within this block; give its port."""
    with subprocess.Popen(
        [sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


class Guest:
    """One connection that speaks the wire."""

    def __init__(self, process: asyncssh.SSHClientProcess[bytes]) -> None:
        self._process = process
        self.asked: Block | None = None

    def send(self, message: OfGuest) -> None:
        """Send a message."""
        self._process.stdin.write(line_of(message))

    async def block(self) -> Block:
        """Return the next block; the newest question is kept."""
        while True:
            message = from_host(await self._process.stdout.readuntil(b"\n"))
            if isinstance(message, Refused):
                raise ConnectionError(message.reason.speech)
            if isinstance(message, Block):
                self.asked = message if message.mine and message.prompt else self.asked
                return message

    def card(self) -> Intent:
        """Return the first choice of the newest question."""
        assert self.asked is not None
        return self.asked.choices[0].intent


@asynccontextmanager
async def _connected(port: int, subsystem: str | None) -> AsyncIterator[Any]:
    """Connect within this block; give the process of the session."""
    options: Any = {"username": "guest", "known_hosts": None, "config": None}
    async with (
        asyncssh.connect("127.0.0.1", port, **options) as connection,
        connection.create_process(subsystem=subsystem, encoding=None) as process,
    ):
        yield process


async def _come(stack: AsyncExitStack, found: dict[str, Any], code: str) -> Guest:
    guest = Guest(await stack.enter_async_context(_connected(found["ssh"], "seat")))
    guest.send(Hello(code, "en"))
    await guest.block()
    return guest


async def _answers(guest: Guest) -> float:
    """Return the median milliseconds from a key to its answer."""
    times = []
    for _ in range(ANSWERS):
        began = time.perf_counter()
        guest.send(Intent(Word.TURN))
        await guest.block()
        times.append(time.perf_counter() - began)
        await asyncio.sleep(PACE)
    return median(times) * 1000


async def _echoes(port: int) -> float:
    """Return the median milliseconds from a line to its echo."""
    times = []
    async with _connected(port, None) as process:
        for _ in range(ANSWERS):
            began = time.perf_counter()
            process.stdin.write(line_of(Intent(Word.TURN)))
            await process.stdout.readuntil(b"\n")
            times.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)
    return median(times) * 1000


async def _quiet(guest: Guest) -> None:
    """Take in what is on its way to a guest."""
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(guest.block(), 1)


async def _until_asked(player: Guest, cards: int) -> None:
    """Wait until a player is to choose from so many cards; take the first row on the way."""
    while True:
        if player.asked is not None and "row" in str(player.asked.prompt):
            player.send(player.card())
            player.asked = None
        if player.asked is not None and len(player.asked.choices) == cards:
            return
        await player.block()


async def _until_laid(listener: Guest) -> None:
    """Wait for the block in which the cards of all are turned over."""
    while len((await listener.block()).said) < len(NAMES):
        pass


async def _turn(players: list[Guest], listeners: list[Guest], cards: int) -> float:
    """Let all ten choose; return the milliseconds from the last key to the last listener."""
    await asyncio.gather(*(_until_asked(player, cards) for player in players))
    *others, last = players
    for player in others:
        player.send(player.card())
        while not any(said.speech.startswith("Your card") for said in (await player.block()).said):
            pass
    began = time.perf_counter()
    last.send(last.card())
    await asyncio.gather(*map(_until_laid, listeners))
    return (time.perf_counter() - began) * 1000


def _memory(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _cpu(pid: int) -> float:
    """Return the processor seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _measured(pid: int, found: dict[str, Any], echo: int) -> list[str]:
    async with AsyncExitStack() as stack:
        players = [await _come(stack, found, found["codes"][name]) for name in NAMES]
        before = _memory(pid)
        listeners = [await _come(stack, found, found["listeners"]) for _ in range(LISTENERS)]
        each = (_memory(pid) - before) / LISTENERS
        await _quiet(players[0])
        ours, theirs = await _answers(players[0]), await _echoes(echo)
        busy = _cpu(pid)
        await asyncio.sleep(IDLE)
        idle = (_cpu(pid) - busy) / IDLE * 100
        laid = [await _turn(players, listeners, 10 - turn) for turn in range(TURNS)]
    lines = (
        f"guest's key to answer over SSH: {ours:.2f} ms, bare echo {theirs:.2f} ms, difference",
        f"{ours - theirs:.2f} ms (at most 2); a turn of {len(NAMES)} laid to {LISTENERS}",
        f"listeners: {median(laid):.0f} ms at the last one (at most 30); a guest {each:.2f} MiB",
        f"(at most 0.1); idle with {len(NAMES) + LISTENERS}: {idle:.2f} % of a core (at most 0.5)",
    )
    return [" ".join(lines)]


def run() -> list[str]:
    """Return the lines."""
    with (
        tempfile.TemporaryDirectory() as home,
        _host(Path(home)) as (pid, found),
        _echo() as echo,
    ):
        return asyncio.run(_measured(pid, found, echo))
