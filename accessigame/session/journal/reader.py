"""The reading of a journal: its bytes become a record, a torn last line is left out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import Move, NotUnderstood
from accessigame.session.journal.lines import (
    TIME,
    Header,
    JournalEmpty,
    JournalMissing,
    begun_in,
    entries_of,
    header_of,
    in_line,
    restart_of,
    time_in,
)
from accessigame.storage.files import read_within

LONGEST: Final = 2**24
"""Bytes of a journal at most, of a thousand games: a longer file is of another kind."""


@dataclass(frozen=True, slots=True)
class Record:
    """A journal as it was read.

    header: as the last restart left it. header_line: the line of that restart, or 1.
    begun: the options that the game began with.
    entries: moves, and numbers of moves undone. lines: the line of each entry, from 1.
    torn: the number of bytes left out at the end, from an unfinished last line on.
    size: the number of bytes of the file. path: its path.
    noted: the last time that the journal has, if any.
    """

    header: Header
    entries: tuple[Move | int, ...]
    torn: int
    size: int
    lines: tuple[int, ...] = field(compare=False)
    path: str = field(compare=False)
    header_line: int = field(default=1, compare=False)
    begun: Mapping[str, object] = field(default_factory=dict, compare=False)
    noted: datetime | None = field(default=None, compare=False)


@dataclass(slots=True)
class _Reading:
    """A journal as far as it was read: its header, and its entries with their lines."""

    header: Header
    rules: Game[Any]
    header_line: int = 1
    entries: list[tuple[int, Move | int]] = field(default_factory=list)
    noted: datetime | None = None

    def take(self, number: int, line: bytes) -> None:
        """Take one more line; an error of any kind for a line that is damaged."""
        data = json.loads(line)
        noted = time_in(data.pop(TIME)) if isinstance(data, dict) and TIME in data else self.noted
        options, entries = restart_of(data), entries_of(data, self.rules)
        self.noted = noted
        if options is not None:  # the entries before it stay in the file, and count no more
            self.header = replace(self.header, options={**self.header.options, **options})
            self.header_line = number
            self.entries.clear()
        self.entries += ((number, entry) for entry in entries)


def parse(data: bytes, path: str) -> Record:
    """Return the record of a journal's bytes; `NotUnderstood` for those of any other file.

    An unfinished last line is left out: its move was never announced.
    """
    lines = data.split(b"\n")
    header = _header_in(lines[0], path)
    reading = _Reading(header, games.find(header.game), noted=begun_in(header.setup))
    torn = 0
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            with in_line(path, number):
                reading.take(number, line)
        except NotUnderstood:
            if not _is_torn(line, lines[number:]):
                raise
            torn = len(data) - sum(len(each) + 1 for each in lines[: number - 1])
            break
    places, moves = tuple(n for n, _ in reading.entries), tuple(e for _, e in reading.entries)
    size, at, begun = len(data), reading.header_line, header.options
    return Record(reading.header, moves, torn, size, places, path, at, begun, reading.noted)


def _header_in(line: bytes, path: str) -> Header:
    """Return the header in the first line, with the usual edition where it names none."""
    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be kept
        header = header_of(data)
    except Exception as error:
        raise NotUnderstood(JournalEmpty(path)) from error
    if header.edition:
        return header
    rules = games.find(header.game)
    return replace(header, game=rules.name, edition=rules.editions[0])


def _is_torn(line: bytes, rest: Sequence[bytes]) -> bool:
    """Return True for an unreadable line whose writing was cut short, by a power cut.

    rest: the lines after it, empty where it has no end. A line that is whole was written by
    somebody's hand, or by a later version of this program: it is not ours to leave out.
    """
    if any(each.strip() for each in rest):
        return False
    return b"\0" in line or (not rest and not _is_json(line))


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def read(path: Path) -> Record:
    """Return the record of a journal file; `NotUnderstood` when it cannot be read."""
    try:
        data = read_within(path, LONGEST)
    except OSError as error:
        raise NotUnderstood(JournalMissing(str(path))) from error
    except ValueError as error:
        raise NotUnderstood(JournalEmpty(str(path))) from error
    return parse(data, str(path))
