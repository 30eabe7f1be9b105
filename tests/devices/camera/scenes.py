"""Scenes for a camera: cards as the labels print them, laid on a table and seen as a camera does.

Everything is painted here, from the shapes of the labels, in grey. Lengths are in millimetres on
the table and in pixels in a picture; `scale` is the pixels of a millimetre.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final

import pytest

cv2: Any = pytest.importorskip("cv2", reason="needs the extra camera")
np: Any = pytest.importorskip("numpy", reason="needs the extra camera")

from accessigame.cli.local_camera import every_card  # noqa: E402 - behind the libraries without which nothing is painted
from accessigame.input import card_marker  # noqa: E402 - the same
from accessigame.input.card_code import CardCode  # noqa: E402 - the same
from accessigame.labels import marker  # noqa: E402 - the same
from accessigame.labels.card import STANDARDS, Design, face  # noqa: E402 - the same
from accessigame.labels.label import labels_of  # noqa: E402 - the same
from accessigame.labels.mat import HEIGHT, WIDTH  # noqa: E402 - the same
from accessigame.labels.shapes import Bar, Dot, Ink, PrintedCode  # noqa: E402 - the same

PRINT: Final = 10
"""Pixels in a millimetre of a printed card."""
CARD: Final = (56.0, 87.0)
CARDS: Final = every_card()
"""Every card of every game."""


@cache
def printed(code: CardCode, side: float) -> Any:
    """Return a card with its label and its markers, as an array of grey values, `PRINT` in a mm.

    A mark of a mat is on a piece of its own, in the middle.
    """
    width, height = size_of(code)
    card = np.full((round(height * PRINT), round(width * PRINT)), 235, np.uint8)
    for shape in _face(code, side):
        if isinstance(shape, PrintedCode):
            white = Bar(shape.x, shape.y, shape.side, shape.side)
            _fill(card, white, 250)
            for bar in shape.runs():
                _fill(card, bar, 25)
        elif isinstance(shape, Dot):
            centre = round(shape.x * PRINT), round(shape.y * PRINT)
            cv2.circle(card, centre, round(shape.size * PRINT / 2), 205, -1)
        elif isinstance(shape, Bar):
            _fill(card, shape, 205)
        elif isinstance(shape, Ink):
            at = round((shape.x - 4) * PRINT), round(shape.y * PRINT)
            cv2.putText(card, shape.text, at, cv2.FONT_HERSHEY_SIMPLEX, 1.4, 40, 3)
    return card


def size_of(code: CardCode) -> tuple[float, float]:
    """Return the width and height of a card, or of the piece of a mark."""
    return (WIDTH, HEIGHT) if code in card_marker.MAT_MARKS else CARD


def _face(code: CardCode, side: float) -> Sequence[Any]:
    """Return the shapes of a card with its label and its markers, as the labels print it."""
    if code in card_marker.MAT_MARKS:
        made = marker.of(code.box, code.card, card_marker.MAT_SIDE)
        return (
            made.moved((WIDTH - card_marker.MAT_SIDE) / 2, (HEIGHT - card_marker.MAT_SIDE) / 2),
        )
    design = Design(STANDARDS["marburg-medium"], *CARD, mark="none")
    (label,) = labels_of([code.card], "french")
    made = marker.of(code.box, code.card, side)
    return marker.on_face(made, code.card, face(label, design), design)


def _fill(card: Any, bar: Bar, grey: int) -> None:
    left, top = round(bar.x * PRINT), round(bar.y * PRINT)
    card[top : round((bar.y + bar.height) * PRINT), left : round((bar.x + bar.width) * PRINT)] = (
        grey
    )


@dataclass(frozen=True)
class Laid:
    """A card on the table: its middle from the left and from above in millimetres, and its turn."""

    code: CardCode
    x: float
    y: float
    turn: float = 0.0


@dataclass
class Scene:
    """A table with cards as a camera sees it.

    scale: pixels in a millimetre in the middle. tilt: degrees of the camera from upright.
    blur: the sigma in pixels. noise: the sigma in grey values. shade: the light at the darkest
    corner, 1 for none darker. motion: pixels by which the picture is smeared. seed: of the noise.
    hands, glares: the middle and the radius of each, in millimetres on the table; a glare is white
    in its middle and fades away.
    """

    cards: Sequence[Laid] = ()
    size: tuple[int, int] = (1280, 720)
    scale: float = 2.4
    side: float = 20.0
    tilt: float = 0.0
    blur: float = 0.6
    noise: float = 4.0
    shade: float = 1.0
    motion: int = 0
    seed: int = 1
    hands: Iterable[tuple[float, float, float]] = ()
    glares: Sequence[tuple[float, float, float]] = ()
    digits: int = 0
    _random: Any = field(init=False)

    def picture(self) -> Any:
        """Return the scene as an array of grey values, of shape (height, width)."""
        return next(self.pictures())

    def pictures(self) -> Iterator[Any]:
        """Yield the scene again and again, each time with other noise."""
        self._random = np.random.default_rng(self.seed)
        table = self._wood()
        for laid in self.cards:
            self._lay(table, laid)
        for x, y, radius in self.hands:
            centre = self._point(x, y)
            cv2.circle(table, centre, round(radius * self.scale), 140, -1)
        light = self._light()
        while True:
            yield self._seen(table, light)

    def _point(self, x: float, y: float) -> tuple[int, int]:
        point = self._camera() @ np.array([x * self.scale, y * self.scale, 1.0])
        return round(float(point[0] / point[2])), round(float(point[1] / point[2]))

    def _wood(self) -> Any:
        width, height = self.size
        stripes = 95 + 12 * np.sin(np.arange(height) / 9.0)[:, None]
        table = np.repeat(stripes, width, axis=1).astype(np.uint8)
        for _ in range(self.digits):
            at = tuple(int(n) for n in self._random.integers(0, (width, height)))
            text = str(self._random.integers(1, 1000))
            grey, size = int(self._random.integers(0, 255)), float(self._random.uniform(0.5, 3))
            cv2.putText(table, text, at, cv2.FONT_HERSHEY_SIMPLEX, size, grey, 3)
            box = (at[0] + 40, at[1] + 50)
            cv2.rectangle(table, at, box, int(self._random.integers(0, 255)), 3)
        return table

    def _camera(self) -> Any:
        """Return the view of a camera that is tilted about the middle: a matrix of shape (3, 3)."""
        width, height = self.size
        far = 1.6 * width
        lean = radians(self.tilt)
        to_middle = np.array([[1, 0, -width / 2], [0, 1, -height / 2], [0, 0, 1]])
        view = np.array([[1, 0, 0], [0, cos(lean), 0], [0, -sin(lean) / far, 1]])
        back = np.array([[1, 0, width / 2], [0, 1, height / 2], [0, 0, 1]])
        return back @ view @ to_middle

    def _lay(self, table: Any, laid: Laid) -> None:
        """Lay a card on the table as the camera sees it, over what lies there."""
        width, height = size_of(laid.code)
        turn, scale = radians(laid.turn), self.scale / PRINT
        place = np.array(
            [
                [cos(turn) * scale, -sin(turn) * scale, laid.x * self.scale],
                [sin(turn) * scale, cos(turn) * scale, laid.y * self.scale],
                [0, 0, 1],
            ]
        ) @ np.array([[1, 0, -width * PRINT / 2], [0, 1, -height * PRINT / 2], [0, 0, 1]])
        matrix = self._camera() @ place
        card = printed(laid.code, self.side)
        sharp = cv2.GaussianBlur(
            card, (0, 0), max(0.45 / scale, 0.1)
        )  # a pixel sees its whole area
        seen = cv2.warpPerspective(sharp, matrix, self.size, flags=cv2.INTER_LINEAR)
        where = cv2.warpPerspective(np.full_like(card, 255), matrix, self.size)
        cv2.copyTo(seen, where, table)

    def _light(self) -> tuple[Any, Any]:
        """Return the part of the light that each pixel gets, and what glares add to it."""
        width, height = self.size
        across = np.linspace(1.0, self.shade, width)[None, :]
        light = across * np.linspace(1, 0.9, height)[:, None]
        x, y = np.arange(width)[None, :], np.arange(height)[:, None]
        added = np.zeros((height, width))
        for left, down, radius in self.glares:
            at, spread = self._point(left, down), radius * self.scale
            added += 255 * np.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * spread**2))
        return light, added

    def _seen(self, table: Any, light: tuple[Any, Any]) -> Any:
        """Return the table through the lens: blur, motion, light, glares, noise and JPEG."""
        seen = cv2.GaussianBlur(table, (0, 0), self.blur).astype(np.float32)
        if self.motion:
            seen = cv2.blur(seen, (self.motion, 1))
        seen = seen * light[0] + light[1] + self._random.normal(0, self.noise, seen.shape)
        grey = np.clip(seen, 0, 255).astype(np.uint8)
        _, packed = cv2.imencode(".jpg", grey, [cv2.IMWRITE_JPEG_QUALITY, 80])
        return cv2.imdecode(packed, cv2.IMREAD_GRAYSCALE)


def film(path: Path, pictures: Iterable[Any], rate: float = 30.0) -> None:
    """Write pictures as a film that is really encoded, with this many of them in a second."""
    writer: Any = None
    for picture in pictures:
        if writer is None:
            code = cv2.VideoWriter_fourcc(*"MJPG")
            size = (picture.shape[1], picture.shape[0])
            writer = cv2.VideoWriter(str(path), code, rate, size, isColor=False)
        writer.write(picture)
    writer.release()
