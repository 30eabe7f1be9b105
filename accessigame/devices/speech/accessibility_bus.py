"""The accessibility bus of a Linux desktop: whether a screen reader is on.

Orca says so itself when it starts, in the property ScreenReaderEnabled of org.a11y.Status. One
program of D-Bus or of systemd reads it; a library for one property would be too much.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

_PLACE: Final = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")
_BUS, _PATH, _INTERFACE, _PROPERTY = _PLACE
_WAYS: Final = (
    ("busctl", "--user", "--timeout=2", "get-property", *_PLACE),
    (
        *("dbus-send", "--session", "--print-reply", "--reply-timeout=2000", f"--dest={_BUS}"),
        *(_PATH, "org.freedesktop.DBus.Properties.Get"),
        *(f"string:{_INTERFACE}", f"string:{_PROPERTY}"),
    ),
)
"""Programs that read the property; both end what they print with `true` or `false`."""
TIMEOUT: Final = 3.0
"""Seconds for the answer of the bus."""


def reader_is_on() -> bool:
    """Return True if the session says that a screen reader is on; False where nothing is known."""
    if not _has_session():
        return False
    command = next((way for way in _WAYS if shutil.which(way[0])), None)
    if command is None:
        return False
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)  # noqa: S603 - a fixed command
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.stdout.split()[-1:] == ["true"]


def _has_session() -> bool:
    """Return True if there is a session bus; dbus-send would start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(runtime) and (Path(runtime) / "bus").exists()
