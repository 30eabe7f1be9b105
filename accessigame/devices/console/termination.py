"""Termination by the system: a request (SIGTERM), or a terminal that is gone (SIGHUP)."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

_Handler: TypeAlias = Callable[[int, object], None]

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)


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
    with _handling_signals(_terminate):
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
    before = {}
    with suppress(ValueError):
        handled = [n for n in SIGNALS if signal.getsignal(n) is not signal.SIG_IGN]
        before = {number: signal.signal(number, handler) for number in handled}
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
