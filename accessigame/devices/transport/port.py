"""What every port to a display has in common: waiting, bytes both ways, and one kind of trouble."""

from __future__ import annotations

import select
import socket
import sys
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.model import Event
from accessigame.displays import SerialSettings

CHUNK: Final = 4096
"""Bytes that are read at once, at most."""


@dataclass(frozen=True, slots=True)
class PortFailed(Event):
    """The port fails; `code` is the system's name of the error, such as EIO."""

    port: str
    code: str
    sought: bool = True


def shorter(one: float | None, other: float | None) -> float | None:
    """Return the shorter of two pauses; None is for ever."""
    return min((pause for pause in (one, other) if pause is not None), default=None)


class PortError(Exception):
    """A port cannot be opened or went away; `event` says it to people."""

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
        """Return what `select` waits for."""
        return self._reader.fileno()

    def set(self) -> None:
        """End the wait that is going on, or the next one; never blocks."""
        # Under the lock: a number that was given back may belong to another file already.
        with self._lock, suppress(BlockingIOError):  # full: enough wake-ups wait
            if not self._closed:
                self._writer.send(b"!")

    def clear(self) -> None:
        """Forget the wake-ups so far."""
        with suppress(BlockingIOError):
            self._reader.recv(CHUNK)

    def wait(self, seconds: float | None) -> bool:
        """Wait so long, or for ever; return whether it was ended by `set`, and forget that."""
        woken = bool(select.select([self._reader], [], [], seconds)[0])
        if woken:
            self.clear()
        return woken

    def close(self) -> None:
        """Give the file descriptors back; for the thread that waits, when it waits no more."""
        with self._lock:
            self._closed = True
            self._reader.close()
            self._writer.close()


class Port(ABC):
    """What bytes come from and go to, open from its making until it is closed.

    `PortError` for all that can go wrong with it, at any time. wire: how it is set.
    """

    wire: SerialSettings

    @abstractmethod
    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time; return the bytes that came."""

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send the bytes; the system has them when this returns, the device not yet."""

    @abstractmethod
    def close(self) -> None:
        """Let go of it; more than once does no harm."""


def group_of(path: str) -> str:
    """Return the name of the group that may use a file; the usual one if it is not there."""
    try:
        number = Path(path).stat().st_gid
    except OSError:
        return "dialout"
    if sys.platform != "win32":
        import grp  # noqa: PLC0415 - Windows has none

        with suppress(KeyError):
            return grp.getgrgid(number).gr_name
    return str(number)
