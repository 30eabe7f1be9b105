"""What a game with real cards has taught about them, kept for the next one.

One small text file for each game that can learn, beside the games themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.game import LearnedDeck
from accessigame.core.model import Event
from accessigame.input.line_parser import number_in
from accessigame.storage.files import read_within, replace_with
from accessigame.storage.settings import folder

LONGEST: Final = 65536
"""Bytes of a list at most: more is another kind of file."""


@dataclass(frozen=True, slots=True)
class ListLearnt(Event):
    """What was learnt is kept: so many sides are known now."""

    sides: int
    path: str


@dataclass(frozen=True, slots=True)
class ListNotKept(Event):
    """What was learnt could not be written down."""

    path: str


def file(game: str) -> Path:
    """Return where the list of a game is kept."""
    return folder("data") / f"{game}-learnt.txt"


def read(game: str) -> str | None:
    """Return the list that was learnt, None where there is none that can be read."""
    try:
        return read_within(file(game), LONGEST).decode("utf-8") or None
    except (OSError, ValueError):
        return None


def known(game: str) -> int:
    """Return how many sides the kept list knows: it says so in the remark of its first line."""
    first = (read(game) or "").partition("\n")[0]
    return number_in(first.removeprefix("#")) or 0


def keep(game: str, lesson: LearnedDeck) -> Event | None:
    """Keep a lesson that knows more than the one that is kept; return what is said of it."""
    if lesson.sides <= known(game):
        return None
    path = file(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_with(path, f"# {lesson.sides}\n{lesson.text}\n")
    except OSError:
        return ListNotKept(str(path))
    return ListLearnt(lesson.sides, str(path))
