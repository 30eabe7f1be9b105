"""What takes longer than a key press: worked out in a thread, while the table goes on listening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from accessigame.core.model import Event, Turn
from accessigame.input.inbox import Given

PATIENCE: Final = 0.3
"""Seconds after which somebody who waits is told for what."""

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class BotThinks(Turn):
    """A bot takes its time; a braille line says by whose turn it is that it is waited for."""


@dataclass(frozen=True, slots=True)
class AdviceOff(Event):
    """The table plays without advice."""


class BackgroundTask:
    """At most one piece of work beside the table; a new one takes the place of the old.

    patient: nothing is taken from the inbox while there is work. That is right for a pipe, whose
    lines were all written before; a person is heard at once.
    """

    def __init__(self, *, patient: bool) -> None:
        self.patient = patient
        self._work: asyncio.Future[Callable[[], None]] | None = None
        self._slow: Callable[[], None] | None = None
        self._until = 0.0
        self._coming: asyncio.Task[Given] | None = None

    def begin(
        self,
        work: Callable[[], _Result],
        then: Callable[[_Result], None],
        slow: Callable[[], None],
    ) -> None:
        """Work in a thread, then give the result to `then` in the loop; call `slow` if it lasts."""
        loop = asyncio.get_running_loop()
        self._work = loop.run_in_executor(None, lambda: partial(then, work()))
        self._slow, self._until = slow, loop.time() + PATIENCE

    async def next(self, inbox: asyncio.Queue[Given], over: Callable[[], bool]) -> Given:
        """Return what is given next; what is worked out until then happens first.

        over: says whether nobody will give anything any more, once there is no work.
        """
        while self._work is not None:
            waited: set[asyncio.Future[Callable[[], None]] | asyncio.Task[Given]] = {self._work}
            if not self.patient:
                self._coming = self._coming or asyncio.ensure_future(inbox.get())
                waited.add(self._coming)
            await asyncio.wait(waited, timeout=self._left(), return_when=asyncio.FIRST_COMPLETED)
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

    def _left(self) -> float | None:
        """Return how long to wait until the work is called slow; None when it was."""
        if self._slow is None:
            return None
        return max(0.0, self._until - asyncio.get_running_loop().time())
