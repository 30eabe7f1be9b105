"""Keys that arrive together, gathered for a moment, so that pasted text is not taken for keys.

Something may put text into a terminal character by character. The keys stay in the terminal
meanwhile, and the loop goes on; the next program or question gets those that were not taken.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Final, Protocol

GATHERING: Final = 0.005
"""Seconds in which pasted text arrives."""


class KeyPress(Protocol):
    """A key by its name in prompt_toolkit."""

    @property
    def key(self) -> str:
        """The name."""


class Keyboard(Protocol):
    """The keys of a terminal, as `open_keys` returns them."""

    def attach(self, input_ready_callback: Callable[[], None], /) -> AbstractContextManager[None]:
        """Call back in the running loop while there is something to read."""

    def detach(self) -> AbstractContextManager[None]:
        """Call back no more, within this block."""

    def read_keys(self) -> Sequence[KeyPress]:
        """Return the complete keys that have arrived."""

    def flush_keys(self) -> Sequence[KeyPress]:
        """Return the keys that seemed to be the beginning of others."""


@contextmanager
def gathering(keys: Keyboard, take: Callable[[list[str]], None]) -> Iterator[None]:
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
        presses = (*keys.read_keys(), *keys.flush_keys())
        take([press.key for press in presses])

    with keys.attach(wait), waiting:
        yield
