"""Programs that are not ours, each contained: it can end nothing but what it started.

A screen reader that ended with `kill(-1)` has ended every process of the machine once, so no such
program is started in any other way; where the system offers no means, its tests are skipped.
"""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache, wraps
from pathlib import Path
from typing import Any, Final

import pytest

from tests.acceptance import container

THEIRS: Final = frozenset(("brltty", "fenrir", "pulseaudio", "speech-dispatcher", "yasr"))
"""Programs that signal, mount, or leave something running."""
STARTERS: Final = (
    (subprocess.Popen, "__init__"),
    (os, "execv"),
    (os, "execve"),
    (os, "posix_spawn"),
    (os, "posix_spawnp"),
)
"""The ways to start a program, on which all others of this Python stand."""
END: Final = container.END
"""The signal that kills a contained program with all that it started."""


@cache
def means() -> tuple[str, ...]:
    """Return the means that this system offers, the better one first."""
    if not sys.platform.startswith("linux"):
        return ()
    return tuple(name for name in container.MEANS if _works(name))


def contained(command: Sequence[str]) -> list[str]:
    """Return what runs the command contained; skip the test where that is impossible."""
    if not means():
        pytest.skip("this system keeps no program from ending all others: no namespaces, no filter")
    return inside(means()[0], command)


def inside(name: str, command: Sequence[str]) -> list[str]:
    """Return what runs the command with these means."""
    return [sys.executable, "-I", "-S", container.__file__, name, *command]


class Contained(subprocess.Popen[bytes]):
    """A contained program; what kills or stops it does so to all that it is."""

    AS: Final = {signal.SIGKILL: END, signal.SIGSTOP: signal.SIGTSTP}

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        nowhere = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
        super().__init__(contained(command), **(nowhere | options))

    def send_signal(self, sig: int) -> None:
        """Send the program a signal, in the way in which its container passes it on."""
        super().send_signal(self.AS.get(signal.Signals(sig), sig))


def refuse_others() -> None:
    """Let no way to start a program start one of theirs by itself, from now on.

    These are the ways of `subprocess` and of `os`. A hook of `sys.addaudithook` would see them all,
    and it would run whenever a thread is traced too: Python 3.11 then fails in one of two threads.
    """
    for place, name in STARTERS:
        setattr(place, name, _refusing(getattr(place, name), skipped=isinstance(place, type)))


def _refusing(start: Callable[..., Any], *, skipped: bool) -> Callable[..., Any]:
    """Return a starter that refuses. skipped: its first argument is an object to be made."""

    @wraps(start)
    def starts(*arguments: Any, **options: Any) -> Any:
        given = arguments[1:] if skipped else arguments
        asked = [options.get("executable"), *(part for each in given[:2] for part in _first(each))]
        asked += _first(options.get("args"))
        if any(_name_of(each) in THEIRS for each in asked if isinstance(each, str | bytes | Path)):
            raise PermissionError(errno.EPERM, f"to be contained: see {__file__}", str(asked[1]))
        return start(*arguments, **options)

    return starts


def _name_of(program: str | bytes | Path) -> str:
    return Path(os.fsdecode(program)).name


def _first(command: object) -> Iterable[Any]:
    if isinstance(command, str | bytes):
        return (command.split() or [command])[:1]
    return list(command)[:1] if isinstance(command, Iterable) else []


def _works(name: str) -> bool:
    ran = subprocess.run(inside(name, ["true"]), capture_output=True, check=False)
    return ran.returncode == 0
