"""The mode of the terminal: whether it shows what is typed, and how it is given back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress


def as_it_is() -> Callable[[], None]:
    """Return what makes the terminal as it is now, once it was changed."""
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        keyboard = sys.stdin.fileno()
        now = termios.tcgetattr(keyboard)

        def make() -> None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(keyboard, termios.TCSADRAIN, now)

        return make
    return lambda: None


def without_echo() -> Callable[[], None]:
    """Keep the terminal from showing what is typed; return what makes it as it was before."""
    give_back = as_it_is()
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        keyboard = sys.stdin.fileno()
        silent = termios.tcgetattr(keyboard)
        silent[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(keyboard, termios.TCSANOW, silent)
    return give_back
