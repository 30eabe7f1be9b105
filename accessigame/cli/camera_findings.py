"""What `doctor` finds on cameras: whether the library loads, and which cameras may be opened."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from accessigame.cli.local_camera import CameraLibraryMissing, cameras_by_name
from accessigame.core.model import AtTable, Event, event_class
from accessigame.devices.camera import library
from accessigame.devices.transport.port import group_of
from accessigame.devices.transport.serial_port import may_open
from accessigame.storage.installing import pip_command

DEVICE: Final = "/dev/video"
"""The device of a camera on Linux, before its number."""


@event_class
class CameraLibraryIs(Event):
    """Doctor: the library for cameras loads, and has this version."""

    version: str


@event_class
class CameraLibraryBroken(Event):
    """Doctor: the library for cameras is there and does not load; `command` installs it again."""

    command: str


@event_class
class CameraFound(AtTable):
    """Doctor: a camera that may be opened, with the number that names it."""

    name: str
    number: str


@event_class
class CameraDenied(AtTable):
    """Doctor: a camera that this user may not open; those of a group may."""

    name: str
    group: str


@event_class
class NoCameraFound(Event):
    """Doctor: the library for cameras is there, and no camera is plugged in."""


def camera_findings() -> Iterator[tuple[Event, bool]]:
    """Yield what is found, and whether it is well; nothing where nobody seems to want a camera."""
    cameras = cameras_by_name() if sys.platform == "linux" else {}
    if library.is_installed():
        yield _loaded()
        if sys.platform == "linux" and not cameras:
            yield NoCameraFound(), True
    elif cameras:
        yield CameraLibraryMissing(pip_command(library.PACKAGE)), False
    for name, number in cameras.items():
        device = f"{DEVICE}{number}"
        allowed = may_open(device)
        event = CameraFound(name, number) if allowed else CameraDenied(name, group_of(device))
        yield event, allowed


def _loaded() -> tuple[Event, bool]:
    version = library.loaded_version()
    if version is None:
        return CameraLibraryBroken(pip_command(library.PACKAGE)), False
    return CameraLibraryIs(version), True
