"""Pictures of a camera, a film or a folder, and the markers in them: the only home of OpenCV.

Imported in the process of the camera alone, since a library of pictures and drivers may crash or
hang. A picture is an array of grey values, of shape (height, width), from 0 to 255.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

import cv2
import numpy as np

from accessigame.devices.camera.aim import Shot
from accessigame.devices.camera.frame import Outline
from accessigame.devices.camera.steadiness import Sighting, sighting_of
from accessigame.input.card_code import CardCode
from accessigame.input.card_marker import MAT_MARKS, SIDE, marker_bits

Picture: TypeAlias = Any
"""An array of numpy, whose types are not known where the extra is not installed."""

CORRECTED: Final = 2
"""Bits of a marker that may be wrong: two markers differ in eight or more whichever way up."""
FRAME_ERRORS: Final = 0.1
"""The part of the modules of a frame that may be white."""
SMALLEST: Final = 0.012
"""The outline of a marker, in parts of the width of a picture, at least."""
WIDTH: Final = 1920
HEIGHT: Final = 1080
"""The size that a camera is asked for; it gives what it has."""
STALE: Final = 4
"""Pictures that a camera may have kept from before; they are dropped when it looks again."""
PICTURES: Final = (".png", ".jpg", ".jpeg")
RATE: Final = 30.0
"""Pictures in a second of a folder at most, and of a film that does not say."""
DARK: Final = 12
"""The grey value that the lightest part of a picture without light does not reach."""
CELL: Final = 16
"""The side in pixels of a cell of a sketch, whose grey value is the mean: noise is no change."""
STEP: Final = 10
"""The grey values by which a cell changes, at least."""
CELLS: Final = 3
"""The cells that change where something has moved, at least: a card covers more than ten."""
WHITE: Final = 250
"""The grey value from which a part of a picture is plain white."""


class MarkerReader:
    """Reads the markers of some cards and the marks of a mat; others are not seen."""

    def __init__(self, codes: Iterable[CardCode]) -> None:
        self._codes = tuple(dict.fromkeys((*codes, *MAT_MARKS)))
        rows = [_byte_rows(marker_bits(code)) for code in self._codes]
        dictionary = cv2.aruco.Dictionary(np.concatenate(rows), SIDE, CORRECTED)
        self._detector = cv2.aruco.ArucoDetector(dictionary, _parameters())

    def read(self, picture: Picture) -> list[Sighting]:
        """Return the markers in a picture, with the middle and the side of each in pixels."""
        return [sighting_of(outline) for outline in self.outlines(picture)]

    def outlines(self, picture: Picture) -> list[Outline]:
        """Return the markers in a picture, with their corners."""
        corners, places, _ = self._detector.detectMarkers(picture)
        if places is None:
            return []
        found = zip(corners, places.ravel(), strict=True)
        return [_outline(self._codes[int(place)], corner.reshape(4, 2)) for corner, place in found]


def _byte_rows(bits: int) -> Picture:
    """Return the bits of a marker as a row of a dictionary of OpenCV, 1 for white."""
    flat = [bits >> place & 1 for place in range(SIDE * SIDE)]
    modules = np.array(flat, dtype=np.uint8).reshape(SIDE, SIDE)
    return cv2.aruco.Dictionary.getByteListFromBits(modules)


def _parameters() -> Any:
    """Return how a marker is looked for: strictly, because a wrong card costs more than a wait."""
    parameters = cv2.aruco.DetectorParameters()
    parameters.errorCorrectionRate = 1.0
    parameters.maxErroneousBitsInBorderRate = FRAME_ERRORS
    parameters.minMarkerPerimeterRate = 4 * SMALLEST
    parameters.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_NONE
    return parameters


def _outline(code: CardCode, corners: Picture) -> Outline:
    """Return a marker by its corners, an array of shape (4, 2) in pixels."""
    one, two, three, four = ((float(x), float(y)) for x, y in corners)
    return Outline(code, (one, two, three, four))


class SourceGoneError(OSError):
    """The camera, the film or the folder gives no picture, or no more."""


class Source:
    """A source of pictures: the number of a camera, a film, a folder or the address of a stream.

    A folder is for a phone, or another program, that puts pictures there: more may come.
    Raises SourceGoneError where it cannot be opened.
    """

    def __init__(self, name: str) -> None:
        path = Path(name)
        self.is_film = path.is_file() or path.is_dir()
        self._folder = PictureFolder(path) if path.is_dir() else None
        self._capture: Any = None if self._folder is not None else _opened(name)
        rate = self._capture.get(cv2.CAP_PROP_FPS) if self._capture and self.is_film else 0.0
        self._interval = 1 / (rate or RATE) if self.is_film else 0.0
        self._next = 0.0

    def look_again(self) -> None:
        """Drop the pictures that a camera has kept while nobody looked."""
        if self._capture is not None and not self.is_film:
            for _ in range(STALE):
                self._capture.grab()

    def skip(self) -> None:
        """Pass over the next picture without unpacking it; raises SourceGoneError at the end.

        A folder has none to spare.
        """
        if self._capture is None:
            return
        self._await_turn()
        if not self._capture.grab():
            raise SourceGoneError

    def picture(self) -> Picture | None:
        """Return the next picture, when a film would show it; None where none has come yet.

        Raises SourceGoneError at the end.
        """
        self._await_turn()
        if self._folder is not None:
            return self._folder.next_picture()
        is_there, picture = self._capture.read()
        if not is_there:
            raise SourceGoneError
        return cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY)

    def _await_turn(self) -> None:
        """Wait until a film would show its next picture."""
        time.sleep(max(0.0, self._next - time.monotonic()))
        self._next = time.monotonic() + self._interval


class PictureFolder:
    """The pictures of a folder in the order of their names, each of them once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""

    def next_picture(self) -> Picture | None:
        """Return the next picture; None where there is none yet, or it is not written to its end.

        Raises SourceGoneError for a folder that is gone.
        """
        try:
            names = sorted(path.name for path in self._path.iterdir())
        except OSError as error:
            raise SourceGoneError from error
        new = (name for name in names if name > self._last and name.endswith(PICTURES))
        if (name := next(new, None)) is None:
            return None
        picture = cv2.imread(str(self._path / name), cv2.IMREAD_GRAYSCALE)
        self._last = name if picture is not None else self._last
        return picture


def _opened(name: str) -> Any:
    """Return the capture of a source; raises SourceGoneError for one that is missing or in use."""
    capture = cv2.VideoCapture(int(name) if name.isdigit() else name)
    if not capture.isOpened():
        raise SourceGoneError
    if name.isdigit():
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, WIDTH)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, HEIGHT)
        capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
    return capture


def shot_of(picture: Picture, outlines: Iterable[Outline]) -> Shot:
    """Return what tells of the aim of the camera in a picture with these markers."""
    sample, (height, width) = picture[::8, ::8], picture.shape
    light, glare = float(np.percentile(sample, 99)), float((sample >= WHITE).mean())
    return Shot(tuple(outlines), width, height, light, glare)


def is_dark(picture: Picture) -> bool:
    """Check that a picture has no light in it at all."""
    return bool(np.percentile(picture[::8, ::8], 99) < DARK)


def trace_of(picture: Picture) -> int:
    """Return a number that another picture does not have; noise alone makes two differ."""
    return hash(picture.tobytes())


def sketch_of(picture: Picture) -> Picture:
    """Return a small picture of the same, to tell by whether something has moved."""
    height, width = picture.shape
    size = (max(1, width // CELL), max(1, height // CELL))
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA)


def has_moved(before: Picture, now: Picture) -> bool:
    """Return True where two sketches of one source differ by more than its noise."""
    if before.shape != now.shape:
        return True
    return bool(np.count_nonzero(cv2.absdiff(before, now) > STEP) >= CELLS)
