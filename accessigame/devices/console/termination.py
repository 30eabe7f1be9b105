"""The wish of the system that the program ends: a request (SIGTERM), or a terminal that is gone."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TypeAlias

_Heed: TypeAlias = Callable[[int, object], None]

SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class EndAsked(SystemExit):
    """The system asked the program to end; on the way out everything is given back."""


class Delay:
    """An end that waits until something is done; who does it is told at once."""

    def __init__(self) -> None:
        self.asked = False
        self._tell: Callable[[], object] = lambda: None

    def tell(self, whom: Callable[[], object]) -> None:
        """Have somebody told of the wish, also of one that has come already."""
        self._tell = whom
        if self.asked:
            whom()

    def heed(self, _number: int, _frame: object) -> None:
        """Take in the signal."""
        self.asked = True
        self._tell()


@contextmanager
def heeded() -> Iterator[None]:
    """End what this block does with `EndAsked`, once, as soon as the system asks for that."""
    with _handled(_end):
        yield


@contextmanager
def delayed() -> Iterator[Delay]:
    """Do this block to its end, and only then heed what the system asked meanwhile."""
    delay = Delay()
    with _handled(delay.heed):
        yield delay
    if delay.asked:
        _end()


def _end(*_: object) -> None:
    for number in SIGNALS:  # a second one must not break into what is given back
        signal.signal(number, signal.SIG_IGN)
    raise EndAsked(0)


@contextmanager
def _handled(heed: _Heed) -> Iterator[None]:
    """Handle the signals so within this block; in another thread than the first, not at all.

    A signal that was ignored from the start stays so: that is what `nohup` is for.
    """
    before = {}
    with suppress(ValueError):
        heeded = [n for n in SIGNALS if signal.getsignal(n) is not signal.SIG_IGN]
        before = {number: signal.signal(number, heed) for number in heeded}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
