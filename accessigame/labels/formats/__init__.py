"""The formats: rows or a drawing come in, the content of a file goes out.

Each format is a file that exposes `FORMAT` and is found here; no list has to be changed.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TypeAlias

from accessigame.labels.kinds import DrawingFormat, EmbosserFormat

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
