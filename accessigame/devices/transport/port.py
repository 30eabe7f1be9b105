"""The interface of every port to a display: waiting, bytes both ways, and one kind of error."""

from __future__ import annotations

import select
import socket
import sys
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import Final

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
