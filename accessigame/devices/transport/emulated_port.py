"""An emulated display on a pseudo-terminal: a serial port with a display behind it.

Tests plug it in and out, and people without hardware try the program with it.
Real BRLTTY cannot tell it from a display.
"""

from __future__ import annotations

import errno
import os
import select
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from accessigame.devices.transport.port import CHUNK, WakePipe, shorter
from accessigame.displays import Device, SpeaksUnasked


class EmulatedDisplay:
    """A device behind a pseudo-terminal that `link`, a symbolic link, leads to.

    `on_frame` is called from a thread of its own with the text cells, each time they change.
    `apart`: seconds between a press and its release, and before the next key; nothing waits.
    It may be used as a context; it is plugged in from the start.
    `OSError` if the link cannot be made.
    """

    def __init__(
        self,
        device: Device,
        link: Path,
        on_frame: Callable[[bytes], None] = lambda _: None,
        *,
        apart: float = 0.0,
    ) -> None:
        self.device = device
        self.link = link
        self.received = 0
        self._on_frame = on_frame
        self._apart = apart
        self._plug: _Plug | None = None
        self.replug()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.unplug()

    def press(self, *names: str) -> None:
        """Press these keys together and let them go; `ValueError` for an unknown one."""
        self.hold(*names)
        self.hold()

    def hold(self, *names: str) -> None:
        """Have these keys down, and no others."""
        self.send(self.device.press(frozenset(names)))

    def route(self, cell: int) -> None:
        """Press the routing key of a cell, counted from 0; `ValueError` beyond the cells."""
        for stroke in self.device.click(cell):
            self.send(stroke)

    def send(self, data: bytes) -> None:
        """Send bytes as they are: noise, half a packet; into the void when unplugged."""
        if self._plug:
            self._plug.post(data)

    def unplug(self) -> None:
        """Pull the plug: the port is gone with all that was on its way; not from `on_frame`."""
        if self._plug:
            self.link.unlink(missing_ok=True)
            self._plug.pull()
            self._plug = None

    def replug(self) -> None:
        """Plug it in: a new port, where the link leads from now on."""
        if self._plug is None:
            if self.link.exists() and not self.link.is_symlink():
                raise FileExistsError(self.link)  # it belongs to somebody, and is not replaced
            restless = self.device if isinstance(self.device, SpeaksUnasked) else None
            self._plug = _Plug(self._take, restless, self._apart)
            _point(self.link, self._plug.port)

    def _take(self, data: bytes) -> bytes:
        """Give the device its bytes one by one, so that no frame is missed."""
        self.received += len(data)
        answers = bytearray()
        for byte in data:
            before = self.device.shown
            answers += self.device.receive(bytes((byte,)))
            if self.device.shown != before:
                self._on_frame(self.device.shown)
        return bytes(answers)


class _Plug:
    """One pseudo-terminal, from plugging in to pulling out."""

    def __init__(
        self, take: Callable[[bytes], bytes], restless: SpeaksUnasked | None, apart: float
    ) -> None:
        # The slave stays open here: otherwise the end of one host would be read as an
        # error by the master before the next host comes.
        self._master, self._slave, port = _pseudo_terminal()
        self.port: Final = port
        self._take = take
        self._restless = restless
        self._apart = apart
        self._posted: deque[bytes] = deque()
        self._next_at = 0.0
        self._wake = WakePipe()
        self._pulled = False
        self._thread = threading.Thread(target=self._run, name=f"display {self.port}", daemon=True)
        self._thread.start()

    def post(self, data: bytes) -> None:
        """Send to the host, apart from what was posted before; returns at once."""
        if self._apart:
            self._posted.append(data)
            self._wake.set()
        else:
            self.send(data)

    def send(self, data: bytes) -> None:
        """Send to the host now; what nobody reads for too long is dropped, as a real wire does."""
        with suppress(BlockingIOError):
            os.write(self._master, data)

    def pull(self) -> None:
        self._pulled = True
        self._wake.set()
        self._thread.join()
        self._wake.close()
        os.close(self._master)
        os.close(self._slave)

    def _run(self) -> None:
        while not self._pulled:
            patience = self._restless.patience if self._restless else None
            pause = self._deliver()
            watched = [self._master, self._wake.fileno()]
            ready = select.select(watched, [], [], shorter(patience, pause))[0]
            if self._wake.fileno() in ready:
                self._wake.clear()
            if self._master in ready:
                self.send(self._take(os.read(self._master, CHUNK)))
            elif self._restless and not ready and pause is None:
                self.send(self._restless.overdue())

    def _deliver(self) -> float | None:
        """Send what was posted and is due; return how long the next has to wait, None: nothing."""
        now = time.monotonic()
        if self._posted and now >= self._next_at:
            self.send(self._posted.popleft())
            self._next_at = now + self._apart
        return max(0.0, self._next_at - now) if self._posted else None


def _pseudo_terminal() -> tuple[int, int, str]:
    """Return the ends of a new one, raw, and the path of the second; `OSError` on Windows."""
    if sys.platform != "win32":
        import tty  # noqa: PLC0415 - Windows has none

        master, slave = os.openpty()
        tty.setraw(slave)
        os.set_blocking(master, False)
        return master, slave, os.ttyname(slave)
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


def _point(link: Path, port: str) -> None:
    """Have the link lead to the port, in one step: it is never missing in between."""
    new = link.with_name(f".{link.name}.{os.getpid()}")
    new.unlink(missing_ok=True)
    new.symlink_to(port)
    new.replace(link)
