"""Guests over SSH beside a bare echo over asyncssh: the time to an answer, a turn, and its cost.

The host is the real program; ten players and fifty listeners are connections of this process.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any, Final

from accessigame.core.model import Intent
from accessigame.input.keymap import Word
from accessigame.output.wire import Hello, line_of
from tests.bench._guest import Arrivals, Guest, connected
from tests.bench._programs import PACE, echo, host

NAMES: Final = ("Ana", "Ben", "Cid", "Dan", "Eva", "Fay", "Gil", "Hua", "Ivo", "Jan")
OPTIONS: Final = ("--players", ",".join(NAMES), "--port", "0", "--listeners", "--target", "500")
LISTENERS: Final = 50
ANSWERS: Final = 100
TURNS: Final = 9
QUIET: Final = 0.1
"""Seconds without news after which none is on its way."""
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


async def _come(stack: AsyncExitStack, found: dict[str, Any], code: str) -> Guest:
    guest = Guest(await stack.enter_async_context(connected(found["ssh"], "seat")))
    guest.send(Hello(code, "en"))
    await guest.block()
    return guest


async def _answers(guest: Guest, bare: Any) -> tuple[list[float], list[float]]:
    """Return the milliseconds from keys to their answers, and from lines to their echoes.

    They take turns, so that whatever else this computer does slows both.
    """
    ours, theirs = [], []
    for _ in range(ANSWERS):
        began = time.perf_counter()
        guest.send(Intent(Word.TURN))
        await guest.block()
        ours.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PACE)
        began = time.perf_counter()
        bare.stdin.write(line_of(Intent(Word.TURN)))
        await bare.stdout.readuntil(b"\n")
        theirs.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(PACE)
    return ours, theirs


# a turn of all --------------------------------------------------------------------------------


async def _until_asked(player: Guest, cards: int) -> None:
    """Wait until a player is to choose from so many cards; take the first row on the way."""
    while True:
        if player.asked is not None and "row" in str(player.asked.prompt):
            player.send(player.card())
            player.asked = None
        if player.asked is not None and len(player.asked.choices) == cards:
            return
        await player.block()


async def _quiet(arrivals: Sequence[Arrivals], since: float) -> float:
    """Wait until every listener has got something and nothing more comes; return its time."""
    while True:
        await asyncio.sleep(QUIET)
        times = [each.last for each in arrivals]
        if min(times) > since and max(times) < time.perf_counter() - QUIET:
            return max(times)


async def _turn(
    pid: int, players: list[Guest], listeners: list[Guest], cards: int
) -> tuple[float, float]:
    """Let all ten choose, and see that each listener gets the cards as they are turned over.

    Returns the milliseconds from the last key until the last byte has arrived at the last
    listener, and those of the host's processor.
    """
    await asyncio.gather(*(_until_asked(player, cards) for player in players))
    *others, last = players
    for player in others:
        player.send(player.card())
        while not any(said.speech.startswith("Your card") for said in (await player.block()).said):
            pass
    await asyncio.gather(*(listener.newest(QUIET) for listener in listeners))
    arrivals = [Arrivals(listener.connection) for listener in listeners]
    for each in arrivals:
        each.keep()
    worked, began = _processor(pid), time.perf_counter()
    last.send(last.card())
    took = await _quiet(arrivals, began) - began
    work = _processor(pid) - worked
    for each in arrivals:
        each.read()
    for blocks in await asyncio.gather(*(listener.newest(QUIET) for listener in listeners)):
        assert any(len(block.said) >= len(NAMES) for block in blocks)
    return took * 1000, work * 1000


# what the host uses ---------------------------------------------------------------------------


def _memory(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _processor(pid: int) -> float:
    """Return the processor seconds that the loop of a process has used so far."""
    return int(Path(f"/proc/{pid}/schedstat").read_text("ascii").split()[0]) / 1e9


async def _measured(pid: int, found: dict[str, Any], bare_port: int) -> list[str]:
    async with AsyncExitStack() as stack:
        players = [await _come(stack, found, found["codes"][name]) for name in NAMES]
        before = _memory(pid)
        listeners = [await _come(stack, found, found["listeners"]) for _ in range(LISTENERS)]
        each = (_memory(pid) - before) / LISTENERS
        await players[0].newest(1)
        bare = await stack.enter_async_context(connected(bare_port, None))
        worked = _processor(pid)
        ours, theirs = map(median, await _answers(players[0], bare))
        work = (_processor(pid) - worked) / ANSWERS * 1000
        busy = _processor(pid)
        await asyncio.sleep(IDLE)
        idle = (_processor(pid) - busy) / IDLE * 100
        turns = [await _turn(pid, players, listeners, 10 - turn) for turn in range(TURNS)]
    laid, cost = (median(figures) for figures in zip(*turns, strict=True))
    return [
        (
            f"guest's key to answer over SSH: {ours:.2f} ms, bare echo {theirs:.2f} ms, difference"
            f" {ours - theirs:.2f} ms (at most 2); {work:.2f} ms of the host's processor"
        ),
        (
            f"a turn of {len(NAMES)} laid to {LISTENERS} listeners: the last byte arrives at the"
            f" last after {laid:.0f} ms (at most 30); {cost:.0f} ms of the host's processor"
        ),
        (
            f"a guest: {each:.2f} MiB (at most 0.1);"
            f" idle with {len(NAMES) + LISTENERS}: {idle:.2f} % of a core (at most 0.5)"
        ),
    ]


def run() -> list[str]:
    """Return the lines."""
    with (
        tempfile.TemporaryDirectory() as home,
        host(Path(home), *OPTIONS) as (pid, found),
        echo(ECHO) as bare_port,
    ):
        return asyncio.run(_measured(pid, found, bare_port))
