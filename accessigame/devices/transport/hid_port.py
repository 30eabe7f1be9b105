"""The port of a HID display: its reports, packed into a stream.

The packets are those of `displays.hid.descriptor`. The query for the identity is answered here,
from the facts that the system has, so that it never reaches the display.

A report is written as the display is built for it, through its pipe for output. Some displays never
take one there: then the write blocks, or fails, and from then on reports go by control requests,
as NVDA had to do as well.

On Linux the reports go through the file of the display, elsewhere through hidapi.
"""

from __future__ import annotations

import errno
import os
import select
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from accessigame.core.model import Event, Refusal
from accessigame.devices.process_end import ends_within
from accessigame.devices.transport import hid_devices
from accessigame.devices.transport.hid_devices import ANY, HidDisplay, HidMissing, resolved
from accessigame.devices.transport.hid_library import LibraryHandle
from accessigame.devices.transport.port import CHUNK, Port, PortError, PortFailed, WakePipe
from accessigame.devices.transport.serial_port import WRITE_SECONDS, PortBusy, PortHeld, holders
from accessigame.displays import SerialSettings
from accessigame.displays.hid.descriptor import PacketCode, identity, packet, packets


class Handle(Protocol):
    """An open display. Its methods but `close` raise OSError, or ValueError once it is closed."""

    descriptor: bytes
    """The report descriptor of the display."""

    @property
    def ways(self) -> Sequence[Callable[[bytes], object]]:
        """How a report is written, the usual way first."""

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Return the packets of reports that have come, as `Port.wait` does."""

    def close(self) -> None:
        """Close the display, also one that is gone already."""


class HidPort(Port):
    """An open HID display. Raises `PortError` for every failure, at any time.

    name: a path, a name or a part of it; empty for the only display. It is resolved again at each
    opening, so a display that was plugged in elsewhere is found there.
    """

    def __init__(self, name: str, settings: SerialSettings) -> None:
        self.settings = settings
        self._name = name
        self._display = resolved(name)
        with self._errors():
            if rivals := holders(self._display.path):
                raise PortError(PortHeld(self._display.path, rivals[0]))
            self._handle = _opened(self._display)
        self._answers = b""
        self._ways = self._handle.ways

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """As in `Port`; the answer to a query is there at once."""
        if self._answers:
            answers, self._answers = self._answers, b""
            return answers
        with self._errors():
            return self._handle.wait(wake, seconds)

    def write(self, data: bytes) -> None:
        """Hand the reports of these packets to the system; answer a query."""
        reports = []
        for code, content in packets(data):
            if code == PacketCode.IDENTITY:
                self._answers = identity(self._display.name, self._handle.descriptor)
            else:
                reports.append(content)
        if reports:
            with self._errors():
                self._send(reports)

    def close(self) -> None:
        """Close the port, also one that is gone already."""
        with suppress(OSError, ValueError):
            self._handle.close()

    def _send(self, reports: Sequence[bytes]) -> None:
        """Send reports in the way that works for this display; each other way is tried once."""
        try:
            self._send_in_time(reports)
        except OSError:
            if len(self._ways) == 1:
                raise
            self._ways = self._ways[1:]
            self._send_in_time(reports)

    def _send_in_time(self, reports: Sequence[bytes]) -> None:
        """Send reports on a thread of their own, for a write may block as long as it likes.

        Raises OSError, among them TimeoutError, or ValueError.
        """
        failures: list[Exception] = []
        write = self._ways[0]

        def send() -> None:
            try:
                for report in reports:
                    write(report)
            except (OSError, ValueError) as error:
                failures.append(error)

        thread = threading.Thread(target=send, name="HID report", daemon=True)
        thread.start()
        if not ends_within(thread, WRITE_SECONDS):
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT))
        if failures:
            raise failures[0]

    @contextmanager
    def _errors(self) -> Iterator[None]:
        """Turn every failure in the block into a `PortError`."""
        try:
            yield
        except Refusal as refusal:  # hidapi has gone since the display was found
            raise PortError(refusal.event) from refusal
        except (OSError, ValueError) as error:
            raise PortError(_event(self._name, self._display, error)) from error


def _opened(display: HidDisplay) -> Handle:
    """Open a display. Raises OSError."""
    if hid_devices.BY_LIBRARY:
        return LibraryHandle(display.path)
    return FileHandle(display.path, display.descriptor)


def _event(name: str, display: HidDisplay, error: Exception) -> Event:
    """Return the event that explains an error; hidapi gives words instead of a number."""
    number = getattr(error, "errno", None)
    match number:
        case errno.ENOENT | errno.ENODEV | errno.ENXIO:
            return HidMissing(name or ANY)
        case errno.EACCES | errno.EPERM:
            return display.denial
        case errno.EBUSY:
            return PortBusy(display.path)
    return PortFailed(display.path, errno.errorcode.get(number or 0, str(error)))


SET_OUTPUT: Final = 0xC000_480B
"""The request of Linux for a report by control, without its length (HIDIOCSOUTPUT)."""
LENGTH_BITS: Final = 16
"""The length of a request stands above these bits."""


class FileHandle:
    """An open file of a display. Every method but `close` raises OSError.

    descriptor: that of the display.  ways: how a report is written, the usual way first.
    """

    def __init__(self, path: str, descriptor: bytes) -> None:
        self.descriptor = descriptor
        self._file: int | None = os.open(path, os.O_RDWR)
        self.ways = (self._write, self._write_by_control)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Return the packet of the next report, as `Port.wait` does."""
        file = self._open_file()
        ready = select.select([file, wake.fileno()], [], [], seconds)[0]
        if wake.fileno() in ready:
            wake.clear()
        return packet(PacketCode.REPORT, _report(file)) if file in ready else b""

    def close(self) -> None:
        """Close the file, also of a display that is gone already."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                os.close(file)

    def _write(self, report: bytes) -> None:
        os.write(self._open_file(), report)

    def _write_by_control(self, report: bytes) -> None:
        by_control(self._open_file(), report)

    def _open_file(self) -> int:
        if self._file is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return self._file


def _report(file: int) -> bytes:
    """Return the next report; the end of the file, which a display has not, means that it is gone.

    Raises OSError.
    """
    if report := os.read(file, CHUNK):
        return report
    raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))


def by_control(file: int, report: bytes) -> None:
    """Send a report by a control request. Raises OSError."""
    if sys.platform == "linux":
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.ioctl(file, SET_OUTPUT | len(report) << LENGTH_BITS, bytearray(report))
