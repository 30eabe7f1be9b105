"""Control sequences: whether this terminal takes them.

A console of Windows has no name in TERM, and takes them once a program has asked for it, from
Windows 10 on; an older one would show them as text.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final

DUMB: Final = ("dumb", "unknown")
"""Names of terminals that know no control sequences."""
STANDARD_OUTPUT: Final = -11
ENABLE_VIRTUAL_TERMINAL_PROCESSING: Final = 0x0004
"""The number and the mode of an output, as Windows has them."""


def is_dumb() -> bool:
    """Return True if the terminal of this program has the name of one without sequences."""
    return os.environ.get("TERM", "").lower() in DUMB


def are_taken(environment: Mapping[str, str] | None = None) -> bool:
    """Return True if a terminal takes control sequences; the one of this program by default.

    environment: the variables of a terminal elsewhere.
    """
    if environment is None and sys.platform == "win32":
        return not is_dumb() and _console_takes_them()
    variables = os.environ if environment is None else environment
    return variables.get("TERM", "dumb").lower() not in DUMB


def _console_takes_them() -> bool:
    """Have the console of Windows take control sequences, to the end of the program."""
    if sys.platform == "win32":
        import atexit  # noqa: PLC0415 - only Windows needs it
        import ctypes  # noqa: PLC0415 - likewise

        kernel, mode = ctypes.windll.kernel32, ctypes.c_uint32()
        console: int = kernel.GetStdHandle(STANDARD_OUTPUT)
        if not kernel.GetConsoleMode(console, ctypes.byref(mode)):
            return False  # a file or a pipe
        if mode.value & ENABLE_VIRTUAL_TERMINAL_PROCESSING:
            return True
        if kernel.SetConsoleMode(console, mode.value | ENABLE_VIRTUAL_TERMINAL_PROCESSING):
            atexit.register(kernel.SetConsoleMode, console, mode.value)
            return True
    return False
