"""What is said to somebody who aims a camera: one thing to change, or that all is well.

Directions are those of the players, who sit at the near side of the mat.
"""

from __future__ import annotations

from typing import Final

from accessigame.core.model import Event, event_class
from accessigame.input.card_marker import MAT_CORNERS

SIDES: Final = ("left", "right", "far", "near")
WAYS: Final = ("clockwise", "counterclockwise")
"""The ways to turn a camera, as seen from above."""


@event_class
class AimDark(Event):
    """The picture is too dark for the marks."""


@event_class
class AimBright(Event):
    """The picture is too bright for the marks."""


@event_class
class NoMarkSeen(Event):
    """No mark is in the picture."""


@event_class
class MarksMixed(Event):
    """A mark lies at the corner of another one, or is turned."""


@event_class
class TurnCamera(Event):
    """The picture is turned against the mat. way: one of `WAYS`."""

    way: str


@event_class
class MoveCamera(Event):
    """The camera has to be moved. side: that of the mat to which, one of `SIDES`."""

    side: str


@event_class
class CameraHigher(Event):
    """The camera is too near to see all marks."""


@event_class
class CameraLower(Event):
    """The camera is too far to read cards well."""


@event_class
class MarksApart(Event):
    """The marks are too far from each other to be seen together near enough."""


@event_class
class MarkHidden(Event):
    """A mark should be in the picture and is not read. corner: one of `CORNERS`."""

    corner: str


@event_class
class CameraTilted(Event):
    """The camera does not look straight down. side: that at which it looks, one of `SIDES`."""

    side: str


@event_class
class MarksSeenWell(Event):
    """All four marks are seen, near enough to read cards."""


EVERY: Final[tuple[Event, ...]] = (
    AimDark(),
    AimBright(),
    NoMarkSeen(),
    MarksMixed(),
    *map(TurnCamera, WAYS),
    *map(MoveCamera, SIDES),
    CameraHigher(),
    CameraLower(),
    MarksApart(),
    *map(MarkHidden, MAT_CORNERS),
    *map(CameraTilted, SIDES),
    MarksSeenWell(),
)
"""Each advice there is; a note names one by its place here."""
