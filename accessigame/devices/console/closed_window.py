"""The end that Windows announces to a console: its window is closed, or its user logs off.

Windows calls a handler in a thread of its own, and ends the program as soon as it returns, or
after five seconds. So the handler hands the request on as SIGTERM, and waits: the program says
goodbye to its guests meanwhile, and ends by itself.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

WINDOW_CLOSED, LOG_OFF, SHUTDOWN = 2, 5, 6
"""The events of Windows after which it ends the program. Ctrl-C and Ctrl-Break have others."""
LONGEST_GOODBYE: Final = 10.0
"""Seconds that the handler waits at most, longer than Windows does."""


@contextmanager
def closed_window_terminates() -> Iterator[None]:
    """Have a closed window and a log-off count as SIGTERM within this block; Windows alone."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only Windows needs it

        handler = ctypes.WINFUNCTYPE(ctypes.c_int, ctypes.c_uint32)(_handle)
        kernel = ctypes.windll.kernel32
        kernel.SetConsoleCtrlHandler(handler, True)
        try:
            yield
        finally:
            kernel.SetConsoleCtrlHandler(handler, False)
    else:
        yield


def _handle(event: int) -> bool:
    """Handle an event of the console, in a thread of Windows; False leaves it to others."""
    if event not in (WINDOW_CLOSED, LOG_OFF, SHUTDOWN):
        return False
    import time  # noqa: PLC0415 - only Windows needs it
    from _thread import interrupt_main  # noqa: PLC0415 - likewise

    interrupt_main(signal.SIGTERM)
    time.sleep(LONGEST_GOODBYE)  # the program ends before, and this thread with it
    return True
