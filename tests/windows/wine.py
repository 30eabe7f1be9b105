"""Programs of Windows, started by Wine in a folder of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

from distribution.windows_parts import COMPILER

PROJECT: Final = Path(__file__).parents[2]
VERSION: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
MINOR: Final = VERSION.replace(".", "")
PACKAGES: Final = {"wine": "wine", COMPILER: "gcc-mingw-w64-x86-64"}
"""The Debian packages that are needed, by a program of each."""
SYSTEM_PATH: Final = re.compile("/[^/]+/")
LOCALES: Final = {"fr": "fr_FR", "en": "en_US", "de": "de_DE"}
STAYS: Final = 120
"""Seconds that Wine stays up without a program, since it takes some to start."""


def missing() -> list[str]:
    """Return the Debian packages without which no folder can be made or used."""
    return [package for program, package in PACKAGES.items() if not shutil.which(program)]


class LackingError(Exception):
    """A reason for which something cannot be tried here."""


class Wine:
    """A folder with Wine's drive and a CPython for Windows. Used as a context, it ends Wine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.python = self.folder / "python"
        self.library = self.python / "Lib"
        self.site_packages = self.library / "site-packages"
        self.scripts = self.python / "Scripts"
        self.prefix = self.folder / "prefix"

    def __enter__(self) -> Self:
        """Start Wine alone: its services would hold the outputs of the first program open."""
        self._server(f"-p{STAYS}")
        self.run("cmd", "/c", "exit")
        return self

    def __exit__(self, *_error: object) -> None:
        self._server("-k")
        self.wait()

    def wait(self) -> None:
        """Wait until Wine has ended."""
        self._server("-w")

    def path(self, path: Path | str) -> str:
        """Return how Windows names a path of this system."""
        return "Z:" + str(path).replace("/", "\\")

    def command(self, program: str, *arguments: str) -> list[str]:
        """Return the command for `python`, `accessigame`, or a program of Windows.

        A path of this system among the arguments is named as Windows does; `/c` is none.
        """
        known = {
            "python": str(self.python / "python.exe"),
            "accessigame": str(self.scripts / "accessigame.exe"),
        }
        named = (self.path(each) if SYSTEM_PATH.match(each) else each for each in arguments)
        return ["wine", known.get(program, program), *named]

    def environment(self, language: str = "en", **more: str) -> dict[str, str]:
        """Return the environment of a program, with nothing of whoever runs this.

        language: that of Windows, and with it the code page.
        """
        locale = self._locale(LOCALES[language])
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(self._home),
            "WINEPREFIX": str(self.prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "WINEPATH": f"{self.path(self.scripts)};{self.path(self.python)}",
            "LOCPATH": str(self.folder / "locale"),
            "LC_ALL": locale,
            "TERM": "xterm",
            "PYTHONPATH": self.path(PROJECT),
            **more,
        }

    def start(self, command: list[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
        """Start a program with pipes: Wine 8 gives python.exe no files of this system."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            command,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            env=environment,
            encoding="utf-8",
            errors="replace",
        )

    def run(self, *command: str) -> None:
        """Run a program of Wine to its end; nothing that it says matters."""
        nothing = subprocess.DEVNULL
        subprocess.run(
            ["wine", *command],
            env=self.environment(),
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            check=True,
        )

    def connect(self, port: str, link: Path) -> None:
        """Let a serial port of Windows, such as `com1`, be this one of this system."""
        path = self.prefix / "dosdevices" / port
        path.unlink(missing_ok=True)
        path.symlink_to(link)

    @property
    def _home(self) -> Path:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return home

    def _locale(self, name: str) -> str:
        """Return a locale of this name, which this machine need not have."""
        folder = self.folder / "locale" / f"{name}.utf8"
        if not folder.exists():
            shutil.copytree("/usr/lib/locale/C.utf8", folder)
        return f"{name}.UTF-8"

    def _server(self, option: str) -> None:
        nothing = subprocess.DEVNULL
        subprocess.run(
            ["wineserver", option],
            env=self.environment(),
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            check=False,  # there may be none
        )
