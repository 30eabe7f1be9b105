"""Termination by the system: a request (SIGTERM), or a terminal that is gone (SIGHUP).

On Windows these are Ctrl-Break (SIGBREAK), a closed window and a log-off. Of the last two Windows
tells a handler in a thread of its own, and ends the program as soon as it returns, or after five
seconds. So the handler hands the request on as SIGTERM, and waits: the program says goodbye to its
guests meanwhile, and ends by itself.

A request is an exception wherever the program happens to be. Python swallows exceptions in a few
places, such as finalizers, and tells `sys.unraisablehook`: there the request is repeated, since the
signals are ignored by then and nothing else would end the program.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

_Handler: TypeAlias = Callable[[int, object], None]

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)

_REPETITION_SECONDS: Final = 0.01


class TerminationRequested(SystemExit):
    """The system asked the program to end; on the way out everything is restored."""


class PendingTermination:
    """A request that waits for the end of a block; a callback hears of it at once."""

    def __init__(self) -> None:
        self.requested = False
        self._callback: Callable[[], object] = lambda: None

    def on_request(self, callback: Callable[[], object]) -> None:
        """Set the callback; it is called now if the request has come already."""
        self._callback = callback
        if self.requested:
            callback()

    def handle_signal(self, _number: int, _frame: object) -> None:
        """Record the request."""
        self.requested = True
        self._callback()


@contextmanager
def immediate_termination() -> Iterator[None]:
    """Leave this block by `TerminationRequested`, once, as soon as the system asks for the end."""
    with _handling_signals(_terminate), closed_window_terminates(), _repeating_lost_requests():
        yield


@contextmanager
def deferred_termination() -> Iterator[PendingTermination]:
    """Run this block to its end, and raise `TerminationRequested` only then."""
    pending = PendingTermination()
    with _handling_signals(pending.handle_signal):
        yield pending
    if pending.requested:
        _terminate()


def _terminate(*_: object) -> None:
    for number in SIGNALS:  # a second one must not break into the restoration
        signal.signal(number, signal.SIG_IGN)
    raise TerminationRequested(0)


@contextmanager
def _handling_signals(handler: _Handler) -> Iterator[None]:
    """Install the handler within this block; in another thread than the first, not at all.

    A signal that was ignored from the start stays so: that is the purpose of `nohup`.
    """
    last_handlers = {}
    with suppress(ValueError):
        handled = [n for n in SIGNALS if signal.getsignal(n) is not signal.SIG_IGN]
        last_handlers = {number: signal.signal(number, handler) for number in handled}
    try:
        yield
    finally:
        for number, previous in last_handlers.items():
            signal.signal(number, previous)


@contextmanager
def _repeating_lost_requests() -> Iterator[None]:
    """Repeat, within this block, each request that Python swallows."""
    report = sys.unraisablehook

    def hear(lost: sys.UnraisableHookArgs) -> None:
        if issubclass(lost.exc_type, TerminationRequested):
            _set_repetition(_REPETITION_SECONDS)
        else:
            report(lost)

    sys.unraisablehook = hear
    try:
        yield
    finally:
        sys.unraisablehook = report
        _set_repetition(0)


def _set_repetition(seconds: float) -> None:
    """Repeat the request after a time; 0 takes the repetition back."""
    if sys.platform != "win32":
        if seconds or signal.getsignal(signal.SIGALRM) is _terminate:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            signal.signal(signal.SIGALRM, _terminate if seconds else signal.SIG_DFL)
    elif seconds:  # it has no such clock; who ends meanwhile needs no repetition
        import threading  # noqa: PLC0415 - only Windows needs it
        from _thread import interrupt_main  # noqa: PLC0415 - likewise

        signal.signal(signal.SIGTERM, _terminate)
        clock = threading.Timer(seconds, interrupt_main, (signal.SIGTERM,))
        clock.daemon = True
        clock.start()


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
