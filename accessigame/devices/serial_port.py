"""Serial ports: the only file that knows pyserial.

Whatever goes wrong with a port is one error, `PortError`, that carries what to say.
Ports are opened only by name, never looked through: two programs on one port steal each
other's bytes, and no lock keeps the other one out.
"""

from __future__ import annotations

import errno
import grp
import os
import select
import stat
import termios
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import serial
from serial.tools import list_ports

from accessigame.displays import Wire
from accessigame.displays.registry import recognise
from accessigame.table import Event

CHUNK: Final = 4096
WRITE_SECONDS: Final = 1.0
"""A port that takes no byte for so long is taken for lost."""


@dataclass(frozen=True, slots=True)
class PortMissing(Event):
    """There is no such port now."""

    port: str


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
class PortFailed(Event):
    """The port fails; `code` is the system's name of the error, such as EIO."""

    port: str
    code: str


class PortError(Exception):
    """A port cannot be opened or went away; `event` says it to people."""

    def __init__(self, event: Event) -> None:
        super().__init__(event)
        self.event = event


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


class Wake:
    """Ends a wait from another thread."""

    def __init__(self) -> None:
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._reader, False)
        os.set_blocking(self._writer, False)
        self._lock = threading.Lock()
        self._closed = False

    def fileno(self) -> int:
        """Return what `select` waits for."""
        return self._reader

    def set(self) -> None:
        """End the wait that is going on, or the next one; never blocks."""
        # Under the lock: a number that was given back may belong to another file already.
        with self._lock, suppress(BlockingIOError):  # full: enough wake-ups wait
            if not self._closed:
                os.write(self._writer, b"!")

    def clear(self) -> None:
        """Forget the wake-ups so far."""
        with suppress(BlockingIOError):
            os.read(self._reader, CHUNK)

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
            os.close(self._reader)
            os.close(self._writer)


class Connection(ABC):
    """Something that is open from its making until it is closed, also at the end of a `with`."""

    @abstractmethod
    def close(self) -> None:
        """Let go of it; more than once does no harm."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class SerialPort(Connection):
    """An open port; `PortError` for everything that can go wrong, at any time.

    The path is resolved anew with each opening, so a link may lead elsewhere than before.
    """

    def __init__(self, path: str, wire: Wire) -> None:
        self.path = path
        self.wire = wire
        _look(path)
        try:
            self._serial = _open(path, wire)
        except (serial.SerialException, OSError, termios.error) as error:
            raise PortError(_event(path, error)) from error

    def wait(self, wake: Wake, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time; return the bytes that came."""
        try:
            port = self._serial.fileno()
            ready = select.select([port, wake.fileno()], [], [], seconds)[0]
            if wake.fileno() in ready:
                wake.clear()
            return self._serial.read(CHUNK) if port in ready else b""
        except (serial.SerialException, OSError, termios.error) as error:
            raise PortError(_event(self.path, error)) from error

    def write(self, data: bytes) -> None:
        """Hand the bytes to the system, which sends them at the speed of the wire."""
        try:
            self._serial.write(data)
        except (serial.SerialException, OSError, termios.error) as error:
            raise PortError(_event(self.path, error)) from error

    def close(self) -> None:
        """Close the port; one that is gone already is closed too."""
        with suppress(serial.SerialException, OSError, termios.error):
            self._serial.close()


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


def holders(path: str) -> tuple[str, ...]:
    """Return the names of the other programs that have the port open, as far as one may see.

    The program behind a pseudo-terminal is not counted: it is the device, not a rival.
    """
    try:
        device = Path(path).stat().st_rdev
    except OSError:
        return ()
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        if process.name != str(os.getpid()) and _holds(process, device):
            found.add(_program(process))
    return tuple(sorted(found))


def _link(path: str) -> str:
    folder = Path("/dev/serial/by-id")
    if not folder.is_dir():
        return ""
    links = sorted(link for link in folder.iterdir() if link.resolve() == Path(path).resolve())
    return str(links[0]) if links else ""


def _open(path: str, wire: Wire) -> serial.Serial:
    """Open with every setting at once: to change one later fails on a pseudo-terminal."""
    try:
        return _opened(path, wire)
    except termios.error as error:
        if error.args[0] != errno.EINVAL:
            raise
        # A pseudo-terminal drops parity, and the C library then says EINVAL unless
        # something else changes with it: so something else has to change.
        _change_speed(path)
        return _opened(path, wire)


def _opened(path: str, wire: Wire) -> serial.Serial:
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
    port = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    try:
        settings = termios.tcgetattr(port)
        settings[4:6] = [termios.B50, termios.B50]
        termios.tcsetattr(port, termios.TCSANOW, settings)
    finally:
        os.close(port)


def _look(path: str) -> None:
    """Say what is wrong before the port is touched: opening it may already do harm."""
    try:
        if not _is_serial(Path(path).stat()):
            raise PortError(PortNotSerial(path))
    except OSError as error:
        raise PortError(_event(path, error)) from error
    if rivals := holders(path):
        raise PortError(PortHeld(path, rivals[0]))


def _is_serial(found: os.stat_result) -> bool:
    """Say whether it may be a serial port; where the system does not tell, it may."""
    number = f"{os.major(found.st_rdev)}:{os.minor(found.st_rdev)}"
    kind = Path("/sys/dev/char", number, "subsystem")
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


def group_of(path: str) -> str:
    """Return the name of the group that may use a file; the usual one if it is not there."""
    try:
        number = Path(path).stat().st_gid
    except OSError:
        return "dialout"
    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def _holds(process: Path, device: int) -> bool:
    """Say whether a process has the device open, and is not the one behind it."""
    try:
        files = list((process / "fd").iterdir())
    except OSError:  # it ended, or belongs to somebody else
        return False
    return any(_is(file, device) for file in files) and not any(
        _is_behind(process, file, device) for file in files
    )


def _is(file: Path, device: int) -> bool:
    try:
        found = file.stat()
    except OSError:
        return False
    return stat.S_ISCHR(found.st_mode) and found.st_rdev == device


def _is_behind(process: Path, file: Path, device: int) -> bool:
    """Say whether this file is the other end of the pseudo-terminal that the device is."""
    try:
        notes = (process / "fdinfo" / file.name).read_text(encoding="ascii")
    except OSError:
        return False
    return f"tty-index:\t{os.minor(device)}\n" in notes and _is_terminal(device)


def _is_terminal(device: int) -> bool:
    return os.major(device) in range(136, 144)  # the numbers of Linux's pseudo-terminals


def _program(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name
