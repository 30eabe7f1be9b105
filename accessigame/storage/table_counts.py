"""The tables that were counted without a game of the program, kept for the sheet of the evening.

There is one small file beside the journals, with one table in each line, the oldest first. A line
that cannot be read is left out.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.settings import folder
from accessigame.storage.typed_json import JsonReader, value_in

LONGEST: Final = 2**22
"""The largest file in bytes: more is another kind of file."""
MOST: Final = 2000
"""The largest number of tables that are kept."""
_READER: Final = JsonReader(needs_all=True)


@dataclass(frozen=True, slots=True)
class CountedTable:
    """A table that was counted.

    time: of the count, as an ISO date with its time and zone. cards, extras, scores: by seat.
    winners: the seats with the best score.
    """

    game: str
    time: str
    seats: tuple[str, ...]
    cards: tuple[tuple[int, ...], ...]
    extras: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def file() -> Path:
    """Return the path of the file."""
    return folder("data") / "counts.jsonl"


def load() -> list[CountedTable]:
    """Return the counted tables, the oldest first."""
    with suppress(OSError, ValueError):
        lines = read_within(file(), LONGEST).decode().splitlines()
        return [table for line in lines if (table := _table(line))]
    return []


def keep(table: CountedTable) -> None:
    """Keep a table as the newest one; raises OSError where the disk refuses.

    A table of the same time is the same one, counted once more: this one takes its place.
    """
    other_tables = (each for each in load() if each.time != table.time)
    tables = [*other_tables, table][-MOST:]
    text = "".join(json.dumps(asdict(each), ensure_ascii=False) + "\n" for each in tables)
    file().parent.mkdir(parents=True, exist_ok=True)
    replace_with(file(), text, OWNER_ONLY)


def _table(line: str) -> CountedTable | None:
    """Return the table of a line; None for anything else: other programs may have changed it."""
    with suppress(ValueError):
        table: CountedTable = _READER.value(CountedTable, value_in(line.encode()))
        datetime.fromisoformat(table.time)
        return table if _is_whole(table) else None
    return None


def _is_whole(table: CountedTable) -> bool:
    """Check that each seat has its cards, extras and score, and that winners have seats."""
    seats = len(table.seats)
    by_seat = (table.cards, table.extras, table.scores)
    return (
        seats > 0
        and all(len(each) == seats for each in by_seat)
        and set(table.winners) <= set(range(seats))
    )
