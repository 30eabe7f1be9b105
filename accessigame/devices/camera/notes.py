"""The notes between the program and the process of its camera: one on a line of JSON, both ways.

The process tells which cards lie there and how the camera is; no picture is ever in a note. This
module is imported at both ends, so it imports little.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple, TypeAlias

LONGEST: Final = 20_000
"""Bytes of a note at most: two hundred cards have fewer."""

PLAN: Final = "plan"
"""text: the source of pictures. rows: box and card of each marker that is looked for.

With marks of a mat among them, the process tells how to aim the camera; else, where they lie.
"""
LOOK: Final = "look"
REST: Final = "rest"
PING: Final = "ping"

READY: Final = "ready"
"""The source has given its first picture."""
LIES: Final = "lies"
"""rows: box, card, stay, x, y, side and 1 for a rest of what lies still; all, each time."""
AIM: Final = "aim"
"""rows: the place in `EVERY_ADVICE` of what is to be said to somebody who aims the camera."""
DARK: Final = "dark"
FROZEN: Final = "frozen"
CLEAR: Final = "clear"
"""The pictures are good again."""
ENDED: Final = "ended"
"""The film has no more pictures."""
PONG: Final = "pong"

ROW: Final = {PLAN: 2, LIES: 7, AIM: 1}
"""The numbers in a row of each kind that has rows."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]


class CameraNote(NamedTuple):
    """One note; what the fields mean is said with each kind."""

    kind: str
    text: str = ""
    rows: Rows = ()


def line_of(note: CameraNote) -> bytes:
    """Return a note as a line."""
    return json.dumps(note, separators=(",", ":")).encode() + b"\n"


def note_in(line: bytes) -> CameraNote:
    """Return the note of a line; raises ValueError for anything else."""
    match json.loads(line):
        case [str(kind), str(text), list(rows)] if all(_is_row(row, kind) for row in rows):
            return CameraNote(kind, text, tuple(map(tuple, rows)))
    raise ValueError("no note")


def _is_row(row: object, kind: str) -> bool:
    """Check for as many whole numbers as a row of this kind has."""
    match row:
        case list(numbers) if all(type(number) is int for number in numbers):
            return len(numbers) == ROW.get(kind, 0)
    return False
