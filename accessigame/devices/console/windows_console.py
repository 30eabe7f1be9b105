"""The console of Windows, for the report of `doctor`: what draws it, its size, its code pages.

No variable names a terminal there. What draws the text is told by the class of the console's
window: it is the console's own, or a hidden one that stands for another program. That program is
Windows Terminal where `WT_SESSION` is set; it is not set where Windows has opened the terminal by
itself, and programs that a terminal starts inherit it, so the window is asked first.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from accessigame.core.model import Event, event_class

OWN_WINDOW: Final = "ConsoleWindowClass"
STAND_IN: Final = "PseudoConsoleWindow"
"""The classes of the window of a console."""
LONGEST_CLASS: Final = 257
"""The characters of the name of a class at most, with its end."""


@event_class
class ConsoleIs(Event):
    """The console of Windows, with its columns and rows.

    kind: `console` if Windows itself draws it, `terminal` for Windows Terminal, `elsewhere` for a
    program that cannot be told, `none` if there is no window.
    """

    kind: str
    columns: int
    rows: int


@event_class
class CodePagesAre(Event):
    """The code pages of the console, as numbers."""

    input_page: int
    output_page: int


@dataclass(frozen=True, slots=True)
class Libraries:
    """The libraries of Windows that know its console."""

    kernel32: Any
    user32: Any


def libraries() -> Libraries | None:
    """Return the libraries; None on another system."""
    system: Libraries | None = None
    if sys.platform == "win32":
        system = Libraries(ctypes.windll.kernel32, ctypes.windll.user32)
    return system


def console_facts(windows: Libraries) -> Iterator[Event]:
    """Yield the events of the console that this program has."""
    columns, rows = shutil.get_terminal_size()
    yield ConsoleIs(_kind(_window_class(windows), os.environ), columns, rows)
    kernel = windows.kernel32
    yield CodePagesAre(int(kernel.GetConsoleCP()), int(kernel.GetConsoleOutputCP()))


def _window_class(windows: Libraries) -> str:
    """Return the class of the window of the console; empty if there is none."""
    name = ctypes.create_unicode_buffer(LONGEST_CLASS)
    window = windows.kernel32.GetConsoleWindow()
    if not window or not windows.user32.GetClassNameW(window, name, LONGEST_CLASS):
        return ""
    return name.value


def _kind(window: str, variables: Mapping[str, str]) -> str:
    if window == OWN_WINDOW:
        return "console"
    if window == STAND_IN:
        return "terminal" if variables.get("WT_SESSION") else "elsewhere"
    return "none"
