"""The times of a game: when it began, and when it was played on, as its journal has them.

The time of a file changes when a folder is copied, so it is asked only where nothing else is known.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

BEGUN: Final = "begun"
"""The field of the setup with the time when the game began."""
TIME: Final = "time"
"""The field of a line with the time when it was written."""
APART: Final = timedelta(minutes=10)
"""The time after which a line has its own time again."""
STAMP: Final = "%Y-%m-%d-%H%M%S"
"""The time at the beginning of a journal's name, in the zone of its computer."""
SITTING: Final = timedelta(hours=12)
"""The most time from the beginning of a game to the time of its file that can be one evening."""


def now() -> datetime:
    """Return the time, with the zone of this computer."""
    return datetime.now().astimezone()


def time_in(data: object) -> datetime:
    """Return a time from JSON, with a zone; raises ValueError for anything else."""
    if not isinstance(data, str):
        raise ValueError("a time is a text")
    time = datetime.fromisoformat(data)
    if time.tzinfo is None or not 1970 <= time.year < 9999:  # noqa: PLR2004 - years that a zone cannot push over the edge
        raise ValueError("a time has a zone and a year of these days")
    return time


def begun_in(setup: Mapping[str, object]) -> datetime | None:
    """Return the time of the beginning in a setup, if it has one; raises ValueError."""
    return time_in(setup[BEGUN]) if BEGUN in setup else None


def as_json(time: datetime) -> str:
    """Return a time as a journal has it."""
    return time.isoformat(timespec="milliseconds")


def with_time(line: str, time: datetime) -> str:
    """Return a line of JSON with its time."""
    return json.dumps({**json.loads(line), TIME: as_json(time)}, separators=(",", ":"))


def played_at(path: Path, noted: datetime | None) -> datetime:
    """Return the time when a game was played last, as well as it is known.

    noted: the last time in the journal itself. Without it, the time in the name of the file counts,
    or that of the file where both can be of one evening, or where the name has none.
    """
    if noted is not None:
        return noted
    name_time, file_time = _time_in_name(path), _time_of_file(path)
    if name_time is None or name_time <= file_time < name_time + SITTING:
        return file_time
    return name_time


def may_have_time(path: Path, fits: Callable[[datetime], bool]) -> bool:
    """Return False only for a file that was neither begun nor written at a time that fits.

    It is asked of a file that cannot be read: one whose name has no time may be of any.
    """
    name_time = _time_in_name(path)
    return name_time is None or fits(name_time) or fits(_time_of_file(path))


def _time_in_name(path: Path) -> datetime | None:
    """Return the time in the name of a journal, if there is one."""
    with suppress(ValueError, OverflowError, OSError):
        return datetime.strptime(path.name[:17], STAMP).astimezone()
    return None


def _time_of_file(path: Path) -> datetime:
    """Return the time of a file, or the beginning of all times of files for one that is gone."""
    with suppress(ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return datetime.fromtimestamp(0).astimezone()
