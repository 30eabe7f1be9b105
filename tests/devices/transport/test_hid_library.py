"""HID displays through hidapi: found, opened, read and written, and told where it is missing.

The real hidapi meets displays in `make peers-hid`; here, another one has the same functions.
"""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from accessigame.core.model import Unavailable
from accessigame.devices.transport import brlapi_port, hid_devices, hid_library
from accessigame.devices.transport.connection import DisplayNowhere
from accessigame.devices.transport.hid_devices import displays, resolved
from accessigame.devices.transport.hid_library import HidLibraryMissing, HidLibraryOther
from accessigame.devices.transport.hid_port import HidPort
from accessigame.devices.transport.port import PortError, PortFailed, WakePipe
from accessigame.devices.transport.probe import look_for
from accessigame.displays.hid.descriptor import PacketCode, identity, packet
from accessigame.displays.makes.hid import SETTINGS, sample

BRAILLIANT: dict[str, Any] = {
    "path": b"\\\\?\\HID#VID_1C71&PID_C131&Col02",
    "vendor_id": 0x1C71,
    "product_id": 0xC131,
    "product_string": "Brailliant BI 40X",
    "usage_page": 0x41,
    "usage": 1,
    "bus_type": 2,
}
KEYBOARD = {**BRAILLIANT, "path": b"\\\\?\\HID#Col01", "usage_page": 1, "usage": 6}


class Device:
    """A device as hidapi has it open; an empty report says that it is pulled."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.sent: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.path = b""
        self.is_open = False
        self.takes = True

    def open_path(self, path: bytes) -> None:
        """Open the device."""
        self.path, self.is_open = path, True

    def get_report_descriptor(self) -> list[int]:
        """Return the descriptor."""
        return list(sample(40))

    def read(self, _size: int, milliseconds: int) -> list[int]:
        """Return a report, or nothing after this time."""
        try:
            report = self.sent.get(timeout=milliseconds / 1000)
        except queue.Empty:
            return []
        if not report:
            raise OSError("read error")
        return list(report)

    def write(self, report: bytes) -> int:
        """Take a report."""
        if not self.takes:
            return -1
        self.written.append(report)
        return len(report)

    def error(self) -> str:
        """Return the last error."""
        return "broken pipe"

    def close(self) -> None:
        """Close the device."""
        self.is_open = False


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    """Return the device of a Brailliant, on a system where hidapi leads to it."""
    made = Device()
    module = SimpleNamespace(enumerate=lambda: [KEYBOARD, BRAILLIANT], device=lambda: made)
    monkeypatch.setattr(hid_devices, "BY_LIBRARY", True)
    monkeypatch.setattr(hid_library, "library", lambda: module)
    return made


@pytest.fixture
def wake() -> Iterator[WakePipe]:
    """Return a pipe that ends a wait."""
    with closing(WakePipe()) as pipe:
        yield pipe


def test_it_lists_displays_and_opens_none(device: Device) -> None:
    """The keyboard beside the cells is no display, and nothing is opened to know that."""
    (found,) = displays()
    assert (found.name, found.bus, found.numbers) == ("Brailliant BI 40X", "bluetooth", "1c71:c131")
    assert resolved("brailliant") == resolved(found.path) == found
    assert not device.path


def test_reports_go_both_ways(device: Device, wake: WakePipe) -> None:
    """The identity has the descriptor of the device, reports come as packets, cells arrive.

    Fails when the thread that reads goes on after the end.
    """
    before = threading.active_count()
    with closing(HidPort("", SETTINGS)) as port:
        assert device.path == BRAILLIANT["path"]
        port.write(packet(PacketCode.IDENTITY))
        assert port.wait(wake, 5) == identity("Brailliant BI 40X", sample(40))
        port.write(packet(PacketCode.REPORT, b"\x00" + bytes(40)))
        assert device.written == [bytes(41)]
        device.sent.put(b"\x01\x02")
        assert port.wait(wake, 5) == packet(PacketCode.REPORT, b"\x01\x02")
        wake.set()
        assert port.wait(wake, None) == b""
    assert not device.is_open
    assert threading.active_count() == before


def test_a_display_that_goes_or_takes_nothing_fails(device: Device, wake: WakePipe) -> None:
    """The words of hidapi are the name of the error, as it has no numbers."""
    with closing(HidPort("", SETTINGS)) as port:
        device.takes = False
        with pytest.raises(PortError) as refused:
            port.write(packet(PacketCode.REPORT, b"\x00" + bytes(40)))
        assert isinstance(refused.value.event, PortFailed)
        device.sent.put(b"")
        with pytest.raises(PortError) as refused:
            port.wait(wake, 5)
        assert refused.value.event == PortFailed(resolved("").path, "read error")


def missing() -> None:
    """Refuse as without hidapi."""
    raise Unavailable(HidLibraryMissing("pip install hidapi"))


def test_without_the_library_that_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A display by HID is refused with the command, and `auto` goes on.

    Fails when somebody on Windows is told to plug in the display that is plugged in.
    """
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(hid_devices, "BY_LIBRARY", True)
    monkeypatch.setattr(hid_library, "library", missing)
    assert displays() == ()
    assert look_for("hid", "") == HidLibraryMissing("pip install hidapi")
    assert look_for("auto", "") == DisplayNowhere(sought=False)


@pytest.mark.parametrize(
    ("installed", "module", "event"),
    [
        (True, ModuleType("hid"), HidLibraryOther),
        (False, None, HidLibraryMissing),
        (False, ModuleType("hid"), None),
    ],
)
def test_another_library_of_its_name_is_told(
    monkeypatch: pytest.MonkeyPatch, installed: bool, module: ModuleType | None, event: type | None
) -> None:
    """On Windows the package `hid` would be loaded in place of hidapi, and fail later.

    Fails when a missing hidapi and another one get the same sentence.
    """

    def found(_name: str) -> None:
        if not installed:
            raise PackageNotFoundError

    monkeypatch.setattr(hid_library, "ON_LINUX", False)
    monkeypatch.setattr(hid_library, "distribution", found)
    monkeypatch.setitem(sys.modules, "hid", module)
    told = hid_library.trouble()
    assert told is None if event is None else isinstance(told, event)


def test_the_real_library_has_these_functions() -> None:
    """Each function that the program calls is in the hidapi that is installed.

    Fails when a new release names one of them otherwise.
    """
    real = pytest.importorskip("hidraw" if sys.platform == "linux" else "hid")
    assert all(isinstance(entry, dict) for entry in real.enumerate())
    with closing(real.device()) as opened, pytest.raises(OSError, match="open failed"):
        opened.open_path(b"/dev/nothing")
    used = {name for name in vars(Device) if not name.startswith("_")}
    assert used <= set(dir(real.device))
