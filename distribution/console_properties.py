"""The properties of the console that an entry of the Start menu opens, for people with low vision.

A shortcut of Windows carries them in a block of its own, the ConsoleDataBlock of the published
format MS-SHLLINK 2.5.1. It stands before the four zeros with which each shortcut ends.
"""

from __future__ import annotations

import struct
from typing import Final

FACE: Final = "Consolas"
HEIGHT: Final = 28
"""Of a letter, in pixels: 80 of them, which are half as wide, fit on a screen of 1366."""
BOLD: Final = 700
COLUMNS, ROWS, KEPT_ROWS = 80, 25, 9001
BRIGHT_ON_BLACK: Final = 0x0F
BLACK_ON_BRIGHT: Final = 0xF0
TALL_CURSOR: Final = 100
"""In percent of a letter."""
VECTOR_FAMILY: Final = 0x36
COLOURS: Final = (
    *(0x0C0C0C, 0xDA3700, 0x0EA113, 0xDD963A, 0x1F0FC5, 0x981788, 0x009CC1, 0xCCCCCC),
    *(0x767676, 0xFF783B, 0x0CC616, 0xD6D661, 0x5648E7, 0x9E00B4, 0xA5F1F9, 0xFFFFFF),
)
"""The sixteen colours of a console of Windows 10, as blue, green and red."""
SIGNATURE: Final = 0xA0000002
END: Final = bytes(4)
_FORM: Final = struct.Struct("<II8h2I2HII64s8I16I")


def block() -> bytes:
    """Return what replaces the last four bytes of a shortcut."""
    size = (COLUMNS, KEPT_ROWS, COLUMNS, ROWS, 0, 0)
    font = (0, HEIGHT, VECTOR_FAMILY, BOLD, FACE.encode("utf-16-le"))
    full_screen, mouse_stops, inserts, windows_places = 0, 0, 1, 1
    history = (50, 4, 0)
    rest = (TALL_CURSOR, full_screen, mouse_stops, inserts, windows_places, *history)
    begin = (_FORM.size, SIGNATURE, BRIGHT_ON_BLACK, BLACK_ON_BRIGHT)
    return _FORM.pack(*begin, *size, 0, 0, *font, *rest, *COLOURS) + END
