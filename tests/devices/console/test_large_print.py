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


def test_the_numbers_of_a_position_stand_side_by_side() -> None:
    """Rows first, then the hand on the next line, each number in its own columns."""
    drawn = large_print.bands([[12, 35], [7]], 80, 24)
    screen = pyte.Screen(80, 24)
    pyte.Stream(screen).feed("\r\n".join(drawn))
    assert len(drawn) == 2 * large_print.ROWS + 1
    for number, row, column in ((12, 0, 0), (35, 0, 9), (7, 6, 0)):
        for line, wanted in enumerate(picture(number)):
            pixels = (
                screen.buffer[row + line][2 * (column + x)].reverse for x in range(len(wanted))
            )
            assert "".join("#" if pixel else "." for pixel in pixels) == wanted


@pytest.mark.parametrize("width", [40, 60, 80, 132])
def test_a_band_is_no_wider_than_the_screen_and_no_group_is_cut(width: int) -> None:
    """Half a hand would mislead, so what does not fit the height is left out whole."""
    rows, hand = [104, 12, 35, 7], list(range(90, 100))
    height = 17 if width == 40 else 11
    drawn = large_print.bands([rows, hand], width, height)
    assert drawn == large_print.bands([rows], width, height)
    assert max(len(re.sub("\x1b[^m]*m", "", line)) for line in drawn) <= width
    assert len(large_print.bands([rows, hand], width, 60)) > len(drawn)


def test_the_pieces_of_a_line_are_groups_of_numbers() -> None:
    """A row's last card counts, not the number of its cards; names are no numbers."""
    assert large_print.groups_in(["12⁄3", "35⁄1", "|", "Ben", "7", "80"]) == [[12, 35], [7, 80]]
    assert large_print.groups_in([]) == []
