"""HID displays as the kernel of Linux tells of them, with a pseudo-terminal as the file of each."""

from __future__ import annotations

import os
import select
import sys
from pathlib import Path

import pytest

from accessigame.devices.transport import hid_devices
from accessigame.displays.makes.hid import sample

BRAILLIANT = "HID_ID=0003:00001C71:0000C131\nHID_NAME=Humanware Brailliant BI 40X\n"


class FakeHid:
    """The folders of a kernel; `plug` adds a display, and returns the end of its file."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.classes, self.devices = folder / "class", folder / "dev"
        self.classes.mkdir()
        self.devices.mkdir()
        monkeypatch.setattr(hid_devices, "HIDRAW", self.classes)
        monkeypatch.setattr(hid_devices, "DEVICES", self.devices)
        for file in ("OWN_RULE_FILE", "PACKAGE_RULE_FILE"):  # there are no rules of udev
            monkeypatch.setattr(hid_devices, file, folder / f"{file}.rules")

    def plug(
        self, number: int = 0, facts: str = BRAILLIANT, descriptor: bytes = b"", cells: int = 40
    ) -> int:
        """Plug a display in; return the other end of its file."""
        device = self.classes / f"hidraw{number}" / "device"
        device.mkdir(parents=True)
        (device / "report_descriptor").write_bytes(descriptor or sample(cells))
        (device / "uevent").write_text(facts)
        master = -1
        if sys.platform != "win32":
            import tty  # noqa: PLC0415 - Windows has none

            master, slave = os.openpty()
            tty.setraw(slave)
            (self.devices / f"hidraw{number}").symlink_to(os.ttyname(slave))
        return master

    def path(self, number: int = 0) -> str:
        """Return the path of a display's file."""
        return str(self.devices / f"hidraw{number}")


def written(end: int, count: int) -> bytes:
    """Return the bytes that arrive at the other end, as soon as there are `count` of them."""
    data = b""
    while len(data) < count and select.select([end], [], [], 5)[0]:
        data += os.read(end, 4096)
    return data
