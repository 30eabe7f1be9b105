"""The tables that the menu began last, so that the next one starts from the same answers.

There is one small file beside the journals: a list of tables, the newest first, at most one for
each game. A file that cannot be read is as good as none.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader, value_in

LONGEST: Final = 2**20
"""The largest file in bytes: more is another kind of file."""
MOST: Final = 50
"""The largest number of tables in the file."""
FORMAT: Final = 1
Answer: TypeAlias = str | int | bool
_READER: Final = JsonReader(skips_unknown=True, needs_all=True)


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


@dataclass(frozen=True, slots=True)
class _File:
    """What the file has; a table that cannot be read is left out."""

    format: int
    tables: list[object]


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "tables.json"


def load() -> list[LastTable]:
    """Return the last tables, the newest first."""
    with suppress(OSError, ValueError):
        content = _READER.value(_File, value_in(read_within(file(), LONGEST)))
        tables = (_READER.value_or_none(LastTable, each) for each in content.tables)
        return [table for table in tables if table] if content.format == FORMAT else []
    return []


def keep(table: LastTable) -> None:
    """Keep a table as the newest one; a disk that refuses is no mistake."""
    other_tables = (each for each in load() if each.game != table.game)
    tables = [asdict(each) for each in (table, *other_tables)][:MOST]
    text = json.dumps({"format": FORMAT, "tables": tables}, ensure_ascii=False)
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        replace_with(file(), text, OWNER_ONLY)
