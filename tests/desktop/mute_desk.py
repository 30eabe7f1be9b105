"""A desk without a screen and without Orca: what is written counts as heard."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Self

from tests.acceptance.terminal import Terminal
from tests.desktop.judge import ESCAPES, Turn, lines
from tests.desktop.voice import Utterance

PROJECT: Final = Path(__file__).parents[2]
SENT: Final[Mapping[str, str]] = {
    "Up": "\x1b[A",
    "Down": "\x1b[B",
    "Right": "\x1b[C",
    "Left": "\x1b[D",
    "Home": "\x1b[H",
    "End": "\x1b[F",
    "Prior": "\x1b[5~",
    "Next": "\x1b[6~",
    "Escape": "\x1b",
}
"""What a terminal sends for the keys of a cursor."""
ASKED: Final = re.compile(r"\n[^\n]*[?:] +$")
"""A prompt at the cursor, with nothing behind it."""


class MuteDesk:
    """A desk as `Desk` is, on which a walk is gone through in seconds, and nothing is heard."""

    silent = False

    def __init__(self, language: str) -> None:
        self.language = language
        self.exit_code: int | None = None
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        self.home = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="desk-")))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def open(self, *program: str) -> None:
        """Run a program in a terminal, and wait for its first question."""
        own = {"ACCESSIGAME_CALLED": "accessigame", "ACCESSIGAME_HOME": f"{self.home}/accessigame"}
        own |= {"PYTHONPATH": str(PROJECT), "TERM": "xterm"}
        self._terminal = self._stack.enter_context(Terminal(program, os.environ | own))
        self.listen()

    def press(self, key: str) -> None:
        """Press a key that is answered, and wait for the question behind the answer."""
        self._terminal.press(SENT.get(key, key))
        self._terminal.turns[-1].key = key
        self.listen()

    def type(self, digits: str) -> None:
        """Type digits, which are shown with the answer at the latest."""
        for digit in digits:
            self._terminal.press(digit)

    def listen(self, beyond: str = "") -> None:
        """Wait for a question other than this one, or for the end."""
        self._terminal.wait(
            lambda: self.asked not in ("", beyond) or self._terminal.has_ended,
            "a question or the end",
        )
        if not self.asked:
            self.exit_code = self._terminal.finish()

    @property
    def turns(self) -> list[Turn]:
        """All turns, each heard as it was written."""
        return [
            Turn(turn.key, turn.wrote, [Utterance(0.0, line, 0.0) for line in lines(turn.wrote)])
            for turn in self._terminal.turns
        ]

    @property
    def asked(self) -> str:
        """The question that the last key has led to; empty while there is none."""
        written = self._terminal.turns[-1].wrote
        is_asked = ASKED.search(ESCAPES.sub("", written).replace("\r", ""))
        return lines(written)[-1] if is_asked else ""
