"""Bright letters, and numbers five lines high, for low vision.

A program cannot change the size of a terminal's letters. It can draw a number with blanks in
reverse, which every terminal has, and avoid thin signs and colours with a meaning. A screen
reader would read the blanks, so nothing here is for one.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

COLUMNS: Final = 40
"""The width of lines, as on a screen with letters twice as large."""
BRIGHT, REVERSE, PLAIN = "\x1b[1;93;40m", "\x1b[1;93;40;7m", "\x1b[0m"
"""Bold and bright yellow on black, which most people with low vision read best."""
PIXEL: Final = "  "
"""A letter is about twice as high as it is wide."""
ROWS: Final = 5

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
    given = os.environ if environment is None else environment
    return not given.get("NO_COLOR") and given.get("TERM", "dumb") != "dumb"


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


def _pixel(sign: str) -> str:
    return f"{REVERSE}{PIXEL}{PLAIN}" if sign == "#" else PIXEL
