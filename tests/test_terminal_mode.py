"""The mode of the terminal on a real pty: echo, flow control, and keys that wait unread."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from accessigame.devices.console.terminal_mode import disable_echo, watching_keys
from tests.wait_for import PATIENCE, wait_for

if sys.platform == "win32":
    pytest.skip("Windows has no such terminals", allow_module_level=True)

import select
import termios
import tty

import pexpect

CTRL_S, CTRL_C = b"\x13", b"\x03"
SILENT = termios.ECHO | termios.ICANON


@dataclass(frozen=True, slots=True)
class Pty:
    """A terminal: the side of the person, and that of the program."""

    person: int
    program: int

    @property
    def mode(self) -> list[int]:
        """The flags of input and of lines."""
        given = termios.tcgetattr(self.program)
        return [int(given[0]), int(given[3])]

    def waiting(self) -> bytes:
        """Return what a person typed and nobody has read, without waiting for more."""
        tty.setcbreak(self.program, termios.TCSANOW)
        is_waiting = select.select([self.program], [], [], 0)[0]
        return os.read(self.program, 99) if is_waiting else b""


@pytest.fixture
def pty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pty]:
    """Return a terminal that is the standard input of this process."""
    person, program = os.openpty()
    with Path(os.ttyname(program)).open(encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        yield Pty(person, program)
        monkeypatch.undo()
    os.close(person)
    os.close(program)


@pytest.mark.parametrize("signals", [True, False])
def test_the_mode_is_given_back(pty: Pty, signals: bool) -> None:
    """Echo, lines, flow control and signals are as before afterwards.

    Fails when flow control stays off.
    """
    before = pty.mode
    assert before[0] & termios.IXON
    assert before[1] & SILENT == SILENT
    restore = disable_echo(signals=signals)
    during = pty.mode
    assert not during[0] & termios.IXON
    assert not during[1] & SILENT
    assert bool(during[1] & termios.ISIG) is signals
    restore()
    assert pty.mode == before


@pytest.mark.parametrize("pressed_before", [True, False])
def test_ctrl_s_stops_no_output(pty: Pty, pressed_before: bool) -> None:
    """What is written while a question waits comes, even where Ctrl-S was pressed before that.

    Fails when the echo alone is switched off: the write waits for Ctrl-Q, and no other key is
    heard.
    """
    if pressed_before:
        os.write(pty.person, CTRL_S)
    restore = disable_echo()
    if not pressed_before:
        os.write(pty.person, CTRL_S)
        wait_for(lambda: select.select([pty.program], [], [], 0)[0])  # a key like any other
    os.set_blocking(pty.program, False)
    os.write(pty.program, b"A question: ")
    assert select.select([pty.person], [], [], PATIENCE)[0]
    assert os.read(pty.person, 99).endswith(b"A question: ")
    restore()


@pytest.mark.parametrize("key", [b"x", CTRL_C, b"\n"])
def test_a_key_is_seen_before_it_is_read(
    pty: Pty, monkeypatch: pytest.MonkeyPatch, key: bytes
) -> None:
    """The next question gets it, when it is kept.

    Fails when only whole lines are seen, when Ctrl-C is a signal, or when the key is read.
    """
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    with watching_keys(keep=True) as key_waits:
        assert not key_waits()
        os.write(pty.person, key)
        wait_for(key_waits)
    assert pty.waiting() == key


def test_a_key_is_dropped_where_nobody_asks_next(pty: Pty, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was pressed to cut the farewell is no command for the shell.

    Fails when it stays in the terminal.
    """
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    before = pty.mode
    with watching_keys(keep=False) as key_waits:
        os.write(pty.person, b"xyz")
        wait_for(key_waits)
    assert pty.mode == before
    assert pty.waiting() == b""


def test_no_key_waits_at_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that wait in a pipe are no keys that somebody presses."""
    reads, writes = os.pipe()
    os.write(writes, b"p\n")
    with os.fdopen(reads, encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        with watching_keys(keep=False) as key_waits:
            assert not key_waits()
        assert stdin.readline() == "p\n"
    os.close(writes)


SPEAKER = """
import sys
from accessigame.devices.console.standard_streams import write_text
from accessigame.devices.console.terminal_mode import disable_echo

restore = disable_echo()
for _ in range(int(sys.argv[1])):
    sys.stdin.read(1)
    write_text("\\n11 pour toi.\\n> ")
restore()
"""
"""Answers each key as a game does: the end of the old line, news and a question."""
NOTER = """
import os, sys, termios
from accessigame.devices.console import standard_streams

class Noted:
    def __init__(self, stream):
        self.stream, self.modes = stream, []
    def __getattr__(self, name):
        return getattr(self.stream, name)
    def write(self, text):
        self.modes.append(bool(termios.tcgetattr(1)[1] & termios.OPOST))
        return self.stream.write(text)

out = sys.stdout = Noted(sys.stdout)
if sys.argv[1] == "behind":
    if os.fork():
        os.wait()
        raise SystemExit
    os.setpgid(0, 0)
standard_streams.write_lines("a", "b")
out.stream.write(f"{out.modes} {bool(termios.tcgetattr(1)[1] & termios.OPOST)}.")
"""
"""Notes whether the terminal adds the CR while it writes, and afterwards."""


@pytest.mark.unmeasured
def test_a_write_comes_in_one_piece() -> None:
    """A reader that looks at once finds the news with the end of the line before.

    Fails, in most runs, when the terminal adds the CR: it hands text over line by line.
    """
    times = 1500
    program = pexpect.spawn(sys.executable, ["-c", SPEAKER, str(times)], timeout=PATIENCE)
    wait_for(lambda: not program.getecho())
    for _ in range(times):
        os.write(program.child_fd, b"x")
        pieces = [os.read(program.child_fd, 99)]
        while not pieces[-1].endswith(b"> "):
            pieces.append(os.read(program.child_fd, 99))
        assert pieces[0].strip(), pieces
    program.expect(pexpect.EOF)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    ("place", "noted"), [("before", "[False] True."), ("behind", "[True] True.")]
)
def test_the_mode_changes_for_the_write_alone(place: str, noted: str) -> None:
    """A program in the background leaves the mode to the one in front.

    Fails when it is not restored, or when a program in the background is stopped for its words.
    """
    program = pexpect.spawn(
        sys.executable, ["-c", NOTER, place], timeout=PATIENCE, encoding="utf-8"
    )
    program.expect(pexpect.EOF)
    assert program.before == f"a\r\nb\r\n{noted}"
