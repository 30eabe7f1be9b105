"""The interface of every port to a display: waiting, bytes both ways, and one kind of error.

Windows waits in `select` for sockets alone, so there a thread reads a serial port, and rings:

    thread: read --bytes--> held, at most `MOST_HELD` --ring--> `wait` of the connection's thread

A full hold makes the thread wait, so a flood stays in the port, as on other systems.
"""

from __future__ import annotations

import select
import socket
import sys
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from accessigame.core.model import AtTable, Event, event_class
from accessigame.displays import SerialSettings

ON_WINDOWS: Final = sys.platform == "win32"
"""Whether a port is a name and no file, and even a look at it as a file would open it."""
CHUNK: Final = 4096
"""The most bytes that are read at once."""


@event_class
class PortFailed(AtTable):
    """The port fails.

    code: the system's name of the error, such as EIO. sought: the program keeps looking.
    """

    port: str
    code: str
    sought: bool = True


def shorter(one: float | None, other: float | None) -> float | None:
    """Return the shorter of two pauses; None is for ever."""
    return min((pause for pause in (one, other) if pause is not None), default=None)


class PortError(Exception):
    """A port cannot be opened or went away; `event` explains it to people."""

    def __init__(self, event: Event) -> None:
        super().__init__(event)
        self.event = event


class WakePipe:
    """Ends a wait from another thread."""

    def __init__(self) -> None:
        self._reader, self._writer = socket.socketpair()  # Windows cannot wait for a pipe
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._lock = threading.Lock()
        self._closed = False

    def fileno(self) -> int:
        """Return the file descriptor for `select`."""
        return self._reader.fileno()

    def set(self) -> None:
        """End the wait that is under way, or the next one. Never blocks."""
        # Under the lock: a descriptor that was closed may belong to another file already.
        with self._lock, suppress(BlockingIOError):  # full: enough wake-ups wait
            if not self._closed:
                self._writer.send(b"!")

    def clear(self) -> None:
        """Forget the wake-ups so far."""
        with suppress(BlockingIOError):
            self._reader.recv(CHUNK)

    def wait(self, seconds: float | None) -> bool:
        """Wait this long, None for ever; return whether `set` ended the wait, and forget that."""
        woken = bool(select.select([self._reader], [], [], seconds)[0])
        if woken:
            self.clear()
        return woken

    def close(self) -> None:
        """Close the file descriptors; to be called by the waiting thread after its last wait."""
        with self._lock:
            self._closed = True
            self._reader.close()
            self._writer.close()


class Port(ABC):
    """A two-way stream of bytes, open from its construction until `close`.

    settings: those that it was opened with.
    Every method but `close` raises `PortError` when the port fails.
    """

    settings: SerialSettings

    @abstractmethod
    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time, None: no end; return the bytes."""

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send the bytes; when this returns, the system has them, and the device not yet."""

    @abstractmethod
    def close(self) -> None:
        """Close the port; to do so again does no harm."""


NO_GROUP: Final = "none"
"""In place of a group: the system gives its files to persons."""


def group_of(path: str) -> str:
    """Return the name of the group that may use a file; the usual one if the file is missing."""
    if ON_WINDOWS:
        return NO_GROUP
    try:
        number = Path(path).stat().st_gid
    except OSError:
        return "dialout"
    if sys.platform != "win32":
        import grp  # noqa: PLC0415 - Windows has none

        with suppress(KeyError):
            return grp.getgrgid(number).gr_name
    return str(number)


MOST_HELD: Final = CHUNK
"""The most bytes that are held; more of them stay in the port."""


class BlockingPort(Protocol):
    """A port of pyserial without a timeout."""

    @property
    def in_waiting(self) -> int:
        """The number of bytes that have arrived."""

    def read(self, size: int, /) -> bytes:
        """Wait for this number of bytes; fewer after `cancel_read`."""

    def cancel_read(self) -> None:
        """End the wait of `read`; any thread calls this."""


class SerialReader:
    """Reads a port until `close`. An error of the port is raised by the next `wait`."""

    def __init__(self, port: BlockingPort) -> None:
        self._port = port
        self._held = bytearray()
        self._error: Exception | None = None
        self._closing = False
        self._arrived = WakePipe()
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="serial", daemon=True)
        self._thread.start()

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time, None: no end; return the bytes.

        Raises the error of the port once the bytes before it were returned.
        """
        ready = select.select([self._arrived.fileno(), wake.fileno()], [], [], seconds)[0]
        if wake.fileno() in ready:
            wake.clear()
        return self._taken() if self._arrived.fileno() in ready else b""

    def close(self) -> None:
        """End the thread; to do so again does no harm."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        while self._thread.is_alive():  # it may have been about to read
            self._port.cancel_read()
            self._thread.join(0.01)
        self._arrived.close()

    def _taken(self) -> bytes:
        with self._change:
            data = bytes(self._held)
            self._held.clear()
            self._change.notify_all()
            if self._error is None:
                self._arrived.clear()
            elif not data:
                raise self._error
        return data

    def _run(self) -> None:
        try:
            while not self._closing:
                data = self._port.read(min(max(1, self._port.in_waiting), CHUNK))
                self._hold(data)
        except Exception as error:  # noqa: BLE001 - pyserial raises what it likes; `wait` tells
            with self._change:
                self._error = error
                self._arrived.set()

    def _hold(self, data: bytes) -> None:
        """Keep bytes for `wait`, once there is room."""
        with self._change:
            self._change.wait_for(lambda: self._closing or len(self._held) < MOST_HELD)
            self._held += data
            if data:
                self._arrived.set()
