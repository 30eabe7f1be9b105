"""The commands that install what is missing."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

import pytest

from accessigame.storage import installing
from accessigame.storage.installing import (
    MANAGERS,
    PACKAGES,
    UNKNOWN,
    Need,
    pip_command,
    system_command,
)
from accessigame.storage.shell import quoted

IS_INSTALLED = any(distribution.name == "accessigame" for distribution in distributions())
LISTS = list(Path("/var/lib/apt/lists").glob("*_Packages*"))


def there_is(monkeypatch: pytest.MonkeyPatch, *programs: str, root: bool = False) -> None:
    """Have only these programs on this system, for root or for somebody else."""
    monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
    monkeypatch.setattr(installing, "_is_root", lambda: root)


@pytest.mark.parametrize(
    ("program", "command"),
    [
        ("apt-get", "sudo apt-get install libportaudio2"),
        ("dnf", "sudo dnf install portaudio"),
        ("zypper", "sudo zypper install libportaudio2"),
        ("pacman", "sudo pacman -S portaudio"),
        ("brew", "brew install portaudio"),
    ],
)
def test_the_command_of_each_system(
    monkeypatch: pytest.MonkeyPatch, program: str, command: str
) -> None:
    """The command is that of the system, whole. Fails when Debian's is told everywhere."""
    there_is(monkeypatch, program)
    assert system_command(Need.SOUND) == command


def test_root_needs_no_sudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare system may have no sudo at all, and root does not need it."""
    there_is(monkeypatch, "apt-get", root=True)
    assert system_command(Need.VOICE) == "apt-get install libespeak-ng1 espeak-ng-data"


def test_a_system_without_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no program installs packages, as on Windows, no command is invented."""
    there_is(monkeypatch)
    assert system_command(Need.BRAILLE) == UNKNOWN


def test_every_need_is_met_everywhere() -> None:
    """Each package manager has packages for each need, and each need is in the table."""
    assert set(PACKAGES) == set(Need)
    assert all(set(names) == set(MANAGERS) for names in PACKAGES.values())


@pytest.mark.skipif(not (LISTS and shutil.which("apt-cache")), reason="apt has no lists here")
def test_debian_has_these_packages() -> None:
    """The packages exist in this Debian. Fails when a name is misspelled."""
    names = " ".join(packages["apt-get"] for packages in PACKAGES.values()).split()
    command = ["apt-cache", "show", "--no-all-versions", *names]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert {f"Package: {name}" for name in names} <= set(shown.stdout.splitlines())


@pytest.mark.skipif(not IS_INSTALLED, reason="pip knows nothing of these sources")
def test_a_library_comes_with_the_versions_that_the_program_asks_for() -> None:
    """The command of pip is for the Python that runs, with the bounds of the package."""
    python, _, requirement = pip_command("prismatoid").partition(" -m pip install ")
    assert python == quoted(sys.executable)
    (library,) = shlex.split(requirement)
    assert library.startswith("prismatoid")
    assert {part[:1] for part in library.removeprefix("prismatoid").split(",")} == {"<", ">"}


def test_on_windows_the_command_has_the_quotes_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """For cmd, the quotes of POSIX are a part of the name, and `<` names a file.

    Fails when both systems get the same command.
    """
    monkeypatch.setattr(sys, "executable", "C:\\Users\\Zoé\\python.exe")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(installing, "requires", lambda _: ['prismatoid<1,>=0.18; extra == "x"'])
    assert pip_command("prismatoid") == (
        'C:\\Users\\Zoé\\python.exe -m pip install "prismatoid<1,>=0.18"'
    )
