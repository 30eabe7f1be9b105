"""The Debian package: `python -m distribution.deb FOLDER` builds it there.

1. pip fetches the bundled libraries for each Python of Debian, as wheels, so nothing is compiled.
2. They are put into one folder with the program. The Pythons share every file but those in C,
   whose names tell for which Python they are.
3. The manual pages, the completion, the desktop entry, the rule of udev and the docs are added.
4. dpkg-deb packs it all.

It needs the network; the installation of the package needs Debian's packages alone.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessigame import __version__
from accessigame.devices.transport import hid_devices
from accessigame.words.words import LANGUAGES
from distribution import completion, debian_libraries, licences, manual
from distribution.package_files import (
    CONTROL,
    COPYRIGHT,
    DESKTOP_ENTRY,
    IS_BRAILLE,
    LAUNCHER,
    SCRIPTS,
    UDEV_RULE,
)
from distribution.tools import ROOT, BuildError, clean_library, install_program, pip, run

LIBRARY: Final = "usr/lib/accessigame"
DOCUMENTATION: Final = "usr/share/doc/accessigame"
PAGES: Final = ("README.md", "docs")
GLIBC: Final = (17, 24, 26, 27, 28, 31, 34, 35, 36)
"""The minor releases of glibc 2 for which wheels are made, up to that of Debian 12."""
MACHINES: Final = MappingProxyType({"amd64": "x86_64", "arm64": "aarch64"})
"""The name that wheels have for each architecture of Debian that was thought of."""
PROGRAM, DATA = 0o755, 0o644
"""Modes of files."""


def build(target: Path) -> Path:
    """Build the package in a folder, and return its path. Raises BuildError."""
    architecture = _output("dpkg", "--print-architecture")
    if architecture not in MACHINES:
        raise BuildError(f"no wheels are known for {architecture}: {', '.join(MACHINES)}")
    target.mkdir(parents=True, exist_ok=True)
    package = target / f"accessigame_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work, "tree")
        fill_library(tree / LIBRARY, Path(work), MACHINES[architecture])
        fill_rest(tree)
        add_control(tree, architecture)
        run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(tree), str(package))
    return package


def fill_library(library: Path, work: Path, machine: str) -> None:
    """Put the program and the bundled libraries into the folder from which they are imported."""
    install_program(library, work)
    for python in debian_libraries.PYTHONS:
        fetched = work / python
        pip(
            "install",
            *("--no-deps", "--no-compile", "--only-binary=:all:", "--implementation=cp"),
            *(f"--python-version={python}", f"--target={fetched}", "--platform=any"),
            *(f"--platform=manylinux_2_{minor}_{machine}" for minor in GLIBC),
            f"--platform=manylinux2014_{machine}",
            *debian_libraries.bundled(),
        )
        merge(fetched, library)
    clean_library(library)
    licences.check(library)


def merge(source: Path, target: Path) -> None:
    """Copy a folder into another one that may have the same files already.

    Raises BuildError where a file that is imported or loaded differs from one of the same name.
    """
    for path in sorted(source.rglob("*")):
        new = target / path.relative_to(source)
        if path.is_dir():
            new.mkdir(parents=True, exist_ok=True)
        elif not new.exists():
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, new)
        elif path.parent.suffix != ".dist-info" and path.read_bytes() != new.read_bytes():
            raise BuildError(f"{new.relative_to(target)} is not the same for each Python")


def fill_rest(tree: Path) -> None:
    """Put everything but the libraries into the tree of the package."""
    _write(tree / "usr/bin/accessigame", LAUNCHER, PROGRAM)
    for language in LANGUAGES:
        folder = "man1" if language == "en" else f"{language}/man1"
        text = manual.page(language, f"/{DOCUMENTATION}")
        _write_packed(tree / "usr/share/man" / folder / "accessigame.1.gz", text)
    _write(tree / "usr/share/bash-completion/completions/accessigame", completion.script())
    _write(tree / "usr/share/applications/accessigame.desktop", DESKTOP_ENTRY)
    _write(within(tree, hid_devices.IS_BRAILLE), IS_BRAILLE, PROGRAM)
    _write(within(tree, hid_devices.PACKAGE_RULE_FILE), UDEV_RULE)
    _write(tree / DOCUMENTATION / "copyright", COPYRIGHT + (ROOT / "LICENSE").read_text("utf-8"))
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    _write_packed(tree / DOCUMENTATION / "changelog.gz", changes)
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.*"))):
        _write(tree / DOCUMENTATION / page.relative_to(ROOT), page.read_text("utf-8"))


def within(tree: Path, path: Path) -> Path:
    """Return where a file of the system is in the tree of the package."""
    return tree / path.relative_to("/")


def add_control(tree: Path, architecture: str) -> None:
    """Add the files by which dpkg knows the package, when everything else is in the tree."""
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    for path in files:
        is_program = path.parent.name == "bin" or path == within(tree, hid_devices.IS_BRAILLE)
        path.chmod(PROGRAM if is_program else DATA)
    sums = (f"{_md5(path)}  {path.relative_to(tree)}\n" for path in files)
    control = CONTROL.format(
        version=__version__,
        architecture=architecture,
        size=sum(path.stat().st_size for path in files) // 1024,
        depends=", ".join(debian_libraries.NEEDED),
        maintainer=maintainer(os.environ),
    )
    _write(tree / "DEBIAN/control", control)
    _write(tree / "DEBIAN/md5sums", "".join(sums))
    for name, script in SCRIPTS.items():
        _write(tree / "DEBIAN" / name, script, PROGRAM)


def maintainer(environment: Mapping[str, str]) -> str:
    """Return whom a package is from: whoever builds it, as Debian's own tools are told.

    Without an address, one that can never exist says that nobody reads mail about this package:
    RFC 2606 keeps `.invalid` for that, and Debian's tools want the form of an address.
    """
    name = " ".join(environment.get("DEBFULLNAME", "").split())
    address = environment.get("DEBEMAIL", "").strip()
    if not re.fullmatch(r"[^\s<>@]+@[^\s<>@]+", address):
        return "The accessigame developers <nobody@accessigame.invalid>"
    return f"{name or address} <{address}>"


def _write(path: Path, text: str, mode: int = DATA) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(mode)


def _write_packed(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _md5(path: Path) -> str:
    """Return the sum that dpkg compares, which finds damage and is no protection."""
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def _output(*command: str) -> str:
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603 - our own commands
    except (OSError, subprocess.CalledProcessError) as error:
        raise BuildError(f"{command[0]} is needed: packages are built on Debian") from error


def main(arguments: Sequence[str]) -> int:
    """Build the package in the folder that is named, and say its path."""
    try:
        package = build(Path(arguments[0] if arguments else "dist"))
    except BuildError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{package}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
