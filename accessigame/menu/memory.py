"""What the menu remembers: the tables that it began last, and the places on the way into each game.

The next table starts from the same answers, and the way continues where somebody stopped: at rules,
exercises, a first game. For each of the two there is one small file beside the journals, with a
list, the newest entry first, at most one for each game. A file that cannot be read is as good as
none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.storage.entry_files import EntryFile
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader

LONGEST_PLACES: Final = 2**16
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
    PathPlace, "places", LONGEST_PLACES, JsonReader(skips_unknown=True, needs_all=True)
)


def places_file() -> Path:
    """Return the path of the file of places."""
    return folder("data") / "learning.json"


def load_places() -> list[PathPlace]:
    """Return the places, that of the newest visit first."""
    return _PLACES.load(places_file())


def place_in(game: str) -> PathPlace:
    """Return the place in a game; the beginning, where nobody was on the way yet."""
    return next((place for place in load_places() if place.game == game), PathPlace(game))


def keep_place(place: PathPlace) -> None:
    """Keep a place as that of the newest visit; a disk that refuses is no mistake."""

    def first(places: list[PathPlace]) -> list[PathPlace]:
        return [place, *(each for each in places if each.game != place.game)]

    _PLACES.change(places_file(), first)


LONGEST_TABLES: Final = 2**20
"""The largest file in bytes."""
MOST: Final = 50
"""The largest number of tables in the file."""
Answer: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class LastTable:
    """The answers that began a table.

    players: as they were typed, with `bot` for a bot of `level`. answers: the options that differ
    from the usual ones, by flag. channels: the flags of the devices that tell hands in secret.
    display: the display on which the prompts were asked.
    """

    game: str
    edition: str
    players: str
    level: str
    deck: str
    answers: Mapping[str, Answer] = field(default_factory=dict)
    channels: tuple[str, ...] = ()
    display: str = ""


_TABLES: Final = EntryFile(
    LastTable, "tables", LONGEST_TABLES, JsonReader(skips_unknown=True, needs_all=True)
)


def tables_file() -> Path:
    """Return the path of the file of last tables."""
    return folder("data") / "tables.json"


def load_tables() -> list[LastTable]:
    """Return the last tables, the newest first."""
    return _TABLES.load(tables_file())


def keep_table(table: LastTable) -> None:
    """Keep a table as the newest one; a disk that refuses is no mistake."""

    def first(tables: list[LastTable]) -> list[LastTable]:
        return [table, *(each for each in tables if each.game != table.game)][:MOST]

    _TABLES.change(tables_file(), first)
