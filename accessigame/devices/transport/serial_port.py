"""Serial ports: the only file that knows pyserial.

Whatever goes wrong with a port is one error, `PortError`, that carries what to say.
Ports are opened only by name, never looked through: two programs on one port steal each
other's bytes, and no lock keeps the other one out.
"""

from __future__ import annotations

import errno
import os
import select
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import serial
from serial.tools import list_ports

from accessigame.core.model import Event
from accessigame.devices.transport.port import (
    CHUNK,
    Port,
    PortError,
    PortFailed,
    WakePipe,
    group_of,
)
from accessigame.devices.transport.port_users import device_number, holders
from accessigame.displays import SerialSettings
from accessigame.displays.registry import recognise

WRITE_SECONDS: Final = 1.0
"""A port that takes no byte for so long is taken for lost."""


@dataclass(frozen=True, slots=True)
class PortMissing(Event):
    """There is no such port now."""

    port: str
    sought: bool = True


@dataclass(frozen=True, slots=True)
class PortDenied(Event):
    """The port is there, and this user may not use it; `group` is the group that may."""

    port: str
    group: str


@dataclass(frozen=True, slots=True)
class PortHeld(Event):
    """Another program, named, has the port open."""

    port: str
    program: str


@dataclass(frozen=True, slots=True)
class PortBusy(Event):
    """Another program has the port open; it cannot be said which."""

    port: str


@dataclass(frozen=True, slots=True)
class PortNotSerial(Event):
    """The name is that of something that is no serial port."""

    port: str


@dataclass(frozen=True, slots=True)
class PortInfo:
    """A serial port of this machine.

    `link` is its lasting name, which stays when it is plugged in elsewhere, or "".
    `protocol` is the name of the protocol that its USB numbers suggest, and `holders` the
    programs that have it open, as far as this user may know.
    `allowed` says whether this user may open it.
    """

    path: str
    link: str
    description: str
    protocol: str | None
    holders: tuple[str, ...]
    allowed: bool = True


class SerialPort(Port):
    """An open port; `PortError` for everything that can go wrong, at any time.

    The path is resolved anew with each opening, so a link may lead elsewhere than before.
    """

    def __init__(self, path: str, wire: SerialSettings) -> None:
        self.path = path
        self.wire = wire
        with _one_error(path):
            _look(path)
            self._serial = _open(path, wire)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time; return the bytes that came."""
        with _one_error(self.path):
            port = self._serial.fileno()
            ready = select.select([port, wake.fileno()], [], [], seconds)[0]
            if wake.fileno() in ready:
                wake.clear()
            return self._serial.read(CHUNK) if port in ready else b""

    def write(self, data: bytes) -> None:
        """Hand the bytes to the system, which sends them at the speed of the wire."""
        with _one_error(self.path):
            self._serial.write(data)

    def close(self) -> None:
        """Close the port; one that is gone already is closed too."""
        with suppress(*_broken()):
            self._serial.close()


@contextmanager
def _one_error(path: str) -> Iterator[None]:
    """Turn whatever breaks meanwhile into a `PortError`."""
    try:
        yield
    except _broken() as error:
        raise PortError(_event(path, error)) from error


def _broken() -> tuple[type[Exception], ...]:
    """Return what pyserial and the system raise when a port fails; pyserial's are OSErrors."""
    kinds: tuple[type[Exception], ...] = (OSError,)
    if sys.platform != "win32":
        import termios  # noqa: PLC0415 - Windows has none

        kinds += (termios.error,)
    return kinds


def ports() -> tuple[PortInfo, ...]:
    """Return the serial ports of this machine, by their paths."""
    return tuple(
        PortInfo(
            port.device,
            _link(port.device),
            "" if port.description == "n/a" else port.description,
            recognise(port.vid, port.pid),
            holders(port.device),
            os.access(port.device, os.R_OK | os.W_OK) or not Path(port.device).exists(),
        )
        for port in sorted(list_ports.comports(), key=lambda port: port.device)
    )


def _link(path: str) -> str:
    folder = Path("/dev/serial/by-id")
    if not folder.is_dir():
        return ""
    links = sorted(link for link in folder.iterdir() if link.resolve() == Path(path).resolve())
    return str(links[0]) if links else ""


def _open(path: str, wire: SerialSettings) -> serial.Serial:
    """Open with every setting at once: to change one later fails on a pseudo-terminal."""
    try:
        return _opened(path, wire)
    except _broken() as error:
        if isinstance(error, OSError) or error.args[0] != errno.EINVAL:
            raise
        # A pseudo-terminal drops parity, and the C library then says EINVAL unless
        # something else changes with it: so something else has to change.
        _change_speed(path)
        return _opened(path, wire)


def _opened(path: str, wire: SerialSettings) -> serial.Serial:
    return serial.Serial(
        path,
        baudrate=wire.baud,
        parity=wire.parity,
        rtscts=wire.handshake,
        timeout=0,
        write_timeout=WRITE_SECONDS,
        exclusive=True,
    )


def _change_speed(path: str) -> None:
    if sys.platform != "win32":
        import termios  # noqa: PLC0415 - Windows has none

        port = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            settings = termios.tcgetattr(port)
            settings[4:6] = [termios.B50, termios.B50]
            termios.tcsetattr(port, termios.TCSANOW, settings)
        finally:
            os.close(port)


def _look(path: str) -> None:
    """Say what is wrong before the port is touched: opening it may already do harm."""
    if not _is_serial(Path(path).stat()):
        raise PortError(PortNotSerial(path))
    if rivals := holders(path):
        raise PortError(PortHeld(path, rivals[0]))


def _is_serial(found: os.stat_result) -> bool:
    """Say whether it may be a serial port; where the system does not tell, it may."""
    major, minor = device_number(found)
    kind = Path("/sys/dev/char", f"{major}:{minor}", "subsystem")
    return stat.S_ISCHR(found.st_mode) and (not kind.exists() or kind.resolve().name == "tty")


def _event(path: str, error: Exception) -> Event:
    """Return what an error means to people."""
    number = getattr(error, "errno", None) or (error.args[0] if error.args else None)
    if not isinstance(number, int):
        return PortFailed(path, type(error).__name__)
    match number:
        case errno.ENOENT | errno.ENODEV | errno.ENXIO:
            return PortMissing(path)
        case errno.EACCES | errno.EPERM:
            return PortDenied(path, group_of(path))
        case errno.EBUSY | errno.EAGAIN:
            return PortBusy(path)
        case errno.ENOTTY:
            return PortNotSerial(path)
    return PortFailed(path, errno.errorcode.get(number, str(number)))
