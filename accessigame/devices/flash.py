"""Messages that stand over a braille line for a while, as screen readers flash them.

Nothing waits here: a clock calls back, and what lies beneath was never taken away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from accessigame.line import Line

STAY: Final = "stay"
OFF: Final = "off"


class Alarm(Protocol):
    """Something that the clock will do, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it be."""
        ...


Later: TypeAlias = Callable[[float, Callable[[], None]], Alarm]
"""Do something in so many seconds; asyncio's `call_later` is one."""


class Flash:
    """At most one message over the line.

    hold: the seconds that it stays, `stay` for until a key ends it, `off` for not at all.
    ended: called when its time is over.
    """

    def __init__(self, hold: str, later: Later, ended: Callable[[], None]) -> None:
        self._seconds = None if hold in (STAY, OFF) else float(hold)
        self._later = later
        self._ended = ended
        self._alarm: Alarm | None = None
        self.wanted = hold != OFF
        self.line: Line | None = None

    def show(self, line: Line) -> None:
        """Put the message, or another page of it, over the line; its time begins anew."""
        self.end()
        self.line = line
        if self._seconds is not None:
            self._alarm = self._later(self._seconds, self._over)

    def end(self) -> bool:
        """Take the message away; say whether there was one."""
        if self._alarm is not None:
            self._alarm.cancel()
        there = self.line is not None
        self._alarm = self.line = None
        return there

    def _over(self) -> None:
        self.end()
        self._ended()
