"""Measuring files of labels without the code that wrote them: dots in millimetres."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

from pypdf import PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True, slots=True)
class Seen:
    """A dot as a ruler finds it: its centre from the top left corner, and its diameter."""

    x: float
    y: float
    size: float


def dots_in_pdf(data: bytes) -> list[list[Seen]]:
    """Return the dots of each page of a PDF."""
    reader = PdfReader(io.BytesIO(data))
    return [
        list(_curves(page.get_contents(), float(page.mediabox.height))) for page in reader.pages
    ]


def _curves(contents: ContentStream | None, height: float) -> Iterator[Seen]:
    """Give the closed curves: each point of a path of Bézier curves is on its edge or beside it."""
    assert contents is not None
    points: list[tuple[float, float]] = []
    curved = False
    for operands, operator in contents.operations:
        if operator == b"m":
            points, curved = [(float(operands[0]), float(operands[1]))], False
        elif operator == b"c":
            points.append((float(operands[4]), float(operands[5])))
            curved = True
        elif operator in (b"f", b"f*", b"F") and curved:
            yield _round(points, height)
            points, curved = [], False


def _round(points: list[tuple[float, float]], height: float) -> Seen:
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    assert abs((right - left) - (high - low)) < 0.01
    middle = (left + right) / 2 * MM, (height - (low + high) / 2) * MM
    return Seen(*middle, (right - left) * MM)


def turned_words(data: bytes) -> list[str]:
    """Return the words on the first page of a PDF that stand on their head."""
    found: list[str] = []

    def visit(text: str, matrix: list[float], *_: object) -> None:
        if text.strip() and matrix[0] < 0 and matrix[3] < 0:
            found.append(text.strip())

    PdfReader(io.BytesIO(data)).pages[0].extract_text(visitor_text=visit)
    return found


def size_of_pdf(data: bytes) -> list[tuple[float, float]]:
    """Return width and height of each page of a PDF in millimetres."""
    pages = PdfReader(io.BytesIO(data)).pages
    return [(float(page.mediabox.width) * MM, float(page.mediabox.height) * MM) for page in pages]


def dots_in_svg(data: bytes) -> list[Seen]:
    """Return the dots of an SVG, in the millimetres that its size gives to its units."""
    root = ET.fromstring(data)  # noqa: S314 - written by the test itself
    scale = _scale(root)
    numbers = [
        [float(circle.attrib[name]) * scale for name in ("cx", "cy", "r")]
        for circle in root.iter(f"{SVG}circle")
    ]
    return [Seen(x, y, 2 * radius) for x, y, radius in numbers]


def _scale(root: ET.Element) -> float:
    width = re.fullmatch(r"([\d.]+)mm", root.attrib["width"])
    assert width is not None
    return float(width[1]) / float(root.attrib["viewBox"].split()[2])
