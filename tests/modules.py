"""The modules of the program, each of which loads on every system and without any extra."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Final

import accessigame

SEPARATE: Final = (
    "camera.vision",
    "far.meeting",
    "far.pipes",
    "far.reactor",
    "far.tunnel_library",
    "far.tunnel_process",
)
"""The modules that load the library of an extra, in a process of their own."""


def modules() -> Iterator[str]:
    """Yield the names of all modules, but for those that load the library of an extra."""
    for module in pkgutil.walk_packages(accessigame.__path__, "accessigame."):
        if not module.name.endswith(("__main__", *SEPARATE)):
            yield module.name


def load_all() -> None:
    """Load every one of these modules."""
    for name in modules():
        importlib.import_module(name)
