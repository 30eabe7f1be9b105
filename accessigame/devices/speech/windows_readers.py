"""The screen readers that run on Windows, for the report of `doctor`.

Three facts are told: the names of their processes, the flag by which a reader tells Windows that it
is on, and those settings of NVDA that change what it says of a console. NVDA writes down only what
is not at its default, and of that only numbers and single words of the names in `OF_A_CONSOLE` are
told, so no name or path of a person gets into a report.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import Event, event_class

PROCESSES: Final[Mapping[str, str]] = {
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "narrator.exe": "Narrator",
}
"""The screen readers of Windows by the names of their processes, in small letters."""
OF_A_CONSOLE: Final = frozenset(
    {
        "keyboardlayout",
        "speaktypedcharacters",
        "speaktypedwords",
        "speechinterruptforcharacters",
        "reportdynamiccontentchanges",
        "winconsoleimplementation",
        "wtstrategy",
        "diffalgo",
        "keyboardsupportinlegacy",
        "speakpasswords",
        "tetherto",
    }
)
"""The settings of NVDA that are told, in small letters."""
SETTING: Final = re.compile(r"\s*(\w+) = \"?([A-Za-z0-9]{1,20})\"?\s*")
SNAPSHOT_OF_PROCESSES: Final = 2
NO_SNAPSHOT: Final = -1
GET_SCREEN_READER: Final = 0x46
"""Numbers that the functions of Windows take or return."""


@event_class
class ReaderFlagIs(Event):
    """A screen reader has told Windows that it is on, or none has."""

    on: bool


@event_class
class NvdaSettingIs(Event):
    """A setting of NVDA that is not at its default, by the name that NVDA's file has for it."""

    name: str
    value: str


class _Process(ctypes.Structure):
    """One process in a snapshot, as `PROCESSENTRY32W` of Windows."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("references", ctypes.c_uint32),
        ("number", ctypes.c_uint32),
        ("heap", ctypes.c_size_t),
        ("module", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("parent", ctypes.c_uint32),
        ("priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("file", ctypes.c_wchar * 260),
    )


def running() -> set[str]:
    """Return the names of the screen readers that run; none on another system."""
    files: set[str] = set()
    if sys.platform == "win32":
        files = {file.lower() for file in process_files(ctypes.windll.kernel32)}
    return {name for file, name in PROCESSES.items() if file in files}


def process_files(kernel32: Any) -> Iterator[str]:
    """Yield the names of the files of the running processes."""
    snapshot = kernel32.CreateToolhelp32Snapshot(SNAPSHOT_OF_PROCESSES, 0)
    if snapshot == NO_SNAPSHOT:
        return
    process = _Process(size=ctypes.sizeof(_Process))
    found = kernel32.Process32FirstW(snapshot, ctypes.byref(process))
    while found:
        yield process.file
        found = kernel32.Process32NextW(snapshot, ctypes.byref(process))
    kernel32.CloseHandle(snapshot)


def reader_facts(user32: Any) -> Iterator[Event]:
    """Yield the flag of screen readers, and the settings of NVDA."""
    flag = ctypes.c_int()
    if user32.SystemParametersInfoW(GET_SCREEN_READER, 0, ctypes.byref(flag), 0):
        yield ReaderFlagIs(bool(flag.value))
    yield from _nvda_settings(os.environ)


def _nvda_settings(variables: Mapping[str, str]) -> Iterator[Event]:
    """Yield the settings that an installed NVDA has written down; a portable one has its own."""
    folder = variables.get("APPDATA")
    if not folder:
        return
    try:
        text = (Path(folder) / "nvda" / "nvda.ini").read_text("utf-8-sig", "replace")
    except OSError:  # no NVDA, or all of its settings are at their defaults
        return
    for line in text.splitlines():
        setting = SETTING.fullmatch(line)
        if setting and setting[1].lower() in OF_A_CONSOLE:
            yield NvdaSettingIs(setting[1], setting[2])
