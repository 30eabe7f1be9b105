"""The exchange with one display over one open port, from the first question to the last byte.

Only the newest frame matters: it waits in a mailbox that holds one, until the wire is free.
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
    """When things are tried again, in seconds; the defaults find a replug within 1.5 s.

    `retry`: the pauses between attempts to open the port; the last one is repeated.
    `hello`: the pause between two questions to a display that has not answered.
    `silence`: how long an opened port may stay silent until it is closed and tried again.
    `farewell`: the longest that `close` waits for the thread.
    """

    retry: tuple[float, ...] = (0.25, 0.5, 1.0)
    hello: float = 0.4
    silence: float = 1.5
    farewell: float = 3.0


TIMING: Final = Timing()


class SendPacer:
    """Keeps account of when the wire will be free."""

    def __init__(self, wire: SerialSettings) -> None:
        self._wire = wire
        self._free_at = 0.0

    def sent(self, count: int, now: float) -> None:
        """Take note that so many bytes were handed over for sending."""
        self._free_at = max(now, self._free_at) + self._wire.seconds(count)

    def wait(self, now: float) -> float:
        """Return how many seconds remain until the wire is free."""
        return max(0.0, self._free_at - now)


class Mailbox:
    """The newest frame, and whether all is over; the wake rings at each change."""

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
        """Ask the thread to end, and leave these cells behind."""
        self.farewell = farewell
        self.closing = True
        self.wake.set()


class NobodyAnswers(Exception):  # noqa: N818 - nothing broke
    """No display answered in time."""


class WentAway(Exception):  # noqa: N818 - the display's own word, no error
    """The display said that it goes away."""


class Exchange:
    """One opened port, from the first question until something ends it."""

    def __init__(
        self,
        port: Port,
        protocol: DisplayProtocol,
        mailbox: Mailbox,
        timing: Timing,
        tell: Callable[[Ready | Keys | Routing], None],
    ) -> None:
        self._port = port
        self._protocol = protocol
        self._mailbox = mailbox
        self._timing = timing
        self._tell = tell
        self._pace = SendPacer(port.wire)
        self._ready: Ready | None = None
        self._up: bytes | None = None
        self._silent_at = time.monotonic() + timing.silence
        self._hello_at = 0.0
        self._quiet_since = time.monotonic()

    def run(self) -> None:
        """Talk until the mailbox closes; `PortError`, `NobodyAnswers` or `WentAway` otherwise."""
        while not self._mailbox.closing:
            now = time.monotonic()
            pause = shorter(self._speak(now), self._quiet_left(now))
            for event in self._come(self._port.wait(self._mailbox.wake, pause), now):
                self._hear(event)
        self._part()

    def _come(self, data: bytes, asked_at: float) -> tuple[DisplayEvent, ...]:
        """Return what the protocol makes of what came, or of a quiet that has lasted too long.

        Nothing came: that is sure until the port was asked, and not for the time since then,
        in which the machine may have been busy with others, and bytes may wait in the port.
        """
        if data:
            self._quiet_since = time.monotonic()
            return self._protocol.receive(data)
        if self._ready is None and asked_at >= self._silent_at:
            raise NobodyAnswers
        if self._quiet_left(asked_at) != 0:
            return ()
        self._quiet_since = time.monotonic()
        return self._protocol.overdue()

    def _quiet_left(self, now: float) -> float | None:
        """Return how long a quiet may last yet until the protocol acts; None: for ever."""
        if self._protocol.patience is None or self._ready is None:
            return None
        return max(0.0, self._quiet_since + self._protocol.patience - now)

    def _speak(self, now: float) -> float | None:
        """Send what is due; return how long there is nothing to do, None: until something comes."""
        if self._ready is None:
            return self._ask(now)
        frame = self._due()
        if frame is None:
            return None
        pause = self._pace.wait(now)
        if pause:
            return pause
        self._send(self._protocol.show(frame))
        self._up = frame
        return None

    def _ask(self, now: float) -> float:
        if self._hello_at <= now < self._silent_at:
            self._send(self._protocol.hello())
            self._hello_at = now + self._timing.hello
        return max(0.0, min(self._hello_at, self._silent_at) - now)

    def _due(self) -> bytes | None:
        """Return the newest frame, cut or filled to fit, unless it is up already."""
        frame, cells = self._mailbox.frame, self._protocol.cells
        if frame is None or cells is None:
            return None
        wanted = fit_to(frame, cells)
        return None if wanted == self._up else wanted

    def _send(self, data: bytes) -> None:
        if data:
            self._port.write(data)
            self._quiet_since = time.monotonic()
            self._pace.sent(len(data), self._quiet_since)

    def _hear(self, event: DisplayEvent) -> None:
        match event:
            case Lost():
                raise WentAway
            case Send():
                self._send(event.data)
            case Ready() if event == self._ready:
                self._up = None  # it was off and on, or answers twice: its cells are unknown
            case Ready():
                self._ready, self._up = event, None
                self._tell(event)
            case _ if self._ready is not None:
                self._tell(event)

    def _part(self) -> None:
        """Leave nothing on the cells but a farewell: nobody keeps them up to date any more."""
        if self._ready is not None:
            farewell = fit_to(self._mailbox.farewell, self._ready.cells)
            self._send(self._protocol.show(farewell))
        self._send(self._protocol.goodbye())
