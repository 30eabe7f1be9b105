"""Messages that stand over a braille line for a while, as screen readers flash them.

Nothing waits here: a clock calls back, and what lies beneath was never taken away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from accessigame.braille.window import BrailleWindow

STAY: Final = "stay"
OFF: Final = "off"


class Timer(Protocol):
    """Something that the clock will do, unless it is cancelled."""

    def cancel(self) -> None:
        """Let it be."""
        ...


CallLater: TypeAlias = Callable[[float, Callable[[], None]], Timer]
"""Do something in so many seconds; asyncio's `call_later` is one."""


class Countdown:
    """The time that something stays under the fingers; it stands still while no display is there.

    hold: seconds, or `stay` or `off`, which never end. over: called at the end.
    """

    def __init__(self, hold: str, later: CallLater, over: Callable[[], None]) -> None:
        self._seconds = None if hold in (STAY, OFF) else float(hold)
        self.timed = self._seconds is not None
        self._later = later
        self._over = over
        self._alarm: Timer | None = None
        self._paused = False
        self.running = False

    def start(self) -> None:
        """Begin anew."""
        self.stop()
        self.running = True
        if self._seconds is not None and not self._paused:
            self._alarm = self._later(self._seconds, self._end)

    def stop(self) -> None:
        """Let it be; `over` is not called."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self.running = None, False

    def pause(self, *, paused: bool) -> None:
        """Stand still, or begin anew what stood still."""
        changes, self._paused = paused != self._paused, paused
        if changes and self.running:
            self.start()

    def _end(self) -> None:
        self.stop()
        self._over()


class MessageOverlay:
    """At most one message over the line.

    hold: the seconds that it stays, `stay` for until a key ends it, `off` for not at all.
    ended: called when its time is over.
    """

    def __init__(self, hold: str, later: CallLater, ended: Callable[[], None]) -> None:
        self.countdown = Countdown(hold, later, self._over)
        self._ended = ended
        self.wanted = hold != OFF
        self.line: BrailleWindow | None = None

    def show(self, line: BrailleWindow) -> None:
        """Put the message, or another page of it, over the line; its time begins anew."""
        self.line = line
        self.countdown.start()

    def end(self) -> bool:
        """Take the message away; say whether there was one."""
        self.countdown.stop()
        there = self.line is not None
        self.line = None
        return there

    def _over(self) -> None:
        self.line = None
        self._ended()
