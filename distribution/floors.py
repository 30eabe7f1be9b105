"""The drawing of the floors: `python -m distribution.floors FILE` writes it as SVG.

Each floor is a layer of the import contract in pyproject.toml, the highest first. The description
of the picture says the same in sentences, and docs/design.md has the same floors as a table.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

PROJECT: Final = Path(__file__).parents[1] / "pyproject.toml"
PACKAGE: Final = "accessigame"
TITLE: Final = "The floors of the program"
WIDTH, FLOOR, GAP, MARGIN = 640, 34, 14, 20
"""The sizes of the picture, of a floor and of the spaces between, in pixels."""
STYLE: Final = (
    "text { font: 16px monospace; text-anchor: middle; fill: black } "
    "rect { fill: white; stroke: black; stroke-width: 2 } "
    "line { stroke: black; stroke-width: 2 }"
)


def floors() -> list[list[str]]:
    """Return the names on each floor, the highest first, as the import contract has them."""
    contracts = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (layers,) = [
        contract["layers"]
        for contract in contracts
        if contract["type"] == "layers" and contract["containers"] == [PACKAGE]
    ]
    return [layer.split(" | ") for layer in layers]


def drawing(names: Sequence[Sequence[str]]) -> str:
    """Return the picture of these floors as SVG."""
    height = 2 * MARGIN + len(names) * (FLOOR + GAP) - GAP
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" lang="en">',
            f"<title>{TITLE}</title>",
            f"<desc>{escape(description(names))}</desc>",
            f"<style>{STYLE}</style>",
            *(shape for place, floor in enumerate(names) for shape in _floor(place, floor)),
            "</svg>\n",
        ]
    )


def description(names: Sequence[Sequence[str]]) -> str:
    """Return the floors in sentences, from the highest to the lowest."""
    said = (f"Floor {number}: {', '.join(floor)}." for number, floor in _numbered(names))
    return " ".join(["Each floor may import only from those below it.", *said])


def _numbered(names: Sequence[Sequence[str]]) -> Iterator[tuple[int, Sequence[str]]]:
    """Yield the floors with their numbers, of which the lowest has 1."""
    return zip(range(len(names), 0, -1), names, strict=True)


def _floor(place: int, names: Sequence[str]) -> Iterator[str]:
    """Yield the boxes of a floor, and the line down to it from the floor above."""
    top = MARGIN + place * (FLOOR + GAP)
    if place:
        yield f'<line x1="{WIDTH // 2}" y1="{top - GAP}" x2="{WIDTH // 2}" y2="{top}" />'
    step = (WIDTH - 2 * MARGIN + GAP) / len(names)
    for number, name in enumerate(names):
        left, width = MARGIN + number * step, step - GAP
        yield f'<rect x="{left:g}" y="{top}" width="{width:g}" height="{FLOOR}" />'
        yield f'<text x="{left + width / 2:g}" y="{top + 23}">{escape(name)}</text>'


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(drawing(floors()), "utf-8")
