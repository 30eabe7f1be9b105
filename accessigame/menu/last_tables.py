"""The tables that the menu began last, so that the next one starts from the same answers.

There is one small file beside the journals: a list of tables, the newest first, at most one for
each game. A file that cannot be read is as good as none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.storage.entry_files import EntryFile
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader

LONGEST: Final = 2**20
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
    LastTable, "tables", LONGEST, JsonReader(skips_unknown=True, needs_all=True)
)


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "tables.json"


def load() -> list[LastTable]:
    """Return the last tables, the newest first."""
    return _TABLES.load(file())


def keep(table: LastTable) -> None:
    """Keep a table as the newest one; a disk that refuses is no mistake."""

    def first(tables: list[LastTable]) -> list[LastTable]:
        return [table, *(each for each in tables if each.game != table.game)][:MOST]

    _TABLES.change(file(), first)
