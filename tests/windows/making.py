"""The folder in which the program runs as on Windows: CPython, libraries, and a drive for Wine.

The binaries of CPython are those of the installer; its library in Python is that of the Python
that makes the folder, and so is its version.
"""

from __future__ import annotations

import compileall
import hashlib
import io
import shutil
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

from packaging.markers import default_environment
from packaging.requirements import Requirement

from distribution import windows_parts
from distribution.tools import pip
from distribution.windows_parts import (
    binaries,
    compile_for_windows,
    compile_forwarder,
    for_windows,
    of_wheel,
)
from tests.windows.wine import MINOR, VERSION, Wine, missing

PROJECT: Final = Path(__file__).parents[2]
EXTRAS: Final = ("reader", "host", "far", "hid")
FOR_TESTS: Final = (*("hypothesis", "packaging", "pexpect", "pyte", "pytest", "pytest-xdist"),)
"""What the suites need, in the versions that `pyproject.toml` asks for where it names them."""
UNUSED: Final = shutil.ignore_patterns(
    "__pycache__", "site-packages", "dist-packages", "lib-dynload", "test", "tests", "config-*"
)
READY: Final = "ready"
HERE: Final = {name: str(value) for name, value in default_environment().items()} | {"extra": ""}
WINDOWS: Final = HERE | {"os_name": "nt", "sys_platform": "win32", "platform_system": "Windows"}
"""What the markers of packages are asked for: this system, and Windows."""

LAUNCHER: Final = r"""
#include <windows.h>
static const wchar_t *foreign[] = {L"HOME", L"LC_ALL", L"LOCPATH", L"TERM", 0};
int wmain(int count, wchar_t **arguments) {
    for (const wchar_t **name = foreign; *name; name++) SetEnvironmentVariableW(*name, 0);
    HMODULE library = LoadLibraryW(PYTHON);
    if (!library) return 120;
    return ((int (*)(int, wchar_t **))GetProcAddress(library, "Py_Main"))(count, arguments);
}
"""
"""python.exe, which hides what Windows does not have; Wine itself needs it."""
RANDOM: Final = r"""
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T size) {
    return SystemFunction036(data, (ULONG)size);
}
"""
"""bcryptprimitives.dll as far as cryptography needs it: Wine 8 has none."""
SITE: Final = '''"""What Wine 8 does in another way than Windows."""

import msvcrt


def locking(descriptor, mode, count, lock=msvcrt.locking):
    try:
        lock(descriptor, mode, count)
    except OSError as error:  # Wine does not say why a lock is refused
        raise error if error.errno else PermissionError(13, "Permission denied") from None


msvcrt.locking = locking
'''
LACKING: Final = "CM_MapCrToWin32Err = cfgmgr32.CM_MapCrToWin32Err"
"""What pyserial takes from Windows to name an error, and Wine 8 lacks."""
INSTEAD: Final = "CM_MapCrToWin32Err = lambda code, default: default"
STARTER: Final = """import re
import sys

from accessigame.main import main

if __name__ == "__main__":
    sys.argv[0] = re.sub(r"(-script\\.pyw|\\.exe)?$", "", sys.argv[0])
    sys.exit(main())
"""
"""What pip makes of a command of the project."""


def make(wine: Wine) -> None:
    """Make the folder, unless it was made of the same dependencies by this same file.

    Raises SystemExit with a sentence where a program is missing, BuildError where a download or
    a compiler fails.
    """
    if lacking := missing():
        raise SystemExit(f"{', '.join(lacking)} missing: apt-get install {' '.join(lacking)}")
    ready, state = wine.folder / READY, _state()
    if ready.is_file() and ready.read_text("utf-8") == state:
        return
    shutil.rmtree(wine.folder, ignore_errors=True)
    for folder in (wine.python / "DLLs", wine.site_packages, wine.scripts, wine.folder / "build"):
        folder.mkdir(parents=True)
    for step in (_cpython, _library, _executables, _packages, _patches, _command, drive):
        sys.stderr.write(f"making {step.__name__.strip('_')} for Windows\n")
        step(wine)
    shutil.rmtree(wine.folder / "build")
    ready.write_text(state, "utf-8")


def _state() -> str:
    """Return a sign that changes with all that the folder is made of."""
    made_of = (Path(__file__), Path(windows_parts.__file__), PROJECT / "pyproject.toml")
    return hashlib.sha256(b"".join(path.read_bytes() for path in made_of)).hexdigest() + VERSION


# CPython ------------------------------------------------------------------------------------------


def _cpython(wine: Wine) -> None:
    """Unpack the binaries of CPython."""
    for name, data in binaries(wine.folder / "build", VERSION):
        beside = not name.endswith(".pyd") and name.lower().startswith(("python", "vcruntime"))
        wine.python.joinpath("" if beside else "DLLs", name).write_bytes(data)


def _library(wine: Wine) -> None:
    """Copy the library that is written in Python."""
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, wine.library, ignore=UNUSED, dirs_exist_ok=True)


def _executables(wine: Wine) -> None:
    """Compile python.exe, and the two libraries that CPython and its packages miss."""
    macro = f'-DPYTHON=L"python{MINOR}.dll"'
    compile_for_windows(wine.python / "python.exe", LAUNCHER, "-municode", macro)
    options = ("-shared", "-ladvapi32")
    compile_for_windows(wine.python / "bcryptprimitives.dll", RANDOM, *options)
    compile_forwarder(wine.python, VERSION)


# packages -----------------------------------------------------------------------------------------


def wanted() -> list[str]:
    """Return the requirements of the project on Windows, and those of its tests that run there."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    of_tests = [each for each in extras["dev"] if Requirement(each).name in FOR_TESTS]
    rest = set(FOR_TESTS) - {Requirement(each).name for each in of_tests}
    parts = (project["dependencies"], *map(extras.__getitem__, EXTRAS), of_tests, sorted(rest))
    return [each for part in parts for one in part for each in _on_windows(one)]


def _on_windows(line: str) -> Iterator[str]:
    """Yield a requirement without its marker, unless that leaves it out on Windows."""
    requirement = Requirement(line)
    if requirement.marker is None or requirement.marker.evaluate(WINDOWS):
        requirement.marker = None
        yield str(requirement)


def only_on_windows(metadata: Iterable[str]) -> set[str]:
    """Return what packages with these METADATA require on Windows and not on this system."""
    lines = (HeaderParser().parsestr(text).get_all("Requires-Dist") or () for text in metadata)
    required = (Requirement(line) for some in lines for line in some)
    return {
        f"{each.name}{each.specifier}"
        for each in required
        if each.marker and each.marker.evaluate(WINDOWS) and not each.marker.evaluate(HERE)
    }


def _packages(wine: Wine) -> None:
    """Install what pip on Windows would: pip asks the markers of the system that it runs on."""
    new, installed = set(wanted()), set[str]()
    while new:
        options = ("--upgrade", "--no-compile", f"--target={wine.site_packages}")
        pip("install", *options, "--no-warn-conflicts", *for_windows(VERSION), *sorted(new))
        installed |= new
        paths = wine.site_packages.glob("*.dist-info/METADATA")
        new = only_on_windows(path.read_text("utf-8") for path in paths) - installed


def _patches(wine: Wine) -> None:
    """Adapt the library to Wine 8, and compile it, which takes Wine's Python a minute."""
    wine.site_packages.joinpath("sitecustomize.py").write_text(SITE, "utf-8")
    ports = wine.site_packages / "serial/tools/list_ports_windows.py"
    text = ports.read_text("utf-8")
    ports.write_text(text.replace(LACKING, INSTEAD), "utf-8")
    compileall.compile_dir(
        wine.library,
        quiet=2,
        workers=0,
        stripdir=str(wine.library),
        prependdir=wine.path(wine.library),
    )


def _command(wine: Wine) -> None:
    """Write accessigame.exe as pip does it on Windows: a starter with a script behind it."""
    path = "pip/_vendor/distlib/t64.exe"
    ((_, starter),) = of_wheel(wine.folder / "build", "pip", path)
    script = io.BytesIO()
    with zipfile.ZipFile(script, "w") as archive:
        archive.writestr("__main__.py", STARTER)
    first = f'#!"{wine.path(wine.python)}\\python.exe"\r\n'.encode()
    wine.scripts.joinpath("accessigame.exe").write_bytes(starter + first + script.getvalue())


def drive(wine: Wine) -> None:
    """Let Wine make its drive, with the version of Windows that most people have."""
    wine.run("wineboot", "-i")
    wine.run("winecfg", "-v", "win10")
    wine.wait()
