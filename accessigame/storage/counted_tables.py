"""The tables that were counted without a game of the program, kept for the sheet of the evening.

There is one small file beside the journals, with one table in each line, the oldest first. A line
that cannot be read is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.settings import folder

LONGEST: Final = 2**22
"""The largest file in bytes: more is another kind of file."""
MOST: Final = 2000
"""The largest number of tables that are kept."""


@dataclass(frozen=True, slots=True)
class CountedTable:
    """A table that was counted.

    time: of the count, as an ISO date with its time and zone. cards, extras, scores: by seat.
    winners: the seats with the best score.
    """

    game: str
    time: str
    seats: Sequence[str]
    cards: Sequence[Sequence[int]]
    extras: Sequence[int]
    scores: Sequence[int]
    winners: Sequence[int]


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
    others = (each for each in load() if each.time != table.time)
    tables = [*others, table][-MOST:]
    text = "".join(json.dumps(asdict(each), ensure_ascii=False) + "\n" for each in tables)
    file().parent.mkdir(parents=True, exist_ok=True)
    replace_with(file(), text, OWNER_ONLY)


def _table(line: str) -> CountedTable | None:
    """Return the table of a line; None for anything else: other programs may have changed it."""
    with suppress(ValueError, TypeError, RecursionError):
        table = CountedTable(**json.loads(line))
        datetime.fromisoformat(table.time)
        if _is_whole(table):
            return table
    return None


def _is_whole(table: CountedTable) -> bool:
    seats = len(table.seats)
    by_seat: tuple[Sequence[Any], ...] = (table.cards, table.extras, table.scores)
    numbers = [*table.extras, *table.scores, *(card for cards in table.cards for card in cards)]
    return (
        isinstance(table.game, str)
        and seats > 0
        and all(isinstance(name, str) for name in table.seats)
        and all(len(each) == seats for each in by_seat)
        and all(type(number) is int for number in numbers)
        and set(table.winners) <= set(range(seats))
    )
