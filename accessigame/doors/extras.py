"""The libraries of the extra `host`: what is told where one of them is not installed."""

from __future__ import annotations

import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from shlex import quote

from accessigame.core.model import Event, Unavailable, event_class


@event_class
class DoorLibraryMissing(Event):
    """A library that guests need is not installed; `command` installs it."""

    library: str
    command: str


def missing(library: str) -> Unavailable:
    """Return the refusal of a door without its library, with the command that installs it."""
    pip = f"{quote(sys.executable)} -m pip"  # that of the Python that runs here
    return Unavailable(DoorLibraryMissing(library, f"{pip} install {quote(_requirement(library))}"))


def _requirement(library: str) -> str:
    """Return the versions of a library that the package asks for; its name if it asks for none."""
    try:
        asked = requires("accessigame") or []
    except PackageNotFoundError:  # a copy of the sources that pip knows nothing of
        asked = []
    wanted = (each.partition(";")[0].strip() for each in asked)
    same = (each for each in wanted if re.split(r"[^\w-]", each, maxsplit=1)[0] == library)
    return next(same, library)
