"""The console of Windows in a report, with stand-ins for the libraries of Windows."""

from __future__ import annotations

import shutil
import sys
from ctypes import Array, c_wchar
from os import terminal_size
from types import SimpleNamespace

import pytest

from accessigame.devices.console import windows_console
from accessigame.devices.console.windows_console import CodePagesAre, ConsoleIs, Libraries

SESSION = "5f1d2a52-8b1e-4a57-9d43-fd8a5b2f3f60"
"""What Windows Terminal gives to its programs."""


def windows(window_class: str) -> Libraries:
    """Return libraries for which the console has a window of this class, or none."""

    def class_name(window: int, name: Array[c_wchar], longest: int) -> int:
        assert (window, len(name)) == (7, longest)
        name.value = window_class
        return len(window_class)

    return Libraries(
        SimpleNamespace(
            GetConsoleWindow=lambda: 7 if window_class else 0,
            GetConsoleCP=lambda: 850,
            GetConsoleOutputCP=lambda: 65001,
        ),
        SimpleNamespace(GetClassNameW=class_name),
    )


@pytest.mark.parametrize(
    ("window_class", "session", "kind"),
    [
        ("ConsoleWindowClass", "", "console"),
        ("ConsoleWindowClass", SESSION, "console"),
        ("PseudoConsoleWindow", SESSION, "terminal"),
        ("PseudoConsoleWindow", "", "elsewhere"),
        ("", "", "none"),
    ],
)
def test_what_draws_a_console_is_told_by_its_window(
    monkeypatch: pytest.MonkeyPatch, window_class: str, session: str, kind: str
) -> None:
    """The window is asked before the variable, which programs of Windows Terminal inherit.

    Fails when the variable alone decides.
    """
    monkeypatch.setenv("WT_SESSION", session)
    monkeypatch.setattr(shutil, "get_terminal_size", lambda: terminal_size((120, 30)))
    console, pages = windows_console.console_facts(windows(window_class))
    assert console == ConsoleIs(kind, 120, 30)
    assert pages == CodePagesAre(850, 65001)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has them")
def test_another_system_has_no_libraries_of_windows() -> None:
    """Elsewhere a report has no lines about a console of Windows."""
    assert windows_console.libraries() is None
