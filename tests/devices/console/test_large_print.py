"""Bright letters and high numbers: what is drawn, and where nothing may be."""

from __future__ import annotations

import re

import pyte
import pytest

from accessigame.devices.console import large_print


def picture(number: int) -> list[str]:
    """Return the reversed pixels of a terminal, one sign each."""
    screen = pyte.Screen(40, 6)
    pyte.Stream(screen).feed("\r\n".join(large_print.digit_rows(number)))
    rows = [
        [screen.buffer[row][column] for column in range(0, 40, 2)]
        for row in range(large_print.ROWS)
    ]
    return ["".join("#" if pixel.reverse else "." for pixel in row).rstrip(".") for row in rows]


def test_a_number_is_drawn_in_reverse() -> None:
    """17 is five lines high, and each pixel as broad as it is high."""
    assert picture(17) == [
        ".#..###",
        "##....#",
        ".#....#",
        ".#...#",
        "###..#",
    ]


def test_every_card_fits_and_is_unlike_the_others() -> None:
    """No card of any game is wider than 39 columns, and no two look the same."""
    drawn = {number: large_print.digit_rows(number) for number in range(105)}
    plain = [[re.sub("\x1b[^m]*m", "", line) for line in lines] for lines in drawn.values()]
    assert max(len(line) for lines in plain for line in lines) < large_print.COLUMNS
    assert len({"\n".join(lines) for lines in drawn.values()}) == 105


def test_text_is_bold_and_ends_plain() -> None:
    """The text after bright text is plain again; an empty text stays empty."""
    assert large_print.bright("17 +3 ?") == "\x1b[1;93;40m17 +3 ?\x1b[0m"
    assert large_print.bright("") == ""


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "linux", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
    ],
)
def test_where_nothing_may_be_bright(environment: dict[str, str], wanted: bool) -> None:
    """NO_COLOR is obeyed, and a terminal without colours gets none."""
    assert large_print.colours_wanted(environment) is wanted
