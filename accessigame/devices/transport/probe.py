"""Probing a display: whether it answers and shows, and which keys come."""

from __future__ import annotations

import queue
import select
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Final

from accessigame.core.model import Event
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayConnection,
    without_retry_hint,
)
from accessigame.devices.transport.port import WakePipe
from accessigame.displays import Ready

ENDS: Final = "ends"
"""What is returned for an event that ends the trial."""


def look_for(name: str, port: str, known_before: Sequence[str] = ()) -> Event:
    """Return the first sentence about this display: that it is ready, or the trouble with it."""
    events: queue.SimpleQueue[ConnectionEvent] = queue.SimpleQueue()
    with closing(DisplayConnection(name, port, events.put, known_before=known_before)):
        event = events.get()
        while not isinstance(event, Event):
            event = events.get()  # a connection reports at least that the display is silent
        return without_retry_hint(event)


def try_out(  # noqa: PLR0913 - a display, its pattern, and two ways back
    name: str,
    port: str,
    pattern: Callable[[Ready], bytes],
    on_event: Callable[[ConnectionEvent], object],
    known_before: Sequence[str] = (),
    *,
    on_end: Callable[[], None] = lambda: None,
) -> bool:
    """Show the pattern and report every key until a line is typed; True if the display answered.

    pattern: returns the cells to show on a display that answered.
    on_event: called with each key and each sentence; cells that it returns are shown, and `ENDS`
    ends it, for whoever has the display alone. on_end: called at the end.
    Where nobody types, as in a pipe, the first answer is waited for.
    """
    events: queue.SimpleQueue[ConnectionEvent | None] = queue.SimpleQueue()
    answered = reported = ended = False
    once = not sys.stdin.isatty()
    connection = DisplayConnection(name, port, events.put, known_before=known_before)
    with closing(connection) as display, _typed_line(events):
        while not (ended and reported):
            event = events.get()
            if event is None:
                ended = True
                on_end()
            elif isinstance(event, Ready):
                answered = True
                display.show(pattern(event))
            else:
                reported = reported or isinstance(event, Event)
                plain = without_retry_hint(event) if once and isinstance(event, Event) else event
                reply = on_event(plain)
                if reply is ENDS:
                    events.put(None)
                elif isinstance(reply, bytes):
                    display.show(reply)
    return answered


@contextmanager
def _typed_line(events: queue.SimpleQueue[ConnectionEvent | None]) -> Iterator[None]:
    """Put None behind the events once a line is typed within the context, or the input ends.

    Behind it nobody reads the terminal any more: the next line is for somebody else.
    """
    left = WakePipe()
    reader = threading.Thread(target=_until_the_end, args=(events, left), daemon=True)
    reader.start()
    try:
        yield
    finally:
        left.set()
        if _can_wait():
            reader.join()
        left.close()


def _can_wait() -> bool:
    """Return True where a terminal is waited for, and something else at once."""
    return sys.platform != "win32" and sys.stdin.isatty()


def _until_the_end(events: queue.SimpleQueue[ConnectionEvent | None], left: WakePipe) -> None:
    """Put None behind the events of the time until a line is typed, or the input ends."""
    if _can_wait() and sys.stdin not in select.select([sys.stdin, left], [], [])[0]:
        return
    sys.stdin.readline()
    events.put(None)
