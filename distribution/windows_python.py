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
import subprocess
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from distribution.tools import BuildError, pip, run
from distribution.windows_libraries import for_windows

COMPILER: Final = "x86_64-w64-mingw32-gcc"
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
UNUSED_BINARIES: Final = ("_tkinter", "_msi")
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
FORWARDER: Final = "int _start(void *a, unsigned b, void *c) { return 1; }\n"
"""python3.dll, which hands everything on to that of one version."""


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
        for name, data in _of_panda3d(Path(work), version):
            folder.joinpath(name).write_bytes(data)
        _compile(folder / "python.exe", MAIN, "-municode", f'-DPYTHON=L"python3{minor}.dll"')
        _forward(folder, Path(work), minor)
        _pack_library(folder / f"python3{minor}.zip", Path(work, "library"))
    shutil.copyfile(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), folder / "LICENSE.txt")


def _of_panda3d(work: Path, version: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file of CPython in that wheel."""
    minor = version.partition(".")[2]
    pip("download", "--no-deps", f"--dest={work}", *for_windows(version), "panda3d")
    (path,) = work.glob("panda3d-*.whl")
    with zipfile.ZipFile(path) as wheel:
        for member in wheel.namelist():
            name = member.removeprefix("deploy_libs/")
            if name != member and _is_of_cpython(name, minor):
                yield name, wheel.read(member)


def _is_of_cpython(name: str, minor: str) -> bool:
    if name.endswith(".pyd"):
        return f"cp3{minor}t-" not in name and not name.startswith(UNUSED_BINARIES)
    parts = ("python3", "vcruntime", "libcrypto", "libssl", "libffi", "sqlite3")
    return name.lower().startswith(parts) and name.endswith(".dll")


def _compile(target: Path, source: str, *options: str) -> None:
    with tempfile.TemporaryDirectory() as work:
        path = Path(work, "source.c")
        path.write_text(source, "utf-8")
        run(COMPILER, "-O1", "-s", "-o", str(target), str(path), *options)


def _forward(folder: Path, work: Path, minor: str) -> None:
    """Compile python3.dll, with the names of the library of this version."""
    dump = (COMPILER.replace("gcc", "objdump"), "-p", str(folder / f"python3{minor}.dll"))
    listed = subprocess.run(dump, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own command
    table = listed.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    names = (line.split()[-1] for line in table.splitlines()[1:] if "]" in line)
    exports = work / "python3.def"
    lines = "".join(f"{name} = python3{minor}.{name}\n" for name in names)
    exports.write_text(f"LIBRARY python3.dll\nEXPORTS\n{lines}", "utf-8")
    _compile(
        folder / "python3.dll", FORWARDER, "-shared", "-nostdlib", "-e", "_start", str(exports)
    )


def _pack_library(archive: Path, work: Path) -> None:
    """Pack the library in Python, compiled as in the embeddable CPython."""
    ignored = shutil.ignore_patterns(*UNUSED)
    shutil.copytree(sysconfig.get_path("stdlib"), work, ignore=ignored)
    if not compileall.compile_dir(work, quiet=2, legacy=True, stripdir=str(work)):
        raise BuildError("the library of this Python does not compile")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:  # NSIS packs it better
        for path in sorted(work.rglob("*.pyc")):
            packed.write(path, path.relative_to(work))
