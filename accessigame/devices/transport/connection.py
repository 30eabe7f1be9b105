"""The connection to one display, kept alive in a thread of its own.

Theory of operation.  The game owns the `DisplayConnection`, and its thread owns the port.

1. The constructor lists the routes with their settings and starts the thread, which tries the
   first one: it opens the port and runs an `ByteExchange` over it until that ends.
2. Before any display has answered, a failure leads to the next route or settings at once, and a
   round without success is a trouble.  From the first answer on, only that route is tried.
3. A trouble is reported once.  The thread then pauses, longer after each attempt, and tries again.
4. `show` puts the newest frame into the mailbox and returns.  The frame outlives the port, so a
   display that is back gets it again.
5. `close` leaves a farewell in the mailbox, and waits for the thread within `Timing.farewell`.

Everything comes back through `on_event`, on the connection's thread: `Ready`, keys, routing, and
sentences for people.  Nothing here waits for the game, and the game never waits for a port.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from typing import TypeAlias, get_args

from accessigame.core.model import AtTable, Event, event_class
from accessigame.devices.process_end import ends_within
from accessigame.devices.transport.addressing import Route, routes
from accessigame.devices.transport.brlapi_port import BrlapiMissing
from accessigame.devices.transport.exchange import (
    TIMING,
    ByteExchange,
    Mailbox,
    NobodyAnswers,
    Timing,
    WentAway,
)
from accessigame.devices.transport.hid_devices import HidDenied, HidMissing, HidStillDenied
from accessigame.devices.transport.port import PortError, PortFailed
from accessigame.devices.transport.serial_port import PortHeld, PortMissing, PortUnreached
from accessigame.displays import Keys, Ready, Routing


@event_class
class DisplayReady(Event):
    """The display answers for the first time, or has become another one; `cells` in each row."""

    model: str
    cells: int
    rows: int = 1


@event_class
class DisplayLost(AtTable):
    """The display went away; it is being looked for."""

    port: str


@event_class
class DisplayBack(Event):
    """The display is there again, and shows what it has to; `cells` in each row."""

    model: str
    cells: int
    rows: int = 1


@event_class
class DisplaySilent(AtTable):
    """The port is open, and no display answers on it; `sought`: the program keeps looking."""

    port: str
    sought: bool = True


@event_class
class DisplayNowhere(Event):
    """No display anywhere: BRLTTY's, HID, or named before; `sought`: as above."""

    sought: bool = True


Absence: TypeAlias = (
    DisplaySilent | PortMissing | PortUnreached | PortFailed | BrlapiMissing | HidMissing
)
"""A display that is not there, which is said once while it is looked for."""


Obstacle: TypeAlias = HidDenied | HidStillDenied | PortHeld
"""The reason why a display that is there cannot be used, which tells more than that none is."""


def without_retry_hint(event: Event) -> Event:
    """Return the event without the hint that the display is looked for; others unchanged."""
    if isinstance(event, Absence | DisplayNowhere):
        return replace(event, sought=False)
    return event


ConnectionEvent: TypeAlias = Ready | Keys | Routing | Event
"""An event of a connection: `Ready` (lay the line out for its cells, then `show` it),
a finished chord, a routing key, or a sentence for people (every other event)."""


class DisplayConnection:
    """A display of this protocol on this port, or `brlapi` on a host, or `auto`.

    known_before: for `auto`, displays as `NAME:PORT`.  BRLTTY is asked first, then these in turn
    until one answers; from then on, only that one is looked for.
    on_event: called from the connection's own thread.  It must not wait: pass the event on to the
    event loop with `call_soon_threadsafe`.
    Raises `NotUnderstood` for an unknown protocol; all trouble with the port comes as an event.
    """

    def __init__(
        self,
        protocol: str,
        port: str,
        on_event: Callable[[ConnectionEvent], None],
        timing: Timing = TIMING,
        known_before: Sequence[str] = (),
    ) -> None:
        self._attempts = [
            (route, settings)
            for route in routes(protocol, port, known_before)
            for settings in route.settings
        ]
        self._current = 0
        self._on_event = on_event
        self._timing = timing
        self._mailbox = Mailbox()
        self._ready: Ready | None = None
        self._present = False
        self._reported: set[type[Event]] = set()
        self._trouble: type[Event] | None = None
        self._obstacle: Obstacle | None = None
        self._tries = 0
        self._thread = threading.Thread(target=self._run, name=f"braille {port}", daemon=True)
        self._thread.start()

    @property
    def port(self) -> str:
        """The port that is used, or tried, just now."""
        return self._attempts[self._current][0].port

    @property
    def cells(self) -> int | None:
        """The number of cells; None until the display has answered, kept while it is away."""
        return self._ready.cells if self._ready else None

    def show(self, cells: bytes) -> None:
        """Show these cells as soon as the line is free, cut or filled with blanks to fit.

        Returns at once; before the display is there, the newest frame waits for it.
        """
        self._mailbox.put(cells)

    def close(self, farewell: bytes = b"") -> bool:
        """Leave these cells up, or none, and end the thread.

        False if it did not end in `Timing.farewell`.
        """
        self._mailbox.close(farewell)
        return ends_within(self._thread, self._timing.farewell)

    def _run(self) -> None:
        while not self._mailbox.closing:
            trouble = self._attempt()
            if trouble is not None and not self._mailbox.closing:
                self._report(trouble)
                self._pause()
        self._mailbox.wake.close()

    def _attempt(self) -> Event | None:
        """Open the port and exchange bytes until that ends; return the trouble, if any."""
        route, settings = self._attempts[self._current]
        try:
            with closing(route.open(settings)) as port:
                exchange = ByteExchange(
                    port, route.driver(), self._mailbox, self._timing, self._on_display_event
                )
                exchange.run()
        except NobodyAnswers:
            return self._try_next(DisplaySilent(self.port), lambda _: True)
        except WentAway:
            return DisplayLost(self.port)
        except PortError as error:
            return self._try_next(error.event, lambda other: other is not route)
        return None

    def _try_next(self, trouble: Event, suits: Callable[[Route], bool]) -> Event | None:
        """Take the next suitable attempt, unless a display has answered before.

        Return the trouble, or None as long as attempts are left in this round.
        """
        if self._ready is not None:
            return trouble
        if isinstance(trouble, Obstacle):
            self._obstacle = trouble
        later = range(self._current + 1, len(self._attempts))
        self._current = next((n for n in later if suits(self._attempts[n][0])), 0)
        if self._current:
            return None
        obstacle, self._obstacle = self._obstacle, None
        several = any(route is not self._attempts[0][0] for route, _ in self._attempts)
        return obstacle or (DisplayNowhere() if several else trouble)

    def _on_display_event(self, event: Ready | Keys | Routing) -> None:
        self._on_event(event)
        if isinstance(event, Ready):
            last_ready, self._ready = self._ready, event
            back = not self._present and event == last_ready
            self._present, self._tries = True, 0
            kind = DisplayBack if back else DisplayReady
            self._on_event(kind(event.model, *event.shape))

    def _report(self, trouble: Event) -> None:
        """Report a trouble once.

        While a lost display is looked for, its absence is not reported again.
        Any other trouble is reported when it comes twice in a row: a port that has just been
        plugged in belongs to others for a moment.
        """
        twice = type(trouble) is self._trouble
        self._trouble = type(trouble)
        if self._present:
            self._present = False
            self._reported = set(get_args(Absence))
            self._on_event(DisplayLost(self.port))
        elif type(trouble) not in self._reported and (twice or self._tries == 0):
            self._reported.add(type(trouble))
            self._on_event(trouble)

    def _pause(self) -> None:
        pauses = self._timing.retry
        until = time.monotonic() + pauses[min(self._tries, len(pauses) - 1)]
        self._tries += 1
        while not self._mailbox.closing and (left := until - time.monotonic()) > 0:
            self._mailbox.wake.wait(left)
