"""A camera that sees nothing, or always the same: said once, and once that it is over."""

from __future__ import annotations

from accessigame.devices.camera import notes
from accessigame.devices.camera.camera_process import (
    AWAKE,
    DARK_PICTURES,
    SAME_PICTURES,
    SPARED,
    Health,
    Pace,
)


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


def test_pictures_are_passed_over_while_all_lies_still() -> None:
    """Each picture is read for a while after a change, after a rest, and while a fault is likely.

    Fails when what is laid on the table is read later for the sake of a table that lies still.
    """
    pace = Pace(lambda before, now: bool(before != now))

    def spared(sketches: list[int], *, is_unsure: bool = False) -> list[int]:
        found = []
        for sketch in sketches:
            found.append(pace.spared)
            pace.note(sketch, is_unsure=is_unsure)
        return found

    assert spared([1] * (AWAKE + 2)) == [0] * AWAKE + [SPARED] * 2
    assert spared([2] * (AWAKE + 2)) == [SPARED] + [0] * AWAKE + [SPARED]
    pace.wake()
    assert spared([2] * (AWAKE + 1)) == [0] * AWAKE + [SPARED]
    assert spared([2] * 3, is_unsure=True) == [SPARED, 0, 0]


def test_a_fault_that_is_likely_is_not_yet_sure() -> None:
    """Pictures are in doubt from the first dark or equal one until it is told."""
    health = Health(is_film=False)
    doubts = []
    for number in range(SAME_PICTURES + 3):
        health.judge(1 if number else 0, is_dark=False)
        doubts.append(health.is_unsure)
    assert doubts == [False] * 2 + [True] * (SAME_PICTURES - 1) + [False] * 2
