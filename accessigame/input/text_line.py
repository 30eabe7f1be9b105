"""A line of text to all: what is typed between its key and Enter, cleaned and bounded."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from accessigame.core.model import Event, NotUnderstood, Prompt, event_class

LONGEST: Final = 120
"""Characters of a line: six parts of a display of 20 cells, and a breath of a voice."""
_ESCAPES: Final = re.compile(
    r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)?|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?"
)
"""Commands to a terminal: a title, a control sequence, or a shorter one."""


@event_class
class AskLine(Prompt):
    """The question for a line of text to all."""


@event_class
class NothingToSay(Event):
    """The line to all is empty."""


@event_class
class LineTooLong(Event):
    """The line to all is too long, so that nothing of it was sent. most: the characters of one."""

    most: int


def cleaned(text: str) -> str:
    """Return a text as one printable line, without commands to a terminal.

    Control characters, marks of direction and halves of characters would move a cursor, turn the
    text of others round, or break a voice.
    """
    bare = unicodedata.normalize("NFC", _ESCAPES.sub(" ", text))
    spaced = (" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in bare)
    return " ".join("".join(spaced).split())


def bounded(text: str) -> str:
    """Return a text cleaned; raises NotUnderstood for a long one."""
    line = cleaned(text)
    if len(line) > LONGEST:
        raise NotUnderstood(LineTooLong(LONGEST))
    return line


def checked(text: str) -> str:
    """Return a text cleaned; raises NotUnderstood for an empty one, and for a long one."""
    line = bounded(text)
    if not line:
        raise NotUnderstood(NothingToSay())
    return line


class LineEntry:
    """A line of text that is typed key by key. text: None while no line is open."""

    def __init__(self) -> None:
        self.text: str | None = None

    @property
    def is_open(self) -> bool:
        """True from the key of the line to Enter or Escape."""
        return self.text is not None

    def open(self) -> None:
        """Begin an empty line."""
        self.text = ""

    def close(self) -> str:
        """End the line; return its text, which is empty where nothing was typed."""
        text, self.text = self.text or "", None
        return cleaned(text)

    def type(self, sign: str) -> str:
        """Handle a character; return it, or nothing where it is none or the line is full."""
        fits = len(sign) == 1 and sign.isprintable() and len(self.text or "") < LONGEST
        if fits:
            self.text = (self.text or "") + sign
        return sign if fits else ""

    def erase(self) -> bool:
        """Take the last character away; return False where there is none."""
        had_text = bool(self.text)
        self.text = (self.text or "")[:-1]
        return had_text
