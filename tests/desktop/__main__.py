"""Walk the menu and play games under Orca, and print a table of what was heard.

python -m tests.desktop [--fault=NAME] [NAME...]: the usual rows, all of them for the name `all`, or
those that are named, such as menu-fr, review-de or no-thanks-fr-shuffled; the games with a fault of
tests/acceptance/fault_injection.py planted, to see the judge notice it.

The usual rows are the menu, a review and each game in each language, with either deck in turn;
a game of Titus is left after `TITUS` keys, because a whole one takes as long as all others.
The exit code is 1 if one of again, lost, cut and out of order is not zero.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from accessigame.words.words import LANGUAGES
from tests.desktop.judge import COLUMNS, CURSOR, CURSOR_AMISS, FAULTS
from tests.desktop.walks import GAMES, MOST, WALKS, heard_of

DECKS: Final = ("shuffled", "physical")
TITUS: Final = 130
"""Keys after which a usual game of Titus is left."""
FAULT: Final = "--fault="
ALL: Final = "all"

Row: TypeAlias = tuple[str, ...]
"""The name of a row in parts: a walk or a game, a language, and for a game its deck."""


def every_row() -> list[Row]:
    """Return the menu, a review, and each game with each deck, in each language."""
    return [*product(WALKS, LANGUAGES), *product(GAMES, LANGUAGES, DECKS)]


def usual_rows() -> list[Row]:
    """Return the menu, a review and each game in each language, with the deck that is next."""
    played = [
        (game, language, DECKS[(place + turn) % len(DECKS)])
        for place, game in enumerate(GAMES)
        for turn, language in enumerate(LANGUAGES)
    ]
    return [*product(WALKS, LANGUAGES), *played]


def _chosen(names: Sequence[str]) -> tuple[list[Row], bool]:
    """Return the rows of these names, and whether games of Titus are heard to their end."""
    if not names:
        return usual_rows(), False
    return [row for row in every_row() if ALL in names or "-".join(row) in names], True


def main(names: Sequence[str]) -> int:
    """Hear what these names stand for; print a row for each, and a sentence for each game."""
    planted = [name.removeprefix(FAULT) for name in names if name.startswith(FAULT)] or ["none"]
    rows, whole = _chosen([name for name in names if not name.startswith(FAULT)])
    ran = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=True)
    orca = f"Orca {next(re.finditer(r'[0-9.]+', ran.stdout))[0]}"
    _write(orca)
    columns = ("keys", *COLUMNS, "seconds")
    _write("| " + " | ".join(("heard", *columns)) + " |")
    _write("| --- " * (len(columns) + 1) + "|")
    sums: dict[str, Counter[str]] = {}
    for row in rows:
        begun = time.monotonic()
        most = MOST if whole or row[0] != "titus" else TITUS
        try:
            figures, faults = heard_of(row, planted[0], most)
        except AssertionError as error:  # the other rows are heard all the same
            figures, faults = Counter(), [str(error)]
        figures["seconds"] = round(time.monotonic() - begun)
        figures["faults"] = len(faults)
        _write("| " + " | ".join((" ".join(row), *(str(figures[each]) for each in columns))) + " |")
        sys.stderr.writelines(f"  {fault}\n" for fault in faults)
        sums.setdefault(row[0], Counter()).update(figures)
    for name, figures in sums.items():
        _write(_summary(f"{orca}, {name}", figures))
    return int(any(figures["faults"] for figures in sums.values()))


def _summary(name: str, figures: Counter[str]) -> str:
    """Return what was heard of a game, or of the menu, in one line."""
    found = ", ".join(f"{figures[fault]} {fault}" for fault in FAULTS)
    cursor = f"after {figures[CURSOR]} keys of the cursor {figures[CURSOR_AMISS]} answers amiss"
    verdict = "FAULTS" if figures["faults"] else "well"
    heard = f"{figures['keys']} keys, {figures['once']} lines once, {found}"
    return f"{name}: {verdict}. {heard}; {cursor}; {figures['seconds'] // 60} minutes."


def _write(line: str) -> None:
    """Write a line now: the games take minutes."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
