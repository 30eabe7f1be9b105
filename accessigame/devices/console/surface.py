"""The screen of a terminal: the place where its text goes, and its size.

A `Terminal` writes on the standard output, or on the screen of a guest, with the same pages and
the same keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from accessigame.devices.console.pages import terminal_size
from accessigame.devices.console.prompt_line import cursor_moves
from accessigame.devices.console.standard_streams import hold_text, write_text
from accessigame.devices.console.terminal_mode import disable_echo


class Surface(Protocol):
    """A screen that text is added to, at the bottom; it shows no key by itself once it is open."""

    @property
    def cursor_moves(self) -> bool:
        """True if the cursor can be moved up, to keep an empty row below the prompt."""

    def size(self) -> tuple[int, int]:
        """Return the columns and rows at this moment."""

    def open(self) -> None:
        """Prepare it for text; called before each text, so only the first call counts."""

    def write(self, text: str, *, is_last: bool = False) -> None:
        """Write text as it is, in one write, with a newline behind each line. Never waits.

        is_last: no other text comes from here.
        """

    def close(self) -> None:
        """Leave it as it was before."""


class StandardSurface:
    """The terminal that the program was started in.

    holds_last: the last text waits for the menu, whose block it is a part of.
    """

    def __init__(self, *, holds_last: bool = False) -> None:
        self.cursor_moves = cursor_moves()
        self._holds_last = holds_last
        self._restore: Callable[[], None] | None = None

    def size(self) -> tuple[int, int]:
        """Return the columns and rows at this moment."""
        return terminal_size()

    def open(self) -> None:
        """Disable the echo: a key may come before the keyboard is made ready."""
        if self._restore is None:
            self._restore = disable_echo()

    def write(self, text: str, *, is_last: bool = False) -> None:
        """Write text as it is, in one write."""
        if is_last and self._holds_last:
            hold_text(text)
        else:
            write_text(text)

    def close(self) -> None:
        """Restore the mode of the terminal."""
        if self._restore is not None:
            self._restore()
