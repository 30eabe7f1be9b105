"""Control sequences: which terminals get them, a console of Windows among these."""

from __future__ import annotations

import atexit
import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from accessigame.devices.console.control_sequences import ENABLE_VIRTUAL_TERMINAL_PROCESSING
from accessigame.devices.console.large_print import colours_wanted
from accessigame.devices.console.prompt_line import cursor_moves

USUAL = 0x0003
"""The mode of a console as cmd and PowerShell leave it."""
CONSOLE = 7


class Console:
    """What Windows knows of an output: a console of some age, or a pipe."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self.mode = USUAL

    def GetStdHandle(self, number: int) -> int:  # noqa: N802 - the name that Windows gives it
        """Return the number of the standard output."""
        assert number == -11
        return CONSOLE

    def GetConsoleMode(self, console: int, mode: Any) -> bool:  # noqa: N802 - likewise
        """Tell the mode of a console; a pipe has none."""
        assert console == CONSOLE
        mode._obj.value = self.mode
        return self._kind != "pipe"

    def SetConsoleMode(self, console: int, mode: int) -> bool:  # noqa: N802 - likewise
        """Set the mode, unless this console is too old for it."""
        assert console == CONSOLE
        is_known = self._kind == "new" or not mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING
        self.mode = mode if is_known else self.mode
        return is_known


@pytest.fixture
def _console_of_windows() -> None:
    """Have the real question to Windows, unlike the other tests of the console."""


@pytest.mark.parametrize(
    ("kind", "name", "colours", "moves"),
    [
        ("new", None, True, False),
        ("new", "xterm-256color", True, True),
        ("new", "dumb", False, False),
        ("old", None, False, False),
        ("old", "xterm-256color", False, False),
        ("pipe", "xterm-256color", False, False),
    ],
)
def test_a_console_of_windows_is_asked_for_control_sequences(
    kind: str, name: str | None, colours: bool, moves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has no TERM, except under a shell of POSIX or through ssh, and its mode decides.

    The mode that it had comes back at the end.
    Fails when `--large` changes nothing there, or when an old console shows "←[A" as text.
    """
    console, at_the_end = Console(kind), list[Callable[[], object]]()
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=console), raising=False)
    monkeypatch.setattr(
        atexit, "register", lambda *call: at_the_end.append(lambda: call[0](*call[1:]))
    )
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("TERM", raising=False)
    if name is not None:
        monkeypatch.setenv("TERM", name)
    assert (colours_wanted(), cursor_moves()) == (colours, moves)
    assert bool(console.mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) == colours
    for call in at_the_end:
        call()
    assert console.mode == USUAL


def test_a_terminal_elsewhere_is_judged_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest by ssh has a terminal of their own. Fails when the console of the host decides."""
    monkeypatch.setattr("sys.platform", "win32")
    assert cursor_moves({"TERM": "xterm"})
    assert not cursor_moves({"TERM": "dumb"})
