"""The files of eSpeak NG: where its library and its data may lie on this system.

An eSpeak NG that is installed comes before the one of the package `espeakng_loader`: whoever has
installed one may have added voices and words to it, and on Linux it is the installed one too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from accessigame.storage.windows_registry import machine_value

REGISTRY_KEY: Final = r"Software\eSpeak NG"
"""The key of Windows in which its installer keeps the folder, as the value `Path`."""
FOLDER: Final = "eSpeak NG"
"""The name of that folder in the folder of programs, where the key is missing."""
LINUX: Final = ("libespeak-ng.so.1", "libespeak-ng.so")
MACOS: Final = (
    "libespeak-ng.1.dylib",
    "/opt/homebrew/lib/libespeak-ng.1.dylib",
    "/opt/local/lib/libespeak-ng.1.dylib",
)
"""The second is Homebrew's on computers with Apple's processors, the third that of MacPorts."""


class EspeakFiles(NamedTuple):
    """One eSpeak NG.

    library: a path, or a name that the system finds. folder: the one that has `espeak-ng-data`,
    or empty where the library finds its data. packaged: it came with `espeakng_loader`.
    """

    library: str
    folder: str = ""
    packaged: bool = False


def espeak_files() -> Iterator[EspeakFiles]:
    """Yield each eSpeak NG that this computer may have, the best first; it may not be there."""
    if sys.platform == "win32":
        for folder in dict.fromkeys(_windows_folders()):
            yield EspeakFiles(str(Path(folder, "libespeak-ng.dll")), folder)
    else:
        yield from map(EspeakFiles, MACOS if sys.platform == "darwin" else LINUX)
    yield from _packaged()


def _windows_folders() -> Iterator[str]:
    """Yield the folders in which an installed eSpeak NG may lie, that of its installer first."""
    if registered := machine_value(REGISTRY_KEY, "Path"):
        yield str(Path(str(registered)))
    if programs := os.environ.get("PROGRAMFILES"):
        yield str(Path(programs, FOLDER))


def _packaged() -> Iterator[EspeakFiles]:
    try:
        import espeakng_loader  # noqa: PLC0415 - only where something is to be said

        data = Path(espeakng_loader.get_data_path())
    except (ImportError, RuntimeError):  # the package, or its data
        return
    yield EspeakFiles(espeakng_loader.get_library_path(), str(data.parent), packaged=True)
