"""Advice on the aim of a camera: a hand that obeys ends where all four marks are seen well.

Covers `devices/camera/frame.py` and `devices/camera/aim.py`.
"""

from __future__ import annotations

import os
from itertools import pairwise
from math import cos, radians, sin
from random import Random
from typing import Final

import pytest

from accessigame.core.model import Event
from accessigame.devices.camera.aim import (
    EVERY_ADVICE,
    KEPT,
    PAUSE,
    SIDES,
    STOOD,
    Adviser,
    AimBright,
    AimDark,
    CameraHigher,
    CameraLower,
    CameraTilted,
    MarkHidden,
    MarksApart,
    MarksMixed,
    MarksSeenWell,
    MoveCamera,
    NoMarkSeen,
    TurnCamera,
    advice_for,
)
from accessigame.devices.camera.frame import Outline
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode
from tests.devices.camera.aiming import AWAY, Aim, some_aim, walked

STARTS: Final = int(os.environ.get("AIM_STARTS", "40"))
SENTENCES: Final = 45
SECONDS: Final = 130.0
WELL: Final = Aim()
CARD: Final = CardCode(80, 35)


def test_a_hand_that_obeys_ends_where_all_is_well() -> None:
    """From anywhere above the table, turned, leaning, in the dark, all four marks are seen at last.

    No sentence follows another one in less than two seconds, and none is said twice in a row.
    Fails when a direction is that of the picture and not of the players, or a hand is sent to and
    fro between two heights.
    """
    for seed in range(STARTS):
        walk = walked(some_aim(Random(seed)), SECONDS, speed=0.04)
        assert walk.events[-1:] == [MarksSeenWell()], (seed, walk.said[-6:])
        assert len(walk.said) <= SENTENCES, seed
        assert all(two[0] - one[0] >= PAUSE for one, two in pairwise(walk.said)), seed
        assert all(one != two for one, two in pairwise(walk.events)), seed


@pytest.mark.parametrize("turn", [0, 90, 180, 270, 15])
@pytest.mark.parametrize("side", SIDES)
def test_the_way_is_that_of_the_players_whichever_way_the_picture_is_turned(
    side: str, turn: float
) -> None:
    """A camera that is off to one side is sent to the other, from whichever side it looks.

    Fails when left is where the picture has it.
    """
    across, down = AWAY[side]
    size = (1920, 1080) if turn in (0, 180, 15) else (1080, 1920)
    aim = Aim(-0.3 * across, -0.2 * down, 0.6, turn, size=size)
    assert 0 < len(aim.shot().outlines) < 4
    assert advice_for(aim.shot()) == MoveCamera(side)


@pytest.mark.parametrize(
    ("aim", "advice"),
    [
        (WELL, MarksSeenWell()),
        (Aim(turn=180), MarksSeenWell()),
        (Aim(light=0.05), AimDark()),
        (Aim(light=5.0), AimBright()),
        (Aim(x=2.0), NoMarkSeen()),
        (Aim(height=1.2), CameraLower()),
        (Aim(x=-0.1, turn=-60), TurnCamera("clockwise")),
        (Aim(x=-0.1, turn=60), TurnCamera("counterclockwise")),
        (Aim(height=1.2, mat=(0.5, 0.3)), MarksApart()),
        (Aim(x=0.25, height=0.8, lean=(-25.0, 0.0)), CameraTilted("left")),
        (Aim(x=-0.25, height=0.8, lean=(25.0, 0.0)), CameraTilted("right")),
    ],
)
def test_what_is_wrong_is_said(aim: Aim, advice: Event) -> None:
    """Each state of the camera has its advice."""
    assert advice_for(aim.shot()) == advice


def test_a_camera_among_all_marks_and_too_near_goes_up() -> None:
    """Both sides are half seen and there is no room to either: only the height helps."""
    shot = Aim(y=0.02, height=0.5, mat=(0.3, 0.18)).shot()
    assert {outline.code.card for outline in shot.outlines} == {3, 4}
    assert advice_for(shot) == CameraHigher()


def test_a_mark_under_a_hand_is_named() -> None:
    """Three marks tell where the fourth should be. Fails when a covered mark moves the camera."""
    shot = WELL.shot()
    for number, corner in enumerate(card_marker.MAT_CORNERS):
        three = tuple(each for place, each in enumerate(shot.outlines) if place != number)
        assert advice_for(shot._replace(outlines=three)) == MarkHidden(corner)


def test_marks_at_wrong_corners_are_told_before_any_way() -> None:
    """Two marks that changed places, and one that is turned, would lead the hand astray."""
    shot = WELL.shot()
    one, two, three, four = shot.outlines
    swapped = (two._replace(code=one.code), one._replace(code=two.code), three, four)
    assert advice_for(shot._replace(outlines=swapped)) == MarksMixed()
    turned = one._replace(corners=(*one.corners[1:], one.corners[0]))
    assert advice_for(shot._replace(outlines=(turned, two, three, four))) == MarksMixed()


def test_the_smallest_card_decides_on_the_height() -> None:
    """A card with a small marker wants the camera lower, though the marks are seen well."""
    shot = WELL.shot()
    small = Outline(CARD, tuple((900 + 20 * x, 500 + 20 * y) for x, y in _square()))  # type: ignore[arg-type]  # four corners
    assert advice_for(shot) == MarksSeenWell()
    assert advice_for(shot._replace(outlines=(*shot.outlines, small))) != MarksSeenWell()


def _square() -> list[tuple[float, float]]:
    return [(cos(radians(45 + 90 * n)) * 0.7, sin(radians(45 + 90 * n)) * 0.7) for n in range(4)]


def test_a_change_is_said_when_it_stood() -> None:
    """A flicker is not said; once all is well, a hand over a mark is not, either.

    Fails when one picture is enough.
    """
    adviser, now = Adviser(), 0.0
    said: list[Event] = []

    def see(aim: Aim, pictures: int, hidden: int = 4) -> None:
        nonlocal now
        for _ in range(pictures):
            now += 0.5
            shot = aim.shot()
            outlines = tuple(each for n, each in enumerate(shot.outlines) if n != hidden)
            if (advice := adviser.advise(shot._replace(outlines=outlines), now)) is not None:
                said.append(advice)

    see(Aim(x=2.0), STOOD - 1)
    assert said == []
    see(WELL, STOOD)
    assert said == [MarksSeenWell()]
    see(WELL, 3, hidden=1)
    see(WELL, 10)
    see(WELL, KEPT - 1, hidden=1)
    assert said == [MarksSeenWell()]
    see(WELL, 1, hidden=1)
    assert said == [MarksSeenWell(), MarkHidden("far-right")]


def test_each_advice_has_a_place() -> None:
    """A note names an advice by its place, so none is there twice."""
    assert len({*EVERY_ADVICE}) == len(EVERY_ADVICE) > 15
