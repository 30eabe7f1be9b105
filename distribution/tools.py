"""The programs of others that build a package: pip, and whatever packs it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BESIDE_LIBRARIES: Final = ("bin", "examples", "share", "wormhole_complete.*")
"""What libraries install next to themselves, and nothing imports."""


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
    """Remove from a folder of libraries what nothing imports, and what only pip here needs."""
    for path in [each for pattern in BESIDE_LIBRARIES for each in library.glob(pattern)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    for path in library.glob("*.dist-info/direct_url.json"):
        path.unlink()  # a path of the machine that built it
