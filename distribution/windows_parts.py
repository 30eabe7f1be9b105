"""The parts of a CPython for Windows that the registries have, and what is compiled here.

The binaries come from the wheel of Panda3D, which carries a CPython for programs that it bundles.
"""

from __future__ import annotations

import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from distribution.tools import pip, run

COMPILER: Final = "x86_64-w64-mingw32-gcc"
UNUSED_BINARIES: Final = ("_tkinter", "_msi")
FORWARDER: Final = "int _start(void *a, unsigned b, void *c) { return 1; }\n"
"""python3.dll, which hands everything on to that of one version."""


def for_windows(version: str) -> tuple[str, ...]:
    """Return the options with which pip takes wheels for this CPython, such as 3.11."""
    return (
        *("--platform=win_amd64", "--implementation=cp", "--only-binary=:all:"),
        f"--python-version={version}",
    )


def binaries(work: Path, version: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each binary of a CPython, such as 3.11."""
    minor = version.partition(".")[2]
    for name, data in of_wheel(work, "panda3d", "deploy_libs/", *for_windows(version)):
        if _is_of_cpython(name, minor):
            yield name, data


def of_wheel(work: Path, name: str, prefix: str, *options: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file of a wheel whose path begins like this.

    work: a folder for the wheel. options: those of pip, for wheels of another system.
    """
    pip("download", "--no-deps", f"--dest={work}", *options, name)
    (path,) = work.glob(f"{name}-*.whl")
    with zipfile.ZipFile(path) as wheel:
        for member in wheel.namelist():
            if member.startswith(prefix):
                yield Path(member).name, wheel.read(member)
    path.unlink()


def compile_for_windows(target: Path, source: str, *options: str) -> None:
    """Compile a program or a library for Windows. Raises BuildError."""
    with tempfile.TemporaryDirectory() as work:
        path = Path(work, "source.c")
        path.write_text(source, "utf-8")
        run(COMPILER, "-O1", "-s", "-o", str(target), str(path), *options)


def compile_forwarder(folder: Path, version: str) -> None:
    """Compile python3.dll beside the library of this version, with all of its names."""
    python = f"python{version.replace('.', '')}"
    with tempfile.TemporaryDirectory() as work:
        exports = Path(work, "python3.def")
        lines = "".join(f"{name} = {python}.{name}\n" for name in _exported(folder / python))
        exports.write_text(f"LIBRARY python3.dll\nEXPORTS\n{lines}", "utf-8")
        options = ("-shared", "-nostdlib", "-e", "_start", str(exports))
        compile_for_windows(folder / "python3.dll", FORWARDER, *options)


def _is_of_cpython(name: str, minor: str) -> bool:
    if name.endswith(".pyd"):
        return f"cp3{minor}t-" not in name and not name.startswith(UNUSED_BINARIES)
    parts = ("python3", "vcruntime", "libcrypto", "libssl", "libffi", "sqlite3")
    return name.lower().startswith(parts) and name.endswith(".dll")


def _exported(library: Path) -> Iterator[str]:
    """Yield the names that a library exports; its path is without `.dll`."""
    dump = (COMPILER.replace("gcc", "objdump"), "-p", f"{library}.dll")
    listed = subprocess.run(dump, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own command
    table = listed.partition("[Ordinal/Name Pointer] Table")[2].partition("\n\n")[0]
    return (line.split()[-1] for line in table.splitlines()[1:] if "]" in line)
