"""Lists of real cards that earlier games have shown, kept for the next one.

There is one small text file for each game that can learn, beside the journals.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from accessigame.core.game import LearnedDeck
from accessigame.core.model import AtTable, Event, event_class
from accessigame.input.line_parser import number_in
from accessigame.storage.files import read_within, replace_with
from accessigame.storage.settings import folder

LONGEST: Final = 65536
"""The largest list in bytes: more is another kind of file."""


@event_class
class ListLearnt(AtTable):
    """The list is kept, with the number of sides that are known now."""

    sides: int
    path: str


@event_class
class ListNotKept(AtTable):
    """The list could not be written."""

    path: str


def file(game: str) -> Path:
    """Return the path of the list of a game."""
    return folder("data") / f"{game}-learnt.txt"


def read(game: str) -> str | None:
    """Return the list of a game, None where there is no readable one."""
    try:
        return read_within(file(game), LONGEST).decode("utf-8") or None
    except (OSError, ValueError):
        return None


def known(game: str) -> int:
    """Return the number of known sides, which stands in the remark of the first line."""
    first = (read(game) or "").partition("\n")[0]
    return number_in(first.removeprefix("#")) or 0


def keep(game: str, deck: LearnedDeck) -> Event | None:
    """Keep a list that knows more sides than the one on disk; return the event to announce."""
    if deck.sides <= known(game):
        return None
    path = file(game)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_with(path, f"# {deck.sides}\n{deck.text}\n")
    except OSError:
        return ListNotKept(str(path))
    return ListLearnt(deck.sides, str(path))
