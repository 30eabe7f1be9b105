"""SVG in millimetres: dots, bars and codes are black, cuts red, as laser cutters expect."""

from __future__ import annotations

from typing import Any, Final

from accessigame.labels.formats import DrawingFormat
from accessigame.labels.shapes import Bar, Cut, Dot, Drawing, Ink, PrintedCode, Shape

HAIR: Final = 0.1
"""The thickness of cutting lines, in millimetres."""


def write(drawing: Drawing) -> bytes:
    """Return the pages as one picture, one below the other."""
    import drawsvg  # noqa: PLC0415 - imported only when a drawing is written

    width = max(page.width for page in drawing.pages)
    height = sum(page.height for page in drawing.pages)
    picture = drawsvg.Drawing(width, height, lang=drawing.language, id_prefix="s")
    picture.set_render_size(f"{width:g}mm", f"{height:g}mm")
    picture.append(drawsvg.Title(drawing.title))
    if description := " ".join(page.description for page in drawing.pages if page.description):
        picture.append(_description(drawsvg, description))
    top = 0.0
    for page in drawing.pages:
        for shape in page.shapes:
            picture.append(_element(drawsvg, shape.moved(0, top)))
        top += page.height
    return (str(picture.as_svg()) + "\n").encode("utf-8")


def _description(drawsvg: Any, text: str) -> Any:
    """Return the element for a description, which drawsvg has no class for."""
    element = drawsvg.Title(text)
    element.TAG_NAME = "desc"
    return element


def _element(drawsvg: Any, shape: Shape) -> Any:
    if isinstance(shape, Dot):
        return drawsvg.Circle(_mm(shape.x), _mm(shape.y), _mm(shape.size / 2), class_="dot")
    if isinstance(shape, Bar):
        corner = (_mm(shape.x), _mm(shape.y))
        return drawsvg.Rectangle(*corner, _mm(shape.width), _mm(shape.height), class_="bar")
    if isinstance(shape, Cut):
        points = [_mm(number) for point in shape.points for number in point]
        line = {"fill": "none", "stroke": "red", "stroke_width": HAIR}
        return drawsvg.Lines(*points, close=True, class_="cut", **line)
    if isinstance(shape, PrintedCode):
        return _code(drawsvg, shape)
    return _text(drawsvg, shape)


def _code(drawsvg: Any, code: PrintedCode) -> Any:
    """Return the modules on white, whatever the theme of a viewer."""
    group, side = drawsvg.Group(class_="code"), _mm(code.side)
    group.append(drawsvg.Rectangle(_mm(code.x), _mm(code.y), side, side, fill="#fff"))
    modules = drawsvg.Path(fill="#000")
    for bar in code.runs():
        x, y, width, height = map(_mm, (bar.x, bar.y, bar.width, bar.height))
        modules.M(x, y).H(_mm(x + width)).V(_mm(y + height)).H(x).Z()
    group.append(modules)
    return group


def _text(drawsvg: Any, ink: Ink) -> Any:
    turn = {"transform": f"rotate(180 {_mm(ink.x)} {_mm(ink.y)})"} if ink.upside_down else {}
    return drawsvg.Text(
        ink.text,
        _mm(ink.size),
        _mm(ink.x),
        _mm(ink.y),
        font_family="Helvetica, Arial, sans-serif",
        font_weight="bold" if ink.bold else "normal",
        text_anchor="middle" if ink.centred else "start",
        **turn,
    )


def _mm(number: float) -> float:
    return round(number, 3)


FORMAT: Final = DrawingFormat("svg", write, apart=True)
