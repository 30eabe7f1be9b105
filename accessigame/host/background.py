"""Work that takes longer than a key press: it runs in a thread, while the loop takes input."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from accessigame.core.model import Event, Turn, event_class
from accessigame.input.inbox import Given

PATIENCE: Final = 0.3
"""Seconds after which a wait is announced."""

_Result = TypeVar("_Result")


@event_class
class BotThinks(Turn):
    """A bot takes its time; a braille line says so by whose turn it is."""


@event_class
class AdviceOff(Event):
    """The table plays without advice."""


class BackgroundTask:
    """At most one task in a thread; a new one replaces it.

    patient: nothing is taken from the inbox while the task runs. That suits a pipe, whose lines
    were all written before; the input of a person is taken at once.
    """

    def __init__(self, *, patient: bool) -> None:
        self.patient = patient
        self._work: asyncio.Future[Callable[[], None]] | None = None
        self._slow: Callable[[], None] | None = None
        self._until = 0.0
        self._coming: asyncio.Task[Given] | None = None

    @property
    def is_busy(self) -> bool:
        """True while a task runs, which cannot be ended before it is done."""
        return self._work is not None

    def begin(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        slow: Callable[[], None],
    ) -> None:
        """Start `work` in a thread; in the loop, `then` gets its result, and `slow` a long wait."""
        loop = asyncio.get_running_loop()
        self._work = loop.run_in_executor(None, lambda: partial(then, work()))
        self._slow, self._until = slow, loop.time() + PATIENCE

    async def next(self, inbox: asyncio.Queue[Given], over: Callable[[], bool]) -> Given:
        """Return the next input; the result of a task that ends before it is handled first.

        over: says whether no input is expected any more, once there is no task.
        """
        while self._work is not None:
            waited: set[asyncio.Future[Callable[[], None]] | asyncio.Task[Given]] = {self._work}
            if not self.patient:
                self._coming = self._coming or asyncio.ensure_future(inbox.get())
                waited.add(self._coming)
            await asyncio.wait(
                waited, timeout=self._seconds_left(), return_when=asyncio.FIRST_COMPLETED
            )
            if self._work.done():
                work, self._work = self._work, None
                work.result()()
            elif self._coming is not None and self._coming.done():
                break
            elif self._slow is not None:
                slow, self._slow = self._slow, None
                slow()
        coming, self._coming = self._coming, None
        if coming is not None:
            return await coming
        return None if over() else await inbox.get()

    def _seconds_left(self) -> float | None:
        """Return the seconds until the task counts as slow; None when it does."""
        if self._slow is None:
            return None
        return max(0.0, self._until - asyncio.get_running_loop().time())
