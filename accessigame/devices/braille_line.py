"""The braille line: a display on a serial port, kept alive in a thread of its own.

Only the newest frame matters: `show` leaves it in a mailbox that holds one, and the thread
takes it out when the wire is free.
A display that goes away is said once, looked for until it is back, and gets its frame again.
Nothing here waits for the game, and the game never waits for this.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from accessigame.devices.brlapi_port import BrlapiMissing
from accessigame.devices.port import Port, PortError, PortFailed, Wake
from accessigame.devices.reaching import Way, ways
from accessigame.devices.serial_port import PortMissing
from accessigame.displays import (
    DisplayEvent,
    DisplayProtocol,
    Keys,
    Lost,
    Ready,
    Routing,
    Send,
    Wire,
)
from accessigame.table import Event


@dataclass(frozen=True, slots=True)
class DisplayReady(Event):
    """The display answers for the first time, or has become another one."""

    model: str
    cells: int


@dataclass(frozen=True, slots=True)
class DisplayLost(Event):
    """The display went away; it is being looked for."""

    port: str


@dataclass(frozen=True, slots=True)
class DisplayBack(Event):
    """The display is there again, and shows what it has to."""

    model: str
    cells: int


@dataclass(frozen=True, slots=True)
class DisplaySilent(Event):
    """The port is open, and no display answers on it."""

    port: str


@dataclass(frozen=True, slots=True)
class DisplayNowhere(Event):
    """BRLTTY has no display, and none that was named before answers."""


LineEvent: TypeAlias = Ready | Keys | Routing | Event
"""What a braille line tells: `Ready` (lay the line out for so many cells, then `show` it),
finished chords, routing keys, and sentences for people (every other event)."""


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


class Pace:
    """Keeps account of when the wire will be free."""

    def __init__(self, wire: Wire) -> None:
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
        self.wake: Final = Wake()
        self.frame: bytes | None = None
        self.closing = False

    def put(self, cells: bytes) -> None:
        """Replace the frame: the one before it, if still there, is never shown."""
        self.frame = cells
        self.wake.set()

    def close(self) -> None:
        """Ask the thread to end."""
        self.closing = True
        self.wake.set()


def shorter(one: float | None, other: float | None) -> float | None:
    """Return the shorter of two pauses; None is for ever."""
    return other if one is None else one if other is None else min(one, other)


class _Silent(Exception):  # noqa: N818 - nothing broke: nobody answers
    """No display answered in time."""


class _GoneAway(Exception):  # noqa: N818 - the display's own word, no error
    """The display said that it goes away."""


class _Session:
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
        self._pace = Pace(port.wire)
        self._ready: Ready | None = None
        self._up: bytes | None = None
        self._silent_at = time.monotonic() + timing.silence
        self._hello_at = 0.0
        self._quiet_since = time.monotonic()

    def run(self) -> None:
        """Talk until the mailbox closes; `PortError`, `_Silent` or `_GoneAway` otherwise."""
        while not self._mailbox.closing:
            pause = shorter(self._speak(), self._quiet_left())
            data = self._port.wait(self._mailbox.wake, pause)
            if data:
                self._quiet_since = time.monotonic()
            for event in self._protocol.receive(data):
                self._hear(event)
        self._part()

    def _quiet_left(self) -> float | None:
        """Let the protocol act on a quiet that lasts too long; return how long it may last yet."""
        now = time.monotonic()
        if self._protocol.patience is None or self._ready is None:
            return None
        if now - self._quiet_since >= self._protocol.patience:
            self._quiet_since = now
            for event in self._protocol.overdue():
                self._hear(event)
        patience = self._protocol.patience
        return None if patience is None else self._quiet_since + patience - now

    def _speak(self) -> float | None:
        """Send what is due; return how long there is nothing to do, None: until something comes."""
        now = time.monotonic()
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
        if now >= self._silent_at:
            raise _Silent
        if now >= self._hello_at:
            self._send(self._protocol.hello())
            self._hello_at = now + self._timing.hello
        return min(self._hello_at, self._silent_at) - now

    def _due(self) -> bytes | None:
        """Return the newest frame, cut or filled to fit, unless it is up already."""
        frame, cells = self._mailbox.frame, self._protocol.cells
        if frame is None or cells is None:
            return None
        fitted = frame[:cells].ljust(cells, b"\x00")
        return None if fitted == self._up else fitted

    def _send(self, data: bytes) -> None:
        if data:
            self._port.write(data)
            self._quiet_since = time.monotonic()
            self._pace.sent(len(data), self._quiet_since)

    def _hear(self, event: DisplayEvent) -> None:
        match event:
            case Lost():
                raise _GoneAway
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
        """Leave nothing on the cells that nobody keeps up to date."""
        if self._ready is not None:
            self._send(self._protocol.show(bytes(self._ready.cells)))
        self._send(self._protocol.goodbye())


class BrailleLine:
    """A display of this protocol on this port, or `brlapi` on a host, or `auto`.

    With `auto`, BRLTTY is asked first, then the displays that were `known_before`, each as
    `NAME:PORT`, in turn until one answers; from then on, only that one is looked for.
    `on_event` is called from the line's own thread, and must not wait: hand what comes to
    the event loop with `call_soon_threadsafe`.
    `NotUnderstood` for an unknown protocol; whatever the port does comes as an event.
    """

    def __init__(
        self,
        protocol: str,
        port: str,
        on_event: Callable[[LineEvent], None],
        timing: Timing = TIMING,
        known_before: Sequence[str] = (),
    ) -> None:
        found = ways(protocol, port, known_before)
        self._ways = [(way, wire) for way in found for wire in way.wires]
        self._now = 0
        self._on_event = on_event
        self._timing = timing
        self._mailbox = Mailbox()
        self._ready: Ready | None = None
        self._present = False
        self._said: set[type[Event]] = set()
        self._trouble: type[Event] | None = None
        self._tries = 0
        self._thread = threading.Thread(target=self._run, name=f"braille {port}", daemon=True)
        self._thread.start()

    @property
    def port(self) -> str:
        """The port that is used, or tried, just now."""
        return self._ways[self._now][0].port

    @property
    def cells(self) -> int | None:
        """How many cells there are, once the display has answered; kept while it is away."""
        return self._ready.cells if self._ready else None

    def show(self, cells: bytes) -> None:
        """Show these cells as soon as the wire is free, cut or filled with blanks to fit.

        Returns at once; before the display is there, the newest frame waits for it.
        """
        self._mailbox.put(cells)

    def close(self) -> bool:
        """Blank the display, end the thread; False if it did not end in `Timing.farewell`."""
        self._mailbox.close()
        self._thread.join(self._timing.farewell)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while not self._mailbox.closing:
            trouble = self._session()
            if trouble is not None and not self._mailbox.closing:
                self._complain(trouble)
                self._pause()
        self._mailbox.wake.close()

    def _session(self) -> Event | None:
        """Talk with the display as long as it goes; return what is wrong, None at the end."""
        way, wire = self._ways[self._now]
        try:
            with way.open(wire) as port:
                _Session(port, way.driver(), self._mailbox, self._timing, self._hear).run()
        except _Silent:
            return self._go_on(DisplaySilent(self.port), lambda _: True)
        except _GoneAway:
            return DisplayLost(self.port)
        except PortError as error:
            return self._go_on(error.event, lambda other: other is not way)
        return None

    def _go_on(self, trouble: Event, suits: Callable[[Way], bool]) -> Event | None:
        """Go on to the next way, or setting of the port, unless one was found to be right.

        Nothing is a trouble before all of them have been tried.
        """
        if self._ready is not None:
            return trouble
        later = range(self._now + 1, len(self._ways))
        self._now = next((n for n in later if suits(self._ways[n][0])), 0)
        if self._now:
            return None
        several = any(way is not self._ways[0][0] for way, _ in self._ways)
        return DisplayNowhere() if several else trouble

    def _hear(self, event: Ready | Keys | Routing) -> None:
        self._on_event(event)
        if isinstance(event, Ready):
            known, self._ready = self._ready, event
            back = not self._present and event == known
            self._present, self._tries = True, 0
            said = DisplayBack if back else DisplayReady
            self._on_event(said(event.model, event.cells))

    def _complain(self, trouble: Event) -> None:
        """Say a trouble once.

        While a lost display is looked for, that it is not there is no news.
        Anything else has to be met twice in a row: a port that has just been plugged in
        belongs to others for a moment.
        """
        twice = type(trouble) is self._trouble
        self._trouble = type(trouble)
        if self._present:
            self._present = False
            self._said = {PortMissing, PortFailed, BrlapiMissing, DisplaySilent}
            self._on_event(DisplayLost(self.port))
        elif type(trouble) not in self._said and (twice or self._tries == 0):
            self._said.add(type(trouble))
            self._on_event(trouble)

    def _pause(self) -> None:
        pauses = self._timing.retry
        until = time.monotonic() + pauses[min(self._tries, len(pauses) - 1)]
        self._tries += 1
        while not self._mailbox.closing and (left := until - time.monotonic()) > 0:
            self._mailbox.wake.wait(left)
