"""The bytes of a serial port by a thread of its own, for a system that cannot wait for both.

Windows waits in `select` for sockets alone, so there a thread reads the port, and rings.

    thread: read --bytes--> held, at most `MOST` --ring--> `wait` of the connection's thread

A full hold makes the thread wait, so a flood stays in the port, as on other systems.
"""

from __future__ import annotations

import select
import threading
from typing import Final, Protocol

from accessigame.devices.transport.port import CHUNK, WakePipe

MOST: Final = CHUNK
"""The most bytes that are held; more of them stay in the port."""


class BlockingPort(Protocol):
    """A port of pyserial without a timeout."""

    @property
    def in_waiting(self) -> int:
        """The number of bytes that have arrived."""

    def read(self, size: int, /) -> bytes:
        """Wait for this number of bytes; fewer after `cancel_read`."""

    def cancel_read(self) -> None:
        """End the wait of `read`; any thread calls this."""


class SerialReader:
    """Reads a port until `close`. An error of the port is raised by the next `wait`."""

    def __init__(self, port: BlockingPort) -> None:
        self._port = port
        self._held = bytearray()
        self._error: Exception | None = None
        self._closing = False
        self._arrived = WakePipe()
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="serial", daemon=True)
        self._thread.start()

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:
        """Wait for bytes, a wake-up or the end of the time, None: no end; return the bytes.

        Raises the error of the port once the bytes before it were returned.
        """
        ready = select.select([self._arrived.fileno(), wake.fileno()], [], [], seconds)[0]
        if wake.fileno() in ready:
            wake.clear()
        return self._taken() if self._arrived.fileno() in ready else b""

    def close(self) -> None:
        """End the thread; to do so again does no harm."""
        with self._change:
            self._closing = True
            self._change.notify_all()
        while self._thread.is_alive():  # it may have been about to read
            self._port.cancel_read()
            self._thread.join(0.01)
        self._arrived.close()

    def _taken(self) -> bytes:
        with self._change:
            data = bytes(self._held)
            self._held.clear()
            self._change.notify_all()
            if self._error is None:
                self._arrived.clear()
            elif not data:
                raise self._error
        return data

    def _run(self) -> None:
        try:
            while not self._closing:
                data = self._port.read(min(max(1, self._port.in_waiting), CHUNK))
                self._hold(data)
        except Exception as error:  # noqa: BLE001 - pyserial raises what it likes; `wait` tells
            with self._change:
                self._error = error
                self._arrived.set()

    def _hold(self, data: bytes) -> None:
        """Keep bytes for `wait`, once there is room."""
        with self._change:
            self._change.wait_for(lambda: self._closing or len(self._held) < MOST)
            self._held += data
            if data:
                self._arrived.set()
