"""The stream of bytes to BRLTTY: by a socket, or by a named pipe of Windows.

The notes of BRLTTY's package for Windows say that it opens the pipe alone.
"""

from __future__ import annotations

import errno
import select
import socket
import sys
from contextlib import closing
from typing import Final, Protocol, TypeAlias

from accessigame.devices.transport.port import CHUNK, WakePipe
from accessigame.devices.transport.serial_reader import BlockingPort, SerialReader

SECONDS: Final = 2.0
"""The limit for an answer; a running BRLTTY answers in a thousandth of it."""

Address: TypeAlias = str | tuple[str, int]
"""A path of a local socket or pipe, or a host and its TCP port."""


class Stream(Protocol):
    """A connection to BRLTTY. Raises OSError when it fails."""

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time, None: no end; return the bytes."""

    def receive(self) -> bytes:
        """Return the next bytes; ConnectionError at the end, TimeoutError after `SECONDS`."""

    def send(self, data: bytes) -> None:
        """Send the bytes."""

    def close(self) -> None:
        """End the connection."""


class SocketStream:
    """A connection by a socket, which has the limit `SECONDS` for every wait on it."""

    def __init__(self, opened: socket.socket) -> None:
        self._socket = opened

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """As in `Stream`; ConnectionError at the end."""
        descriptor = self._socket.fileno()
        ready = select.select([descriptor, wake.fileno()], [], [], seconds)[0]
        if wake.fileno() in ready:
            wake.clear()
        return self.receive() if descriptor in ready else b""

    def receive(self) -> bytes:
        """As in `Stream`."""
        if data := self._socket.recv(CHUNK):
            return data
        raise ConnectionError(errno.ECONNRESET, "")

    def send(self, data: bytes) -> None:
        """As in `Stream`."""
        self._socket.sendall(data)

    def close(self) -> None:
        """As in `Stream`."""
        self._socket.close()


class BlockingPipe(BlockingPort, Protocol):
    """A pipe that a thread reads."""

    def write(self, data: bytes, /) -> None:
        """Send the bytes."""

    def close(self) -> None:
        """Close the pipe."""


class PipeStream:
    """A connection by a pipe of Windows, where `select` waits for sockets alone."""

    def __init__(self, pipe: BlockingPipe) -> None:
        self._pipe = pipe
        self._reader = SerialReader(pipe)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """As in `Stream`; ConnectionError at the end."""
        return self._reader.wait(wake, seconds)

    def receive(self) -> bytes:
        """As in `Stream`."""
        with closing(WakePipe()) as nobody:
            data = self.wait(nobody, SECONDS)
        if not data:
            raise TimeoutError(errno.ETIMEDOUT, "")
        return data

    def send(self, data: bytes) -> None:
        """As in `Stream`."""
        self._pipe.write(data)

    def close(self) -> None:
        """As in `Stream`."""
        self._reader.close()
        self._pipe.close()


def connect(address: Address) -> Stream:
    """Open a connection. Raises OSError."""
    if isinstance(address, tuple):
        opened = socket.create_connection(address, SECONDS)
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return SocketStream(opened)
    return _local(address)


def _local(path: str) -> Stream:
    if sys.platform == "win32":
        from accessigame.devices.transport import named_pipe  # noqa: PLC0415 - Windows alone has it

        return PipeStream(named_pipe.NamedPipe(path))
    else:  # noqa: RET505 - each system checks its own part
        opened = socket.socket(socket.AF_UNIX)
        opened.settimeout(SECONDS)
        try:
            opened.connect(path)
        except OSError:
            opened.close()
            raise
        return SocketStream(opened)
