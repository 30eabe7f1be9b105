"""The libraries in the installer for Windows: those that Debian's package bundles, and more."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from distribution import debian_libraries
from distribution.tools import clean_library, install_program, pip
from distribution.windows_parts import for_windows

MORE: Final = Path(__file__).with_name("bundled_windows.txt")


def bundled() -> tuple[str, ...]:
    """Return the requirements of the libraries in the installer, such as `tomli_w==1.2.0`."""
    return (*debian_libraries.bundled(), *debian_libraries.requirements(MORE))


def fill(library: Path, work: Path, version: str) -> None:
    """Put the program and its libraries for a CPython of this version into a folder."""
    install_program(library, work)
    pip(
        "install",
        *("--no-deps", "--no-compile", f"--target={library}"),
        *for_windows(version),
        *bundled(),
    )
    clean_library(library)
