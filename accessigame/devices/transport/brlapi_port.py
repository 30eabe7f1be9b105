"""The connection to BRLTTY: the address of its BrlAPI, the key for it, and the stream of bytes.

Without a host it is the BRLTTY of this computer: its local socket, on Windows its named pipe, else
its TCP port. The notes of BRLTTY's package for Windows say that it opens the pipe alone.
`BRLAPI_HOST` and `BRLAPI_AUTH` have the same meaning as for every other client.
Source: libbrlapi 0.8.4.
"""

from __future__ import annotations

import errno
import os
import select
import socket
import struct
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from accessigame.core.model import AtTable, Event, event_class
from accessigame.devices.transport.port import (
    CHUNK,
    ON_WINDOWS,
    BlockingPort,
    Port,
    PortError,
    PortFailed,
    SerialReader,
    WakePipe,
    group_of,
)
from accessigame.displays import SerialSettings
from accessigame.displays.brlapi import VERSION, BrlapiFramer, packet

TCP: Final = 4101
FOLDERS: Final = ("/var/lib/BrlAPI", "/run/brltty/BrlAPI")
"""The folders of BRLTTY's sockets; the second one belongs to versions after 6.9."""
PIPE: Final = r"\\.\pipe\BrlAPI"
"""The beginning of the name of BRLTTY's pipe on Windows; its number follows."""
KEY_FILE: Final = "/etc/brlapi.key"
NO_KEY, KEY = ord("N"), ord("K")
CONSOLES: Final = range(1, 64)
TTY_MAJOR: Final = 4


@event_class
class BrlapiMissing(AtTable):
    """No BRLTTY listens there.

    port: the display as it was named. sought: the program keeps looking.
    """

    port: str
    sought: bool = True


@event_class
class BrlapiDenied(AtTable):
    """BRLTTY wants a key that this user may not read, or another key.

    path: the key, or what is denied altogether. group: that which may use it; `NO_GROUP` where
    the system has none.
    """

    path: str
    group: str


@event_class
class BrlapiForeign(AtTable):
    """The program that listens there does not speak BrlAPI, or another version of it."""

    port: str


class BrlapiPort(Port):
    """An open connection, used like a serial port. Raises `PortError` for every failure."""

    def __init__(self, host: str, settings: SerialSettings) -> None:
        self.settings = settings
        self.host = host or os.environ.get("BRLAPI_HOST", "")
        self.name = f"brlapi:{self.host}" if self.host else "brlapi"
        self._packets = BrlapiFramer()
        self._received: list[tuple[bytes, bytes]] = []
        self._stream = self._connected()
        try:
            with self._port_errors():
                self._shake_hands()
        except PortError:
            self._stream.close()
            raise

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """As in `Port`."""
        with self._port_errors():
            return self._stream.wait(wake, seconds)

    def write(self, data: bytes) -> None:
        """Send the bytes."""
        with self._port_errors():
            self._stream.send(data)

    def close(self) -> None:
        """End the connection: BRLTTY shows its own again."""
        with suppress(OSError):
            self._stream.close()

    def _connected(self) -> Stream:
        trouble: OSError = FileNotFoundError(errno.ENOENT, "")
        for address in addresses(self.host):
            try:
                return connect(address)
            except OSError as error:  # a denied socket explains more than a missing port
                trouble = error if isinstance(error, PermissionError) else trouble
        raise PortError(self._event(trouble)) from trouble

    @contextmanager
    def _port_errors(self) -> Iterator[None]:
        """Turn every failure in the block, and bytes that are not BrlAPI, into a `PortError`."""
        try:
            yield
        except (OSError, ValueError, struct.error) as error:
            raise PortError(self._event(error)) from error

    def _event(self, error: Exception) -> Event:
        """Return the event that explains an error."""
        if isinstance(error, PermissionError):
            place = PIPE if ON_WINDOWS else FOLDERS[0]
            return BrlapiDenied(place, group_of(place))
        if isinstance(error, ConnectionError | FileNotFoundError | TimeoutError | socket.gaierror):
            return BrlapiMissing(self.name)
        if isinstance(error, OSError):
            code = errno.errorcode.get(error.errno or 0, "EIO")
            return PortFailed(self.name, code)
        return BrlapiForeign(self.name)

    # the handshake ----------------------------------------------------------------------------

    def _shake_hands(self) -> None:
        """Agree on the version, and show the key if one is wanted."""
        (version,) = struct.unpack(">I", self._next(b"v"))
        if version != VERSION:
            raise PortError(BrlapiForeign(self.name))
        self._stream.send(packet(b"v", struct.pack(">I", VERSION)))
        kinds = {kind for (kind,) in struct.iter_unpack(">I", self._next(b"a"))}
        if NO_KEY in kinds:
            return
        path = key_file(os.environ)
        denied = PortError(BrlapiDenied(path, group_of(path)))
        try:
            key = Path(path).read_bytes()
        except OSError as error:
            raise denied from error
        self._stream.send(packet(b"a", struct.pack(">I", KEY) + key))
        try:
            self._next(b"A")
        except (ValueError, OSError) as error:
            raise denied from error

    def _next(self, due_kind: bytes) -> bytes:
        """Return the data of the next packet. Raises ValueError if it is of another kind."""
        while not self._received:
            self._received += self._packets.feed(self._stream.receive())
        kind, data = self._received.pop(0)
        if kind != due_kind:
            raise ValueError("another packet was due")
        return data


def addresses(host: str) -> Iterator[Address]:
    """Yield the addresses of the BRLTTY of `HOST`, `HOST:NUMBER`, `:NUMBER` or nothing.

    The number is BRLTTY's own, from 0, as in `BRLAPI_HOST`: over the network, its TCP port is
    4101 plus the number. Raises ValueError for anything else.
    """
    name, _, digits = host.rpartition(":") if ":" in host else (host, "", "")
    number = int(digits or 0)
    port = TCP + number
    if name:
        yield name.strip("[]"), port
        return
    local = [f"{folder}/{number}" for folder in FOLDERS]
    yield from [f"{PIPE}{number}"] if ON_WINDOWS else local
    yield from (("127.0.0.1", port), ("::1", port))


def key_file(environment: Mapping[str, str]) -> str:
    """Return the path of the key: `BRLAPI_AUTH` may hold `keyfile:PATH` among other ways."""
    ways = environment.get("BRLAPI_AUTH", "").split("+")
    paths = (way.removeprefix("keyfile:") for way in ways if way.startswith("keyfile:"))
    return next(paths, KEY_FILE)


def terminal(environment: Mapping[str, str]) -> tuple[int, ...]:
    """Return the path to this program's terminal: lines are shown only while it is in front.

    The numbers are BRLTTY's: of the console, then of the window on it; none if unknown.
    """
    graphical = environment.get("XDG_VTNR", "") if environment.get("DISPLAY") else ""
    path = environment.get("WINDOWPATH", graphical)
    window = environment.get("WINDOWID", environment.get("CONTROLVT", ""))
    consoles = tuple(int(part) for part in path.split(":") if part.isdecimal())
    if window.isdecimal():
        return (*consoles, int(window))
    return (*consoles, *_console())


def _console() -> tuple[int, ...]:
    """Return the number of the Linux console that controls this program, if one does."""
    try:
        device = int(Path("/proc/self/stat").read_text("utf-8").rpartition(")")[2].split()[4])
    except (OSError, ValueError, IndexError):
        return ()
    number = 0
    if sys.platform != "win32" and os.major(device) == TTY_MAJOR:
        number = os.minor(device)
    return (number,) if number in CONSOLES else ()


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
