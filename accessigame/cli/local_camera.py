"""The camera of this computer, for a table with real cards.

`source_in` finds what a flag names, before a game begins. `camera_at` looks during the game.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from accessigame import games
from accessigame.core.model import (
    AtTable,
    Event,
    NotUnderstood,
    Refusal,
    Unavailable,
    event_class,
)
from accessigame.devices.camera import library
from accessigame.host.host import Host
from accessigame.input.card_code import CardCode

CAMERAS: Final = Path("/sys/class/video4linux")
"""The cameras of Linux: a folder for each, with its name in a file."""
STREAMS: Final = ("http://", "https://", "rtsp://")


@event_class
class CameraUnknown(AtTable):
    """What was given is no camera and no file. known: the names of cameras, or `none`."""

    given: str
    known: str


@event_class
class CameraLibraryMissing(Event):
    """The library for cameras is not installed; `command` installs it."""

    command: str


def source_in(given: str) -> str:
    """Return the source that a text names: a number, a name, a file, a folder or an address.

    Raises Unavailable without the library, NotUnderstood for what is none of these.
    """
    if not library.is_installed():
        from accessigame.storage.installing import pip_command  # noqa: PLC0415 - only for this event

        raise Unavailable(CameraLibraryMissing(pip_command(library.PACKAGE)))
    text = given.strip()
    if (text.isascii() and text.isdigit()) or text.startswith(STREAMS):
        return text
    if text and Path(text).exists():
        return str(Path(text).resolve())
    cameras = cameras_by_name() if sys.platform == "linux" else {}
    if (number := cameras.get(text.casefold())) is not None:
        return number
    raise NotUnderstood(CameraUnknown(given, ", ".join(cameras) or "none"))


def cameras_by_name() -> dict[str, str]:
    """Return the number of each camera by its name in small letters; the first of equal names.

    A camera has a second device for its figures, which gives no picture and has the same name.
    """
    found: dict[str, str] = {}
    for path in sorted(CAMERAS.glob("video*/name"), key=lambda path: _number(path.parent)):
        name = path.read_text("utf-8", "replace").strip().casefold()
        found.setdefault(name, str(_number(path.parent)))
    return found


def _number(device: Path) -> int:
    return int(device.name.removeprefix("video"))


@asynccontextmanager
async def camera_at(host: Host, source: str) -> AsyncIterator[None]:
    """Let a camera look at the table within this block.

    Where the source of the settings cannot be, the table hears why, and plays on without it.
    """
    try:
        source = source_in(source)
    except Refusal as refusal:
        host.wake(refusal.event)
        yield
        return
    from accessigame.devices.camera.camera import Camera  # noqa: PLC0415 - imported only with a camera

    camera = Camera(source, every_card(), host.see, host.wake)
    host.attach_camera(camera.look)
    try:
        yield
    finally:
        await camera.close()


def every_card() -> tuple[CardCode, ...]:
    """Return each card of each game: one of another game is seen as such, and is no entry."""
    return tuple(
        CardCode(box, number)
        for game in games.every()
        for box in dict.fromkeys(game.material.boxes.values())
        for number in dict.fromkeys(number for face in game.material.faces for number in face)
    )
