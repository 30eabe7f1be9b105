"""The braille line: a display, wherever it is, kept alive in a thread of its own.

A display that goes away is said once, looked for until it is back, and gets its frame again.
Nothing here waits for the game, and the game never waits for this.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import TypeAlias

from accessigame.core.model import Event
from accessigame.devices.transport.addressing import Route, ways
from accessigame.devices.transport.brlapi_port import BrlapiMissing
from accessigame.devices.transport.exchange import (
    TIMING,
    Exchange,
    Mailbox,
    NobodyAnswers,
    Timing,
    WentAway,
)
from accessigame.devices.transport.port import PortError, PortFailed
from accessigame.devices.transport.serial_port import PortMissing
from accessigame.displays import Keys, Ready, Routing


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
    """The port is open, and no display answers on it; `sought`: it is looked for further on."""

    port: str
    sought: bool = True


@dataclass(frozen=True, slots=True)
class DisplayNowhere(Event):
    """BRLTTY has no display, and none that was named before answers; `sought` as above."""

    sought: bool = True


def without_retry_hint(event: Event) -> Event:
    """Return what is wrong with a display as it is said where nobody looks for it any longer."""
    if isinstance(event, DisplaySilent | DisplayNowhere | PortMissing | PortFailed | BrlapiMissing):
        return replace(event, sought=False)
    return event


LineEvent: TypeAlias = Ready | Keys | Routing | Event
"""What a braille line tells: `Ready` (lay the line out for so many cells, then `show` it),
finished chords, routing keys, and sentences for people (every other event)."""


class DisplayConnection:
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

    def close(self, farewell: bytes = b"") -> bool:
        """Leave these cells up, or none, and end the thread.

        False if it did not end in `Timing.farewell`.
        """
        self._mailbox.close(farewell)
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
            with closing(way.open(wire)) as port:
                Exchange(port, way.driver(), self._mailbox, self._timing, self._hear).run()
        except NobodyAnswers:
            return self._go_on(DisplaySilent(self.port), lambda _: True)
        except WentAway:
            return DisplayLost(self.port)
        except PortError as error:
            return self._go_on(error.event, lambda other: other is not way)
        return None

    def _go_on(self, trouble: Event, suits: Callable[[Route], bool]) -> Event | None:
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
