"""What a session of tests leaves: a temporary folder of its own, and processes that live on.

The folder is taken away at the end, and what should not be there is told before.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.wait_for import PATIENCE, wait_for

PR_SET_CHILD_SUBREAPER: Final = 36
RUN: Final = "run"
"""The folder for sockets of whoever is logged in, so that tests find no sound server of his."""
HOME: Final = "home"
OF_THE_HOME: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
"""What leads to places in a home, or elsewhere; without them, programs take those in HOME."""


class Leftovers:
    """The temporary folder of a session, and all that is started in it."""

    def __init__(self) -> None:
        moved = ("TMPDIR", "XDG_RUNTIME_DIR", "HOME", *OF_THE_HOME)
        self._before = {name: os.environ.get(name) for name in moved}
        self.folder = Path(tempfile.mkdtemp(prefix="tests-"))
        # without one libpulse takes a new one each time; BRLTTY 6.7 takes the one beside it with
        # the number of the user, as if it were in /run/user
        user = os.getuid() if sys.platform != "win32" else 0
        run = self.folder / RUN / str(user)
        run.mkdir(mode=0o700, parents=True)
        home = self.folder / HOME
        home.mkdir()
        _move({"TMPDIR": str(self.folder), "XDG_RUNTIME_DIR": str(run), "HOME": str(home)})
        _move(dict.fromkeys(OF_THE_HOME))
        _adopt_orphans()

    def clear(self, patience: float = PATIENCE) -> list[str]:
        """Kill and remove what is left; return a sentence for each thing that should be gone.

        patience: seconds that a process which is just ending has for it.
        """
        found = [f"still running: {name}" for name in _ended(patience)]
        found += [f"left behind: {path}" for path in self._files()]
        shutil.rmtree(self.folder, ignore_errors=True)
        _move(self._before)
        return found

    def _files(self) -> Iterator[Path]:
        """Give what lies in the folder but for pytest's own, which keeps what it gave to tests.

        Of the home only what is ours: each test has a folder of its own for that.
        """
        for path in self.folder.iterdir():
            if path.name == HOME:
                yield from path.rglob("accessigame*")
            elif not path.name.startswith((RUN, "pytest-of-")):
                yield path


def _ended(patience: float) -> list[str]:
    """Kill what still runs after so many seconds; return the command lines."""
    with suppress(AssertionError):
        wait_for(lambda: not _running(), patience)
    running = _running()
    for process in running:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
    return list(running.values())


def _move(folders: Mapping[str, str | None]) -> None:
    """Take these as the folders for what passes, here and in whatever is started from now on."""
    for name, folder in folders.items():
        os.environ.pop(name, None)
        if folder is not None:
            os.environ[name] = folder
    tempfile.tempdir = None


def _adopt_orphans() -> None:
    """Become the parent of every process that our children leave behind."""
    if sys.platform.startswith("linux"):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, *map(ctypes.c_ulong, (1, 0, 0, 0)))


def _running() -> dict[int, str]:
    """Return the command lines of our children that have not ended, by their ids."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, *_ = stat.read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(parent) == os.getpid() and state != "Z":
                line = stat.with_name("cmdline").read_bytes().replace(b"\0", b" ")
                found[int(stat.parent.name)] = line.decode("utf-8", "replace").strip()
    return found
