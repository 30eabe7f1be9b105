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
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import pytest

from tests.acceptance import container

THEIRS: Final = frozenset(("brltty", "fenrir", "pulseaudio", "speech-dispatcher", "yasr"))
"""Programs that signal, mount, or leave something running."""
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


def refuse_others(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuse, as a hook of `sys.addaudithook`, to start one of their programs by itself."""
    if event in {"subprocess.Popen", "os.exec", "os.posix_spawn"}:
        asked = (arguments[0], *_first(arguments[1]))
        if any(os.path.basename(os.fsdecode(name)) in THEIRS for name in asked if name):  # noqa: PTH119 - it may be bytes
            raise PermissionError(errno.EPERM, f"to be contained: see {__file__}", asked[0])


def _first(command: object) -> Iterable[Any]:
    if isinstance(command, str | bytes):
        return (command.split() or [command])[:1]
    return list(command)[:1] if isinstance(command, Iterable) else []


def _works(name: str) -> bool:
    ran = subprocess.run(inside(name, ["true"]), capture_output=True, check=False)
    return ran.returncode == 0
