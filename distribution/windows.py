"""The installer for Windows: `python -m distribution.windows FOLDER` builds it there.

1. A CPython for Windows, the program and its libraries are put into one folder.
2. liblouis joins them, where its folder is named: no registry has one for Windows.
3. The licences of all that is inside are collected, and none may be missing.
4. NSIS packs it all.

It needs the network; the installer needs none.
"""

from __future__ import annotations

import argparse
import compileall
import py_compile
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame import __version__
from distribution import console_properties, licences, windows_libraries, windows_python
from distribution.tools import BuildError, pip, run

SCRIPT: Final = Path(__file__).with_name("installer.nsi")
NAME: Final = "accessigame-setup.exe"
LARGEST: Final = 60_000_000
"""Bytes of the installer at most."""
LIBRARIES: Final = "Lib/site-packages"
DLL: Final = "liblouis.dll"
DLL_FOLDERS: Final = (".", "bin")
TABLE_FOLDERS: Final = ("share/liblouis/tables", "tables", "louis/tables")
LANDMARK: Final = "en-us-brf.dis"
NO_BRAILLE: Final = (
    "No liblouis is named, so this installer has no braille: make windows LIBLOUIS=folder\n"
)
STARTER: Final = "pip/_vendor/distlib/t64.exe"
SHEBANG: Final = b"#!<launcher_dir>\\python\\python.exe\r\n"
"""The first line of what the starter starts: the CPython beside it."""
MAIN: Final = """\
import re
import sys

from accessigame.main import main

if __name__ == "__main__":
    sys.argv[0] = re.sub(r"\\.exe$", "", sys.argv[0])
    sys.exit(main())
"""


@dataclass(frozen=True, slots=True)
class Parts:
    """What no registry has: the embeddable CPython as an archive, and a folder with liblouis."""

    cpython: Path | None = None
    liblouis: Path | None = None


def build(target: Path, parts: Parts) -> Path:
    """Build the installer in a folder, and return its path. Raises BuildError."""
    target.mkdir(parents=True, exist_ok=True)
    installer = target.absolute() / NAME
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work, "tree")
        fill(tree, Path(work), parts)
        console = Path(work, "console")
        console.write_bytes(console_properties.block())
        pack(tree, console, installer)
    if installer.stat().st_size > LARGEST:
        raise BuildError(f"{installer} has {installer.stat().st_size} bytes, more than {LARGEST}")
    return installer


def fill(tree: Path, work: Path, parts: Parts) -> None:
    """Put everything that is installed into a folder, as it is then on Windows."""
    python = tree / "python"
    version = windows_python.fill(python, parts.cpython)
    library = python / LIBRARIES
    windows_libraries.fill(library, work, version)
    shutil.rmtree(library / "bin", ignore_errors=True)
    if version == f"{sys.version_info.major}.{sys.version_info.minor}":
        _compile(library, tree)
    write_starter(tree / "accessigame.exe", work)
    if parts.liblouis is None:
        sys.stderr.write(NO_BRAILLE)
    else:
        add_liblouis(python / "liblouis", parts.liblouis)
    texts = tree / "licences"
    licences.collect(library, texts)
    shutil.copyfile(python / "LICENSE.txt", texts / "CPython.txt")


def _compile(library: Path, tree: Path) -> None:
    """Compile the libraries, so that the first start is no slower than the next ones."""
    compileall.compile_dir(
        library,
        quiet=2,
        stripdir=str(tree),
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )


def write_starter(path: Path, work: Path) -> None:
    """Write accessigame.exe, the starter that pip makes of a command, for the CPython beside it."""
    pip("download", "--no-deps", f"--dest={work}", "pip")
    (wheel,) = work.glob("pip-*.whl")
    script = work / "script.zip"
    with zipfile.ZipFile(script, "w") as archive:
        archive.writestr("__main__.py", MAIN)
    with zipfile.ZipFile(wheel) as archive:
        path.write_bytes(archive.read(STARTER) + SHEBANG + script.read_bytes())


def add_liblouis(target: Path, source: Path) -> None:
    """Put the library and the tables of a folder where the program looks for them.

    Raises BuildError where one of them is missing. The folder is one of a release of liblouis,
    or has the library and a folder `tables`.
    """
    dll = next((path for each in DLL_FOLDERS if (path := source / each / DLL).is_file()), None)
    tables = next(
        (path for each in TABLE_FOLDERS if (path := source / each / LANDMARK).is_file()), None
    )
    if dll is None or tables is None:
        raise BuildError(f"{source} has no {DLL} with its tables")
    target.joinpath("bin").mkdir(parents=True)
    shutil.copyfile(dll, target / "bin" / DLL)
    shutil.copytree(tables.parent, target / "share/liblouis/tables")


def pack(tree: Path, console: Path, installer: Path) -> None:
    """Pack a folder with NSIS. Raises BuildError."""
    files = (path for path in tree.rglob("*") if path.is_file())
    about = {
        "VERSION": __version__,
        "TREE": tree,
        "CONSOLE": console,
        "OUTPUT": installer,
        "SIZE": sum(path.stat().st_size for path in files) // 1024,
    }
    defined = (f"-D{name}={value}" for name, value in about.items())
    run("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defined, str(SCRIPT))


def main(arguments: Sequence[str]) -> int:
    """Build the installer in the folder that is named, and say its path."""
    parser = argparse.ArgumentParser(description="Build the installer for Windows.")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("dist"))
    parser.add_argument("--cpython", type=_path, help="the embeddable CPython of python.org")
    parser.add_argument("--liblouis", type=_path, help="a folder with liblouis.dll and its tables")
    chosen = parser.parse_args(arguments)
    try:
        installer = build(chosen.folder, Parts(chosen.cpython, chosen.liblouis))
    except BuildError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{installer}\n")
    return 0


def _path(text: str) -> Path | None:
    """Return a path; None for none, as make hands on a variable that is not set."""
    return Path(text) if text else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
