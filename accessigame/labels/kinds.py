"""The two kinds of formats: rows of cells for embossers, and drawings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from accessigame.labels.rows import Embossing
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
