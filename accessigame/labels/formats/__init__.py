"""The formats: rows or a drawing come in, the content of a file goes out.

Each format is a file that exposes `FORMAT` and is found here; no list has to be changed.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from accessigame.labels.label import Embossing
from accessigame.labels.shapes import Drawing


@dataclass(frozen=True, slots=True)
class EmbosserFormat:
    """A format that an embosser reads."""

    name: str
    write: Callable[[Embossing], bytes]


@dataclass(frozen=True, slots=True)
class DrawingFormat:
    """A format of drawings.

    apart: a file holds one page only, so several pages are several files.
    """

    name: str
    write: Callable[[Drawing], bytes]
    apart: bool = False


Format: TypeAlias = EmbosserFormat | DrawingFormat


@cache
def every() -> dict[str, Format]:
    """Return the formats by name."""
    modules = (
        importlib.import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__)
    )
    formats: list[Format] = [module.FORMAT for module in modules]
    return {one.name: one for one in sorted(formats, key=lambda one: one.name)}


def embossed() -> list[str]:
    """Return the names of the formats that an embosser reads."""
    return [name for name, form in every().items() if isinstance(form, EmbosserFormat)]


def drawn() -> dict[str, DrawingFormat]:
    """Return the formats of drawings by name."""
    return {name: form for name, form in every().items() if isinstance(form, DrawingFormat)}
