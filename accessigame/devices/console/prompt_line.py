"""The place of a prompt: a line of its own, an empty row below it, and another column each time.

1. The empty row is made before the prompt is written. A desktop terminal that scrolls tells its
   reader all from the row of the cursor on, and with it the prompt that was answered already.
2. The cursor never rests in the column where it rested before: a prompt that would is indented
   by one blank. BRLTTY follows a cursor only if it has moved, and two pictures of a screen are
   compared wrongly if both end with the same line. No reader says a blank.
3. A line that is written alone is indented in the same way where the cursor would move by as many
   columns as the line has: a reader that compares two pictures takes it for typed characters.

The measurements are in docs/console.md.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from accessigame.devices.console import control_sequences

MAX_PROMPT: Final = 18
"""Letters of a prompt: a display of 20 cells follows the cursor, a blank behind the prompt."""
EMPTY_ROW: Final = "\n\x1b[A"
"""Written at the beginning of a line: an empty row below, and the cursor where it was."""


def cursor_moves(environment: Mapping[str, str] | None = None) -> bool:
    """Return True if the cursor of this terminal can be moved up.

    A console of Windows without a name gets plain text: it reports no row below as new.
    """
    variables = os.environ if environment is None else environment
    return "TERM" in variables and control_sequences.are_taken(environment)


def is_like_typed(line: str, start: int, end: int) -> bool:
    """Return True for a new line that a reader takes for characters typed at the cursor.

    start, end: the columns of the cursor. One blank of the empty rest counts with the line.
    """
    return len(line.rstrip()) + 1 == abs(end - start)


class PromptLine:
    """The line of the prompt, from one prompt to the next."""

    def __init__(self) -> None:
        self._column = 0  # no prompt rests there, as each has a blank behind it

    def next(self, prompt: str, entry: str = "", short: str = "", *, alone: bool = False) -> str:
        """Return the next line for a prompt, with the typed digits; empty for no prompt.

        short: the prompt for use when the usual one grows too long for a small display.
        alone: no other line is written with it.
        """
        if not prompt:
            return ""
        brief = short + prompt[len(prompt.rstrip(" ?:")) :] if short else prompt
        ways = (indent + text for text in (prompt, brief) for indent in ("", " "))
        lines = [f"{way} {entry}" for way in ways if len(way) <= MAX_PROMPT] or [f"{brief} {entry}"]
        fresh = (line for line in lines if self._is_fresh(line, alone=alone))
        return next(fresh, " " + lines[-1])

    def _is_fresh(self, line: str, *, alone: bool) -> bool:
        """Return True for a line that moves the cursor, and is heard.

        From the beginning of a row, the cursor stays in it, and a reader says what is new there.
        """
        start, end = self._column, len(line)
        return start != end and not (alone and start and is_like_typed(line, start, end))

    def without(self, lines: Sequence[str]) -> list[str]:
        """Return lines that no prompt follows, with the cursor at the beginning of the next."""
        alone = len(lines) == 1 and is_like_typed(lines[0], self._column, 0)
        return [f" {line}" if alone else line for line in lines]

    @property
    def column(self) -> int:
        """The column where the cursor rests."""
        return self._column

    def write(self, line: str) -> str:
        """Note that this line is written now, with the cursor behind it; return it."""
        self._column = len(line)
        return line

    def echo(self, text: str) -> str:
        """Handle what is shown of a key at the cursor; return it."""
        self._column += len(text) if "\b" not in text else -text.count(" ")
        return text
