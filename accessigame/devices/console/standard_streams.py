"""The standard streams: the one place that writes to the standard output.

A write fails in two ways. Nobody reads any more (`BrokenPipeError`): the program ends quietly.
The output takes nothing more, as on a full disk (`OutputRefusedError`): a sentence says so on
the standard error. In both, and where the terminal was closed, the stream is pointed at nothing,
so that Python does not fail again when it flushes at exit.
"""

from __future__ import annotations

import codecs
import errno
import json
import os
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, TextIO
from unicodedata import normalize

from accessigame.core.model import Event, event_class
from accessigame.devices.console.prompt_line import is_like_typed

NEAREST: Final = "accessigame-nearest"
"""The name of the error handler that writes a character as its nearest one in ASCII."""
_PLAINER: Final = str.maketrans(
    {
        **dict.fromkeys("’‘‚‛′", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑–—−", "-"),
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "ø": "o",
        "Ø": "O",
        "ł": "l",
        "Ł": "L",
    }
)


@event_class
class OutputRefused(Event):
    """The standard output takes nothing more; `code` is the system's name of the error."""

    code: str


class OutputRefusedError(Exception):
    """Nothing more can be written there, such as on a full disk."""

    def __init__(self, event: OutputRefused) -> None:
        super().__init__(event)
        self.event = event


@dataclass(slots=True)
class _Pending:
    """What goes before the next text on the terminal.

    held: whole lines. is_line_open: whether an answer stands on a line without an end.
    column: that of the cursor behind the answer.
    """

    held: str = ""
    is_line_open: bool = False
    column: int = 0

    def __bool__(self) -> bool:
        """Return True where anything is pending."""
        return bool(self.held) or self.is_line_open

    def before(self, text: str) -> str:
        """Return the text behind what was pending, which is pending no longer."""
        whole = self.held + text
        line, end_of_line, rest = whole.partition("\n")
        if self.is_line_open and end_of_line and not rest and is_like_typed(line, self.column, 0):
            whole = f" {whole}"
        end = "\n" if self.is_line_open and not whole.startswith("\n") else ""
        self.held, self.is_line_open = "", False
        return end + whole


_pending: Final = _Pending()
"""That of the standard output, of which a process has one."""


@contextmanager
def _writing(stream: TextIO) -> Iterator[None]:
    """Turn errors of writing into `OutputRefusedError`, or BrokenPipeError where nobody reads.

    A terminal that was closed is no error: SIGHUP or the end of the input ends the program.
    """
    try:
        yield
    except OSError as error:
        is_terminal_gone = error.errno == errno.EIO and _is_device(stream)
        _discard_output(stream)
        if is_terminal_gone:
            return
        # Windows has no error of its own for a pipe that nobody reads
        is_invalid = sys.platform == "win32" and error.errno == errno.EINVAL
        if is_invalid or isinstance(error, BrokenPipeError):
            raise BrokenPipeError from error
        code = errno.errorcode.get(error.errno or 0, str(error.errno))
        raise OutputRefusedError(OutputRefused(code)) from error


def write_lines(*lines: str, stream: TextIO | None = None) -> None:
    """Write plain lines, at once, to the standard output or the stream given.

    Lines are wrapped for a terminal: it would break long ones in the middle of words, and
    readers do too. Lines that were held go first.
    """
    out = stream or sys.stdout
    if out is not sys.stdout:
        release_lines()
    text = "".join(line + "\n" for line in _on_screen(lines, out))
    with _writing(out):
        _write(out, _pending.before(text) if out is sys.stdout else text)


def hold_lines(*lines: str) -> None:
    """Hold plain lines until the next write: a prompt goes out in one write with its lines.

    At once where nobody sits at a terminal.
    """
    if both_are_terminals():
        hold_text("".join(line + "\n" for line in _on_screen(lines, sys.stdout)))
    else:
        write_lines(*lines)


def hold_text(text: str) -> None:
    """Hold whole lines as they are until the next write."""
    _pending.held += text


def held_lines() -> list[str]:
    """Return the lines that are held."""
    return _pending.held.splitlines()


def replace_held_lines(lines: Sequence[str]) -> None:
    """Hold these lines, as they are, in place of those that are held."""
    _pending.held = "".join(line + "\n" for line in lines)


def release_lines() -> None:
    """Write the lines that are held, if there are any."""
    if _pending.held:
        write_lines()


def leave_line_open(column: int) -> None:
    """Note that the cursor rests behind an answer; the next write ends that line.

    A line break alone would be a write of its own, and readers say "blank".
    """
    _pending.is_line_open, _pending.column = True, column


def _on_screen(lines: Sequence[str], out: TextIO) -> Sequence[str]:
    """Return lines as a terminal shows them; for anything else they stay as they are."""
    if not out.isatty():
        return lines
    import shutil  # noqa: PLC0415 - imported only for a terminal

    from accessigame.devices.console.pages import wrapped  # noqa: PLC0415 - the same

    width, _ = shutil.get_terminal_size()
    return [part for line in lines for part in wrapped(line, width)]


def write_text(text: str) -> None:
    """Write text to the terminal as it is, in one write with the lines that were held.

    Nothing is written to a terminal that was closed.
    """
    try:
        _write(sys.stdout, _pending.before(text))
    except OSError:  # a terminal that was closed takes no words; the game is kept
        _discard_output(sys.stdout)


def _write(stream: TextIO, text: str) -> None:
    """Write text and flush it."""
    with _line_break(stream) as line_break:
        stream.write(text.replace("\n", line_break))
        stream.flush()


@contextmanager
def _line_break(stream: TextIO) -> Iterator[str]:
    """Yield the line break with which text reaches a terminal in one piece.

    Where the system adds the CR to each newline, it hands one write over line by line. A reader
    that looks in between finds the end of the old line alone, and yasr says "blank".
    """
    mode = _mode_to_change(stream)
    if sys.platform == "win32" or mode is None:
        yield "\n"
    else:
        import termios  # noqa: PLC0415 - Windows has none

        def change_to(flags: list[Any]) -> None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(stream, termios.TCSANOW, flags)

        try:
            change_to([mode[0], mode[1] & ~termios.OPOST, *mode[2:]])
            yield "\r\n"
        finally:
            change_to(mode)


def _mode_to_change(stream: TextIO) -> list[Any] | None:
    """Return the mode of a terminal that adds the CR; None for one that others may be using."""
    if sys.platform != "win32" and stream.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        adds_cr = termios.OPOST | termios.ONLCR
        with suppress(OSError, termios.error):  # it is gone, or belongs to another session
            if os.tcgetpgrp(stream.fileno()) == os.getpgrp():
                mode = termios.tcgetattr(stream)
                return mode if mode[1] & adds_cr == adds_cr else None
    return None


def write_json(report: object) -> None:
    """Write a report for another program, in one line of any length."""
    with _writing(sys.stdout):
        sys.stdout.write(json.dumps(report, ensure_ascii=False) + "\n")
        sys.stdout.flush()


def write_bytes(*parts: bytes) -> None:
    """Write a file to the standard output, for a pipe."""
    with _writing(sys.stdout):
        sys.stdout.flush()
        sys.stdout.buffer.write(b"".join(parts))
        sys.stdout.buffer.flush()


def both_are_terminals() -> bool:
    """Return True if a person sits at the keyboard and reads the screen."""
    return sys.stdin.isatty() and writes_on_a_screen()


def writes_on_a_screen() -> bool:
    """Return True if the output is a terminal, not a file or another program."""
    return sys.stdout.isatty()


def accept_any_characters() -> None:
    """Set the streams up so that a character that cannot be read or shown gets a stand-in.

    Where only ASCII can be written, accents are left out, and quotes and dashes become plain ones.
    On Windows files and pipes are in UTF-8, unless PYTHONIOENCODING says otherwise: its code pages
    have no braille.

    A stream that is closed becomes one that is empty: a display is enough to play.
    """
    codecs.register_error(NEAREST, _nearest)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            empty = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - open to the end
            setattr(sys, name, empty)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            errors = "replace" if stream is sys.stdin else NEAREST
            stream.reconfigure(encoding=_encoding_of(stream), errors=errors)


def _encoding_of(stream: TextIO) -> str | None:
    """Return the encoding that a stream needs in place of its own; None to leave it as it is."""
    is_set = stream.isatty() or bool(os.environ.get("PYTHONIOENCODING"))
    if sys.platform == "win32" and not is_set:
        return "utf-8-sig" if stream is sys.stdin else "utf-8"  # PowerShell may begin with a mark
    return None


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """Return the nearest ASCII of characters that cannot be written, and the place behind them.

    Raises the error again where nothing was to be written.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end].translate(_PLAINER)
    return "".join(map(_in_ascii, lost)), error.end


def _in_ascii(character: str) -> str:
    """Return a character without its accents; a question mark where it has no letter in ASCII."""
    return normalize("NFKD", character).encode("ascii", "ignore").decode("ascii") or "?"


def flush_output() -> None:
    """Write what is held, flush both outputs, and discard the rest of one that takes no more."""
    with suppress(BrokenPipeError, OutputRefusedError):  # said when the program wrote before
        if _pending:
            write_lines()
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:  # a terminal that is gone is no fault
            _discard_output(stream)


def _is_device(stream: TextIO) -> bool:
    """Return True for a terminal, also for one that was closed: `isatty` knows that one no more."""
    return stat.S_ISCHR(os.fstat(stream.fileno()).st_mode)


def _discard_output(stream: TextIO) -> None:
    """Point a stream that nobody reads at nothing: Python must not fail again at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
