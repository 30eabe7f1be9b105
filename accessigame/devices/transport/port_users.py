"""The programs that have a port open: two on one port steal each other's bytes.

Linux lists them in `/proc`, as far as this user may see.
"""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path
from typing import Final

PSEUDO_TERMINALS: Final = range(136, 144)
"""Their major numbers on Linux."""


def holders(path: str) -> tuple[str, ...]:
    """Return the names of the other programs that have the port open, as far as is visible.

    The program behind a pseudo-terminal is not counted: it is the device, not a rival.
    """
    try:
        device = device_number(Path(path).stat())
    except OSError:
        return ()
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        if process.name != str(os.getpid()) and _holds(process, device):
            found.add(_program(process))
    return tuple(sorted(found))


def device_number(found: os.stat_result) -> tuple[int, int]:
    """Return the major and minor number of a device file; zeros on Windows."""
    numbers = 0, 0
    if sys.platform != "win32":
        numbers = os.major(found.st_rdev), os.minor(found.st_rdev)
    return numbers


def _holds(process: Path, device: tuple[int, int]) -> bool:
    """Return whether a process has the device open, and is not the one behind it."""
    try:
        files = list((process / "fd").iterdir())
    except OSError:  # it ended, or belongs to somebody else
        return False
    return any(_is(file, device) for file in files) and not any(
        _is_behind(process, file, device) for file in files
    )


def _is(file: Path, device: tuple[int, int]) -> bool:
    try:
        found = file.stat()
    except OSError:
        return False
    return stat.S_ISCHR(found.st_mode) and device_number(found) == device


def _is_behind(process: Path, file: Path, device: tuple[int, int]) -> bool:
    """Return whether this file is the other end of the device, a pseudo-terminal."""
    try:
        notes = (process / "fdinfo" / file.name).read_text(encoding="ascii")
    except OSError:
        return False
    major, minor = device
    return f"tty-index:\t{minor}\n" in notes and major in PSEUDO_TERMINALS


def _program(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return process.name
