"""The mode of the terminal: echo, its restoration, and keys that wait there unread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from accessigame.devices.console.standard_streams import both_are_terminals


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

    Nor does Ctrl-S stop the output: the next write would wait, and no key but Ctrl-Q be heard.
    signals: Ctrl-C still interrupts the program; otherwise it is a key like any other.
    """
    restore = save_mode()
    if sys.platform != "win32" and sys.stdin.isatty():
        import termios  # noqa: PLC0415 - Windows has none

        keyboard = sys.stdin.fileno()
        silent = termios.tcgetattr(keyboard)
        silent[0] &= ~termios.IXON
        silent[3] &= ~(termios.ECHO | termios.ICANON | (0 if signals else termios.ISIG))
        termios.tcsetattr(keyboard, termios.TCSANOW, silent)
    return restore


@contextmanager
def watching_keys(*, keep: bool) -> Iterator[Callable[[], bool]]:
    """Yield a function that tells whether a key waits at the terminal; elsewhere none ever does.

    Any key counts, also Ctrl-C. keep: the key waits on, for the next prompt; otherwise what was
    typed by the end of the block is dropped, or the next program would take it.
    """
    if not both_are_terminals():
        yield lambda: False
        return
    restore = disable_echo(signals=False)
    try:
        yield _key_waits
    finally:
        if not keep and _key_waits():
            _drop_keys()
        restore()


def _key_waits() -> bool:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - Windows alone has it

        waits = msvcrt.kbhit()
    else:
        import select  # noqa: PLC0415 - imported only where a key is waited for

        waits = bool(select.select([sys.stdin], [], [], 0)[0])
    return waits


def _drop_keys() -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - Windows alone has it

        while msvcrt.kbhit():
            msvcrt.getch()
    else:
        import termios  # noqa: PLC0415 - Windows has none

        with suppress(termios.error):  # the terminal may be gone
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
