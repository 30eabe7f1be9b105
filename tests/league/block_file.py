"""The file of a league: one JSON line for each block, so that a league can be resumed.

Lines are only added, each in one write, so several processes may add to the same file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from accessigame.storage.files import read_within
from tests.league.league import Block, League, Pairing, Task

MOST_BYTES: Final = 2**28
"""More than a league of all bots and years of blocks; a file without an end is no league."""


class Kept(NamedTuple):
    """The blocks of a file that belong to a league, and the number of its unreadable lines."""

    blocks: tuple[Block, ...]
    unreadable: int


def line_of(league: League, block: Block) -> str:
    """Return the line of a block."""
    players, one, other = block.task.pairing
    values = {
        "game": league.game,
        "edition": league.edition,
        "players": players,
        "one": one,
        "other": other,
        "deal": block.task.deal,
        "ahead": block.ahead,
        "wins": block.wins,
    }
    return json.dumps(values)


def read(path: Path, league: League) -> Kept:
    """Return what a file holds of a league; nothing where there is no file.

    A line that was cut is passed over. Raises OSError, and ValueError for a file of another kind.
    """
    try:
        lines = read_within(path, MOST_BYTES).decode("utf-8", "replace").splitlines()
    except FileNotFoundError:
        return Kept((), 0)
    parsed = [_parsed(line) for line in lines if line.strip()]
    if parsed and parsed[0] is None:
        raise ValueError("no file of a league")
    key = (league.game, league.edition)
    blocks = tuple(each[1] for each in parsed if each is not None and each[0] == key)
    return Kept(blocks, parsed.count(None))


def _parsed(line: str) -> tuple[tuple[str, str], Block] | None:
    """Return the game, the edition and the block of a line; None for any other line."""
    try:
        values: dict[str, Any] = json.loads(line)
        pairing = Pairing(int(values["players"]), str(values["one"]), str(values["other"]))
        ahead, wins = float(values["ahead"]), float(values["wins"])
        task = Task(pairing, int(values["deal"]))
        game = str(values["game"]), str(values["edition"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return (game, Block(task, ahead, wins)) if isfinite(ahead) and isfinite(wins) else None


@contextmanager
def adding(path: Path, league: League) -> Iterator[Callable[[Block], None]]:
    """Yield a function that adds a block to the file, at once; raises OSError."""
    with path.open("a+b") as file:
        if file.tell() and not _ends_a_line(path):
            file.write(b"\n")

        def add(block: Block) -> None:
            file.write(f"{line_of(league, block)}\n".encode())
            file.flush()

        yield add


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, 2)
        return file.read() == b"\n"
