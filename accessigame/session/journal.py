"""The list of moves as JSON Lines: append, flush to disk, read back a torn file.

The first line is the header, then one move a line; docs/journal.md shows the format.
Undoing appends a line too: nothing is ever erased.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any, get_origin, get_type_hints

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Event, Move, NotUnderstood, Seat, Unavailable
from accessigame.session.damage import JournalEmpty, in_line
from accessigame.storage.files import read_within

LONGEST = 2**24
"""Bytes of a journal at most, of a thousand games: more is another kind of file, or no file."""
DECKS = ("shuffled", "physical")
"""The program deals, or a real deck lies on the table."""


@dataclass(frozen=True, slots=True)
class JournalMissing(Event):
    """There is no file of this name, or it cannot be read."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalBusy(Event):
    """Another program goes on with this game right now."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalExists(Event):
    """A new game would overwrite a file."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalUnwritable(Event):
    """The file cannot be written."""

    path: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a game is, before its first move.

    options: what the rules know. setup: what they need not know (the deck, its seed, which
    seats are bots, by their index as text, how many seconds they have, whether advice is allowed).
    """

    game: str
    edition: str
    seats: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)

    def line(self) -> str:
        """Return the header as one line of JSON."""
        data: dict[str, Any] = {
            "game": self.game,
            "edition": self.edition,
            "seats": list(self.seats),
            "options": dict(self.options),
        }
        if self.setup:
            data["setup"] = dict(self.setup)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Record:
    """A journal as it was read: moves, and numbers for so many moves undone.

    torn: how many bytes at the end, from an unfinished last line on, were left out.
    size: how many bytes were read. lines: the line of each entry, from 1. path: of the file.
    """

    header: Header
    entries: tuple[Move | int, ...]
    torn: int
    size: int
    lines: tuple[int, ...] = field(compare=False)
    path: str = field(compare=False)


# One line -------------------------------------------------------------------------------------


def line_of(entry: Move | int, rules: Game[Any]) -> str:
    """Return a move, or a number of moves undone, as one line of JSON."""
    if isinstance(entry, int):
        return json.dumps({"undo": entry}, separators=(",", ":"))
    name = next(name for name, kind in rules.moves.items() if kind is type(entry))
    data: dict[str, Any] = {"seat": "table" if entry.seat == TABLE else entry.seat, "move": name}
    data.update({f.name: getattr(entry, f.name) for f in fields(entry) if f.name != "seat"})
    return json.dumps(data, separators=(",", ":"))


def correction_line(count: int, moves: Sequence[Move], rules: Game[Any]) -> str:
    """Return a correction as one line of JSON: so many moves taken back, and these made."""
    made = [json.loads(line_of(move, rules)) for move in moves]
    return json.dumps({"undo": count, "moves": made}, separators=(",", ":"))


def entries_of(data: object, rules: Game[Any]) -> tuple[Move | int, ...]:
    """Return what one line stands for: one entry, or those of a correction.

    ValueError for anything else.
    """
    if not (isinstance(data, dict) and set(data) == {"undo", "moves"}):
        return (entry_of(data, rules),)
    if not isinstance(data["moves"], list):
        raise ValueError("moves are a list")
    undone = _whole(data["undo"])  # 0 where a correction that left nothing behind is taken back
    moves = (entry_of(move, rules) for move in data["moves"])
    return (undone, *moves) if undone else tuple(moves)


def entry_of(data: object, rules: Game[Any]) -> Move | int:
    """Return the move, or the number of moves undone, from JSON; ValueError for anything else."""
    if not isinstance(data, dict):
        raise ValueError("a line is an object")
    if set(data) == {"undo"}:
        return _whole(data["undo"])
    values = dict(data)
    seat, name = values.pop("seat", None), values.pop("move", None)
    kind = rules.moves.get(name) if isinstance(name, str) else None
    if kind is None or set(values) != {f.name for f in fields(kind) if f.name != "seat"}:
        raise ValueError("no such move")
    whose = TABLE if seat == "table" else Seat(_whole(seat))
    several = _several(kind)  # type: ignore[arg-type]  # mypy takes a move's hash for its class's
    return kind(
        whose,
        **{k: _wholes(value) if k in several else _whole(value) for k, value in values.items()},
    )


@cache  # there are few kinds, and hints are slow to read: it is asked for each line of a journal
def _several(kind: type[Move]) -> frozenset[str]:
    """Return the fields of a move that hold several numbers."""
    hints = get_type_hints(kind)
    return frozenset(name for name, hint in hints.items() if get_origin(hint) is tuple)


def _wholes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise ValueError("a list of whole numbers is meant")
    return tuple(_whole(each) for each in value)


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("a whole number is meant")
    return value


def _header_of(data: object) -> Header:
    if not isinstance(data, dict):
        raise ValueError("a header is an object")
    seats, options, setup = data.get("seats"), data.get("options", {}), data.get("setup", {})
    if not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
        raise ValueError("seats are names")
    if not isinstance(options, dict) or not isinstance(setup, dict):
        raise ValueError("options are an object")
    _check_setup(setup, len(seats))
    edition = data.get("edition")
    return Header(str(data["game"]), str(edition or ""), tuple(seats), options, setup)


def _check_setup(setup: Mapping[str, object], seats: int) -> None:
    levels, seed = setup.get("bots", {}), setup.get("seed", 0)
    if not isinstance(levels, dict) or not all(isinstance(level, str) for level in levels.values()):
        raise ValueError("bots have a level by their seat")
    if not all(seat in map(str, range(seats)) for seat in levels):
        raise ValueError("bots sit on seats")
    if type(setup.get("advice", True)) is not bool:
        raise ValueError("there is advice, or there is none")
    limit = setup.get("limit", 1.0)
    if isinstance(limit, bool) or not isinstance(limit, int | float) or not limit > 0:
        raise ValueError("bots have no time")
    if type(seed) is not int or setup.get("deck", DECKS[0]) not in DECKS:
        raise ValueError("no such deck")


# A whole journal ------------------------------------------------------------------------------


def parse(data: bytes, path: str) -> Record:
    """Return what a journal's bytes say; `NotUnderstood` for a file that is none.

    An unfinished last line is left out: its move was never announced.
    """
    lines = data.split(b"\n")
    header = _header_in(lines[0], path)
    rules, torn = games.find(header.game), 0
    entries: list[tuple[int, Move | int]] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        try:
            with in_line(path, number):
                entries += ((number, entry) for entry in entries_of(json.loads(line), rules))
        except NotUnderstood:
            if not _is_torn(line, lines[number:]):
                raise
            torn = len(data) - sum(len(before) + 1 for before in lines[: number - 1])
            break
    moves, places = tuple(e for _, e in entries), tuple(n for n, _ in entries)
    return Record(header, moves, torn, len(data), places, path)


def _header_in(line: bytes, path: str) -> Header:
    """Return the header in the first line, with the usual edition where it names none."""
    try:
        data = json.loads(line)
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be kept
        header = _header_of(data)
    except Exception as error:
        raise NotUnderstood(JournalEmpty(path)) from error
    if header.edition:
        return header
    rules = games.find(header.game)
    return replace(header, game=rules.name, edition=rules.editions[0])


def _is_torn(line: bytes, rest: Sequence[bytes]) -> bool:
    """Say whether a line that cannot be read is one whose writing the power cut short.

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
    """Return what a journal file says; `NotUnderstood` when it cannot be read."""
    try:
        data = read_within(path, LONGEST)
    except OSError as error:
        raise NotUnderstood(JournalMissing(str(path))) from error
    except ValueError as error:
        raise NotUnderstood(JournalEmpty(str(path))) from error
    return parse(data, str(path))


class Journal:
    """A journal that is being written. A move counts once `sync` has come back."""

    def __init__(self, path: Path, rules: Game[Any], descriptor: int) -> None:
        self.path = path
        self._rules = rules
        self._descriptor = descriptor
        self._pending: list[str] = []

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a journal in a new file; a `Refusal` if it exists or cannot be made."""
        journal = cls(path, games.find(header.game), _new_file(path))
        journal._lock()
        journal._pending.append(header.line())
        try:
            journal.sync()
        except Unavailable:  # no game has begun, and an empty file would be a damaged one
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise
        _sync_folder(path.parent)
        return journal

    @classmethod
    def go_on(cls, path: Path, record: Record) -> Journal:
        """Open a journal that was read, to append to it; a torn last line is cut off.

        `Unavailable` if it cannot be written, or if another program goes on with it.
        """
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise Unavailable(JournalUnwritable(str(path))) from error
        journal = cls(path, games.find(record.header.game), descriptor)
        journal._lock()
        if os.fstat(descriptor).st_size != record.size:  # somebody went on after it was read
            os.close(descriptor)
            raise Unavailable(JournalBusy(str(path)))
        try:
            journal._mend(record.torn)
        except OSError as error:  # the disk is full, or gone
            journal.close()
            raise Unavailable(JournalUnwritable(str(path))) from error
        return journal

    def _lock(self) -> None:
        # no such lock on Windows: one program at a time is up to the player
        if sys.platform != "win32":
            import fcntl  # noqa: PLC0415 - Windows has none

            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                os.close(self._descriptor)
                raise Unavailable(JournalBusy(str(self.path))) from error
            except OSError:  # a disk elsewhere may have no locks, as Windows has none
                return

    def _mend(self, torn: int) -> None:
        size = os.fstat(self._descriptor).st_size
        if torn:
            os.ftruncate(self._descriptor, size - torn)
        elif size:
            os.lseek(self._descriptor, -1, os.SEEK_END)
            if os.read(self._descriptor, 1) != b"\n":
                self._write(b"\n")

    def append(self, entry: Move | int) -> None:
        """Take a move, or a number of moves undone, in; `sync` brings it to the disk."""
        self._pending.append(line_of(entry, self._rules))

    def correct(self, count: int, moves: Sequence[Move]) -> None:
        """Take a correction in: so many moves taken back, these made in their place.

        It is one line, so that a power cut leaves all of it or nothing.
        """
        self._pending.append(correction_line(count, moves, self._rules))

    def sync(self) -> None:
        """Bring all that was appended to the disk; `Unavailable` if the disk refuses."""
        if not self._pending:
            return
        data = "".join(line + "\n" for line in self._pending).encode()
        size = os.fstat(self._descriptor).st_size
        try:
            self._write(data)
            os.fsync(self._descriptor)
        except OSError as error:
            with suppress(OSError):  # half a line must not stand before the next try
                os.ftruncate(self._descriptor, size)
            raise Unavailable(JournalUnwritable(str(self.path))) from error
        self._pending.clear()

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._descriptor, data) :]

    def close(self) -> None:
        """Close the file, and with it the lock."""
        with suppress(OSError):
            os.close(self._descriptor)


def _new_file(path: Path) -> int:
    """Return the descriptor of a new file for its owner's eyes; a `Refusal` if none can be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # also where a folder should be and a file is
        raise Unavailable(JournalUnwritable(str(path))) from error
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
    except FileExistsError as error:
        raise NotUnderstood(JournalExists(str(path))) from error
    except OSError as error:
        raise Unavailable(JournalUnwritable(str(path))) from error


def _sync_folder(folder: Path) -> None:
    # a new file is on the disk once its folder is; where folders cannot be synced, nothing to do
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
