"""Displays that the kernel of the machine takes for real: through /dev/uhid, and over USB.

A plug is one display, from its construction until `pull`.  Its reports go to `on_report` as the
number, 0 where there are none, and the bytes behind it; `send` hands one to the kernel, its number
in front where reports have numbers.  `node` is the file that the kernel has made for it.
Sources: linux/uhid.h; the kernel's documentation of the HID gadget.
"""

from __future__ import annotations

import errno
import itertools
import os
import select
import struct
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.displays.hid.layout import layout
from tests.wait_for import wait_for

OnReport: TypeAlias = Callable[[int, bytes], object]
HIDRAW: Final = Path("/sys/class/hidraw")
GADGETS: Final = Path("/sys/kernel/config/usb_gadget")
SOCKETS: Final = Path("/sys/class/udc")
USB: Final = 3
VENDOR, PRODUCT = 0x1209, 0x0001
"""The numbers of a maker and a model that are free for trials."""
LONGEST: Final = 4096
numbers = itertools.count(1)


class Plug(ABC):
    """A display that is plugged in."""

    def __init__(self, name: str, descriptor: bytes, on_report: OnReport) -> None:
        self.name = name
        self.node = ""
        self._descriptor = descriptor
        self._on_report = on_report
        self._serial = f"machine-{os.getpid()}-{next(numbers)}"
        self._pulled = threading.Event()
        self._file = self._plug()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        wait_for(self._has_node)

    @abstractmethod
    def send(self, report: bytes) -> None:
        """Hand a report of the display to the kernel."""

    def pull(self) -> None:
        """Pull the plug; to do so again does no harm."""
        if not self._pulled.is_set():
            self._pulled.set()
            self._listener.join()
            self._unplug()

    @abstractmethod
    def _plug(self) -> int:
        """Plug the display in; return the open file of its own end."""

    @abstractmethod
    def _unplug(self) -> None: ...

    @abstractmethod
    def _handle(self, data: bytes) -> None:
        """Handle what came from the kernel."""

    def _listen(self) -> None:
        while not self._pulled.is_set():
            if select.select([self._file], [], [], 0.05)[0]:
                with suppress(OSError):  # it goes at this moment
                    self._handle(os.read(self._file, 2 * LONGEST))

    def _has_node(self) -> bool:
        """Look for the file of this display, by its serial number."""
        for entry in HIDRAW.glob("*"):
            with suppress(OSError):
                if f"HID_UNIQ={self._serial}\n" in (entry / "device/uevent").read_text():
                    self.node = f"/dev/{entry.name}"
        return bool(self.node) and Path(self.node).exists()


class UhidEvent(IntEnum):
    """The events of /dev/uhid that matter here."""

    DESTROY = 1
    OUTPUT = 6
    GET_REPORT = 9
    GET_REPORT_REPLY = 10
    CREATE = 11
    INPUT = 12
    SET_REPORT = 13
    SET_REPORT_REPLY = 14


class UhidPlug(Plug):
    """A display of which the kernel believes that it is on a cable."""

    def send(self, report: bytes) -> None:
        """As in `Plug`."""
        self._tell(UhidEvent.INPUT, struct.pack("<H", len(report)) + report)

    def _plug(self) -> int:
        self._file = os.open("/dev/uhid", os.O_RDWR)
        texts = (self.name.encode(), b"", self._serial.encode())
        facts = (len(self._descriptor), USB, VENDOR, PRODUCT, 0, 0)
        self._tell(
            UhidEvent.CREATE, struct.pack("<128s64s64sHHIIII", *texts, *facts) + self._descriptor
        )
        return self._file

    def _unplug(self) -> None:
        self._tell(UhidEvent.DESTROY)
        os.close(self._file)

    def _handle(self, data: bytes) -> None:
        (kind,) = struct.unpack_from("<I", data)
        if kind == UhidEvent.OUTPUT:
            (length,) = struct.unpack_from("<H", data, 4 + LONGEST)
            self._on_report(data[4], data[5 : 4 + length])
        elif kind == UhidEvent.SET_REPORT:
            (length,) = struct.unpack_from("<H", data, 10)
            self._on_report(data[8], data[13 : 12 + length])
            self._tell(UhidEvent.SET_REPORT_REPLY, data[4:8] + struct.pack("<H", 0))
        elif kind == UhidEvent.GET_REPORT:
            reply = data[4:8] + struct.pack("<HH", errno.EIO, 0)
            self._tell(UhidEvent.GET_REPORT_REPLY, reply)

    def _tell(self, kind: UhidEvent, data: bytes = b"") -> None:
        os.write(self._file, struct.pack("<I", kind) + data)


class UsbPlug(Plug):
    """A display at the end of a USB cable, which the kernel plugs into itself.

    While `is_deaf`, it takes no report, so the kernel waits for it.
    """

    is_deaf = False

    def send(self, report: bytes) -> None:
        """As in `Plug`. Raises TimeoutError if nobody takes the report before this one."""
        if not select.select([], [self._file], [], 20)[1]:
            raise TimeoutError("nobody reads the display")
        os.write(self._file, report)

    def _plug(self) -> int:
        self._numbered = layout(self._descriptor).is_numbered
        self._folder = GADGETS / self._serial
        hid = self._folder / "functions/hid.0"
        for folder in ("strings/0x409", "configs/c.1", "functions/hid.0"):
            (self._folder / folder).mkdir(parents=True)
        for setting, value in (
            *(("idVendor", VENDOR), ("idProduct", PRODUCT)),
            *(("strings/0x409/product", self.name), ("strings/0x409/serialnumber", self._serial)),
            ("functions/hid.0/report_length", 1024),
        ):
            (self._folder / setting).write_text(str(value))
        (hid / "report_desc").write_bytes(self._descriptor)
        (self._folder / "configs/c.1/hid.0").symlink_to(hid)
        (self._folder / "UDC").write_text(_free_socket())
        minor = (hid / "dev").read_text().split(":")[1].strip()
        return os.open(f"/dev/hidg{minor}", os.O_RDWR)

    def _unplug(self) -> None:
        (self._folder / "UDC").write_text("\n")
        os.close(self._file)
        (self._folder / "configs/c.1/hid.0").unlink()
        for folder in ("configs/c.1", "functions/hid.0", "strings/0x409", "."):
            (self._folder / folder).rmdir()

    def _listen(self) -> None:
        while not self._pulled.is_set():
            if self.is_deaf:
                self._pulled.wait(0.05)
            elif select.select([self._file], [], [], 0.05)[0]:
                with suppress(OSError):
                    self._handle(os.read(self._file, LONGEST))

    def _handle(self, data: bytes) -> None:
        self._on_report(*((data[0], data[1:]) if self._numbered else (0, data)))


def _free_socket() -> str:
    """Return the name of a USB socket that is free."""
    taken = {path.read_text().strip() for path in GADGETS.glob("*/UDC")}
    return min(path.name for path in SOCKETS.iterdir() if path.name not in taken)
