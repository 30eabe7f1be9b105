"""The libraries of the extra `host`: what is told where one of them is not installed."""

from __future__ import annotations

from accessigame.core.model import Event, Unavailable, event_class
from accessigame.storage.installing import pip_command


@event_class
class DoorLibraryMissing(Event):
    """A library that guests need is not installed; `command` installs it."""

    library: str
    command: str


def missing(library: str) -> Unavailable:
    """Return the refusal of a door without its library, with the command that installs it."""
    return Unavailable(DoorLibraryMissing(library, pip_command(library)))
