"""The notes between the program and the tunnel process: one on a line of JSON, both ways.

The program sends a `PLAN` first, then what it wants; the process reports what happens. Nothing of
a game is ever in a note. This module is imported at both ends, so it imports little.
`Outbox` has the notes that go out of that process.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Final

LONGEST: Final = 1000
"""Bytes of a note at most."""

PLAN: Final = "plan"
"""name: the address of the meeting point. text: that of the relay. number: the port at the host."""
AWAIT: Final = "await"
"""name: a key of the host. text: the code. number: tells the guests of this key apart."""
CALL: Final = "call"
"""text: the code of the table that a guest calls."""
RELEASE: Final = "release"
"""name: a number at the meeting point. text: the side by which an ended process had claimed it."""
PING: Final = "ping"

READY: Final = "ready"
CLAIMED: Final = "claimed"
"""name: a number at the meeting point. text: the side that claims it."""
RELEASED: Final = "released"
"""name and text: as with `CLAIMED`; that side holds the number no more."""
WAITING: Final = "waiting"
"""name: the key whose guest can come now."""
CAME: Final = "came"
"""name: the key whose code somebody had."""
WRONG: Final = "wrong"
"""name: the key whose number somebody called with a wrong code; it is not awaited any more."""
SPENT: Final = "spent"
"""name: the key whose number nobody can use for now, as somebody left it half claimed."""
SILENT: Final = "silent"
"""The meeting point does not answer, or not as one does."""
APART: Final = "apart"
"""Both sides know each other, and no way leads from one to the other."""
LISTENING: Final = "listening"
"""number: the port of this computer that leads to the table."""
PONG: Final = "pong"


@dataclass(frozen=True, slots=True)
class Note:
    """One note; what the fields mean is said with each kind."""

    kind: str
    name: str = ""
    text: str = ""
    number: int = 0


def line_of(note: Note) -> bytes:
    """Return a note as a line."""
    return json.dumps(asdict(note), separators=(",", ":")).encode() + b"\n"


def note_in(line: bytes) -> Note:
    """Return the note of a line; raises ValueError for anything else."""
    data = json.loads(line)
    if not isinstance(data, dict):
        raise ValueError("no note")
    values = {each.name: data.get(each.name, each.default) for each in fields(Note)}
    note = Note(**values)
    texts = (note.kind, note.name, note.text)
    if not all(isinstance(text, str) for text in texts) or type(note.number) is not int:
        raise ValueError("no note")
    return note


class Outbox:
    """The standard output, which only notes get; what libraries print goes nowhere."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(1), "wb")
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def send(self, kind: str, name: str = "", text: str = "", number: int = 0) -> None:
        """Send a note; without a program that reads it, the process ends."""
        try:
            self._out.write(line_of(Note(kind, name, text, number)))
            self._out.flush()
        except OSError:
            os._exit(0)
