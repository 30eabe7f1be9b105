"""Where somebody stopped on the way into each game: rules, exercises, a first game.

There is one small file beside the journals: a list of places, that of the newest visit first, one
for each game. A file that cannot be read is as good as none.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import IntEnum
from pathlib import Path
from typing import Final

from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader, value_in

LONGEST: Final = 2**16
"""The largest file in bytes: more is another kind of file."""
FORMAT: Final = 1
_READER: Final = JsonReader(skips_unknown=True, needs_all=True)


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


@dataclass(frozen=True, slots=True)
class _File:
    """What the file has; a place that cannot be read is left out."""

    format: int
    places: list[object]


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "learning.json"


def load() -> list[PathPlace]:
    """Return the places, that of the newest visit first."""
    with suppress(OSError, ValueError):
        content = _READER.value(_File, value_in(read_within(file(), LONGEST)))
        places = (_READER.value_or_none(PathPlace, each) for each in content.places)
        return [place for place in places if place] if content.format == FORMAT else []
    return []


def place_in(game: str) -> PathPlace:
    """Return the place in a game; the beginning, where nobody was on the way yet."""
    return next((place for place in load() if place.game == game), PathPlace(game))


def keep(place: PathPlace) -> None:
    """Keep a place as that of the newest visit; a disk that refuses is no mistake."""
    others = (each for each in load() if each.game != place.game)
    places = [asdict(each) for each in (place, *others)]
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        replace_with(file(), json.dumps({"format": FORMAT, "places": places}), OWNER_ONLY)
