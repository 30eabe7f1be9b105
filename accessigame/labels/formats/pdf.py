"""PDF at true scale: black dots and bars, red cuts, the words in Helvetica."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

from accessigame.labels.formats import DrawingFormat
from accessigame.labels.shapes import Bar, Cut, Dot, Drawing, Ink, Page, PrintedCode, Shape

POINT: Final = 72 / 25.4
"""The points of a PDF in a millimetre."""
HAIR: Final = 0.1
"""The thickness of cutting lines, in millimetres."""


def write(drawing: Drawing) -> bytes:
    """Return the pages; the same drawing gives the same bytes."""
    from reportlab.pdfgen.canvas import Canvas  # noqa: PLC0415 - imported only when a drawing is written

    file = BytesIO()
    canvas = Canvas(file, invariant=1, lang=drawing.language)
    canvas.setTitle(drawing.title)
    canvas.setCreator("accessigame")
    for page in drawing.pages:
        canvas.setPageSize((page.width * POINT, page.height * POINT))
        canvas.setLineWidth(HAIR * POINT)
        canvas.setStrokeColorRGB(1, 0, 0)
        for shape in page.shapes:
            _draw(canvas, shape, page)
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def _draw(canvas: Any, shape: Shape, page: Page) -> None:
    """Draw one shape; a PDF counts from the bottom of the page."""
    if isinstance(shape, Dot):
        x, y = shape.x * POINT, (page.height - shape.y) * POINT
        canvas.circle(x, y, shape.size / 2 * POINT, stroke=0, fill=1)
    elif isinstance(shape, Bar):
        x, y = shape.x * POINT, (page.height - shape.y - shape.height) * POINT
        canvas.rect(x, y, shape.width * POINT, shape.height * POINT, stroke=0, fill=1)
    elif isinstance(shape, Cut):
        line = canvas.beginPath()
        for number, (x, y) in enumerate(shape.points):
            (line.lineTo if number else line.moveTo)(x * POINT, (page.height - y) * POINT)
        line.close()
        canvas.drawPath(line, stroke=1, fill=0)
    elif isinstance(shape, PrintedCode):
        for bar in shape.runs():
            _draw(canvas, bar, page)
    else:
        _write(canvas, shape, page)


def _write(canvas: Any, ink: Ink, page: Page) -> None:
    canvas.saveState()
    canvas.translate(ink.x * POINT, (page.height - ink.y) * POINT)
    canvas.rotate(180 if ink.upside_down else 0)
    canvas.setFont("Helvetica-Bold" if ink.bold else "Helvetica", ink.size * POINT)
    (canvas.drawCentredString if ink.centred else canvas.drawString)(0, 0, ink.text)
    canvas.restoreState()


FORMAT: Final = DrawingFormat("pdf", write)
