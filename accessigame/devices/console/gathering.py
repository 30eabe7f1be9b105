"""Keys that arrive together, gathered for a moment, so that pasted text is not taken for keys.

Something may put text into a terminal character by character. The keys stay in the terminal
meanwhile, and the loop goes on; the next program or question gets those that were not taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

GATHERING: Final = 0.005
"""Seconds in which pasted text arrives."""


@contextmanager
def gathering(keys: Input, take: Callable[[list[str]], None]) -> Iterator[None]:
    """Pass the names of keys that arrive together to `take`, in the running loop.

    Without a key, it is called when the keyboard closes.
    """
    loop = asyncio.get_running_loop()
    waiting = ExitStack()

    def wait() -> None:
        """Leave the keys unread for a moment, and the loop free of their calls."""
        waiting.enter_context(keys.detach())
        waiting.callback(loop.call_later(GATHERING, read).cancel)

    def read() -> None:
        waiting.close()
        presses = keys.read_keys() + keys.flush_keys()
        take([press.key for press in presses])

    with keys.attach(wait), waiting:
        yield
