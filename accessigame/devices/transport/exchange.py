"""The exchange with one display over one open port, from the first query to the last byte.

Theory of operation.  An `ByteExchange` lives as long as one open port, on the connection's thread.
The only thing that other threads touch is the `Mailbox`: the newest frame, and the wish to end.

    asking --Ready--> showing --mailbox closes--> farewell, goodbye, end
      |                  |
      |                  +--Lost--> WentAway        PortError at any time: the port failed
      +--silence--> NobodyAnswers

Each turn of `run` sends, waits and handles, in this order:
1. Asking: `hello` is sent, and repeated after each `Timing.hello`.
2. Showing: as soon as the line is free, the newest frame goes to the protocol, which returns no
   bytes for cells that are up already.  The pause until the line is free is part of the wait.
3. The port waits for bytes, for the mailbox, or for the next deadline.
4. Bytes go to `receive`; a silence that lasts as long as `timeout` goes to `on_timeout`.
5. A `Send` goes back at once; keys and `Ready` go to `on_event`, keys only after a `Ready`.

A frame is never queued: one that was replaced in the mailbox before the line was free is never
sent.  A silence counts only as far as the port was asked, never by the clock alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from accessigame.devices.transport.port import Port, WakePipe, shorter
from accessigame.displays import (
    DisplayEvent,
    DisplayProtocol,
    Keys,
    Lost,
    Ready,
    Routing,
    Send,
    SerialSettings,
)
from accessigame.displays.cells import fit_to


@dataclass(frozen=True, slots=True)
class Timing:
    """The pauses and limits of a connection, in seconds; a replug is found within 1.5 s.

    retry: the pauses between attempts to open the port; the last one is repeated.
    hello: the pause between two queries to a display that has not answered.
    silence: the silence after which an opened port is closed and tried again.
    farewell: the longest time that `close` waits for the thread.
    """

    retry: tuple[float, ...] = (0.25, 0.5, 1.0)
    hello: float = 0.4
    silence: float = 1.5
    farewell: float = 3.0


TIMING: Final = Timing()


class SendPacer:
    """Computes the time at which the line will be free."""

    def __init__(self, settings: SerialSettings) -> None:
        self._settings = settings
        self._free_at = 0.0

    def sent(self, count: int, now: float) -> None:
        """Take note that `count` bytes were handed over for sending."""
        self._free_at = max(now, self._free_at) + self._settings.seconds(count)

    def wait(self, now: float) -> float:
        """Return the seconds until the line is free."""
        return max(0.0, self._free_at - now)


class Mailbox:
    """The newest frame and the wish to end, shared by two threads; `wake` rings at each change."""

    def __init__(self) -> None:
        self.wake: Final = WakePipe()
        self.frame: bytes | None = None
        self.farewell = b""
        self.closing = False

    def put(self, cells: bytes) -> None:
        """Replace the frame: the one before it, if still there, is never shown."""
        self.frame = cells
        self.wake.set()

    def close(self, farewell: bytes = b"") -> None:
        """Ask the thread to end, and to leave these cells on the display."""
        self.farewell = farewell
        self.closing = True
        self.wake.set()


class NobodyAnswers(Exception):  # noqa: N818 - nothing broke
    """No display answered in time."""


class WentAway(Exception):  # noqa: N818 - the display's own word, not an error
    """The display announced that it goes away."""


class ByteExchange:
    """One opened port, from the first query until the end of the exchange.

    on_event: called on this thread with each `Ready`, chord and routing key.
    """

    def __init__(
        self,
        port: Port,
        protocol: DisplayProtocol,
        mailbox: Mailbox,
        timing: Timing,
        on_event: Callable[[Ready | Keys | Routing], None],
    ) -> None:
        self._port = port
        self._protocol = protocol
        self._mailbox = mailbox
        self._timing = timing
        self._on_event = on_event
        self._pacer = SendPacer(port.settings)
        self._ready: Ready | None = None
        self._silent_at = time.monotonic() + timing.silence
        self._hello_at = 0.0
        self._quiet_since = time.monotonic()

    def run(self) -> None:
        """Exchange bytes until the mailbox closes.

        Raises `PortError` when the port fails, `NobodyAnswers` when no display answers, and
        `WentAway` when the display announces that it goes away.
        """
        while not self._is_over():
            now = time.monotonic()
            pause = shorter(self._send_due(now), self._quiet_left(now))
            for event in self._events(self._port.wait(self._mailbox.wake, pause), now):
                if self._is_over():
                    break  # nobody takes it any more, and whoever closes waits for this thread
                self._handle(event)
        self._say_farewell()

    def _is_over(self) -> bool:
        """Return True once the mailbox closes, at any moment."""
        return self._mailbox.closing

    def _events(self, data: bytes, asked_at: float) -> tuple[DisplayEvent, ...]:
        """Return the protocol's events for these bytes, or for a silence that lasted too long.

        asked_at: the time at which the port was asked.  A silence is certain until then, and not
        later: the machine may have been busy with others, and bytes may wait in the port.
        """
        if data:
            self._quiet_since = time.monotonic()
            return self._protocol.receive(data)
        if self._ready is None and asked_at >= self._silent_at:
            raise NobodyAnswers
        if self._quiet_left(asked_at) != 0:
            return ()
        self._quiet_since = time.monotonic()
        return self._protocol.on_timeout()

    def _quiet_left(self, now: float) -> float | None:
        """Return the seconds of silence that the protocol still accepts; None: any silence."""
        if self._protocol.timeout is None or self._ready is None:
            return None
        return max(0.0, self._quiet_since + self._protocol.timeout - now)

    def _send_due(self, now: float) -> float | None:
        """Send the bytes that are due; return the pause until the next ones, None: no deadline."""
        if self._ready is None:
            return self._send_hello(now)
        if self._mailbox.frame is None:
            return None
        pause = self._pacer.wait(now)
        if pause:
            return pause
        self._send(self._protocol.show(self._mailbox.frame))
        return None

    def _send_hello(self, now: float) -> float:
        if self._hello_at <= now < self._silent_at:
            self._send(self._protocol.hello())
            self._hello_at = now + self._timing.hello
        return max(0.0, min(self._hello_at, self._silent_at) - now)

    def _send(self, data: bytes) -> None:
        if data:
            self._port.write(data)
            self._quiet_since = time.monotonic()
            self._pacer.sent(len(data), self._quiet_since)

    def _handle(self, event: DisplayEvent) -> None:
        match event:
            case Lost():
                raise WentAway
            case Send():
                self._send(event.data)
            case Ready() if event != self._ready:
                self._ready = event
                self._on_event(event)
            case Keys() | Routing() if self._ready is not None:
                self._on_event(event)

    def _say_farewell(self) -> None:
        """Leave nothing on the cells but a farewell: nobody keeps them up to date any more."""
        if self._ready is not None:
            farewell = fit_to(self._mailbox.farewell, self._ready.cells)
            self._send(self._protocol.show(farewell))
        self._send(self._protocol.goodbye())
