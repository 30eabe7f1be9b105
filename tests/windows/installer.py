"""The installer for Windows, on a drive of Wine that has seen nothing of the program before."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from accessigame import __version__
from accessigame.braille.discovery import LIBRARY_VARIABLE, TABLES_VARIABLE
from distribution import console_properties, windows
from tests.wait_for import wait_for
from tests.windows import games
from tests.windows.braille import TABLES
from tests.windows.console import TRACEBACK
from tests.windows.making import drive
from tests.windows.wine import PROJECT, LackingError, Wine

NSIS: Final = PROJECT / ".nsis" / "bin"
"""Where `make windows` unpacks it."""
READY: Final = "SETUP"
"""The variable that names an installer which is built already."""
UNINSTALLING: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\accessigame"
STARTING: Final = r"HKCU\Software\Microsoft\Windows\CurrentVersion\App Paths\accessigame.exe"
NOT_OURS: Final = ("Temp", "windows")
"""Folders in which Wine and the uninstaller leave files that Windows clears itself."""
LOADING: Final = (
    "import aiohttp, asyncssh, hid, prism, pythoncom, pyttsx3, segno, serial, sounddevice;"
    "import noise, wormhole;"
    "import ctypes, espeakng_loader as ng; ctypes.CDLL(ng.get_library_path())"
)
"""What shows that the parts of the installer fit each other: a voice needs a device for sound."""
WINE_LACKS: Final = "bcryptprimitives.dll"


class Installed(Wine):
    """A drive of its own with the program as it was installed there, and nothing of the tests."""

    @property
    def local(self) -> Path:
        """The folder of the user's programs and data."""
        (folder,) = self.prefix.glob("drive_c/users/*/AppData/Local")
        return folder

    @property
    def program(self) -> Path:
        """The folder of the program."""
        return self.local / "Programs" / "accessigame"

    def command(self, program: str, *arguments: str) -> list[str]:
        """Return the command for the installed program instead of that for a module of Python."""
        if program == "python" and arguments[:2] == ("-m", "accessigame"):
            return super().command(str(self.program / "accessigame.exe"), *arguments[2:])
        return super().command(program, *arguments)

    def environment(self, language: str = "en", **more: str) -> dict[str, str]:
        """Return the environment of a program, without what the tests need to be found."""
        own = super().environment(language, **more)
        return {name: own[name] for name in own.keys() - {"PYTHONPATH", "WINEPATH", "TERM"}}

    def files(self) -> set[Path]:
        """Return the files of the drive, but for what nobody has to clear."""
        paths = self.prefix.joinpath("drive_c").rglob("*")
        return {path for path in paths if path.is_file() and not {*NOT_OURS} & {*path.parts}}

    def output(self, *command: str, typed: str = "", **more: str) -> tuple[str, int]:
        """Return what a program writes, and its exit code."""
        program = self.start(self.command(*command), self.environment("fr", **more))
        out, err = program.communicate(typed)
        return out + err, program.returncode


def installer(wine: Wine, home: Path) -> str:
    """Install silently, play a whole game, and remove it silently: the games stay, no more.

    Raises LackingError where NSIS was not unpacked.
    """
    setup = _setup(home)
    with Installed(home / "wine") as installed:
        drive(installed)
        system = installed.prefix / "drive_c/windows/system32"
        shutil.copyfile(wine.python / WINE_LACKS, system / WINE_LACKS)
        before = installed.files()
        assert installed.output(str(setup), "/S") == ("", 0)
        _starts(installed)
        told = games.whole_game(installed, home / "game", game="no-thanks", language="fr")
        _has_entries(installed)
        kept = _leaves_game(installed)
        _removed(installed)
        left = installed.files() - before
        assert {path for path in left if kept not in path.parents} == set()
        assert any(path.suffix == ".jsonl" for path in left), "the game is gone"
    return (
        f"{setup.stat().st_size / 1e6:.1f} MB; installed: {told}; removed, {len(left)} files kept"
    )


def _setup(home: Path) -> Path:
    """Return the installer: the one that is named, or one that is built now."""
    if ready := os.environ.get(READY):
        return Path(ready)
    if not NSIS.is_dir():
        raise LackingError("make windows has not unpacked NSIS yet")
    os.environ["PATH"] = f"{NSIS}{os.pathsep}{os.environ['PATH']}"
    return windows.build(home / "dist", windows.Parts(liblouis=_liblouis(home)))


def _liblouis(home: Path) -> Path | None:
    """Return a folder with liblouis and its tables, where the library is named."""
    library = os.environ.get(LIBRARY_VARIABLE)
    if not library:
        return None
    folder = home / "liblouis"
    folder.mkdir()
    shutil.copyfile(library, folder / windows.DLL)
    shutil.copytree(os.environ.get(TABLES_VARIABLE, TABLES), folder / "tables")
    return folder


def _starts(installed: Installed) -> None:
    """Ask for the version, and let the doctor look: both are those of the installed program."""
    told, code = installed.output("python", "-m", "accessigame", "--version")
    assert (__version__ in told, code) == (True, 0), told
    told, _ = installed.output("python", "-m", "accessigame", "doctor", "--lang=en")
    assert f"accessigame {__version__}" in told, told
    assert TRACEBACK not in told, told
    told, code = installed.output(str(installed.program / "python/python.exe"), "-c", LOADING)
    assert (TRACEBACK not in told, code) == (True, 0), told
    if installed.program.joinpath("python", "liblouis").is_dir():
        said = "accessigame", "braille", "abc", "--lang=en"
        told, code = installed.output("python", "-m", *said)
        assert (code, "⠁⠃⠉" in told) == (0, True), told


def _has_entries(installed: Installed) -> None:
    """Look for the entries of the Start menu, and for that by which Windows removes programs."""
    (menu,) = installed.prefix.glob(
        "drive_c/users/*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/accessigame"
    )
    names = {"accessigame.lnk", "accessigame (Terminal).lnk"}
    assert {path.name for path in menu.iterdir()} == names
    shortcut = menu.joinpath("accessigame.lnk").read_bytes()
    assert shortcut.endswith(console_properties.block())
    assert "conhost.exe".encode("utf-16-le") in shortcut
    assert r"accessigame\accessigame.exe".encode("utf-16-le") in shortcut
    told, code = installed.output("reg", "query", UNINSTALLING)
    assert code == 0, told
    for value in (__version__, r"\uninstall.exe", "QuietUninstallString", "EstimatedSize"):
        assert value in told, told


def _leaves_game(installed: Installed) -> Path:
    """Leave a game where the program keeps games by itself; return that folder."""
    options = ("play", "no-thanks", "--players=Zoé,Ana:easy,Léa:easy", "--lang=fr")
    told, code = installed.output("python", "-m", "accessigame", *options, typed="q\n")
    assert code == 0, told
    return installed.local / "accessigame"


def _removed(installed: Installed) -> None:
    """Remove the program by the command that it gave Windows, and look that it is gone."""
    installed.output(str(installed.program / "uninstall.exe"), "/S")
    wait_for(lambda: not installed.program.exists())  # a copy of it works on by itself
    for key in (UNINSTALLING, STARTING):
        assert installed.output("reg", "query", key)[1] == 1
