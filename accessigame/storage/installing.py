"""The commands that install what is missing, for the system at hand."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Mapping
from enum import StrEnum
from importlib.metadata import PackageNotFoundError, requires
from types import MappingProxyType
from typing import Final

from accessigame.storage.shell import quoted

UNKNOWN: Final = "none"
"""In place of a command: no program that installs packages is known here."""

MANAGERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "apt-get": "apt-get install",
        "dnf": "dnf install",
        "zypper": "zypper install",
        "pacman": "pacman -S",
        "brew": "brew install",
    }
)
"""The command of each package manager, by its program; the first one that is there is used."""
WITHOUT_ROOT: Final = ("brew",)
"""The package managers that refuse to run as root."""


class Need(StrEnum):
    """What the system has to bring."""

    BRAILLE = "liblouis with its tables"
    VOICE = "eSpeak NG with its voices"
    SOUND = "PortAudio"


PACKAGES: Final[Mapping[Need, Mapping[str, str]]] = MappingProxyType(
    {
        Need.BRAILLE: {
            "apt-get": "python3-louis liblouis-data",
            "dnf": "python3-louis",
            "zypper": "python3-louis",
            "pacman": "liblouis",
            "brew": "liblouis",
        },
        Need.VOICE: {
            "apt-get": "libespeak-ng1 espeak-ng-data",
            "dnf": "espeak-ng",
            "zypper": "espeak-ng",
            "pacman": "espeak-ng",
            "brew": "espeak-ng",
        },
        Need.SOUND: {
            "apt-get": "libportaudio2",
            "dnf": "portaudio",
            "zypper": "libportaudio2",
            "pacman": "portaudio",
            "brew": "portaudio",
        },
    }
)
"""The packages that bring it, by the program that installs them."""


def system_command(need: Need) -> str:
    """Return the command that installs a package of the system; `UNKNOWN` without one."""
    for program, command in MANAGERS.items():
        if shutil.which(program):
            root = "" if program in WITHOUT_ROOT or _is_root() else "sudo "
            return f"{root}{command} {PACKAGES[need][program]}"
    return UNKNOWN


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def pip_command(library: str) -> str:
    """Return the command that installs a library for the Python that runs here."""
    return f"{quoted(sys.executable)} -m pip install {quoted(_requirement(library))}"


def _requirement(library: str) -> str:
    """Return the versions of a library that the package asks for; its name if it asks for none."""
    try:
        requirements = requires("accessigame") or []
    except PackageNotFoundError:  # a copy of the sources that pip knows nothing of
        requirements = []
    texts = (each.partition(";")[0].strip() for each in requirements)
    same = (each for each in texts if re.split(r"[^\w-]", each, maxsplit=1)[0] == library)
    return next(same, library)
