"""Trying a display out: whether it answers and shows, and which keys come."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Sequence

from accessigame.devices.braille_line import BrailleLine, LineEvent
from accessigame.displays import Ready
from accessigame.table import Event


class _Ended:
    """Nobody types any more."""


def look_for(name: str, port: str, known_before: Sequence[str] = ()) -> Event:
    """Return the first sentence about this display: that it is ready, or what is wrong."""
    heard: queue.Queue[LineEvent] = queue.Queue()
    line = BrailleLine(name, port, heard.put, known_before=known_before)
    try:
        while True:
            event = heard.get()  # a line always tells something: that it is silent, at the least
            if isinstance(event, Event):
                return event
    finally:
        line.close()


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
    heard: queue.Queue[LineEvent | _Ended] = queue.Queue()
    line = BrailleLine(name, port, heard.put, known_before=known_before)
    threading.Thread(target=_until_the_end, args=(heard,), daemon=True).start()
    answered = told = ended = False
    try:
        while not (ended and told):
            event = heard.get()
            if isinstance(event, _Ended):
                ended = True
                continue
            if isinstance(event, Ready):
                answered = True
                line.show(pattern(event.cells))
            else:
                told = told or isinstance(event, Event)
                tell(event)
    finally:
        line.close()
    return answered


def _until_the_end(heard: queue.Queue[LineEvent | _Ended]) -> None:
    for typed in sys.stdin:
        if typed.strip().lower() == "q":
            break
    heard.put(_Ended())
