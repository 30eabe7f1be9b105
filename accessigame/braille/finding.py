"""Where liblouis is on this machine: Debian's Python module or the shared library, and its tables.

This is the only place that imports `louis`, and it does so when it is first asked.
"""

from __future__ import annotations

import ctypes.util
import importlib.util
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from accessigame.braille.binding import Binding, Liblouis, Library, Module
from accessigame.core.model import Event, Unavailable
from accessigame.storage.files import read_within

LIBRARY_VARIABLE: Final = "ACCESSIGAME_LIBLOUIS"
TABLES_VARIABLE: Final = "ACCESSIGAME_TABLES"

# What Debian's module has to call, whatever its version; it has some 20,000 bytes.
_FUNCTION: Final = b"lou_translateString"
_LONGEST: Final = 2**20

# Any file of liblouis's own will do to know its folder.
_LANDMARK: Final = "en-us-brf.dis"
_LIBRARIES: Final = (
    "liblouis.so.20",
    "liblouis.so",
    "liblouis.20.dylib",
    "/opt/homebrew/lib/liblouis.dylib",
    "/usr/local/lib/liblouis.dylib",
    "liblouis.dll",
)
_FOLDERS: Final = (
    "/usr/share/liblouis/tables",
    "/usr/local/share/liblouis/tables",
    "/opt/homebrew/share/liblouis/tables",
)


@dataclass(frozen=True, slots=True)
class BrailleMissing(Event):
    """There is neither Debian's module nor the shared library; the game goes on in text."""


@dataclass(frozen=True, slots=True)
class BrailleLibraryUnusable(Event):
    """The library that the environment names is not there, or is not liblouis."""

    path: str


@dataclass(frozen=True, slots=True)
class BrailleNotReal(Event):
    """A module is called `louis` and is not liblouis's, or does not start."""

    path: str


@dataclass(frozen=True, slots=True)
class BrailleTablesMissing(Event):
    """Liblouis is there, and its tables are not; `folder` is where they should be."""

    folder: str


@cache
def liblouis() -> Liblouis:
    """Return the liblouis of this machine, looked for once.

    `Unavailable` says what is missing: `BrailleMissing`, `BrailleLibraryUnusable` or
    `BrailleTablesMissing`.
    """
    binding = module() or library()
    return Liblouis(binding, folder(binding))


@cache
def module() -> Module | None:
    """Return Debian's module if it is there and is the real one."""
    if not _calls_liblouis(_origin()):
        return None
    try:
        import louis  # noqa: PLC0415 - only a player who reads braille waits for it

        return Module(louis)
    except Exception:  # noqa: BLE001 - another version, or one without its library, may do anything
        return None


def impostor() -> BrailleNotReal | None:
    """Return where a module called `louis` is that cannot be used, if there is one."""
    origin = _origin()
    return None if origin is None or module() else BrailleNotReal(origin)


def _origin() -> str | None:
    """Return where a module called `louis` is, if there is one."""
    try:
        found = importlib.util.find_spec("louis")
    except ValueError:
        return None
    return None if found is None else found.origin or "louis"


def _calls_liblouis(origin: str | None) -> bool:
    """Say whether a module is written for liblouis, without running it.

    Another of that name may print, ask or end the program as soon as it is imported.
    """
    with suppress(OSError, ValueError):
        return origin is not None and _FUNCTION in read_within(Path(origin), _LONGEST)
    return False


def library() -> Library:
    """Return the shared library: the one that `ACCESSIGAME_LIBLOUIS` names, or a known one."""
    wanted = os.environ.get(LIBRARY_VARIABLE)
    for path in (wanted,) if wanted else _libraries():
        try:
            return Library(path)
        except (OSError, AttributeError):
            continue
    raise Unavailable(BrailleLibraryUnusable(wanted) if wanted else BrailleMissing())


def folder(binding: Binding) -> Path:
    """Return the folder of liblouis's tables; `Unavailable` with `BrailleTablesMissing`.

    `ACCESSIGAME_TABLES` names it; otherwise it is where liblouis itself would look.
    """
    wanted = os.environ.get(TABLES_VARIABLE)
    folders = [Path(wanted)] if wanted else list(_folders(binding))
    for path in map(Path.absolute, folders):
        # Liblouis takes a comma for the end of a table's name, and knows no way round it.
        if (path / _LANDMARK).is_file() and "," not in str(path):
            return path
    raise Unavailable(BrailleTablesMissing(wanted or _FOLDERS[0]))


def _libraries() -> Iterator[str]:
    yield from _LIBRARIES
    # last, for it starts other programs to find out
    if found := ctypes.util.find_library("louis"):
        yield found


def _folders(binding: Binding) -> Iterator[Path]:
    for part in os.environ.get("LOUIS_TABLEPATH", "").split(","):
        if part:
            yield Path(part)
    if data := binding.data:
        yield Path(os.fsdecode(data), "liblouis", "tables")
    if wanted := os.environ.get(LIBRARY_VARIABLE):
        yield Path(wanted).absolute().parent.parent / "share/liblouis/tables"
    yield from map(Path, _FOLDERS)
