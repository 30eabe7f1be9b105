"""The keyboard of a terminal through prompt_toolkit, which only this file imports: keys, and lines.

prompt_toolkit is heavy, so each function imports it when it is needed. Its screens and menus
are not used: readers say them twice, or in pieces.

A terminal puts marks around pasted text. prompt_toolkit returns all of it as one key, which is
not a key of a game, and waits for the second mark whatever is pressed meanwhile. So `PasteTracker`
supplies an end mark that is missing: no paste swallows the keys after it.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

# prompt_toolkit asks the terminal for the cursor unless told not to; readers hear the answer
# as a key press and fall silent
os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")

from accessigame.devices.console.termination import deferred_termination

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.data_structures import Size
    from prompt_toolkit.input import Input
    from prompt_toolkit.key_binding import KeyPress
    from prompt_toolkit.output import Output

TERMINAL_GONE: Final = {errno.EIO, errno.ENXIO, errno.ENODEV}
"""Errors of a terminal that was closed or unplugged."""


def open_keys() -> Input:
    """Return the keys of the terminal, one by one, with an end for each paste."""
    from prompt_toolkit.input import create_input  # noqa: PLC0415 - heavy, and the first words come before

    keys = create_input()
    install_paste_tracker(keys)
    return keys


def keys_in(sent: str) -> Sequence[KeyPress]:
    """Return the keys that a terminal elsewhere sent as these characters, together.

    Nothing is kept for the next call: a paste without its end gives no key, and takes no memory.
    """
    from prompt_toolkit.input.vt100_parser import Vt100Parser  # noqa: PLC0415 - heavy, and only for guests

    pressed: list[KeyPress] = []
    parser = Vt100Parser(pressed.append)
    parser.feed(sent)
    parser.flush()
    return pressed


def edit_line(taken: int, touched: Callable[[], None] | None) -> str | None:
    """Read a line that can be edited, without a menu, a mouse or a second screen.

    taken: the columns of the prompt, which stands there already, with the cursor behind it.
    touched: called at each key. Returns None at the end of the input, and at Ctrl-C.
    The line of the answer is left without an end.
    """
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - heavy, and only for words, not for play

    session: PromptSession[str] = PromptSession(
        erase_when_done=True,
        complete_while_typing=False,
        reserve_space_for_menu=0,
        mouse_support=False,
        enable_open_in_editor=False,
        wrap_lines=False,  # a long one moves sideways: the prompt is on the first row alone
        output=_behind(taken),
    )
    install_paste_tracker(session.input)
    _leave_on_screen(session.app)
    if touched is not None:
        session.app.key_processor.before_key_press += lambda _: touched()
    return run_session(session)


def _behind(taken: int) -> Output:
    """Return the output with `taken` columns less, for what is drawn from the cursor on.

    That of Windows would tell the rows below the cursor, and prompt_toolkit would fill them all
    with empty lines: nobody asks the terminal for its cursor.
    """
    from prompt_toolkit.application.current import get_app_session  # noqa: PLC0415 - heavy

    output = get_app_session().output
    whole = _whole_size(output)

    def rest() -> Size:
        size = whole()
        return size._replace(columns=max(size.columns - taken, 10))

    def untold() -> int:
        raise NotImplementedError

    output.get_size = rest  # type: ignore[method-assign]  # prompt_toolkit takes no other size
    output.get_rows_below_cursor_position = untold  # type: ignore[method-assign]  # nor other rows
    return output


@cache
def _whole_size(output: Output) -> Callable[[], Size]:
    """Return what tells the size of the whole output, as it was before the first prompt.

    The output of Windows 10 passes it on to another one: its class has nothing of this name.
    """
    return output.get_size


def run_session(session: PromptSession[str]) -> str | None:
    """Return the line typed in a session; None at the end, or when the terminal is gone.

    `TerminationRequested` when the system asks for the end meanwhile. The prompt is left
    first: prompt_toolkit would show an exception in the middle of its loop to the player, and
    wait for a key.
    """
    app: Any = session.app
    with deferred_termination() as end:
        end.on_request(lambda: _leave_from_any_thread(app))
        try:
            return str(session.prompt(pre_run=lambda: _leave(app, leaving=end.requested)))
        except (EOFError, KeyboardInterrupt):
            return None
        except OSError as error:
            if error.errno in TERMINAL_GONE:
                return None
            raise


def _leave_on_screen(app: Any) -> None:
    """Leave the prompt and its answer on the screen, as they are.

    prompt_toolkit can take them away, so that nobody reads them again, or write them anew, and
    then readers say each answer twice.
    """
    erase = app.renderer.erase

    def end_line(leave_alternate_screen: bool = True) -> None:
        if not app.is_done:
            erase(leave_alternate_screen)
            return
        app.output.enable_autowrap()
        app.output.flush()
        app.renderer.reset(leave_alternate_screen=leave_alternate_screen)

    app.renderer.erase = end_line


def _leave_from_any_thread(app: Any) -> None:
    """Leave the prompt if its loop runs; `pre_run` looks again when it begins."""
    if (loop := app.loop) is not None:
        with suppress(RuntimeError):  # it has just ended
            loop.call_soon_threadsafe(lambda: _leave(app, leaving=True))


def _leave(app: Any, *, leaving: bool) -> None:
    if leaving and app.future is not None and not app.future.done():
        app.exit(exception=EOFError())


BEGIN: Final = "\x1b[200~"
END: Final = "\x1b[201~"
CTRL_C: Final = "\x03"
"""Ends a paste at once."""
QUIET: Final = 1.0
"""Seconds without a character after which a paste is over: the next character is a key."""


class PasteTracker:
    """Follows the marks in the data of a terminal, and inserts a missing end mark."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = 0.0
        self._open = False
        self._before = ""
        self._held = ""

    def filtered(self, data: str) -> str:
        """Return the data with an end mark where one is missing."""
        if not data:
            return data
        quiet = self._clock() - self._last >= QUIET
        self._last = self._clock()
        data = data if quiet else self._held + data
        data, self._held = _split_partial_mark(data)
        if self._open and quiet and END not in self._before + data:
            data = self._end() + data
        if self._is_open_after(data) and CTRL_C in data:
            head, _, tail = data.rpartition(CTRL_C)
            data = head + self._end() + CTRL_C + tail
        self._open = self._is_open_after(data)
        self._before = (self._before + data)[1 - len(END) :]  # a mark may come in two parts
        return data

    def _end(self) -> str:
        self._open, self._before = False, ""
        return END

    def _is_open_after(self, data: str) -> bool:
        seen = self._before + data
        begun, ended = seen.rfind(BEGIN), seen.rfind(END)
        return self._open if begun == ended else begun > ended


def _split_partial_mark(data: str) -> tuple[str, str]:
    """Return the data, and the bytes at its end that may begin a mark."""
    for length in range(len(BEGIN) - 1, 2, -1):
        if data.endswith(BEGIN[:length]):
            return data[:-length], data[-length:]
    return data, ""


def install_paste_tracker(keys: object) -> None:
    """Filter the data of a terminal on its way into prompt_toolkit.

    The console of Windows sends keys without marks: it has no such reader.
    """
    reader: Any = getattr(keys, "stdin_reader", None)
    if reader is not None and not hasattr(reader, "paste_tracker"):
        reader.paste_tracker, read = PasteTracker(), reader.read
        reader.read = lambda: reader.paste_tracker.filtered(read())
