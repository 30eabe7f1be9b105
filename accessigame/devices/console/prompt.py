"""Prompts of the commands, asked in lines: at a terminal, through a pipe, or beside a display.

The lines that were held and the prompt go out in one write, with an empty row below it, as a
game does it (`prompt_line`). The answer is edited behind the prompt.
`LineInput` reads lines while the keys of a display are waited for too.
"""

from __future__ import annotations

import os
import select
import shutil
import sys
from collections.abc import Callable, Sequence
from io import BufferedReader
from typing import Final, TextIO, TypeAlias

from accessigame.devices.console.control_sequences import is_dumb
from accessigame.devices.console.keyboard import edit_line
from accessigame.devices.console.pages import Prompts, Screen, next_lines, told_whole, wrapped
from accessigame.devices.console.prompt_line import EMPTY_ROW, PromptLine, cursor_moves
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    held_lines,
    hold_lines,
    leave_line_open,
    release_lines,
    replace_held_lines,
    write_lines,
    write_text,
)
from accessigame.devices.console.terminal_mode import disable_echo

LEAVES: Final = ("0", "q")
"""The answers that lead out of any prompt."""
HELPS: Final = ("h", "?")
"""The answers that ask what can be answered."""
Wait: TypeAlias = Callable[[str, Sequence[str], int], bool]
"""Asks a prompt behind lines that were written; False to leave the rest out.

The number is that of the lines of the whole text that have begun.
"""


class ShownLines:
    """The lines that are on the screen, as far as prompts were written below them."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def next(self, lines: Sequence[str], prompt: str) -> Sequence[str]:
        """Return the next lines above a prompt, indented by a blank where they come again.

        A reader that compares two screens would take them for those that stayed, as a menu
        that is back at once, and say nothing; no reader says a blank.
        """
        width, height = shutil.get_terminal_size()
        fresh = told_whole(Screen(self._lines, width, height), lines, prompt) or lines
        self._lines = [*self._lines, *fresh, prompt][-height:]
        return fresh


_SHOWN_LINES: Final = ShownLines()
_PROMPT_LINE: Final = PromptLine()
"""Where the last prompt of the one terminal of the commands rests."""


def read_plain_line() -> str | None:
    """Return the next line of the standard input; None when it has ended."""
    return sys.stdin.readline() or None


def read_line(prompt: str, touched: Callable[[], None] | None = None) -> str | None:
    """Ask for one line of text; return None when the input has ended.

    touched: called at each key, so that a voice can fall silent.
    """
    if not both_are_terminals():
        return read_plain_line()
    lines = held_lines()
    line = _PROMPT_LINE.write(_PROMPT_LINE.next(prompt, alone=not lines))
    replace_held_lines(_SHOWN_LINES.next(lines, line))
    if is_dumb():
        write_text(line)
        return _read_on_dumb_terminal()
    restore = disable_echo(signals=False)  # keys, also Ctrl-C, may come before the editor
    try:
        write_text((EMPTY_ROW if cursor_moves() else "") + line)
        answer = edit_line(len(line), touched)
    finally:
        restore()
    _PROMPT_LINE.echo(answer or "")
    leave_line_open(_PROMPT_LINE.column)
    # Ctrl-Z and the like are put in as characters, which nobody sees or hears
    return answer and "".join(each for each in answer if each.isprintable())


def _read_on_dumb_terminal() -> str | None:
    """Read without prompt_toolkit, which would write control sequences as text."""
    try:
        return read_plain_line()
    except KeyboardInterrupt:
        return None


def write_pages(
    lines: Sequence[str], more: str, wait: Wait | None = None, *, helps: str = ""
) -> Sequence[str]:
    """Write plain lines; at a terminal a screen at a time, with the prompt `more` behind each.

    A reader that compares two screens loses lines that left the screen before it looked. Enter
    continues, and 0 or q leaves the rest out.
    wait: asks a prompt behind these lines, and returns False to leave the rest out; another
    prompt then follows the last page, in one write with it. helps: as for `continues`.
    Return the lines behind the last prompt; none where the rest is left out.
    """
    if not both_are_terminals():
        write_lines(*lines)
        return lines
    width, height = shutil.get_terminal_size()
    parts = [(n, part) for n, line in enumerate(lines, 1) for part in wrapped(line, width)]
    # A question that comes again is moved by a blank, so that it is new.
    prompts = Prompts(f" {more}", f" {more}")
    on_screen: list[str] = []
    page: list[str] = []
    while parts:
        screen = Screen(on_screen, width, height)
        length = len(next_lines([part for _, part in parts], screen, prompts))
        page, begun = [part for _, part in parts[:length]], parts[length - 1][0]
        parts = parts[length:]
        (hold_lines if parts or wait else write_lines)(*page)
        on_screen = [*on_screen, *page, more][-height:]
        if parts and not (wait(more, page, begun) if wait else continues(more, helps)):
            return ()
    return page


def continues(prompt: str, helps: str) -> bool:
    """Wait at a prompt until Enter; return False for the end of the input, for 0 and for q.

    helps: the sentence that explains the prompt, at h.
    """
    while (answer := read_line(prompt)) is not None:
        if answer.strip().casefold() not in HELPS:
            return answer.strip().casefold() not in LEAVES
        hold_lines(helps)
    return False


class LineInput:
    """Reads lines of the standard input, until another file has something to read."""

    def __init__(self) -> None:
        self.left = False
        """True if the typist is gone: a person at a terminal, or a pipe that had lines."""
        self._had_lines = False
        self._ended = False

    def line(self, other: int) -> str | None:
        """Wait for a line, or until this file can be read; return None if that came first.

        An input that was empty from the beginning has no typist: only the other file counts.
        Windows cannot wait for both, so there only the line counts. What is held is written first.
        """
        release_lines()
        inputs = [] if self._ended else [sys.stdin]
        if (
            not (inputs and _is_waiting(sys.stdin))
            and other in select.select([other, *inputs], [], [])[0]
        ):
            return None
        line = sys.stdin.buffer.readline().decode(sys.stdin.encoding, "replace")
        self._ended = not line
        self._had_lines = self._had_lines or not self._ended
        self.left = self._ended and (self._had_lines or sys.stdin.isatty())
        return None if self._ended else line


def _is_waiting(stream: TextIO) -> bool:
    """Return True if more was read already than one line, or if the input is not a file."""
    try:
        number = stream.fileno()
    except OSError:
        return True  # no file of the system
    waiting = True
    if sys.platform != "win32":
        os.set_blocking(number, False)
        try:
            waiting = isinstance(stream.buffer, BufferedReader) and bool(stream.buffer.peek(1))
        finally:
            os.set_blocking(number, True)
    return waiting
