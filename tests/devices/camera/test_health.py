"""A camera that sees nothing, or always the same: said once, and once that it is over."""

from __future__ import annotations

from accessigame.devices.camera import notes
from accessigame.devices.camera.camera_process import DARK_PICTURES, SAME_PICTURES, Health


def test_darkness_is_said_once_and_its_end_too() -> None:
    """A short shadow is nothing. Fails when one dark picture is told, or each of them."""
    health = Health(is_film=False)
    told = [health.judge(number, is_dark=True) for number in range(DARK_PICTURES - 1)]
    told.append(health.judge(100, is_dark=False))
    assert told == [None] * DARK_PICTURES
    told = [health.judge(200 + number, is_dark=True) for number in range(3 * DARK_PICTURES)]
    assert [kind for kind in told if kind] == [notes.DARK]
    assert health.judge(300, is_dark=False) == notes.CLEAR
    assert health.judge(301, is_dark=False) is None


def test_a_frozen_camera_is_told_and_a_standing_film_is_not() -> None:
    """Equal pictures are a fault of a camera alone. Fails when two of them are one already."""
    pictures = [1] * (SAME_PICTURES + 5) + [2]
    camera, standing = Health(is_film=False), Health(is_film=True)
    kinds = [camera.judge(trace, is_dark=False) for trace in pictures]
    assert [kind for kind in kinds if kind] == [notes.FROZEN, notes.CLEAR]
    assert kinds.index(notes.FROZEN) == SAME_PICTURES
    assert not any(standing.judge(trace, is_dark=False) for trace in pictures)
