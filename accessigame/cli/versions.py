"""The versions of the program and of what it stands on, for `accessigame --version`."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from accessigame import __version__
from accessigame.braille.discovery import liblouis
from accessigame.core.model import Event, Refusal, event_class
from accessigame.devices.speech.stream import portaudio_version
from accessigame.devices.speech.synthesiser import synthesiser

LIBRARIES: Final = ("pyttsx3", "prompt_toolkit", "pyserial")
"""The libraries of Python that meet the devices of the computer."""
OPTIONAL: Final = ("sounddevice", "prismatoid", "asyncssh", "aiohttp")
"""Further ones that a report names: of sound, of screen readers, and of the ways in."""


@event_class
class VersionIs(Event):
    """The version of a program or of a library."""

    name: str
    version: str


@event_class
class VersionMissing(Event):
    """A program or a library is missing, or does not start."""

    name: str


def versions() -> Iterator[Event]:
    """Yield the versions, that of the program first."""
    yield VersionIs("accessigame", __version__)
    yield VersionIs("Python", platform.python_version())
    yield _event("liblouis", lambda: liblouis().binding.version)
    yield _event("eSpeak NG", synthesiser().version)
    for library in LIBRARIES:
        yield _event(library, partial(version, library))


def device_versions() -> Iterator[Event]:
    """Yield the same and those of sound, of screen readers and of the ways in, for a report."""
    yield from versions()
    yield _event("PortAudio", portaudio_version)
    for library in OPTIONAL:
        yield _event(library, partial(version, library))


def _event(name: str, find: Callable[[], str]) -> Event:
    """Return the version that a function finds, or that it is missing."""
    try:
        return VersionIs(name, find())
    except (Refusal, OSError, PackageNotFoundError):
        return VersionMissing(name)
