"""Probing a display: whether it answers and shows, and which keys come."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import closing

from accessigame.core.model import Event
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayConnection,
    without_retry_hint,
)
from accessigame.displays import Ready


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
    pattern: Callable[[int], bytes],
    on_event: Callable[[ConnectionEvent], None],
    known_before: Sequence[str] = (),
    *,
    on_end: Callable[[], None] = lambda: None,
) -> bool:
    """Show the pattern and report every key until a line is typed; True if the display answered.

    pattern: returns the cells to show for a number of cells.
    on_event: called with each key and each sentence. on_end: called when a line was typed.
    Where nobody types, as in a pipe, the first answer is waited for.
    """
    events: queue.SimpleQueue[ConnectionEvent | None] = queue.SimpleQueue()
    answered = reported = ended = False
    once = not sys.stdin.isatty()
    with closing(DisplayConnection(name, port, events.put, known_before=known_before)) as display:
        threading.Thread(target=_until_the_end, args=(events,), daemon=True).start()
        while not (ended and reported):
            event = events.get()
            if event is None:
                ended = True
                on_end()
            elif isinstance(event, Ready):
                answered = True
                display.show(pattern(event.cells))
            else:
                reported = reported or isinstance(event, Event)
                on_event(without_retry_hint(event) if once and isinstance(event, Event) else event)
    return answered


def _until_the_end(events: queue.SimpleQueue[ConnectionEvent | None]) -> None:
    """Put None behind the events of the time until a line is typed, or the input ends."""
    sys.stdin.readline()
    events.put(None)
