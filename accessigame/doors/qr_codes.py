"""QR codes of invitations: a picture for each guest, which a phone reads from a screen or paper.

They are files and never text in the terminal, where a screen reader would read every square.
segno is imported only where codes are wanted; those on cards are made in labels/code.py.
"""

from __future__ import annotations

import io
from typing import Final

from accessigame.doors.extras import missing

try:
    import segno
except ModuleNotFoundError as error:
    raise missing("segno") from error

SCALE: Final = 10
"""The size of a square of the code, in pixels."""


def picture(address: str, title: str) -> str:
    """Return the QR code of an address as SVG, black on white whatever the theme of a viewer.

    title: what a screen reader says of the picture.
    """
    text = io.BytesIO()
    code = segno.make_qr(address)
    code.save(text, kind="svg", scale=SCALE, dark="#000", light="#fff", title=title)
    return text.getvalue().decode()
