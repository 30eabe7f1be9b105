"""Discovery of liblouis: Debian's Python module or the shared library, and its tables.

This is the only file that imports `louis`, at the first call.
"""

from __future__ import annotations

import ctypes.util
import importlib.util
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from accessigame.braille import dll
from accessigame.braille.binding import Binding, Liblouis, Library, Module
from accessigame.core.model import AtTable, Event, Unavailable, event_class
from accessigame.storage.files import read_within
from accessigame.storage.installing import UNKNOWN, Need, system_command

LIBRARY_VARIABLE: Final = "ACCESSIGAME_LIBLOUIS"
TABLES_VARIABLE: Final = "ACCESSIGAME_TABLES"

# Every version of Debian's module calls this; the file has some 20,000 bytes.
_FUNCTION: Final = b"lou_translateString"
_LONGEST: Final = 2**20

# Any file of liblouis's own identifies its folder.
_LANDMARK: Final = "en-us-brf.dis"
_LIBRARIES: Final = (
    "liblouis.so.20",
    "liblouis.so",
    "liblouis.20.dylib",
    "/opt/homebrew/lib/liblouis.dylib",
    "/usr/local/lib/liblouis.dylib",
)
_FOLDERS: Final = (
    "/usr/share/liblouis/tables",
    "/usr/local/share/liblouis/tables",
    "/opt/homebrew/share/liblouis/tables",
)


@event_class
class BrailleMissing(Event):
    """Neither Debian's module nor the shared library was found; `command` installs it."""

    command: str = UNKNOWN


@event_class
class BrailleLibraryUnusable(AtTable):
    """The library that the environment names is missing, or is not liblouis."""

    path: str


@event_class
class BrailleNotReal(AtTable):
    """A module is called `louis` and is not liblouis's, or does not start."""

    path: str


@event_class
class BrailleTablesMissing(AtTable):
    """The tables of liblouis are missing; `folder` is their usual folder, `command` brings them."""

    folder: str
    command: str = UNKNOWN


@cache
def liblouis() -> Liblouis:
    """Return the liblouis of this machine, looked for once.

    Raises `Unavailable` with one of the events of `library` and `folder`.
    """
    binding = module() or library()
    return Liblouis(binding, folder(binding))


@cache
def module() -> Module | None:
    """Return Debian's module; None if it is missing or is another one of that name."""
    if not _calls_liblouis(_origin()):
        return None
    try:
        import louis  # noqa: PLC0415 - imported only when braille is written

        return Module(louis)
    except Exception:  # noqa: BLE001 - another version, or one without its library, may do anything
        return None


def impostor() -> BrailleNotReal | None:
    """Return the event of a module called `louis` that is not liblouis's; None without one."""
    origin = _origin()
    return None if origin is None or module() else BrailleNotReal(origin)


def _origin() -> str | None:
    """Return the path of a module called `louis`; None without one."""
    try:
        spec = importlib.util.find_spec("louis")
    except ValueError:
        return None
    return None if spec is None else spec.origin or "louis"


def _calls_liblouis(origin: str | None) -> bool:
    """Return whether a module is written for liblouis, without running it.

    Another of that name may print, ask or end the program as soon as it is imported.
    """
    with suppress(OSError, ValueError):
        return origin is not None and _FUNCTION in read_within(Path(origin), _LONGEST)
    return False


def library() -> Library:
    """Return the shared library: the one that `ACCESSIGAME_LIBLOUIS` names, or a known one.

    Raises `Unavailable` with `BrailleLibraryUnusable`, `BrailleMissing`, `BrailleDllMissing`, or
    with `BrailleDllUnfit` of the first one that does not fit where none fits.
    """
    override = os.environ.get(LIBRARY_VARIABLE)
    unfit: list[Unavailable] = []
    for path in (override,) if override else _libraries():
        try:
            dll.check(path)
            return Library(path)
        except Unavailable as refusal:
            unfit.append(refusal)
        except (OSError, AttributeError):
            continue
    if unfit:
        raise unfit[0]
    raise Unavailable(BrailleLibraryUnusable(override) if override else _missing())


def _missing() -> BrailleMissing | dll.BrailleDllMissing:
    kind = dll.python_kind()
    return dll.BrailleDllMissing(kind) if kind else BrailleMissing(system_command(Need.BRAILLE))


def folder(binding: Binding) -> Path:
    """Return the folder of liblouis's tables: `ACCESSIGAME_TABLES`, or where liblouis looks.

    Raises `Unavailable` with `BrailleTablesMissing` without one.
    """
    override = os.environ.get(TABLES_VARIABLE)
    folders = [Path(override)] if override else list(_folders(binding))
    for path in map(Path.absolute, folders):
        # Liblouis takes a comma for the end of a table's name; it cannot be escaped.
        if (path / _LANDMARK).is_file() and "," not in str(path):
            return path
    if override:
        raise Unavailable(BrailleTablesMissing(override))
    usual = folders[0] if dll.python_kind() and folders else _FOLDERS[0]
    raise Unavailable(BrailleTablesMissing(str(usual), system_command(Need.BRAILLE)))


def _libraries() -> Iterator[str]:
    if dll.python_kind():
        yield from dll.libraries()
        return
    yield from _LIBRARIES
    # last, since it starts other programs to find out
    if name := ctypes.util.find_library("louis"):
        yield name


def _folders(binding: Binding) -> Iterator[Path]:
    for part in os.environ.get("LOUIS_TABLEPATH", "").split(","):
        if part:
            yield Path(part)
    if data := binding.data:
        yield Path(os.fsdecode(data), "liblouis", "tables")
    if path := os.environ.get(LIBRARY_VARIABLE):
        yield from dll.table_folders(Path(path).absolute())
    elif Path(binding.path).is_absolute():  # the tables of the current folder are nobody's
        yield from dll.table_folders(Path(binding.path))
    if not dll.python_kind():  # on Windows, anybody may make such folders
        yield from map(Path, _FOLDERS)
