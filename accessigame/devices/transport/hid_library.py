"""HID displays through hidapi, where the system has no file for them; only this knows hidapi.

hidapi is optional, in the extra `hid`, and imported only when it is used.  On Windows and macOS its
module is `hid`.  On Linux the program does without it; there, `hid` would go round the kernel by
libusb, so the tests take `hidraw`, its other module.
The package `hid` of PyPI brings a module of the same name, so only one of them can be installed.

A thread reads the display, because no system but Linux can wait for it and for a wake-up at once.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, Final, NamedTuple

from accessigame.core.model import Event, Unavailable, event_class
from accessigame.devices.transport.port import SerialReader, WakePipe
from accessigame.displays.hid.descriptor import LONGEST_REPORT, PacketCode, packet
from accessigame.displays.hid.layout import PAGE
from accessigame.storage.installing import pip_command

ON_LINUX: Final = sys.platform == "linux"
BUSES: Final = {1: "0003", 2: "0005"}
"""The buses of hidapi, USB and Bluetooth, by the numbers that the kernel of Linux gives them."""
TURN: Final = 100
"""Milliseconds after which a thread that reads looks whether it has to end."""


@event_class
class HidLibraryMissing(Event):
    """hidapi is not installed, or does not load; `command` installs it."""

    command: str


@event_class
class HidLibraryOther(Event):
    """The library `hid` stands in the place of hidapi; once it is gone, `command` installs that."""

    command: str


class Listed(NamedTuple):
    """A display as hidapi lists it; kernel: as in `HidDisplay`."""

    path: str
    name: str
    kernel: str


def library() -> Any:
    """Return the module of hidapi. Raises Unavailable where it does not load, or is another one."""
    if _has_other():
        raise Unavailable(HidLibraryOther(f"{pip_command('hidapi')} --force-reinstall"))
    try:
        if ON_LINUX:
            import hidraw  # noqa: PLC0415 - whoever has no such display needs none

            return hidraw
        import hid  # noqa: PLC0415 - the same

        return hid
    except ImportError as error:
        raise Unavailable(HidLibraryMissing(pip_command("hidapi"))) from error


def _has_other() -> bool:
    """Return whether the package `hid` is installed, which matters where hidapi is `hid`, too."""
    if ON_LINUX:
        return False
    try:
        distribution("hid")
    except PackageNotFoundError:
        return False
    return True


def trouble() -> Event | None:
    """Return the event on a library that is missing or another one, if any."""
    try:
        library()
    except Unavailable as refusal:
        return refusal.event
    return None


def listed() -> Iterator[Listed]:
    """Yield the displays, none of which is opened to be read; none without hidapi."""
    with suppress(Unavailable, OSError):
        seen = set()
        for entry in library().enumerate():
            path = os.fsdecode(entry["path"])
            if entry["usage_page"] == PAGE and path not in seen:  # Linux lists each collection
                seen.add(path)
                bus = BUSES.get(entry.get("bus_type", 0), "0000")
                kernel = f"{bus}:{entry['vendor_id']:04X}:{entry['product_id']:04X}"
                name = (entry["product_string"] or "").strip() or path
                yield Listed(path, name, kernel)


class _Reports:
    """The reports of a device as a stream of packets, which a `SerialReader` reads."""

    in_waiting = 0

    def __init__(self, device: Any) -> None:
        self._device = device
        self._cancelled = False

    def read(self, _size: int, /) -> bytes:
        """Wait for a report, and return its packet; nothing after `cancel_read`."""
        while not self._cancelled:
            if report := self._device.read(LONGEST_REPORT, TURN):
                return packet(PacketCode.REPORT, bytes(report))
        return b""

    def cancel_read(self) -> None:
        """End the wait of `read`."""
        self._cancelled = True


class LibraryHandle:
    """A display that hidapi has open. Every method but `close` raises OSError or ValueError."""

    def __init__(self, path: str) -> None:
        self._device = library().device()
        self._device.open_path(os.fsencode(path))
        self.descriptor = bytes(self._device.get_report_descriptor())
        self._reader = SerialReader(_Reports(self._device))
        self.ways = (self._write,)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Return the packets of the reports that have come, as `Port.wait` does."""
        return self._reader.wait(wake, seconds)

    def close(self) -> None:
        """Close the device."""
        self._reader.close()
        self._device.close()

    def _write(self, report: bytes) -> None:
        if self._device.write(report) < 0:
            raise OSError(errno.EIO, self._device.error())
