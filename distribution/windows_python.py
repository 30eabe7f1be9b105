"""The CPython inside the installer for Windows.

It is the embeddable one of python.org, where its archive is named. No registry has that; without
it, the parts come from the wheel of Panda3D, which carries a CPython for programs that it bundles:
the library in Python is then that of the Python that builds, python.exe is compiled here, and both
releases differ in their last number at most.
"""

from __future__ import annotations

import compileall
import re
import shutil
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from distribution.tools import BuildError
from distribution.windows_parts import binaries, compile_for_windows, compile_forwarder

LIBRARY: Final = re.compile(r"python3(\d+)\.dll")
UNUSED: Final = (
    *(
        "__pycache__",
        "site-packages",
        "dist-packages",
        "lib-dynload",
        "config-*",
        "_sysconfigdata*",
    ),
    *("test", "tests", "idlelib", "tkinter", "turtledemo", "ensurepip", "lib2to3", "pydoc_data"),
)
"""Folders and files of the library in Python that no installed program needs."""
PATHS: Final = "python3{minor}.zip\n.\nimport site\n"
"""The only places from which this CPython imports, whatever the environment says."""
MAIN: Final = r"""
#include <windows.h>
int wmain(int count, wchar_t **arguments) {
    HMODULE library = LoadLibraryW(PYTHON);
    if (!library) return 120;
    return ((int (*)(int, wchar_t **))GetProcAddress(library, "Py_Main"))(count, arguments);
}
"""
"""python.exe, as CPython's own."""


def fill(folder: Path, archive: Path | None) -> str:
    """Put a CPython into a folder, and return its version, such as 3.11. Raises BuildError."""
    folder.mkdir(parents=True)
    if archive is None:
        _assemble(folder)
    else:
        shutil.unpack_archive(archive, folder, "zip")
    minors = [found[1] for path in folder.iterdir() if (found := LIBRARY.fullmatch(path.name))]
    if len(minors) != 1 or not (folder / "python.exe").is_file():
        raise BuildError(f"{archive} is not the embeddable CPython of python.org for 64 bits")
    paths = PATHS.format(minor=minors[0])
    folder.joinpath(f"python3{minors[0]}._pth").write_text(paths, "ascii")
    return f"3.{minors[0]}"


def _assemble(folder: Path) -> None:
    """Put a CPython of the version that builds into a folder, from what the registries have."""
    version = sysconfig.get_python_version()
    minor = version.partition(".")[2]
    with tempfile.TemporaryDirectory() as work:
        for name, data in binaries(Path(work), version):
            folder.joinpath(name).write_bytes(data)
        macro = f'-DPYTHON=L"python3{minor}.dll"'
        compile_for_windows(folder / "python.exe", MAIN, "-municode", macro)
        compile_forwarder(folder, version)
        _pack_library(folder / f"python3{minor}.zip", Path(work, "library"))
    shutil.copyfile(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), folder / "LICENSE.txt")


def _pack_library(archive: Path, work: Path) -> None:
    """Pack the library in Python, compiled as in the embeddable CPython."""
    ignored = shutil.ignore_patterns(*UNUSED)
    shutil.copytree(sysconfig.get_path("stdlib"), work, ignore=ignored)
    if not compileall.compile_dir(work, quiet=2, legacy=True, stripdir=str(work)):
        raise BuildError("the library of this Python does not compile")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:  # NSIS packs it better
        for path in sorted(work.rglob("*.pyc")):
            packed.write(path, path.relative_to(work))
