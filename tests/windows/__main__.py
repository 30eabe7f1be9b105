"""Make the folder of Windows, try what can be tried there, and print a table.

python -m tests.windows FOLDER [NAME...]: all rows but `all-suites`, or those that are named.
Two rows are tried at once. The exit code is 1 if a row is not as it should be.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from traceback import extract_tb
from typing import Final, TypeAlias

import pexpect

from tests.windows import braille, games, guests, installer, suites, voice
from tests.windows.making import make
from tests.windows.wine import LackingError, Wine

Row: TypeAlias = Callable[[Wine, Path], str]
"""Tries something in an empty folder, and returns what was seen.

Raises AssertionError for a fault, LackingError where it cannot be tried.
"""

AT_ONCE: Final = 2
SUITES: Final = "suites"
ALL_SUITES: Final = "all-suites"
ROWS: Final[Mapping[str, Row]] = {
    # The longest first: as the last one it would be waited for alone.
    "installer": installer.installer,
    SUITES: lambda wine, home: suites.run(
        wine, home, suites.meeting_the_system(suites.selection())
    ),
    ALL_SUITES: lambda wine, home: suites.run(wine, home, suites.selection()),
    "first-start": games.first_start,
    "no-thanks": partial(games.whole_game, game="no-thanks", language="fr"),
    "six-nimmt": partial(games.whole_game, game="six-nimmt", language="en"),
    "titus": partial(games.whole_game, game="titus", language="de"),
    "farewell": games.farewell,
    "pipes": games.pipes,
    "kill": games.kill_and_resume,
    "two-programs": games.two_programs,
    "join": guests.join_windows,
    "host": guests.host,
    "far-guest": guests.join_windows_far,
    "far-host": guests.host_far,
    "display": braille.display_on_com1,
    "menu": games.menu,
    "voice": voice.voice,
}


def main(folder: Path, names: Sequence[str]) -> int:
    """Try what these names stand for; print a row for each."""
    make(Wine(folder))
    chosen = names or [name for name in ROWS if name != ALL_SUITES]
    begin = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="windows-") as homes,
        Wine(folder) as wine,
        ThreadPoolExecutor(AT_ONCE) as pool,
    ):
        _write("| tried under Wine | result | seen | seconds |\n| --- | --- | --- | --- |")
        right = list(pool.map(partial(_tried, wine, Path(homes)), chosen))
    _write(f"{right.count(True)} of {len(right)} rows, {time.monotonic() - begin:.0f} seconds")
    return int(not all(right))


def _tried(wine: Wine, homes: Path, name: str) -> bool:
    """Try a row and print it; return whether it was as it should be, or could not be tried."""
    begin, home = time.monotonic(), homes / name
    home.mkdir()
    result, why = "right", ""
    try:
        seen = ROWS[name](wine, home)
    except LackingError as reason:
        result, seen = "left out", str(reason)
    except (AssertionError, OSError, pexpect.ExceptionPexpect) as error:
        places = " ".join(
            f"{Path(at.filename).name}:{at.lineno}" for at in extract_tb(error.__traceback__)
        )
        result, seen, why = "FAULT", "see below", f"{name}: {error!r} {places}\n"
    _write(f"| {name} | {result} | {seen} | {time.monotonic() - begin:.0f} |\n{why}".rstrip())
    return not why


def _write(line: str) -> None:
    """Write a line now: the rows take minutes."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
