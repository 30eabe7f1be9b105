"""The programs of others that build a package: pip, and whatever packs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


class BuildError(Exception):
    """The package cannot be built; the message is for the developer."""


def run(*command: str) -> None:
    """Run a command. Raises BuildError if it fails, or is not there."""
    try:
        ran = subprocess.run(command, check=False, umask=0o022)  # noqa: S603 - our own commands
    except OSError as error:
        raise BuildError(f"{command[0]} is needed") from error
    if ran.returncode:
        raise BuildError(f"this failed: {' '.join(command)}")


def pip(*arguments: str) -> None:
    """Run pip. Raises BuildError if it fails."""
    run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)


def install_program(library: Path, work: Path) -> None:
    """Put the program of this tree into a folder from which it is imported."""
    pip("wheel", "--no-deps", "--wheel-dir", str(work), str(ROOT))
    (wheel,) = work.glob("accessigame-*.whl")
    pip("install", "--no-deps", "--no-compile", "--target", str(library), str(wheel))


def clean_library(library: Path) -> None:
    """Remove from a folder of libraries what only pip on the machine that builds needs."""
    for path in library.glob("*.dist-info/direct_url.json"):
        path.unlink()  # a path of the machine that built it
