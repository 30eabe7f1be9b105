"""The mode of the terminal: echo, and its restoration."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress


def save_mode() -> Callable[[], None]:
    """Return a function that restores the present mode; without a terminal it does nothing."""
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        keyboard = sys.stdin.fileno()
        saved = termios.tcgetattr(keyboard)

        def restore() -> None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(keyboard, termios.TCSADRAIN, saved)

        return restore
    return lambda: None


def disable_echo(*, signals: bool = True) -> Callable[[], None]:
    """Keep the terminal from showing typed keys; return a function that restores its mode.

    signals: Ctrl-C still interrupts the program; otherwise it is a key like any other.
    """
    restore = save_mode()
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        keyboard = sys.stdin.fileno()
        silent = termios.tcgetattr(keyboard)
        silent[3] &= ~(termios.ECHO | termios.ICANON | (0 if signals else termios.ISIG))
        termios.tcsetattr(keyboard, termios.TCSANOW, silent)
    return restore
