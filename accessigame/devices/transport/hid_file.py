"""The file of a HID display on Linux, through which its reports go."""

from __future__ import annotations

import errno
import os
import select
import sys
from contextlib import suppress
from typing import Final

from accessigame.devices.transport.port import CHUNK, WakePipe
from accessigame.displays.hid.packets import PacketCode, packet

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
