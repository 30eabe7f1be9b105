"""A camera that somebody aims without sight: where it is, what it sees, and a hand that obeys.

Lengths are in metres on the table, and the middle of the mat is the place (0, 0): x to the right of
the players, y towards them. Angles are in degrees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import cos, hypot, radians, sin
from random import Random
from typing import Final

from accessigame.core.model import Event
from accessigame.devices.camera.aim import (
    Adviser,
    AimBright,
    AimDark,
    CameraHigher,
    CameraLower,
    CameraTilted,
    MarksApart,
    MarksSeenWell,
    MoveCamera,
    NoMarkSeen,
    Shot,
    TurnCamera,
)
from accessigame.devices.camera.frame import Outline, Point
from accessigame.input import card_marker

READ: Final = 2.0
"""The pixels of a module from which a mark is read."""
MODULES: Final = 11
"""The modules of a side, with the white edge."""
FOCAL: Final = 0.75
"""The focal length in parts of the long side of a picture: a webcam sees 80 cm from 60 cm."""
ARM: Final = 1.2
"""The greatest height to which a hand that seeks raises a camera."""
AWAY: Final = {"left": (-1, 0), "right": (1, 0), "far": (0, -1), "near": (0, 1)}
"""The direction of each side from the middle of the mat."""


@dataclass(frozen=True)
class Aim:
    """A camera above a mat.

    turn: of the camera clockwise as seen from above. lean: how far it looks to the right and
    towards the players instead of straight down. mat: the half width and half depth of the mat.
    light: of the room, 1 where it is right.
    """

    x: float = 0.0
    y: float = 0.0
    height: float = 0.6
    turn: float = 0.0
    lean: Point = (0.0, 0.0)
    light: float = 1.0
    mat: Point = (0.28, 0.155)
    size: tuple[int, int] = (1920, 1080)

    def pixel(self, point: Point) -> Point | None:
        """Return where a place of the table is in the picture; None for one behind the camera."""
        x, y, z = point[0] - self.x, point[1] - self.y, self.height
        for axis, angle in enumerate(map(radians, self.lean)):
            side = (x, y)[axis]
            side, z = side * cos(angle) - z * sin(angle), z * cos(angle) + side * sin(angle)
            x, y = (side, y) if axis == 0 else (x, side)
        if z <= 0.02:
            return None
        turn, scale = radians(self.turn), FOCAL * max(self.size) / z
        across, down = x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)
        return self.size[0] / 2 + across * scale, self.size[1] / 2 + down * scale

    def corners(self) -> list[Point]:
        """Return the middle of each mark on the table."""
        (wide, deep) = self.mat
        return [(-wide, -deep), (wide, -deep), (-wide, deep), (wide, deep)]

    def shot(self) -> Shot:
        """Return what the camera sees of the marks."""
        half = card_marker.MAT_SIDE / 2000 * 9 / MODULES
        found = []
        for code, (x, y) in zip(card_marker.MAT_MARKS, self.corners(), strict=True):
            square = [(x + a * half, y + b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            pixels = [self.pixel(point) for point in square]
            if any(p is None or not self._holds(p) for p in pixels):
                continue
            outline = Outline(code, tuple(pixels))  # type: ignore[arg-type]  # none is None here
            if outline.side / 9 >= READ and 0.3 < self.light < 3:
                found.append(outline)
        light = min(255.0, 120 * self.light)
        return Shot(tuple(found), *self.size, light, 0.8 if self.light >= 3 else 0.0)

    def _holds(self, pixel: Point) -> bool:
        return 0 <= pixel[0] < self.size[0] and 0 <= pixel[1] < self.size[1]

    def obeyed(self, advice: Event, step: float) -> Aim:  # noqa: PLR0911 - one for each advice
        """Return the camera after a hand has followed an advice for a little while.

        step: the way of the hand in metres; it turns and leans a camera accordingly.
        """
        match advice:
            case AimDark():
                return replace(self, light=self.light * (1 + 20 * step))
            case AimBright():
                return replace(self, light=self.light / (1 + 20 * step))
            case NoMarkSeen():
                less = max(0.0, 1 - step / max(hypot(self.x, self.y), 1e-9))
                lean = (self.lean[0] * (1 - 4 * step), self.lean[1] * (1 - 4 * step))
                height = max(self.height, min(self.height + step, ARM))
                return replace(self, x=self.x * less, y=self.y * less, height=height, lean=lean)
            case TurnCamera(way=way):
                return replace(self, turn=self.turn + (250 if way == "clockwise" else -250) * step)
            case MoveCamera(side=side):
                x, y = AWAY[side]
                return replace(self, x=self.x + x * step, y=self.y + y * step)
            case CameraHigher():
                return replace(self, height=self.height + step)
            case CameraLower():
                return replace(self, height=self.height - step)
            case MarksApart():
                wide, deep = self.mat
                return replace(self, mat=(wide * (1 - step), deep * (1 - step)))
            case CameraTilted(side=side):
                x, y = AWAY[side]
                less = 150 * step
                return replace(self, lean=(self.lean[0] - x * less, self.lean[1] - y * less))
        return self


def some_aim(random: Random) -> Aim:
    """Return a camera somewhere above a table, turned and leaning anyhow."""
    return Aim(
        random.uniform(-0.5, 0.5),
        random.uniform(-0.5, 0.5),
        random.uniform(0.2, 1.5),
        random.uniform(-180, 180),
        (random.uniform(-25, 25), random.uniform(-25, 25)),
        random.choice((0.05, 0.3, 1.0, 1.0, 1.0, 5.0)),
        (random.uniform(0.12, 0.4), random.uniform(0.1, 0.3)),
        random.choice(((1920, 1080), (1280, 720), (1280, 960), (1080, 1920))),
    )


@dataclass
class Walk:
    """What was said while a hand obeyed, each with its second, and where the camera is now."""

    aim: Aim
    said: list[tuple[float, Event]] = field(default_factory=list)

    @property
    def events(self) -> Sequence[Event]:
        """What was said, in order."""
        return [event for _, event in self.said]


def walked(aim: Aim, seconds: float, speed: float, rate: int = 10) -> Walk:
    """Return the walk of a hand that does what was said last, until all is well or time is up.

    speed: of the hand in metres a second. rate: pictures in a second.
    """
    walk, adviser = Walk(aim), Adviser()
    for number in range(int(seconds * rate)):
        now = number / rate
        advice = adviser.advise(walk.aim.shot(), now)
        if advice is not None:
            walk.said.append((now, advice))
        if isinstance(advice, MarksSeenWell):
            return walk
        if walk.said:
            walk.aim = walk.aim.obeyed(walk.said[-1][1], speed / rate)
    return walk
