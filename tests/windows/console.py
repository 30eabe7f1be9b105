"""A program of Windows at a console, which Wine draws in a terminal of this system."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from accessigame.doors.far.meeting_point import MeetingPoint
from tests.acceptance.terminal import Terminal
from tests.far_homes.four_ways import table_of
from tests.windows.wine import Wine

QUESTION: Final = re.compile(r"(.*[?:]) ")
"""What stands before the cursor when the program waits."""
TRACEBACK: Final = "Traceback (most recent call last)"


class Console(Terminal):
    """A console with one program in it, which is answered question by question.

    It is wide, so that no sentence is broken.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        super().__init__(command, environment, columns=300, rows=60)
        self._child.setecho(False)  # Wine does so itself when it reads for the first time
        self.wait_answer()

    @property
    def question(self) -> str:
        """The question that waits behind the last key; empty while there is none."""
        found = QUESTION.fullmatch(self.prompt)
        return found[1] if found and "\n" in self.turns[-1].wrote else ""

    def answer(self, *answers: str) -> None:
        """Type answers, keys alone or with their Enter, each where a question waits."""
        for answer in answers:
            for key in answer:
                self.press(key)
            self.wait_answer()

    def wait_answer(self) -> None:
        """Wait until the program asks, or has ended. Raises AssertionError for a traceback."""
        self.wait(lambda: self.question or self.has_ended, "a question or the end")
        assert TRACEBACK not in self.wrote, self.screen

    @property
    def answered(self) -> str:
        """What was written since the last key."""
        return self.turns[-1].wrote


def open_console(wine: Wine, home: Path, *arguments: str, language: str = "en") -> Console:
    """Return the program at a console, with these arguments and a home of its own."""
    environment = wine.environment(language, **at_home(wine, home))
    return Console(wine.command("python", "-m", "accessigame", *arguments), environment)


def at_home(wine: Wine, home: Path) -> dict[str, str]:
    """Return the variables of a program whose files are in this folder."""
    home.mkdir(parents=True, exist_ok=True)
    return {"ACCESSIGAME_HOME": wine.path(home), "ACCESSIGAME_CALLED": "accessigame"}


def settle(home: Path, language: str, point: MeetingPoint | None = None) -> None:
    """Write the settings of somebody who was asked already, and who needs no voice.

    point: where guests from far away meet.
    """
    home.mkdir(parents=True, exist_ok=True)
    text = f'language = "{language}"\nspeech = "off"\n{table_of(point) if point else ""}'
    home.joinpath("settings.toml").write_text(text, "utf-8")
