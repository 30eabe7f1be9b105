"""Markers on cards: each names one card, and none is nearly another one, whichever way up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from accessigame import games
from accessigame.input.card_code import CardCode
from accessigame.input.card_marker import SIDE, Modules, every_code, marker_bits, marker_modules

APART = 16
"""The bits in which two markers the same way up differ, at least."""
TURNED = 8
MIRRORED = 6


def turned(bits: int) -> int:
    """Return the bits of a marker after a quarter of a turn."""
    return moved(bits, lambda x, y: (SIDE - 1 - y, x))


def mirrored(bits: int) -> int:
    """Return the bits of a marker in a mirror."""
    return moved(bits, lambda x, y: (SIDE - 1 - x, y))


def moved(bits: int, place: Callable[[int, int], tuple[int, int]]) -> int:
    """Return bits, each in another place."""
    made = 0
    for y in range(SIDE):
        for x in range(SIDE):
            new_x, new_y = place(x, y)
            made |= (bits >> (SIDE * y + x) & 1) << (SIDE * new_y + new_x)
    return made


def turns(bits: int) -> list[int]:
    """Return bits in each of the four ways up."""
    ways = [bits]
    for _ in range(3):
        ways.append(turned(ways[-1]))
    return ways


def test_markers_are_far_from_each_other() -> None:
    """Every tenth card that can have a marker is compared with those of the games, in four ways.

    Fails when a bit of `GENERATOR` or of `MASK` is another one, as when the card is not checked.
    """
    played = [
        marker_bits(CardCode(box, card))
        for game in games.every()
        for box in {*game.material.boxes.values()}
        for card in {number for face in game.material.faces for number in face}
    ]
    for code in every_code()[::19]:
        bits = marker_bits(code)
        upright, *others = turns(bits)
        for other in played:
            assert other == bits or (other ^ upright).bit_count() >= APART
            assert min((other ^ way).bit_count() for way in others) >= TURNED
        assert min((mirrored(bits) ^ way).bit_count() for way in turns(bits)) >= MIRRORED


def test_a_marker_has_a_black_frame_and_is_not_plain() -> None:
    """The frame is whole, and within it neither colour is rare, so that no shadow is a marker."""
    for code in every_code()[::7]:
        rows = marker_modules(code)
        assert framed(rows)
        assert 10 < sum(map(sum, rows)) - 4 * (SIDE + 1) < SIDE * SIDE - 10


def framed(rows: Modules) -> bool:
    """Return True for rows in a frame of black modules."""
    return all((*rows[0], *rows[-1], *(row[0] for row in rows), *(row[-1] for row in rows)))


def test_each_card_has_its_own_marker() -> None:
    """No two cards have the same bits."""
    codes = every_code()
    assert len({marker_bits(code) for code in codes}) == len(codes) == 20 * 199


@pytest.mark.parametrize("code", [CardCode(80, 0), CardCode(80, 200), CardCode(60, 1)])
def test_what_is_no_card_has_no_marker(code: CardCode) -> None:
    """A box or a card that no code names is refused."""
    with pytest.raises(ValueError, match="marker"):
        marker_bits(code)
