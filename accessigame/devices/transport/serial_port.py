"""Serial ports: the only file that knows pyserial.

Every failure of a port becomes one error, `PortError`, with the event that explains it.
Ports are opened only by name, never searched: two programs on one port steal each
other's bytes, and no lock keeps the other one out.

Two programs on one port steal each other's bytes; Linux lists those that have it open in `/proc`,
as far as this user may see (`holders`).
"""

from __future__ import annotations

import errno
import os
import select
import stat
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from accessigame.core.model import AtTable, Event, Unavailable, event_class
from accessigame.devices.transport import com_port
from accessigame.devices.transport.port import (
    CHUNK,
    ON_WINDOWS,
    Port,
    PortError,
    PortFailed,
    SerialReader,
    WakePipe,
    group_of,
)
from accessigame.displays import SerialSettings
from accessigame.displays.registry import recognise
from accessigame.storage.installing import pip_command

if TYPE_CHECKING:
    from serial import Serial
    from serial.tools.list_ports_common import ListPortInfo

BY_THREAD: Final = ON_WINDOWS
"""Whether a thread reads the port, because the system cannot wait for it in `select`."""
WRITE_SECONDS: Final = 1.0
"""Seconds after which a port that takes no byte counts as lost."""


@event_class
class PortMissing(AtTable):
    """The port does not exist now; `sought`: the program keeps looking."""

    port: str
    sought: bool = True


@event_class
class PortUnreached(AtTable):
    """The device of the port is off or out of reach; `sought`: the program keeps looking."""

    port: str
    sought: bool = True


@event_class
class PortDenied(AtTable):
    """The port is denied to this user; `group` is the group that may."""

    port: str
    group: str


@event_class
class PortHeld(AtTable):
    """Another program, named, has the port open."""

    port: str
    program: str


@event_class
class PortBusy(AtTable):
    """Another program, unknown, has the port open."""

    port: str


@event_class
class PortNotSerial(AtTable):
    """The path leads to something that is not a serial port."""

    port: str


@event_class
class PortsUnlisted(Event):
    """The library that lists the serial ports does not load; `command` installs it again."""

    error: str
    command: str


@dataclass(frozen=True, slots=True)
class PortInfo:
    """A serial port of this machine.

    link: the lasting name, which stays when it is plugged in elsewhere, or "".
    description: the name of the device, as far as the system tells; on Windows it opens the port.
    protocol: the name of the protocol that its USB numbers suggest.
    holders: the programs that have it open, as far as this user may know.
    allowed: whether this user may open it.
    """

    path: str
    link: str
    description: str
    protocol: str | None
    holders: tuple[str, ...]
    allowed: bool = True

    def has_name(self, name: str) -> bool:
        """Return whether this is a name of the port, of its link, or of its device."""
        return name.casefold() in map(str.casefold, (self.path, self.link, self.description))


class SerialPort(Port):
    """An open serial port. Raises `PortError` for every failure, at any time.

    The path is resolved again at each opening, so a link, or the name of a device of Windows,
    may lead elsewhere than before.
    """

    def __init__(self, path: str, settings: SerialSettings) -> None:
        self.path = path
        self.settings = settings
        with _port_errors(path):
            _check_before_opening(path)
            device = com_port.resolved(path, _listed_or_none) if ON_WINDOWS else path
            self._serial = _open(device, settings)
        self._reader = SerialReader(self._serial) if BY_THREAD else None

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """As in `Port`."""
        with _port_errors(self.path):
            if self._reader is not None:
                return self._reader.wait(wake, seconds)
            port = self._serial.fileno()
            ready = select.select([port, wake.fileno()], [], [], seconds)[0]
            if wake.fileno() in ready:
                wake.clear()
            return self._serial.read(CHUNK) if port in ready else b""

    def write(self, data: bytes) -> None:
        """Hand the bytes to the system, which sends them at the speed of the line."""
        with _port_errors(self.path):
            self._serial.write(data)

    def close(self) -> None:
        """Close the port, also one that is gone already."""
        with suppress(*_failures()):
            if self._reader is not None:
                self._reader.close()
            self._serial.close()


def trouble_with(path: str) -> Event | None:
    """Return the event that explains why a port cannot be opened, without opening it, if any."""
    try:
        with _port_errors(path):
            _check_before_opening(path)
    except PortError as error:
        return error.event
    if sys.platform != "win32" and not os.access(path, os.R_OK | os.W_OK):
        return PortDenied(path, group_of(path))
    return None


@contextmanager
def _port_errors(path: str) -> Iterator[None]:
    """Turn every failure in the block into a `PortError`."""
    try:
        yield
    except _failures() as error:
        raise PortError(_event(path, error)) from error


def _failures() -> tuple[type[Exception], ...]:
    """Return the exceptions of pyserial and of the system; pyserial's are OSErrors."""
    kinds: tuple[type[Exception], ...] = (OSError,)
    if sys.platform != "win32":
        import termios  # noqa: PLC0415 - Windows has none

        kinds += (termios.error,)
    return kinds


def ports() -> tuple[PortInfo, ...]:
    """Return the serial ports of this machine, by their paths; raises Unavailable as `_listed`."""
    return tuple(
        PortInfo(
            port.device,
            _link(port.device),
            com_port.device_name(port),
            recognise(port.vid, port.pid, port.product or ""),
            holders(port.device),
            ON_WINDOWS or may_open(port.device),
        )
        for port in sorted(_listed(), key=lambda port: com_port.by_number(port.device))
    )


def may_open(path: str) -> bool:
    """Return whether this user may open a device; True for one that is gone."""
    return os.access(path, os.R_OK | os.W_OK) or not Path(path).exists()


def list_trouble() -> Event | None:
    """Return the event that explains why no ports can be listed, if any."""
    try:
        _listed()
    except Unavailable as refusal:
        return refusal.event
    return None


def _listed() -> Sequence[ListPortInfo]:
    """Return the ports as pyserial lists them; raises Unavailable where it does not load."""
    try:
        from serial.tools import list_ports  # noqa: PLC0415 - whoever has no display needs none
    except Exception as error:  # it asks libraries of the system, which may lack anything
        event = PortsUnlisted(type(error).__name__, f"{pip_command('pyserial')} --force-reinstall")
        raise Unavailable(event) from error
    return tuple(list_ports.comports())


def _listed_or_none() -> Sequence[ListPortInfo]:
    """Return the ports as `_listed`; none where pyserial does not load."""
    with suppress(Unavailable):
        return _listed()
    return ()


class PortKind(NamedTuple):
    """The kind of a port: `usb`, `bluetooth`, `emulated` or `serial`; numbers: those of USB."""

    name: str
    numbers: str = ""


def kind_of(path: str) -> PortKind:
    """Return the kind of a port, which is not opened; `serial` where nothing more is known."""
    entries = _listed_or_none()
    device = _com(path, entries) if ON_WINDOWS else os.path.realpath(path)
    entry = next((port for port in entries if port.device in (path, device)), None)
    if entry is not None and entry.vid is not None:
        return PortKind("usb", f"{entry.vid:04x}:{entry.pid or 0:04x}")
    if "rfcomm" in device or (entry is not None and "BTHENUM" in entry.hwid):
        return PortKind("bluetooth")
    return PortKind("emulated" if is_pseudo_terminal(device) else "serial")


def _com(name: str, entries: Iterable[com_port.ListedPort]) -> str:
    with suppress(PortError):
        return com_port.resolved(name, lambda: entries).upper()
    return name


def is_pseudo_terminal(path: str) -> bool:
    """Return whether a path is a pseudo-terminal, behind which an emulated display may be."""
    if ON_WINDOWS:
        return False
    with suppress(OSError):
        return device_number(Path(path).stat())[0] in PSEUDO_TERMINALS
    return False


def _link(path: str) -> str:
    folder = Path("/dev/serial/by-id")
    if not folder.is_dir():
        return ""
    links = sorted(link for link in folder.iterdir() if link.resolve() == Path(path).resolve())
    return str(links[0]) if links else ""


def _open(path: str, settings: SerialSettings) -> Serial:
    """Open a port with all settings at once: a later change fails on a pseudo-terminal."""
    try:
        return _opened(path, settings)
    except _failures() as error:
        if isinstance(error, OSError) or error.args[0] != errno.EINVAL:
            raise
        # A pseudo-terminal drops parity, and the C library then reports EINVAL unless
        # another setting changes with it: so another one has to change.
        _change_speed(path)
        return _opened(path, settings)


def _opened(path: str, settings: SerialSettings) -> Serial:
    try:
        from serial import Serial  # noqa: PLC0415 - whoever has no display needs none
    except Exception as error:  # as for the list
        raise PortError(PortFailed(path, type(error).__name__)) from error
    return Serial(
        path,
        baudrate=settings.baud,
        parity=settings.parity,
        rtscts=settings.handshake,
        timeout=None if BY_THREAD else 0,
        write_timeout=WRITE_SECONDS,
        exclusive=True,
    )


def _change_speed(path: str) -> None:
    if sys.platform != "win32":
        import termios  # noqa: PLC0415 - Windows has none

        port = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        try:
            mode = termios.tcgetattr(port)
            mode[4:6] = [termios.B50, termios.B50]
            termios.tcsetattr(port, termios.TCSANOW, mode)
        finally:
            os.close(port)


def _check_before_opening(path: str) -> None:
    """Raise `PortError` before a wrong port is touched: opening it may already do harm.

    The ports of Windows are no files, and it opens a port for one program only.
    """
    if sys.platform != "win32":
        if not _is_serial(Path(path).stat()):
            raise PortError(PortNotSerial(path))
        if rivals := holders(path):
            raise PortError(PortHeld(path, rivals[0]))


def _is_serial(status: os.stat_result) -> bool:
    """Return whether a device may be a serial port; True where the system does not tell."""
    major, minor = device_number(status)
    kind = Path("/sys/dev/char", f"{major}:{minor}", "subsystem")
    return stat.S_ISCHR(status.st_mode) and (not kind.exists() or kind.resolve().name == "tty")


def _event(path: str, error: Exception) -> Event:
    """Return the event that explains an error."""
    number = getattr(error, "errno", None) or (error.args[0] if error.args else None)
    if not isinstance(number, int):
        return _event_in_words(path, error)
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


def _event_in_words(path: str, error: Exception) -> Event:
    """Return the event for an error without a number: pyserial tells those of Windows in words.

    A port that another program has open is denied there.
    """
    number = com_port.error_number(error)
    if str(error).startswith("could not open port"):
        if number in com_port.MISSING:
            return PortMissing(path)
        if number in com_port.BUSY:
            return PortBusy(path)
        if number in com_port.OUT_OF_REACH:
            return PortUnreached(path)
    return PortFailed(path, type(error).__name__ if number is None else f"WinError {number}")


PSEUDO_TERMINALS: Final = range(136, 144)
"""Their major numbers on Linux."""


def holders(path: str) -> tuple[str, ...]:
    """Return the names of the other programs that have the port open, as far as is visible.

    The program behind a pseudo-terminal is not counted: it is the device, not a rival.
    """
    if ON_WINDOWS:
        return ()
    try:
        device = device_number(Path(path).stat())
    except OSError:
        return ()
    programs = set()
    for process in Path("/proc").glob("[0-9]*"):
        if process.name != str(os.getpid()) and _holds(process, device):
            programs.add(_program(process))
    return tuple(sorted(programs))


def device_number(status: os.stat_result) -> tuple[int, int]:
    """Return the major and minor number of a device file; zeros on Windows."""
    numbers = 0, 0
    if sys.platform != "win32":
        numbers = os.major(status.st_rdev), os.minor(status.st_rdev)
    return numbers


def _holds(process: Path, device: tuple[int, int]) -> bool:
    """Return whether a process has the device open, and is not the one behind it."""
    try:
        files = list((process / "fd").iterdir())
    except OSError:  # it ended, or belongs to somebody else
        return False
    return any(_is(file, device) for file in files) and not any(
        _is_behind(process, file, device) for file in files
    )


def _is(file: Path, device: tuple[int, int]) -> bool:
    try:
        status = file.stat()
    except OSError:
        return False
    return stat.S_ISCHR(status.st_mode) and device_number(status) == device


def _is_behind(process: Path, file: Path, device: tuple[int, int]) -> bool:
    """Return whether this file is the other end of the device, a pseudo-terminal."""
    try:
        notes = (process / "fdinfo" / file.name).read_text(encoding="ascii")
    except OSError:
        return False
    major, minor = device
    return f"tty-index:\t{minor}\n" in notes and major in PSEUDO_TERMINALS


def _program(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name
