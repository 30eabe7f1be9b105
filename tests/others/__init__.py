"""Programs of others that the tests run: `unpack.sh` puts them beside the project.

None of them is installed, because one that is may start by itself, and a second screen reader or a
program that takes every display is the last thing that a blind developer needs.
Where the folder is missing, the tests run what the system has.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / ".others"
DEBIAN: Final = FOLDER / "debian"
"""Where everything lies as it would under /."""


def find_first() -> None:
    """Let the programs there be found before those of the system, here and in what we start."""
    programs = str(FOLDER / "bin")
    path = os.environ.get("PATH", os.defpath)
    if Path(programs).is_dir() and programs not in path.split(os.pathsep):
        os.environ["PATH"] = programs + os.pathsep + path


def shipped(path: str) -> Path:
    """Return a file or folder of a package of Debian, by its path from /."""
    unpacked = DEBIAN / path
    return unpacked if unpacked.exists() else Path("/") / path


def libraries() -> dict[str, str]:
    """Return the environment in which a program of ours finds libraries of theirs."""
    folders = [str(folder) for folder in DEBIAN.glob("usr/lib/*-linux-gnu*")]
    return {"LD_LIBRARY_PATH": os.pathsep.join(folders)} if folders else {}


def plugin(pattern: str) -> Path | None:
    """Return a library that a program loads by its path, under /usr/lib, where it is unpacked."""
    return next(DEBIAN.glob(f"usr/lib/{pattern}"), None)
