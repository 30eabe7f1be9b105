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

LONGEST: Final = 2**20
"""The largest file in bytes: more is another kind of file."""
MOST: Final = 50
"""The largest number of tables in the file."""
FORMAT: Final = 1
Answer: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class LastTable:
    """The answers that began a table.

    players: as they were typed, with `bot` for a bot of `level`. answers: the options that differ
    from the usual ones, by flag. channels: the flags of the devices that tell hands in secret.
    display: the display on which the questions were asked.
    """

    game: str
    edition: str
    players: str
    level: str
    deck: str
    answers: Mapping[str, Answer] = field(default_factory=dict)
    channels: tuple[str, ...] = ()
    display: str = ""


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "tables.json"


def load() -> list[LastTable]:
    """Return the last tables, the newest first."""
    data: object = None
    with suppress(OSError, ValueError, RecursionError):
        data = json.loads(read_within(file(), LONGEST))
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return []
    tables = data.get("tables")
    return [table for each in tables if (table := _table(each))] if isinstance(tables, list) else []


def keep(table: LastTable) -> None:
    """Keep a table as the newest one; a disk that refuses is no mistake."""
    others = (each for each in load() if each.game != table.game)
    tables = [asdict(each) for each in (table, *others)][:MOST]
    text = json.dumps({"format": FORMAT, "tables": tables}, ensure_ascii=False)
    with suppress(OSError):
        file().parent.mkdir(parents=True, exist_ok=True)
        replace_with(file(), text, OWNER_ONLY)


def _table(given: object) -> LastTable | None:
    """Return a table of the file, None for anything else: other programs may have changed it."""
    texts = ("game", "edition", "players", "level", "deck", "display")
    if not isinstance(given, dict) or not all(isinstance(given.get(n), str) for n in texts):
        return None
    answers, channels = given.get("answers"), given.get("channels")
    if not isinstance(answers, dict) or not isinstance(channels, list):
        return None
    if not all(isinstance(each, str | int) for each in answers.values()):
        return None
    if not all(isinstance(each, str) for each in channels):
        return None
    return LastTable(
        **{name: given[name] for name in texts}, answers=answers, channels=tuple(channels)
    )
