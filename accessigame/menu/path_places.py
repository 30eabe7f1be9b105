"""Where somebody stopped on the way into each game: rules, exercises, a first game.

There is one small file beside the journals: a list of places, that of the newest visit first, one
for each game. A file that cannot be read is as good as none.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

from accessigame.storage.entry_files import EntryFile
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader

LONGEST: Final = 2**16
"""The largest file in bytes."""


class PathStep(IntEnum):
    """A step on the way into a game; its number is that of its row."""

    RULES = 1
    EXERCISES = 2
    GAME = 3
    PLAYED = 4
    """The first game was begun, and the way is at its end."""


@dataclass(frozen=True, slots=True)
class PathPlace:
    """The step that comes next in a game. section: the number of its rules that were read."""

    game: str
    step: PathStep = PathStep.RULES
    section: int = 0


_PLACES: Final = EntryFile(
    PathPlace, "places", LONGEST, JsonReader(skips_unknown=True, needs_all=True)
)


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "learning.json"


def load() -> list[PathPlace]:
    """Return the places, that of the newest visit first."""
    return _PLACES.load(file())


def place_in(game: str) -> PathPlace:
    """Return the place in a game; the beginning, where nobody was on the way yet."""
    return next((place for place in load() if place.game == game), PathPlace(game))


def keep(place: PathPlace) -> None:
    """Keep a place as that of the newest visit; a disk that refuses is no mistake."""

    def first(places: list[PathPlace]) -> list[PathPlace]:
        return [place, *(each for each in places if each.game != place.game)]

    _PLACES.change(file(), first)
