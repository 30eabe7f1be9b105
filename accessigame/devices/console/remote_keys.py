"""The keys of a terminal elsewhere: text that a line brings, read as the keyboard here is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from accessigame.devices.console.bursts import PASTED, KeyPress
from accessigame.devices.console.keyboard import keys_in

MOST_TOGETHER: Final = 200
"""Characters that arrive together, at most; the rest of them is dropped."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A key by its name in prompt_toolkit."""

    key: str


class RemoteKeys:
    """The keys of a terminal elsewhere, for `gathering`: `feed` adds what the line brings."""

    def __init__(self) -> None:
        self._waiting = ""
        self._has_more = False
        self._ready: Callable[[], None] | None = None

    def feed(self, text: str) -> None:
        """Handle characters as they arrive, up to `MOST_TOGETHER` that nobody has read."""
        waiting = self._waiting + text
        self._has_more = self._has_more or len(waiting) > MOST_TOGETHER
        self._waiting = waiting[:MOST_TOGETHER]
        if self._ready is not None:
            self._ready()

    @contextmanager
    def attach(self, ready: Callable[[], None], /) -> Iterator[None]:
        """Call back when there is something to read, within this block."""
        last_ready, self._ready = self._ready, ready
        try:
            yield
        finally:
            self._ready = last_ready

    @contextmanager
    def detach(self) -> Iterator[None]:
        """Call back no more, within this block."""
        last_ready, self._ready = self._ready, None
        try:
            yield
        finally:
            self._ready = last_ready

    def read_keys(self) -> Sequence[KeyPress]:
        """Return the keys that have arrived; one paste for more than anybody types together."""
        sent, has_more = self._waiting, self._has_more
        self._waiting, self._has_more = "", False
        return [_Press(PASTED)] if has_more else keys_in(sent)

    def flush_keys(self) -> Sequence[KeyPress]:
        """Return nothing: what seemed to be the beginning of a key was given as it was."""
        return ()
