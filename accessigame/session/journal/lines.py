"""The lines of a journal: its header, then moves, moves undone, corrections, restarts; and damage.

The header is the game, its players and its options, as one line of JSON. Lines also have the times
when a game began, and when it was played on; the time of a file changes when a folder is copied, so
it is asked only where nothing else is known. Events say why a journal cannot be read or written,
and any error of a line is turned into one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, get_origin, get_type_hints

from accessigame.core.game import Game
from accessigame.core.model import (
    TABLE,
    AtTable,
    Move,
    NotUnderstood,
    Refusal,
    Seat,
    event_class,
    numbers_of,
)
from accessigame.session.session import BREAK_OFF, BreakOff
from accessigame.storage.typed_json import JsonReader
from accessigame.words.words import plain

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


DECKS: Final = ("shuffled", "physical")
"""The kinds of deck: dealt by the program, or real cards on the table."""
BOTS: Final = "bots"
"""The field of the setup with the levels of bots, by the seat's index as text."""
TEACH: Final = "teach"
"""The field of the setup that says whether the game explains itself."""
_READER: Final = JsonReader(skips_unknown=True)


@dataclass(frozen=True, slots=True)
class Header:
    """A game before its first move.

    seats: the names of the players. options: the options of the rules.
    setup: the rest, with the keys `deck`, `seed`, `bots` (levels by the seat's index as text),
    `limit` (the seconds of a bot), `advice` (whether it is allowed), `away` (the seats of persons
    far from the real cards), `begun` (the time when the game began), and `teach` (whether it
    explains itself).
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
class _Line:
    """The keys of a header, each in its type; others are of a later version."""

    game: object
    seats: tuple[str, ...]
    edition: object = ""
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Setup:
    """The keys of a setup that this program reads, each in its type."""

    deck: str = DECKS[0]
    seed: int = 0
    bots: Mapping[str, str] = field(default_factory=dict)
    limit: int | float = 1.0
    advice: bool = True
    away: tuple[int, ...] = ()
    teach: bool = False


def header_of(data: object) -> Header:
    """Return the header from JSON; an error of any kind for anything else.

    Names and levels become printable lines here, for all that is done with them later: anybody
    may have written the file.
    """
    line = _READER.value(_Line, data)
    seats, setup = line.seats, line.setup
    _check_setup(setup, len(seats))
    if BOTS in setup:
        setup = {**setup, BOTS: {seat: plain(level) for seat, level in setup[BOTS].items()}}
    names = tuple(map(plain, seats))
    return Header(str(line.game), str(line.edition or ""), names, line.options, setup)


def _check_setup(setup: Mapping[str, object], seats: int) -> None:
    fields: _Setup = _READER.value(_Setup, setup)
    if not {*fields.bots} <= {*map(str, range(seats))}:
        raise ValueError("bots sit on seats")
    if not all(0 <= seat < seats for seat in fields.away):
        raise ValueError("those who are away have seats")
    if not fields.limit > 0:
        raise ValueError("bots have no time")
    if fields.deck not in DECKS:
        raise ValueError("no such deck")
    begun_in(setup)


@event_class
class JournalEmpty(AtTable):
    """The file has no readable first line."""

    path: str


@event_class
class JournalDamaged(AtTable):
    """A line that is not the last cannot be read; lines are counted from 1."""

    path: str
    line: int


@event_class
class MoveRejected(AtTable):
    """A line holds a move that the rules refuse; lines are counted from 1."""

    path: str
    line: int


@contextmanager
def in_line(path: str, line: int) -> Iterator[None]:
    """Turn any error of this block, but a `Refusal`, into `NotUnderstood(JournalDamaged)`.

    A file comes from anywhere: an error nobody thought of must not stop the reading of others.
    """
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        raise NotUnderstood(JournalDamaged(path, line)) from error


@event_class
class JournalMissing(AtTable):
    """There is no file of this name, or it cannot be read."""

    path: str


@event_class
class JournalBusy(AtTable):
    """Another program plays this game right now."""

    path: str


@event_class
class JournalExists(AtTable):
    """A new game would overwrite a file."""

    path: str


@event_class
class JournalUnwritable(AtTable):
    """The file cannot be written."""

    path: str


def line_of(entry: Move | int, rules: Game[Any]) -> str:
    """Return a move, or a number of moves undone, as one line of JSON."""
    if isinstance(entry, int):
        return json.dumps({"undo": entry}, separators=(",", ":"))
    name = _name_of(entry, rules)
    data: dict[str, Any] = {"seat": "table" if entry.seat == TABLE else entry.seat, "move": name}
    data.update({name: getattr(entry, name) for name in numbers_of(type(entry))})
    if entry.stand_in:
        data["stand_in"] = entry.stand_in
    return json.dumps(data, separators=(",", ":"))


def _kind_of(name: str, rules: Game[Any]) -> type[Move] | None:
    """Return the kind of a move by its name in a journal: of the game, or of its table."""
    return BreakOff if name == BREAK_OFF else rules.moves.get(name)


def _name_of(entry: Move, rules: Game[Any]) -> str:
    """Return the name of a move in a journal."""
    if isinstance(entry, BreakOff):
        return BREAK_OFF
    return next(name for name, kind in rules.moves.items() if kind is type(entry))


def correction_line(count: int, moves: Sequence[Move], rules: Game[Any]) -> str:
    """Return a correction as one line of JSON: a number of moves undone, and the new moves."""
    made = _made(moves, rules)
    return json.dumps({"undo": count, "moves": made}, separators=(",", ":"))


def restart_line(options: Mapping[str, object], moves: Sequence[Move], rules: Game[Any]) -> str:
    """Return a restart as one line of JSON: the options that change, and all moves from then on."""
    made = _made(moves, rules)
    return json.dumps({"options": dict(options), "moves": made}, separators=(",", ":"))


def _made(moves: Sequence[Move], rules: Game[Any]) -> list[object]:
    return [json.loads(line_of(move, rules)) for move in moves]


def restart_of(data: object) -> Mapping[str, object] | None:
    """Return the options that a line from JSON changes; None for a line that is no restart.

    Raises ValueError for options that are no object.
    """
    if not (isinstance(data, dict) and set(data) == {"options", "moves"}):
        return None
    options = data["options"]
    if not isinstance(options, dict):
        raise ValueError("options are an object")
    return options


def entries_of(data: object, rules: Game[Any]) -> tuple[Move | int, ...]:
    """Return the entries of one line from JSON: one entry, or those of a correction or restart.

    ValueError for anything else.
    """
    if not (isinstance(data, dict) and set(data) in ({"undo", "moves"}, {"options", "moves"})):
        return (entry_of(data, rules),)
    if not isinstance(data["moves"], list):
        raise ValueError("moves are a list")
    undone = _whole(
        data.get("undo", 0)
    )  # 0 where a correction that left nothing behind is taken back
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
    stand_in = values.pop("stand_in", "")
    kind = _kind_of(name, rules) if isinstance(name, str) else None
    if kind is None or set(values) != {*numbers_of(kind)}:
        raise ValueError("no such move")
    whose = TABLE if seat == "table" else Seat(_whole(seat))
    if not isinstance(stand_in, str) or (stand_in and whose == TABLE):
        raise ValueError("a bot plays for a person")
    several = _several(kind)  # type: ignore[arg-type]  # mypy takes a move's hash for its class's
    if kind is BreakOff and whose != TABLE:
        raise ValueError("the table breaks off")
    numbers = {k: _wholes(value) if k in several else _whole(value) for k, value in values.items()}
    return kind(whose, **numbers, stand_in=plain(stand_in))


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
