"""The aim of a camera: what to change first, so that it sees all marks of a mat and reads cards.

Theory of operation. `advice_for` judges one picture. What hides everything comes first: the light,
no mark, marks that lie wrong. Then the turn and the place, as far as marks are missing, then the
tilt and the height. The marks tell how the picture is turned, so directions are the players', from
whichever side the camera looks. `Adviser` says of many pictures what has stood for some.

Somebody who aims is told one thing to change, or that all is well. Directions are those of the
players, who sit at the near side of the mat.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import atan2, degrees, inf, pi
from typing import Final, NamedTuple

from accessigame.core.model import Event, event_class
from accessigame.devices.camera.frame import Frame, Outline, Point, Span, by_corner, spans_of
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode
from accessigame.input.card_marker import MAT_CORNERS, SIDE

DARK: Final = 40.0
"""The grey value that the lightest parts of a picture with enough light reach."""
GLARE: Final = 0.5
"""The part of a picture that is plain white where there is too much light."""
MODULE: Final = 3.3
"""The pixels for a module of a card's marker that are wanted."""
MODULE_KEPT: Final = 3.0
"""Those that are enough while all is well; the rest is for a camera that shakes."""
TILT: Final = 1.35
TILT_KEPT: Final = 1.5
"""How many times larger marks on one side may be than those on the other."""
TURN: Final = 20.0
"""The degrees by which a picture may be turned against the mat."""
WIDE: Final = 1.7
"""The width of a mat in parts of its depth, before all its sides were seen."""
SQUARE: Final = 1.4
"""A mat whose sides differ by less fits a picture both ways."""
ROOM: Final = 0.06
"""The part of a picture by which marks stay away from its edge, so that moving on is worth it."""
FAR: Final = 0.6
"""The part of the wanted pixels below which a mark may be too small to be read."""
SLACK: Final = 1.15
"""How much more than needed there has to be where a hand is to stop between two heights."""
OPPOSITE: Final = {"left": "right", "right": "left", "far": "near", "near": "far"}
SWINGS: Final = 2
"""How often a camera is lowered before marks count as too far apart to be seen from there."""
HIDDEN: Final = 0.1
"""The part of a picture by which a mark is expected within it before it is said to be hidden."""
ASKEW: Final = 50.0
"""The degrees by which a mark may be turned against another one."""


class Shot(NamedTuple):
    """One picture: the markers in it, its size in pixels, and its light.

    light: the grey value of its lightest parts. glare: the part of it that is plain white.
    """

    outlines: tuple[Outline, ...]
    width: int
    height: int
    light: float = 255.0
    glare: float = 0.0


class Past(NamedTuple):
    """What earlier pictures have shown.

    is_well: all was well. shape: the width of the mat in parts of its depth; None before all
    its sides were seen. tried: the sides to which the camera was moved at this height.
    lowered: how often it was lowered since the marks were laid. searched: a mark was said to be
    hidden, and is missing all the same.
    """

    is_well: bool = False
    shape: float | None = None
    tried: frozenset[str] = frozenset()
    lowered: int = 0
    searched: bool = False

    def after(self, advice: Event) -> Past:
        """Return the past once an advice was said; another height makes all sides new."""
        match advice:
            case MoveCamera(side=side):
                return self._replace(is_well=False, tried=self.tried | {side})
            case CameraHigher() | CameraLower():
                lowered = self.lowered + isinstance(advice, CameraLower)
                return Past(shape=self.shape, lowered=lowered)
            case MarksApart():
                return Past(shape=self.shape)
            case MarkHidden():
                return self._replace(is_well=False, searched=True)
        return self._replace(is_well=isinstance(advice, MarksSeenWell))


FRESH: Final = Past()


def advice_for(shot: Shot, past: Past = FRESH) -> Event:
    """Return the most important advice on one picture."""
    marks = _marks_in(shot)
    is_whole = len(marks) == len(card_marker.MAT_MARKS)
    if not is_whole and (trouble := _trouble(shot, marks)) is not None:
        return trouble
    frame = Frame.of((shot.width, shot.height), marks)
    if _is_mixed(marks, frame):
        return MarksMixed()
    module, shape = _module(shot), past.shape or shape_of(shot)
    if not is_whole:
        return (
            _turned(frame, shape)
            or _tilted(marks, TILT)
            or _towards_missing(frame, marks, module, past)
        )
    return (
        _tilted(marks, TILT_KEPT if past.is_well else TILT)
        or _too_far(frame, marks, past, (MODULE_KEPT if past.is_well else MODULE) / module)
        or MarksSeenWell()
    )


def shape_of(shot: Shot) -> float | None:
    """Return the width of the mat in parts of its depth, where marks on all its sides are seen."""
    marks = _marks_in(shot)
    if not marks:
        return None
    across, down = (
        span.length for span in spans_of(Frame.of((shot.width, shot.height), marks), marks)
    )
    return across / down if across and down and across > 0 and down > 0 else None


def _marks_in(shot: Shot) -> dict[CardCode, Outline]:
    return {
        outline.code: outline for outline in shot.outlines if outline.code in card_marker.MAT_MARKS
    }


def _trouble(shot: Shot, marks: Mapping[CardCode, Outline]) -> Event | None:
    """Return what hides marks from a camera wherever it is; None for nothing."""
    if shot.light < DARK:
        return AimDark()
    if shot.glare > GLARE:
        return AimBright()
    return None if marks else NoMarkSeen()


def _module(shot: Shot) -> float:
    """Return the pixels for a module of the smallest marker of a card, seen or to come."""
    share = card_marker.CARD_SIDE / card_marker.MAT_SIDE
    sides = (
        each.side * (share if each.code in card_marker.MAT_MARKS else 1.0) for each in shot.outlines
    )
    return min(sides) / (SIDE + 2)


# what is wrong ------------------------------------------------------------------------------------


def _is_mixed(marks: Mapping[CardCode, Outline], frame: Frame) -> bool:
    """Check for marks that are turned against each other, or lie on the wrong side of another."""
    turns = (frame.place(_from_middle(frame, each.rightwards)) for each in marks.values())
    if any(abs(degrees(atan2(y, x))) > ASKEW for x, y in turns):
        return True
    places = {corner: frame.place(outline.middle) for corner, outline in by_corner(marks)}
    left_right = ((f"{down}-left", f"{down}-right", 0) for down in ("far", "near"))
    far_near = ((f"far-{across}", f"near-{across}", 1) for across in ("left", "right"))
    return any(
        places[one][axis] > places[two][axis]
        for one, two, axis in (*left_right, *far_near)
        if one in places and two in places
    )


def _from_middle(frame: Frame, way: Point) -> Point:
    """Return the place in the picture to which a way leads from the middle."""
    return way[0] + frame.width / 2, way[1] + frame.height / 2


def _turned(frame: Frame, shape: float | None) -> Event | None:
    """Return the way to turn a camera whose picture lies across the mat; None for none.

    A mat whose shape is not known is taken for one that is wider than deep.
    """
    ratio = WIDE if shape is None else shape
    period = pi if max(ratio, 1 / ratio) > SQUARE else pi / 2
    zero = 0.0 if (ratio >= 1) == (frame.width >= frame.height) else pi / 2
    turn = degrees((frame.turn - zero + period / 2) % period - period / 2)
    if abs(turn) <= TURN:
        return None
    return TurnCamera("clockwise" if turn > 0 else "counterclockwise")


def _towards_missing(
    frame: Frame, marks: Mapping[CardCode, Outline], module: float, past: Past
) -> Event:
    """Return the advice that brings missing marks into the picture, as fits those that are seen.

    Who was sent to one side is not sent back: from there, more is seen from higher.
    """
    spans, margin = spans_of(frame, marks), max(outline.side for outline in marks.values())
    if not past.searched and (hidden := _hidden(frame, marks, margin)) is not None:
        return MarkHidden(hidden) if module > MODULE * FAR else CameraLower()
    rooms = {
        side: room
        for side, room in _rooms(frame, spans, margin)
        if OPPOSITE[side] not in past.tried
    }
    side = max(rooms, key=lambda each: rooms[each], default="")
    if side and rooms[side] > ROOM:
        return MoveCamera(side)
    may_rise = module > MODULE * SLACK and past.lowered < SWINGS
    return CameraHigher() if may_rise else MarksApart()


def _hidden(frame: Frame, marks: Mapping[CardCode, Outline], margin: float) -> str | None:
    """Return the corner of the only mark that is missing, if it should be in the picture."""
    places = {corner: frame.place(outline.middle) for corner, outline in by_corner(marks)}
    missing = [corner for corner in card_marker.MAT_CORNERS if corner not in places]
    if len(missing) != 1:
        return None
    beside, above, opposite = (places[each] for each in _others(missing[0]))
    expected = beside[0] + above[0] - opposite[0], beside[1] + above[1] - opposite[1]
    inside = max(margin, HIDDEN * min(frame.width, frame.height))
    return missing[0] if frame.holds(expected, inside) else None


def _others(corner: str) -> tuple[str, str, str]:
    """Return the corners beside one, and the opposite one at last."""
    down, across = corner.split("-")
    return (
        f"{down}-{OPPOSITE[across]}",
        f"{OPPOSITE[down]}-{across}",
        f"{OPPOSITE[down]}-{OPPOSITE[across]}",
    )


def _rooms(frame: Frame, spans: tuple[Span, Span], margin: float) -> Iterator[tuple[str, float]]:
    """Yield each side to which it is worth moving, with the room behind what is seen.

    The room is a part of the picture: marks on the other side may move by so much and be seen.
    """
    for span, reach, sides in zip(spans, frame.reach, (SIDES[:2], SIDES[2:]), strict=True):
        behind = -inf if span.low is None else span.low + reach - margin
        before = -inf if span.high is None else reach - margin - span.high
        if span.high is None or (span.low is not None and before < 0):
            yield sides[1], behind / (2 * reach)
        if span.low is None or (span.high is not None and behind < 0):
            yield sides[0], before / (2 * reach)


def _tilted(marks: Mapping[CardCode, Outline], most: float) -> Event | None:
    """Return at which side a camera looks instead of straight down; None for none.

    Marks are all of one size, so those that look smaller are farther away.
    """
    sizes = dict(_mean_sizes(marks))
    ratios = {
        side: sizes[other] / sizes[side]
        for one, two in (SIDES[:2], SIDES[2:])
        for side, other in ((one, two), (two, one))
        if side in sizes and other in sizes
    }
    side = max(ratios, key=lambda each: ratios[each], default="")
    return CameraTilted(side) if side and ratios[side] > most else None


def _mean_sizes(marks: Mapping[CardCode, Outline]) -> Iterator[tuple[str, float]]:
    """Yield the mean side of the marks that are seen on each side of the mat, in pixels."""
    for side in SIDES:
        found = [each.side for corner, each in by_corner(marks) if side in corner.split("-")]
        if found:
            yield side, sum(found) / len(found)


def _too_far(
    frame: Frame, marks: Mapping[CardCode, Outline], past: Past, nearer: float
) -> Event | None:
    """Return the advice where cards would be read badly; None where they are read well.

    nearer: how many times larger cards have to look. Then the marks are farther from the middle of
    the picture, and may leave it.
    """
    if nearer <= 1:
        return None
    margin = nearer * max(outline.side for outline in marks.values()) / 2
    places = [frame.place(outline.middle) for outline in marks.values()]
    if all(frame.holds((x * nearer * SLACK, y * nearer * SLACK), margin) for x, y in places):
        return CameraLower()
    for side, excess in sorted(_off_middle(frame, places).items(), key=lambda each: -each[1]):
        if (
            excess > ROOM
            and OPPOSITE[side] not in past.tried
            and _fits(frame, places, nearer * SLACK, margin)
        ):
            return MoveCamera(side)
    return _turned(frame, past.shape) or MarksApart()


def _fits(frame: Frame, places: Iterable[Point], nearer: float, margin: float) -> bool:
    """Check that marks would be seen from nearer above their middle."""
    across, down = zip(*places, strict=True)
    x, y = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    return all(
        frame.holds(((a - x) * nearer, (b - y) * nearer), margin)
        for a, b in zip(across, down, strict=True)
    )


def _off_middle(frame: Frame, places: Iterable[Point]) -> dict[str, float]:
    """Return the sides to which the marks lie off the middle, by how much of the picture."""
    offs: dict[str, float] = {}
    for axis, reach, sides in zip(
        zip(*places, strict=True), frame.reach, (SIDES[:2], SIDES[2:]), strict=True
    ):
        middle = (min(axis) + max(axis)) / 2
        offs[sides[middle > 0]] = abs(middle) / (2 * reach)
    return offs


# of many pictures ---------------------------------------------------------------------------------

STOOD: Final = 5
"""The pictures in a row after which an advice is said."""
KEPT: Final = 20
"""Those after all was well: a hand that shows a card hides marks."""
PAUSE: Final = 2.0
"""Seconds from one advice to the next, at least."""


class Adviser:
    """What is said of a row of pictures: each change that has stood, and nothing twice in a row."""

    def __init__(self) -> None:
        self._past = FRESH
        self._said: Event | None = None
        self._said_at = -inf
        self._next: Event | None = None
        self._count = 0

    def advise(self, shot: Shot, now: float) -> Event | None:
        """Take the next picture; return what is to be said now. now: in seconds."""
        if self._past.shape is None or len(_marks_in(shot)) == len(card_marker.MAT_MARKS):
            self._past = self._past._replace(shape=shape_of(shot))
        advice = advice_for(shot, self._past)
        self._count = self._count + 1 if advice == self._next else 1
        self._next = advice
        is_patient = self._past.is_well or self._past.searched
        if advice == self._said or self._count < (KEPT if is_patient else STOOD):
            return None
        if now - self._said_at < PAUSE:
            return None
        self._said, self._said_at = advice, now
        self._past = self._past.after(advice)
        return advice


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


EVERY_ADVICE: Final[tuple[Event, ...]] = (
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
