"""The cable between an emulated HID display and the kernel, which takes it for a real one."""

from __future__ import annotations

import os
import select
import threading
import tty
from contextlib import suppress
from types import TracebackType
from typing import Final, Self

from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.framing import LengthFramer
from accessigame.displays.hid.descriptor import (
    LONGEST_REPORT,
    PacketCode,
    measure,
    packet,
    packets,
)
from tests.hid_machine.plugs import Plug, UsbPlug

REPORTS: Final = range(1, LONGEST_REPORT + 1)


class Cable:
    """Carries the reports of an emulated display to a plug and back, as a context.

    descriptor: that of the display. kind: the plug.
    """

    def __init__(
        self, display: EmulatedDisplay, descriptor: bytes, name: str, kind: type[Plug] = UsbPlug
    ) -> None:
        self._descriptor, self._name, self._kind = descriptor, name, kind
        self._end = os.open(display.link, os.O_RDWR | os.O_NOCTTY)
        tty.setraw(self._end)
        self._framer = LengthFramer(lambda data: measure(data, (), REPORTS))
        self._cut = threading.Event()
        self.plug = self._plugged()
        self._carrier = threading.Thread(target=self._carry, daemon=True)
        self._carrier.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._cut.set()
        self._carrier.join()
        self.plug.pull()
        os.close(self._end)

    def replug(self) -> None:
        """Plug the display in again."""
        self.plug.pull()
        self.plug = self._plugged()

    def _plugged(self) -> Plug:
        return self._kind(self._name, self._descriptor, self._report)

    def _report(self, number: int, content: bytes) -> None:
        """Carry a report to the display."""
        os.write(self._end, packet(PacketCode.REPORT, bytes((number,)) + content))

    def _carry(self) -> None:
        """Carry the reports of the display to the kernel."""
        while not self._cut.is_set():
            if select.select([self._end], [], [], 0.05)[0]:
                for whole in self._framer.feed(os.read(self._end, LONGEST_REPORT)):
                    for _, report in packets(whole):
                        with suppress(OSError):  # it is pulled at this moment
                            self.plug.send(report)
