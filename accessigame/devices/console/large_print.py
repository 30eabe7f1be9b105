"""Bright letters, and numbers five lines high, for low vision.

A program cannot change the size of a terminal's letters. It can draw a number with blanks in
reverse, which every terminal has, and avoid thin signs and colours with a meaning. A screen
reader would read the blanks, so nothing here is for one.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from accessigame.devices.console import control_sequences

COLUMNS: Final = 40
"""The width of lines, as on a screen with letters twice as large."""
BRIGHT, REVERSE, PLAIN = "\x1b[1;93;40m", "\x1b[1;93;40;7m", "\x1b[0m"
"""Bold and bright yellow on black, which most people with low vision read best."""
PIXEL: Final = "  "
"""A letter is about twice as high as it is wide."""
ROWS: Final = 5

_NUMBER: Final = re.compile(r"\d+", re.ASCII)
_ESCAPE: Final = re.compile(r"\x1b[^m]*m")
_DIGITS: Final = {
    "0": "###,#.#,#.#,#.#,###",
    "1": ".#.,##.,.#.,.#.,###",
    "2": "###,..#,###,#..,###",
    "3": "###,..#,###,..#,###",
    "4": "#.#,#.#,###,..#,..#",
    "5": "###,#..,###,..#,###",
    "6": "###,#..,###,#.#,###",
    "7": "###,..#,..#,.#.,.#.",
    "8": "###,#.#,###,#.#,###",
    "9": "###,#.#,###,..#,###",
}


def colours_wanted(environment: Mapping[str, str] | None = None) -> bool:
    """Return True if this terminal takes colours, and its owner wants them."""
    variables = os.environ if environment is None else environment
    return not variables.get("NO_COLOR") and control_sequences.are_taken(environment)


def bright(text: str) -> str:
    """Return the text bold and in high contrast; an empty text stays empty."""
    return f"{BRIGHT}{text}{PLAIN}" if text else ""


def digit_rows(number: int) -> list[str]:
    """Return the rows of a number, 0 or greater; each digit is three broad pixels wide."""
    digits = [_DIGITS[digit].split(",") for digit in str(number)]
    return [
        (PIXEL.join("".join(map(_pixel, digit[row])) for digit in digits)).rstrip()
        for row in range(ROWS)
    ]


def groups_in(texts: Iterable[str]) -> list[list[int]]:
    """Return the numbers that begin the pieces of a position; a piece of signs ends a group."""
    groups: list[list[int]] = [[]]
    for text in texts:
        if match := _NUMBER.match(text):
            groups[-1].append(int(match[0]))
        elif not any(map(str.isalnum, text)):
            groups.append([])
    return [group for group in groups if group]


def bands(groups: Iterable[Sequence[int]], width: int, height: int) -> list[str]:
    """Return the numbers side by side in as many lines as they need, and a blank line between.

    A group that does not fit the height is left out with all behind it: half a hand misleads.
    """
    drawn: list[str] = []
    for group in groups:
        lines = _group(group, width)
        if len(drawn) + len(lines) - 1 > height:
            break
        drawn += lines
    return drawn[:-1]


def _group(numbers: Sequence[int], width: int) -> list[str]:
    """Return one group of numbers in bands, each with a blank line below it."""
    lines: list[str] = []
    band: list[int] = []
    for number in numbers:
        if band and sum(map(_columns, (*band, number))) > width:
            lines += _band(band)
            band = []
        band.append(number)
    return lines + _band(band)


def _columns(number: int) -> int:
    """Return the columns of a number with the gap behind it."""
    return len(str(number)) * 4 * len(PIXEL) + len(PIXEL)


def _band(numbers: Sequence[int]) -> list[str]:
    """Return numbers side by side; each row is filled up, so that they stay in their columns."""
    rows = ["" for _ in range(ROWS)]
    for number in numbers:
        drawn = digit_rows(number)
        widths = [len(_ESCAPE.sub("", row)) for row in drawn]
        rows = [
            line + row + " " * (_columns(number) - wide)
            for line, row, wide in zip(rows, drawn, widths, strict=True)
        ]
    return [*(row.rstrip() for row in rows), ""]


def _pixel(sign: str) -> str:
    return f"{REVERSE}{PIXEL}{PLAIN}" if sign == "#" else PIXEL
