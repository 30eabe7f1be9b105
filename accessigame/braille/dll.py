"""The places of liblouis on Windows, and the programs that a library there fits.

A library that does not fit is never loaded: Windows may open a dialog about it, and wait.
"""

from __future__ import annotations

import os
import struct
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, Event, Unavailable, event_class
from accessigame.storage.windows_registry import VIEW_OF_32_BITS, VIEW_OF_64_BITS, machine_value

NAME: Final = "liblouis.dll"
_KINDS: Final = {0x014C: "x86", 0x8664: "x64", 0xAA64: "ARM64"}
_PYTHONS: Final = {"win32": "x86", "win-amd64": "x64", "win-arm64": "ARM64"}
_HEADERS: Final = 4096
_CODE_PAGE: Final = "mbcs"

# NVDA's own installer writes its folder there; each of the two views has one kind of programs.
_NVDA_KEY: Final = r"SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\NVDA"
_NVDA_VALUE: Final = "UninstallDirectory"
_PROGRAM_FOLDERS: Final = ("ProgramW6432", "ProgramFiles", "ProgramFiles(x86)")


@event_class
class BrailleDllMissing(Event):
    """No library of liblouis is on this Windows; kind: that of this Python, such as x64."""

    kind: str


@event_class
class BrailleDllUnfit(AtTable):
    """The library of liblouis is of one kind, such as x86, and this Python needs another one."""

    path: str
    kind: str
    needed: str


def python_kind() -> str | None:
    """Return the kind of libraries that this Python loads; None where Windows does not run."""
    return _PYTHONS.get(sysconfig.get_platform())


def library_kind(path: Path) -> str | None:
    """Return the kind of a library of Windows, by its headers; None for any other file."""
    try:
        with path.open("rb") as file:
            headers = file.read(_HEADERS)
        (place,) = struct.unpack_from("<I", headers, 0x3C)
        signature, number = struct.unpack_from("<4sH", headers, place)
    except (OSError, struct.error):
        return None
    if headers[:2] != b"MZ" or signature != b"PE\0\0":
        return None
    return _KINDS.get(number, hex(number))


def check(path: str) -> None:
    """Refuse a library that this Python cannot load, without loading it.

    Raises OSError for a file that is no library, `Unavailable` with `BrailleDllUnfit` for one of
    another kind; neither where Windows does not run.
    """
    needed = python_kind()
    if needed is None:
        return
    kind = library_kind(Path(path))
    if kind is None:
        raise OSError(f"{path} is no library")
    if kind != needed:
        raise Unavailable(BrailleDllUnfit(path, kind, needed))


def libraries() -> Iterator[str]:
    """Yield the libraries of this Windows: beside the program, on the PATH, in NVDA's folder."""
    for folder in (Path(sys.prefix, "liblouis", "bin"), *_path_folders(), *_nvda_folders()):
        library = folder / NAME
        if library.is_file():
            yield str(library)


def table_folders(library: Path) -> tuple[Path, Path]:
    """Return the folders of the tables that come with a library: NVDA's, and liblouis's own."""
    folder = library.parent
    return folder / "louis" / "tables", folder.parent / "share" / "liblouis" / "tables"


def encoded(path: Path) -> bytes:
    """Return a path as liblouis opens it: on Windows, in the code page of its C library.

    A name that the code page lacks becomes the short one that Windows keeps beside it.
    """
    data = os.fsencode(path)
    if sys.platform == "win32":
        try:
            data = str(path).encode(_CODE_PAGE)
        except UnicodeEncodeError:
            data = _short(str(path)).encode(_CODE_PAGE, "replace")
    return data


def _short(path: str) -> str:
    """Return the short name of a path; the path itself where Windows keeps none."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only Windows has the function

        room = ctypes.create_unicode_buffer(32768)
        if ctypes.windll.kernel32.GetShortPathNameW(path, room, len(room)):
            return room.value
    return path


def _path_folders() -> Iterator[Path]:
    """Yield the folders of the PATH; never the current one, where anybody may put a file."""
    for part in os.environ.get("PATH", "").split(os.pathsep):
        folder = Path(part.strip('"'))
        if folder.is_absolute():
            yield folder


def _nvda_folders() -> Iterator[Path]:
    """Yield the folders in which NVDA may be installed."""
    yield from _registered_nvda()
    for name in _PROGRAM_FOLDERS:
        if folder := os.environ.get(name):
            yield Path(folder, "NVDA")


def _registered_nvda() -> Iterator[Path]:
    """Yield the folders that the installer of NVDA has written down."""
    for view in (VIEW_OF_64_BITS, VIEW_OF_32_BITS):
        folder = machine_value(_NVDA_KEY, _NVDA_VALUE, view)
        if folder is not None:
            yield Path(str(folder))
