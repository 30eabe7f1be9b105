"""A meeting point that misbehaves: silent, slow, lying, flooding, closing, of another version.

Each connection gets the next of its manners; when none is left, it leads to an honest one.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from accessigame.doors.far.meeting_point import MeetingPoint
from tests.doors.far.tunnels import closed

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What RFC 6455 adds to a key before it is hashed."""
CHUNK: Final = 65536
SLOW: Final = 0.1
"""Seconds before each piece of an answer that is slow."""
TEXT: Final = 1
BINARY: Final = 2

Manner: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


def frame(data: bytes, kind: int = TEXT, length: int | None = None) -> bytes:
    """Return a frame of WebSocket. length: the one that it claims, where it lies."""
    claimed = len(data) if length is None else length
    if claimed < 126:
        return bytes([0x80 | kind, claimed]) + data
    if claimed < 2**16:
        return bytes([0x80 | kind, 126]) + claimed.to_bytes(2, "big") + data
    return bytes([0x80 | kind, 127]) + claimed.to_bytes(8, "big") + data


def message(kind: str, **fields: object) -> bytes:
    """Return a message of a mailbox server."""
    return frame(json.dumps({"type": kind, **fields}).encode())


WELCOME: Final = message("welcome", welcome={})
CLAIMED: Final = message("claimed", mailbox="m")


async def open_line(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the handshake of WebSocket."""
    head = await reader.readuntil(b"\r\n\r\n")
    key = head.partition(b"Sec-WebSocket-Key: ")[2].partition(b"\r\n")[0]
    proof = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    upgrade = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(upgrade + b"Sec-WebSocket-Accept: " + proof + b"\r\n\r\n")


def says(*parts: bytes) -> Manner:
    """Return the manner that says this, and then nothing."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await open_line(reader, writer)
        writer.write(b"".join(parts))
        await reader.read(-1)

    return say


def hangs_up(*parts: bytes) -> Manner:
    """Return the manner that says this, and closes the line."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await open_line(reader, writer)
        writer.write(b"".join(parts))

    return say


def floods(first: bytes, again: bytes) -> Manner:
    """Return the manner that says the first thing once, and the other without end."""

    async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await open_line(reader, writer)
        writer.write(first)
        while not writer.is_closing():
            writer.write(again)
            await writer.drain()

    return flood


async def silence(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    """Say nothing at all."""
    await reader.read(-1)


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer so slowly that it never ends."""
    await reader.readuntil(b"\r\n\r\n")
    for byte in b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n" * 100:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(SLOW)


MANNERS: Final[Mapping[str, Manner]] = {
    "silent": silence,
    "slow": drip,
    "without a welcome": says(),
    "no JSON": says(frame(b"hello")),
    "no text": says(frame(b"\x00", BINARY)),
    "no type": says(frame(b"{}")),
    "a welcome that is none": says(message("welcome", welcome=7)),
    "another version": says(message("welcome", welcome={"error": "Too old."})),
    "a mailbox that is none": says(WELCOME, message("claimed", mailbox=7)),
    "an error": says(WELCOME, message("error", error="no", orig={})),
    "a message that is none": says(WELCOME, CLAIMED, message("message", side="x")),
    "closing": hangs_up(WELCOME),
    "closing in the middle of a frame": hangs_up(WELCOME, WELCOME[:-2]),
    "a frame without end": floods(WELCOME + frame(b"", TEXT, 2**40), b"x" * CHUNK),
    "messages without end": floods(WELCOME, message("ack") * 1000),
    "unknown messages without end": floods(WELCOME, message("x") * 1000),
}


@dataclass
class BadPoint:
    """A meeting point with manners that are left, and those that somebody met."""

    honest: MeetingPoint
    left: list[str]
    port: int = 0
    met: list[str] = field(default_factory=list)
    lines: int = 0

    @property
    def point(self) -> MeetingPoint:
        """Its address."""
        return MeetingPoint(f"ws://127.0.0.1:{self.port}/v1", self.honest.relay)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        self.lines += 1
        manner = _slowly_to(self.honest.mailbox)
        if self.left:
            self.met.append(self.left.pop(0))
            manner = MANNERS[self.met[-1]]
        with suppress(OSError, asyncio.IncompleteReadError):
            await manner(reader, writer)
        await closed(writer)
        self.lines -= 1


def _slowly_to(mailbox: str, hidden: bytes = b"") -> Manner:
    """Return the manner that passes everything on to another one, and takes its time.

    hidden: a word of the other one that does not get through.
    """
    to = urlsplit(mailbox)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(to.hostname, to.port)
        await asyncio.gather(_copied(reader, back), _copied(there, writer, hidden))

    return pass_on


async def _copied(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, hidden: bytes = b""
) -> None:
    """Copy what comes, slowly. hidden: a word that does not get through."""
    with suppress(OSError):
        while data := await reader.read(CHUNK):
            await asyncio.sleep(SLOW)
            writer.write(data.replace(hidden, b"x" * len(hidden)) if hidden else data)
    await closed(writer)


@asynccontextmanager
async def unconfirming(honest: MeetingPoint) -> AsyncIterator[MeetingPoint]:
    """Run one that is honest within this block, but that the end of a claim is never confirmed."""
    server = await asyncio.start_server(_slowly_to(honest.mailbox, b"released"), "127.0.0.1", 0)
    async with server:
        yield MeetingPoint(f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1", honest.relay)


@asynccontextmanager
async def bad_point(honest: MeetingPoint, *manners: str) -> AsyncIterator[BadPoint]:
    """Run one within this block."""
    point = BadPoint(honest, [*manners])
    server = await asyncio.start_server(point.serve, "127.0.0.1", 0)
    point.port = server.sockets[0].getsockname()[1]
    try:
        yield point
    finally:
        server.close()
        async with asyncio.timeout(20):
            while point.lines:
                await asyncio.sleep(0.01)
