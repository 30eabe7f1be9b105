"""A guest of the measurements: a connection that speaks the wire, and notes when bytes arrive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncssh

from accessigame.core.model import Intent
from accessigame.output.blocks import Block
from accessigame.output.wire import OfGuest, Refused, from_host, line_of


class Guest:
    """One connection that speaks the wire."""

    def __init__(self, process: asyncssh.SSHClientProcess[bytes]) -> None:
        self._process = process
        self.connection = process.channel.get_connection()
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

    async def newest(self, seconds: float) -> list[Block]:
        """Return the blocks until none has come for some seconds."""
        found = []
        with suppress(TimeoutError):
            while True:
                found.append(await asyncio.wait_for(self.block(), seconds))
        return found

    def card(self) -> Intent:
        """Return the first choice of the newest question."""
        assert self.asked is not None
        return self.asked.choices[0].intent


class Arrivals(asyncio.Protocol):
    """Keeps the bytes of a connection, and the time at which the last of them arrived.

    To decrypt what fifty guests get takes this process longer than the host takes to send it, and
    would count as the host's time. It is decrypted by `read`, when the clock has been stopped.
    """

    def __init__(self, connection: Any) -> None:
        self.last = 0.0
        self._connection = connection
        self._transport = connection._transport
        self._kept: list[bytes] = []

    def keep(self) -> None:
        """Keep from now on what arrives."""
        self.last = 0.0
        self._transport.set_protocol(self)

    def data_received(self, data: bytes) -> None:
        """Keep bytes."""
        self.last = time.perf_counter()
        self._kept.append(data)

    def read(self) -> None:
        """Pass on what was kept, and from now on what arrives."""
        self._transport.set_protocol(self._connection)
        kept, self._kept = self._kept, []
        for data in kept:
            self._connection.data_received(data)


@asynccontextmanager
async def connected(port: int, subsystem: str | None) -> AsyncIterator[Any]:
    """Connect within this block; give the process of the session."""
    options: Any = {"username": "guest", "known_hosts": None, "config": None}
    async with (
        asyncssh.connect("127.0.0.1", port, **options) as connection,
        connection.create_process(subsystem=subsystem, encoding=None) as process,
    ):
        yield process
