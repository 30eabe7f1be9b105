"""Trying a display out: whether it answers and shows, and which keys come."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import closing

from accessigame.core.model import Event
from accessigame.devices.transport.connection import (
    DisplayConnection,
    LineEvent,
    without_retry_hint,
)
from accessigame.displays import Ready


def look_for(name: str, port: str, known_before: Sequence[str] = ()) -> Event:
    """Return the first sentence about this display: that it is ready, or what is wrong."""
    heard: queue.SimpleQueue[LineEvent] = queue.SimpleQueue()
    with closing(DisplayConnection(name, port, heard.put, known_before=known_before)):
        event = heard.get()
        while not isinstance(event, Event):
            event = heard.get()  # a line always tells something: that it is silent, at the least
        return without_retry_hint(event)


def try_out(
    name: str,
    port: str,
    pattern: Callable[[int], bytes],
    tell: Callable[[LineEvent], None],
    known_before: Sequence[str] = (),
) -> bool:
    """Show the pattern and tell every key until the input ends; True if the display answered.

    pattern: gives the cells to show for a number of cells.
    Whoever does not type, as in a pipe, gets the first answer.
    """
    heard: queue.SimpleQueue[LineEvent | None] = queue.SimpleQueue()
    answered = told = ended = False
    once = not sys.stdin.isatty()
    with closing(DisplayConnection(name, port, heard.put, known_before=known_before)) as line:
        threading.Thread(target=_until_the_end, args=(heard,), daemon=True).start()
        while not (ended and told):
            event = heard.get()
            if event is None:
                ended = True
            elif isinstance(event, Ready):
                answered = True
                line.show(pattern(event.cells))
            else:
                told = told or isinstance(event, Event)
                tell(without_retry_hint(event) if once and isinstance(event, Event) else event)
    return answered


def _until_the_end(heard: queue.SimpleQueue[LineEvent | None]) -> None:
    """Put None behind all that was heard by the time that nobody types any more."""
    for typed in sys.stdin:
        if typed.strip().lower() == "q":
            break
    heard.put(None)
