"""Real BRLTTY on a serial port, and a small client of its BrlAPI server.

The client speaks protocol 8 of BrlAPI (BRLTTY 6.5) over TCP: each packet is its size and
its type, 32 bits each, big-endian, then its data.
"""

from __future__ import annotations

import select
import shutil
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from types import TracebackType
from typing import Final, Self

import pytest

from tests.acceptance.contained import Contained
from tests.wait_for import PATIENCE, wait_for

WITH_BRLTTY: Final = [
    pytest.mark.acceptance,
    pytest.mark.skipif(shutil.which("brltty") is None, reason="Debian's brltty is not installed"),
]
"""The marks of a test that runs BRLTTY."""

BASE_PORT: Final = 4101
VERSION: Final = 8
COMMAND: Final = 0x2000_0000
"""The part of a BrlAPI key that makes it a command of BRLTTY's."""
PAN_LEFT: Final = COMMAND | 0x17
PAN_RIGHT: Final = COMMAND | 0x18
LINE_UP: Final = COMMAND | 0x01
LINE_DOWN: Final = COMMAND | 0x02
LINE_BEGIN: Final = COMMAND | 0x1B
LINE_END: Final = COMMAND | 0x1C
ROUTE: Final = COMMAND | 0x1_0000
ALL_KEYS: Final = struct.pack(">QQ", 0, 2**64 - 1)
WHOLE_LINE_AS_DOTS: Final = 0x02 | 0x08 | 0x10  # a region, with its and-mask and its or-mask


class BrlapiClient:
    """A connection to a BrlAPI server that asks for no key."""

    def __init__(self, number: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", BASE_PORT + number), timeout=PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._buffer = b""
        self._keys: list[int] = []
        try:
            self._expect("v")
            self._send("v", struct.pack(">I", VERSION))
            self._expect("a")
        except OSError:
            self.close()
            raise

    def driver(self) -> str:
        """Return the name of the display's driver; empty without a display."""
        return self._ask("n").rstrip(b"\0").decode()

    def size(self) -> tuple[int, int]:
        """Return columns and rows of the display; zeros without one."""
        columns, rows = struct.unpack(">II", self._ask("s"))
        return columns, rows

    def enter(self) -> None:
        """Take the display over, and ask for all commands."""
        self._send("t", struct.pack(">IB", 0, 0))
        self._expect("A")
        self._send("u", ALL_KEYS)
        self._expect("A")

    def write(self, cells: bytes) -> None:
        """Show these cells, the whole line of them; returns before they are on their way."""
        count = len(cells)
        region = struct.pack(">III", WHOLE_LINE_AS_DOTS, 1, count)
        self._send("w", region + bytes(count) + cells)

    def key(self, seconds: float = PATIENCE) -> int | None:
        """Wait for a command; return its block, number and argument, without its flags.

        What BRLTTY sends for a key that is not yet a command (a press) is passed over.
        After so many seconds without a command, return None.
        """
        end = time.monotonic() + seconds
        while not self._keys or self._keys[0] == COMMAND:
            if len(self._keys) < 2 and not self._comes(end - time.monotonic()):
                return None
            self._keys = self._keys[1:] or [self._code(self._expect("k"))]
        return self._keys.pop(0)

    def _comes(self, seconds: float) -> bool:
        """Say whether something comes within so many seconds."""
        return bool(self._buffer or select.select([self._socket], [], [], max(seconds, 0))[0])

    def close(self) -> None:
        """End the connection."""
        self._socket.close()

    def _ask(self, kind: str) -> bytes:
        self._send(kind)
        return self._expect(kind)

    def _send(self, kind: str, data: bytes = b"") -> None:
        self._socket.sendall(struct.pack(">II", len(data), ord(kind)) + data)

    def _expect(self, kind: str) -> bytes:
        """Return the next packet of this type; keys that come before it are kept."""
        while True:
            size, found = struct.unpack(">II", self._read(8))
            data = self._read(size)
            if chr(found) == kind:
                return data
            assert chr(found) == "k", f"BrlAPI sent {chr(found)!r} {data!r}"
            self._keys.append(self._code(data))

    @staticmethod
    def _code(data: bytes) -> int:
        (code,) = struct.unpack(">Q", data)
        return int(code) & 0xFFFF_FFFF

    def _read(self, count: int) -> bytes:
        while len(self._buffer) < count:
            received = self._socket.recv(4096)
            assert received, "BrlAPI closed the connection"
            self._buffer += received
        data, self._buffer = self._buffer[:count], self._buffer[count:]
        return data


class Brltty:
    """A running BRLTTY with one driver (`bm`) on one port, and a client once it is ready."""

    def __init__(
        self,
        driver: str,
        port: Path,
        folder: Path,
        parameters: str = "",
        *,
        auth: str = "none",
        number: int = 0,
    ) -> None:
        self.number = number or _free_number()
        self._clients: list[BrlapiClient] = []
        self._looked_at = self._packets = 0
        self.log = (folder / f"brltty-{self.number}.log").open("w+b")
        self._process = Contained(
            [
                *("brltty", "-n", "-e", "-q", "-f", "/dev/null", "-b", driver),
                *(("-B", parameters) if parameters else ()),
                *("-d", f"serial:{port}", "-x", "no", "-s", "no"),
                *("-A", f"host=127.0.0.1:{self.number},auth={auth}"),
                *("-P", str(folder / f"brltty-{self.number}.pid"), "-l", "debug,inpkts,outpkts"),
            ],
            stderr=self.log,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        """End it at once; more than once does no harm."""
        # Asked to end, it would show its farewell for seconds; nothing of it is needed.
        self._process.kill()
        self._process.wait()
        for client in self._clients:
            client.close()
        self.log.close()

    def client(self) -> BrlapiClient:
        """Return a client that has taken the display over, as soon as there is a display."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self._process.poll() is None, self.said()
            client = self._try()
            if client:
                client.enter()
                return client
            time.sleep(0.02)
        raise AssertionError(f"BRLTTY found no display\n{self.said()}")

    def said(self) -> str:
        """Return what it logged."""
        self.log.flush()
        return Path(self.log.name).read_text(encoding="utf-8", errors="replace")

    def packets_read(self) -> int:
        """Return how many packets it logged that it read."""
        with Path(self.log.name).open("rb") as log:
            log.seek(self._looked_at)
            new = log.read()
        whole = new[: new.rfind(b"\n") + 1]
        self._looked_at += len(whole)
        self._packets += whole.count(b"input packet")
        return self._packets

    def _try(self) -> BrlapiClient | None:
        try:
            client = BrlapiClient(self.number)
        except ConnectionError:
            return None
        self._clients.append(client)
        if client.driver() not in {"", "NoBraille"} and client.size()[0]:
            return client
        return None


def _free_number() -> int:
    """Return a number whose TCP port nobody listens on."""
    random = SystemRandom()
    while True:
        number = random.randrange(1000, 20000)
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", BASE_PORT + number)):
                return number


RETRY: Final = 0.5
"""Seconds between two writes; BRLTTY itself looks for a lost display every five."""


def write_until_shown(client: BrlapiClient, shows: Callable[[bytes], bool], width: int) -> None:
    """Write new cells again and again until they arrive.

    BRLTTY notices a pulled plug at a write, and the write that hits it may be lost unnoticed.
    """
    for attempt in range(2, 80):
        cells = bytes((attempt,))
        client.write(cells.ljust(width, b"\0"))
        with suppress(AssertionError):
            wait_for(lambda cells=cells: shows(cells), RETRY)  # type: ignore[misc]  # the loop's own
            return
    raise AssertionError("BRLTTY never came back")
