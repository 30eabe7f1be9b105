"""The console: keys one by one and one write a turn, or lines from a pipe.

What is done here, and what is not, follows what real screen readers make of it:
docs/console.md gives the reasons.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import shutil
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

# prompt_toolkit asks the terminal for the cursor unless told not to; readers hear the answer
# as a key press and fall silent
os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")

from accessigame.core.model import EVERYONE, Audience, Event, Intent, Refusal
from accessigame.devices.console.bracketed_paste import let_pastes_end
from accessigame.devices.console.line_editor import read_edited
from accessigame.devices.console.pages import Screen, fresh, page_of, wrapped
from accessigame.devices.console.terminal_mode import as_it_is, without_echo
from accessigame.input.key_entry import KeyEntry, Receiver
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, parse_line
from accessigame.output.blocks import Block
from accessigame.words.words import Verbosity

# the names that prompt_toolkit gives to keys; it is loaded only where there is a keyboard
_NAMES: Final[Mapping[str, str]] = {
    "c-m": "enter",
    "c-j": "enter",
    "c-h": "backspace",
    "delete": "backspace",
}
TOUCH: Final = Intent(Word.TOUCH)
"""A key was pressed: whatever speaks falls silent."""
_LEAVING: Final = ("c-c", "c-d")
_DUMB: Final = ("dumb", "unknown")


@dataclass(frozen=True, slots=True)
class OutputRefused(Event):
    """The standard output takes nothing more; `code` is the system's name of the error."""

    code: str


class OutputRefusedError(Exception):
    """Nothing more can be written, so that no sentence can say it there: the disk is full."""

    def __init__(self, event: OutputRefused) -> None:
        super().__init__(event)
        self.event = event


@contextmanager
def _writing(stream: TextIO) -> Iterator[None]:
    """Write within this block; `OutputRefusedError`, or BrokenPipeError where nobody reads."""
    try:
        yield
    except BrokenPipeError:
        _write_no_more(stream)
        raise
    except OSError as error:
        _write_no_more(stream)
        code = errno.errorcode.get(error.errno or 0, str(error.errno))
        raise OutputRefusedError(OutputRefused(code)) from error


def write_lines(*lines: str, stream: TextIO | None = None) -> None:
    """Write plain lines, at once, to the standard output or the stream given.

    A terminal would break long lines in the middle of words, and readers do too.
    """
    out = stream or sys.stdout
    if out.isatty():
        width, _ = shutil.get_terminal_size()
        lines = tuple(part for line in lines for part in wrapped(line, width))
    with _writing(out):
        out.write("".join(line + "\n" for line in lines))
        out.flush()


def write_json(report: object) -> None:
    """Write a report for another program: one line, however long."""
    with _writing(sys.stdout):
        sys.stdout.write(json.dumps(report, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def write_bytes(*parts: bytes) -> None:
    """Write a file to the standard output, for a pipe."""
    with _writing(sys.stdout):
        sys.stdout.flush()
        sys.stdout.buffer.write(b"".join(parts))
        sys.stdout.buffer.flush()


def read_plain_line() -> str | None:
    """Return the next line of the standard input; None when it has ended."""
    return sys.stdin.readline() or None


def read_line(prompt: str, touched: Callable[[], None] | None = None) -> str | None:
    """Ask for one line of text; None when the input has ended.

    touched: called at each key, for whoever speaks meanwhile.
    """
    if not both_are_terminals():
        return read_plain_line()
    if os.environ.get("TERM", "").lower() in _DUMB:
        return _cooked_line(prompt)
    given = _edited_line(prompt, touched)
    # Ctrl-Z and the like are put in as characters, which nobody sees or hears
    return given and "".join(each for each in given if each.isprintable())


def _edited_line(prompt: str, touched: Callable[[], None] | None) -> str | None:
    """Ask for a line that can be edited, without a menu, a mouse or a second screen."""
    from prompt_toolkit import PromptSession  # noqa: PLC0415 - heavy, and only for words, not for play

    session: PromptSession[str] = PromptSession(
        erase_when_done=True,
        complete_while_typing=False,
        reserve_space_for_menu=0,
        mouse_support=False,
        enable_open_in_editor=False,
    )
    let_pastes_end(session.input)
    if touched is not None:
        session.app.key_processor.before_key_press += lambda _: touched()
    return read_edited(session, prompt)


def _cooked_line(prompt: str) -> str | None:
    """Ask on a terminal that knows no sequences: prompt_toolkit would write two of them as text."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    try:
        return read_plain_line()
    except KeyboardInterrupt:
        return None


def write_pages(lines: Sequence[str], more: str) -> None:
    """Write plain lines; at a terminal a screen at a time, with this question behind each.

    A reader that compares two screens loses what has left the screen before it looked. Enter
    goes on, and q leaves the rest out.
    """
    if not both_are_terminals():
        write_lines(*lines)
        return
    width, height = shutil.get_terminal_size()
    unread = [part for line in lines for part in wrapped(line, width)]
    on_screen: list[str] = []
    pages = 0
    while unread:
        page = page_of(unread, on_screen, height)
        write_lines(*unread[:page])
        on_screen = [*on_screen, *unread[:page]][-height:]
        unread = unread[page:]
        pages += 1
        if unread and not goes_on(fresh(more, pages)):
            return


def goes_on(question: str, touched: Callable[[], None] | None = None) -> bool:
    """Wait at a question until somebody has read; False for the end of the input, and for q.

    touched: as for `read_line`.
    """
    given = read_line(question + " ", touched)
    return given is not None and given.strip().lower() != "q"


def both_are_terminals() -> bool:
    """Say whether a person sits at the keyboard and reads the screen."""
    return sys.stdin.isatty() and writes_on_a_screen()


def writes_on_a_screen() -> bool:
    """Say whether the output is a terminal, not a file or another program."""
    return sys.stdout.isatty()


def take_any_characters() -> None:
    """Let no character end the program: one that cannot be read or shown gets a stand-in.

    A stream that is closed becomes one that is empty: a display is enough to play.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nobody = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - as long as we are
            setattr(sys, name, nobody)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def write_what_waits() -> None:
    """Write what was not written yet, and let go of a stream that takes it no more."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # a terminal that is gone is no fault
            _write_no_more(stream)


def _write_no_more(stream: TextIO) -> None:
    """Let go of a stream that nobody reads any more: Python must not try again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


class Lines:
    """Plain lines out; lines in, from a pipe or a file."""

    speaks = False
    verbosity = Verbosity.NORMAL

    def __init__(
        self, known: Vocabulary, audience: Audience = EVERYONE, stream: TextIO | None = None
    ) -> None:
        self.audience = audience
        self._known = known
        self._out = stream or sys.stdout
        self._shut = False

    def deliver(self, block: Block) -> None:
        """Write the sentences, one a line; a prompt means nothing to a pipe."""
        if self._shut or not block.said:
            return
        try:
            write_lines(*(said.speech for said in block.said), stream=self._out)
        except BrokenPipeError:
            self._shut = True

    def silence(self) -> None:
        """Written lines make no sound."""

    def close(self) -> None:
        """Nothing is held open."""

    def listen(
        self, loop: asyncio.AbstractEventLoop, receive: Receiver, *, alone: bool = True
    ) -> None:
        """Read lines in a thread of their own until the input ends, which is None.

        alone: nobody else can play, so that an input without any line is an end too.
        """

        def post(given: Intent | Refusal | None) -> None:
            with suppress(RuntimeError):  # the loop has ended: nobody is there to be told
                loop.call_soon_threadsafe(receive, given)

        def read() -> None:
            came = alone
            for line in sys.stdin:
                came = True
                if line.strip():
                    post(self._understood(line))
            if came:
                post(None)

        threading.Thread(target=read, name="lines", daemon=True).start()

    def _understood(self, line: str) -> Intent | Refusal:
        try:
            return parse_line(line, self._known)
        except Refusal as refusal:
            return refusal


class Terminal:
    """Keys one by one, in raw mode; one write a turn; the cursor rests on a short prompt.

    more, lead, reader, large, waits: as for `Screen`.
    """

    speaks = False
    verbosity = Verbosity.NORMAL

    def __init__(  # noqa: PLR0913 - what it asks with, who reads it, and how they do
        self,
        more: str,
        lead: str,
        audience: Audience = EVERYONE,
        *,
        reader: bool = False,
        large: bool = False,
        waits: bool = True,
    ) -> None:
        self.audience = audience
        self._screen = Screen(more, lead, reader=reader, large=large, waits=waits)
        self._typing = KeyEntry()
        self._last_key = ""
        self._give_back: Callable[[], None] | None = None
        self._take_again: Callable[[], None] = lambda: None
        self.read_elsewhere: Callable[[], bool] = lambda: False
        """True while a screen reader gets the sentences directly, and would say them twice."""

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Write the sentences and the prompt at once; what is longer than the screen, by pages."""
        if self._give_back is None:
            self._give_back = without_echo()  # a key may come before the keyboard is made ready
        waits = self._screen.goes_on
        if self._screen.secret and not block.secret:
            self._typing.digits = ""  # what was begun in secret is no answer in the open
        self._screen.add(block, () if self.read_elsewhere() else block.said)
        if not waits:  # else it waits behind the pages that somebody is reading
            self._turn_page()

    def _turn_page(self) -> None:
        self._write(self._screen.next_page(self._last_key, self._typing.digits))

    def _write(self, text: str) -> None:
        try:
            sys.stdout.write(text)  # raw mode here still turns each newline into CR LF
            sys.stdout.flush()
        except OSError:  # a terminal that was closed takes no words; the game is kept
            _write_no_more(sys.stdout)

    def silence(self) -> None:
        """Written lines make no sound."""

    def close(self) -> None:
        """Give the terminal back as it was."""
        if self._give_back is not None:
            self._give_back()

    # in ---------------------------------------------------------------------------------------

    @contextmanager
    def listening(self, receive: Receiver) -> Iterator[None]:
        """Take the keys of the terminal while this lasts."""
        from prompt_toolkit.input import create_input  # noqa: PLC0415 - heavy, and the first words come before

        keys = create_input()
        let_pastes_end(keys)

        def ready() -> None:
            for press in keys.read_keys() + keys.flush_keys():
                self._key(press.key, receive)
            if keys.closed:
                receive(None)

        with keys.raw_mode(), keys.attach(ready):
            self._take_again = as_it_is()
            yield

    def come_back(self) -> None:
        """Take the keys one by one again: a shell that stopped the program has set the terminal."""
        self._take_again()

    def _key(self, key: str, receive: Receiver) -> None:
        if key in _LEAVING:
            self._screen.skip()  # or the farewell would wait behind pages that nobody turns
            receive(Intent(Word.QUIT, None, key))
            return
        if key.startswith("<") and len(key) > 1:
            return  # the terminal reports something by itself: nobody pressed a key
        name = _NAMES.get(key, key)
        self._last_key = name if len(name) == 1 else ""
        receive(TOUCH)
        if self._screen.goes_on:
            self._page_key(name)
        else:
            self._game_key(name, receive)

    def _game_key(self, name: str, receive: Receiver) -> None:
        if shown := self._screen.echo(name, self._typing.digits):
            self._write(shown)
        try:
            intent = self._typing.press(name)
        except Refusal as refusal:
            receive(refusal)
        else:
            if intent is not None:
                receive(intent)

    def _page_key(self, name: str) -> None:
        if name == "q":
            self._screen.skip()
        self._turn_page()
