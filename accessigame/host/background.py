"""Work that takes longer than a key press: it runs in a thread, while the loop takes input."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from accessigame.core.model import Event, Turn, event_class
from accessigame.input.inbox import Given

PATIENCE: Final = 0.3
"""Seconds after which a wait is announced."""
THREAD: Final = "beside the loop"
"""The name of the threads."""
THREADS: Final = 4
"""The thoughts of a table that run at the same time, so that many of them delay no key."""

_Result = TypeVar("_Result")


@event_class
class BotThinks(Turn):
    """A bot takes its time; a braille line says so by whose turn it is."""


@event_class
class AdviceOff(Event):
    """The table plays without advice."""


def in_thread(work: Callable[[], _Result]) -> asyncio.Future[_Result]:
    """Start `work` in a thread; return its result to come, or its error.

    Nobody waits for the thread: the end of a loop waits for those of an executor, however long
    they take.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[_Result] = loop.create_future()

    def call() -> None:
        try:
            settle = partial(future.set_result, work())
        except Exception as error:  # noqa: BLE001 - it is raised where the result is awaited
            settle = partial(future.set_exception, error)
        with suppress(RuntimeError):  # the loop has ended meanwhile
            loop.call_soon_threadsafe(lambda: None if future.done() else settle())

    threading.Thread(target=call, name=THREAD, daemon=True).start()
    return future


class BackgroundTask:
    """At most one task in a thread; a new one replaces it.

    A task that runs cannot be ended; one that was replaced before it ran never does.
    patient: nothing is taken from the inbox while the task runs. That suits a pipe, whose lines
    were all written before; the input of a person is taken at once.
    """

    def __init__(self, *, patient: bool) -> None:
        self.patient = patient
        self._work: asyncio.Future[Callable[[], None]] | None = None
        self._newest: object = None
        self._threads = threading.BoundedSemaphore(THREADS)
        self._slow: Callable[[], None] | None = None
        self._until = 0.0
        self._coming: asyncio.Task[Given] | None = None

    def begin(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        slow: Callable[[], None],
    ) -> None:
        """Start `work` in a thread; in the loop, `then` gets its result, and `slow` a long wait."""
        self._newest = this = object()

        def call() -> Callable[[], None]:
            with self._threads:
                return partial(then, work()) if this is self._newest else lambda: None

        self._work = in_thread(call)
        self._slow, self._until = slow, asyncio.get_running_loop().time() + PATIENCE

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
