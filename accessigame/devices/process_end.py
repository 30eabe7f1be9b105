"""The end of the process, also while a thread of it hangs in a library.

A library that talks to a server, such as PortAudio, may hang with it, and no thread of Python can
be ended from outside. So whoever closes a thread waits for it through `ends_within`, which gives
the thread up after a while. At its end, Python takes the libraries away from under such a thread:
that would wait for the server as well, or abort. So the last exit handler ends the process itself
then, when all others have run.
"""

from __future__ import annotations

import atexit
import os
from dataclasses import dataclass, field
from threading import Thread
from typing import Final

FAULT: Final = 1
"""The exit code of Python for an exception that nobody catches."""


@dataclass(slots=True)
class _ProcessEnd:
    """The threads that were given up, and the exit code of the process."""

    given_up: list[Thread] = field(default_factory=list)
    code: int = FAULT


_end: Final = _ProcessEnd()
"""That of this process, which has one."""


def ends_within(thread: Thread, seconds: float) -> bool:
    """Wait for the end of a thread; return False if it continues after these seconds.

    It is given up then: the end of the process waits for it no more.
    """
    thread.join(seconds)
    if thread.is_alive() and thread not in _end.given_up:
        _end.given_up.append(thread)
    return not thread.is_alive()


def end_without_hanging_threads() -> None:
    """Have the process end in spite of threads that were given up.

    Called before any library is imported: the exit handler that is registered first runs last.
    """
    atexit.register(_leave)


def set_exit_code(code: int) -> None:
    """Set the exit code with which the process is about to end."""
    _end.code = code


def _leave() -> None:
    """End the process if a thread hangs; `main` has flushed the output."""
    if any(thread.is_alive() for thread in _end.given_up):
        os._exit(_end.code)
