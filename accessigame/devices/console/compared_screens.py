"""What a reader takes for new that compares two pictures of the screen, line by line.

Fenrir compares so, by `difflib`: the lines that moved up are recognised, and the others are said.
Where new lines look like others that stand above already, it may take these for those that
moved, and leave new ones out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from itertools import cycle
from typing import Final, NamedTuple

_BLANKS: Final = re.compile(" +")
"""Several blanks count as one, in a comparison."""


INDENTS: Final = ((" ", " "), (" ", ""), ("", " "))
"""Blanks before each line and the one below it, where they would not be new without.

Fenrir and Orca say no blank; yasr says "space" for one that is written alone.
"""


class Screen(NamedTuple):
    """The screen of a terminal. shown: its last lines, from its top; width, height: its size."""

    shown: Sequence[str]
    width: int
    height: int


def told_whole(screen: Screen, lines: Sequence[str], prompt: str) -> list[str] | None:
    """Return lines that are all taken for new, above their prompt; None where none are.

    They are indented by a blank if they have to be.
    """
    if is_told_whole(screen, lines, prompt):
        return [*lines]
    ways = ([*map(str.__add__, cycle(blanks), lines)] for blanks in INDENTS)
    return next(
        (
            way
            for way in ways
            if max(map(len, way), default=0) < screen.width and is_told_whole(screen, way, prompt)
        ),
        None,
    )


def is_told_whole(screen: Screen, lines: Sequence[str], prompt: str) -> bool:
    """Return whether lines and the prompt below them are taken for new, and no others.

    Nothing is said of empty ones.
    """
    before = _picture(screen.shown, screen.height)
    after = _picture([*screen.shown, *lines, prompt], screen.height)
    end = min(len(screen.shown) + len(lines) + 1, screen.height - 1)
    begin = end - len(lines) - 1
    matches = SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    same = {row for match in matches for row in range(match.b, match.b + match.size)}
    return all((row in same) == (row < begin) for row in range(end) if after[row].strip())


def _picture(lines: Sequence[str], height: int) -> list[str]:
    """Return the rows of a screen after these lines, with an empty row at its end."""
    rows = [_BLANKS.sub(" ", line) for line in lines[-(height - 1) :]]
    return rows + [""] * (height - len(rows))
