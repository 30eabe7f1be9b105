"""An event loop in a thread of its own, and the way into it from the thread of a test."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, TypeVar

from tests.wait_for import PATIENCE

T = TypeVar("T")


class LoopThread:
    """A loop that runs in another thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def call(self, function: Callable[[], T]) -> T:
        """Run a function in the loop; return its result."""

        async def run() -> T:
            return function()

        return self.run(run())

    def run(self, coroutine: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
        """Run a coroutine in the loop, for so many seconds at most; return its result."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(seconds)

    @contextmanager
    def entered(self, context: AbstractAsyncContextManager[T]) -> Iterator[T]:
        """Enter a context in the loop; leave it at the end of this block."""
        found = self.run(context.__aenter__(), 3 * PATIENCE)
        try:
            yield found
        finally:
            self.run(context.__aexit__(None, None, None), 3 * PATIENCE)


@contextmanager
def loop_thread() -> Iterator[LoopThread]:
    """Run a loop in a thread within this block."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="loop")
    thread.start()
    try:
        yield LoopThread(loop)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
