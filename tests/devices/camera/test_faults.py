"""Cards in pictures with one fault each, at the size and the distance that the pages promise.

With `CAMERA_SCENES=200` and `-s`, 200 scenes of each are painted, and the rows of the table in
docs/camera.md are printed, each with the pictures that were looked at; the suite has one scene of
each fault that no other test has.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import islice
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from tests.devices.camera.scenes import CARD, CARDS, Laid, Scene

from accessigame.devices.camera.steadiness import Steadiness  # isort: skip
from accessigame.devices.camera.vision import MarkerReader  # isort: skip

SCENES: Final = int(os.environ.get("CAMERA_SCENES", "1"))
READER: Final = MarkerReader(CARDS)
SCALE: Final = 2.4
"""Pixels in a millimetre where 1920 see 80 cm, as from 60 cm above."""
MARKER: Final = 20.0
HALF_SECOND: Final = 15
"""The pictures in which a card has to be read."""
WIDE: Final = (360.0, 130.0)
"""A part of the table for three cards side by side, in millimetres."""
SQUARE: Final = (240.0, 240.0)
"""A part for a run of cards that lie on each other."""
IN_SIGHT: Final = CARD[1] / 3
"""What is in sight of a card with the next one on it."""


def spread(random: Random) -> list[Laid]:
    """Return three cards beside each other, each turned freely."""
    codes = random.sample(CARDS, 3)
    return [
        Laid(code, WIDE[0] * (0.2 + 0.3 * place), WIDE[1] / 2, random.uniform(0, 360))
        for place, code in enumerate(codes)
    ]


def overlapping(random: Random) -> list[Laid]:
    """Return a run of four cards; all but the last one show their upper third."""
    turn = random.uniform(0, 360)
    down = -sin(radians(turn)) * IN_SIGHT, cos(radians(turn)) * IN_SIGHT
    return [
        Laid(
            code,
            SQUARE[0] / 2 + (place - 1.5) * down[0],
            SQUARE[1] / 2 + (place - 1.5) * down[1],
            turn + random.uniform(-3, 3),
        )
        for place, code in enumerate(random.sample(CARDS, 4))
    ]


def along(laid: Laid, way: float, across: float = 0.0) -> tuple[float, float]:
    """Return a place on a card, by the way from its middle down and to its right."""
    turn = radians(laid.turn)
    return (
        laid.x - sin(turn) * way + cos(turn) * across,
        laid.y + cos(turn) * way + sin(turn) * across,
    )


def hands(cards: Sequence[Laid], random: Random) -> list[tuple[float, float, float]]:
    """Return a hand over the upper or the lower half of each card, with its marker."""
    radius = CARD[1] / 3
    return [(*along(each, random.choice((-radius, radius))), radius) for each in cards]


def glares(cards: Sequence[Laid], random: Random) -> list[tuple[float, float, float]]:
    """Return a glare somewhere on each card."""
    across, down = CARD[0] / 2, CARD[1] / 2
    return [
        (
            *along(each, random.uniform(-down, down), random.uniform(-across, across)),
            random.uniform(6, 12),
        )
        for each in cards
    ]


class Fault(NamedTuple):
    """One fault of pictures: what it is called in the table, and how a scene gets it.

    is_run: the cards lie on each other. is_new: no other test of the suite has it.
    """

    name: str
    more: Callable[[Random, Sequence[Laid]], dict[str, Any]]
    is_run: bool = False
    is_new: bool = False


FAULTS: Final = (
    Fault("tilted by up to 15 degrees", lambda *_: {}),
    Fault("tilted by 15 to 25 degrees", lambda r, _: {"tilt": r.uniform(15, 25)}),
    Fault("tilted by 25 to 35 degrees", lambda r, _: {"tilt": r.uniform(25, 35)}),
    Fault("out of focus, a little", lambda r, _: {"blur": r.uniform(1.0, 1.4)}),
    Fault("out of focus, badly", lambda r, _: {"blur": r.uniform(1.4, 2.0)}),
    Fault("noise, as in the dusk", lambda r, _: {"noise": r.uniform(10, 25)}),
    Fault("light from one side, a third at the other", lambda r, _: {"shade": r.uniform(0.3, 0.4)}),
    Fault("a glare on each card", lambda r, cards: {"glares": glares(cards, r)}, is_new=True),
    Fault("smeared by 2 to 4 points", lambda r, _: {"motion": r.randint(2, 4)}),
    Fault("smeared by 5 to 8 points", lambda r, _: {"motion": r.randint(5, 8)}),
    Fault("a hand on half of each card", lambda r, cards: {"hands": hands(cards, r)}, is_new=True),
    Fault("in a run, the upper third in sight", lambda *_: {}, is_run=True, is_new=True),
    Fault("among numbers and frames", lambda *_: {"digits": 40}),
)
PAINTED: Final = [fault for fault in FAULTS if SCENES > 1 or fault.is_new]


def scene_with(fault: Fault, random: Random) -> Scene:
    """Return a scene with a fault, and as much of the others as there always is."""
    cards = overlapping(random) if fault.is_run else spread(random)
    width, height = SQUARE if fault.is_run else WIDE
    usual = {
        "tilt": random.uniform(0, 15),
        "blur": random.uniform(0.5, 1.0),
        "noise": random.uniform(3, 8),
        "shade": random.uniform(0.7, 1.0),
        "seed": random.randrange(1000),
    }
    settled: dict[str, Any] = usual | fault.more(random, cards)
    return Scene(cards, (round(width * SCALE), round(height * SCALE)), SCALE, MARKER, **settled)


class Count(NamedTuple):
    """The cards of scenes that lay there, those that were read, and others that were.

    pictures: how many were looked at for that.
    """

    there: int
    read: int
    wrong: int
    pictures: int


def counted(scene: Scene) -> Count:
    """Return what is read of a scene in half a second, or until all of it is."""
    steadiness, wanted = Steadiness(), {laid.code for laid in scene.cards}
    others: list[int] = []
    for picture in islice(scene.pictures(), HALF_SECOND):
        sightings = READER.read(picture)
        others.append(sum(each.code not in wanted for each in sightings))
        lying = {card.code for card in steadiness.look(sightings)}
        if lying >= wanted:
            break
    return Count(len(wanted), len(lying & wanted), sum(others), len(others))


@pytest.mark.parametrize("fault", PAINTED, ids=lambda fault: fault.name)
def test_cards_are_read_in_half_a_second_or_not_at_all(fault: Fault) -> None:
    """Whatever is wrong with the pictures, no card is read that does not lie there.

    Fails when a faulty picture is read as another card, or one marker is not enough.
    """
    random = Random(fault.name)
    counts = [counted(scene_with(fault, random)) for _ in range(SCENES)]
    there, read, wrong, pictures = map(sum, zip(*counts, strict=True))
    row = f"| {fault.name} | {read} of {there} | {wrong} |"
    print(row, pictures)  # noqa: T201 - for the table
    assert wrong == 0
    assert read >= 0.9 * there or not fault.is_new


def test_the_table_has_a_row_for_each_fault() -> None:
    """What is painted here stands in the page, and nothing else does."""
    page = (Path(__file__).parents[3] / "docs/camera.md").read_text("utf-8")
    table = page.partition("| fault |")[2].partition("\n\n")[0]
    rows = [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()[2:]]
    assert rows == [fault.name for fault in FAULTS]
