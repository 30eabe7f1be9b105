"""Finished games and their results, from the journals of a folder, with a cache beside them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from accessigame import bots, games
from accessigame.core.model import AtTable, Event, Refusal, event_class
from accessigame.session import journal
from accessigame.session.journal.lines import in_line
from accessigame.session.replay import replay
from accessigame.session.session import Session
from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in
from accessigame.words.words import Localizer

CACHE: Final = "results.json"
"""The file beside the journals that caches their results, by their size and time."""
FORMAT: Final = 6
_READER: Final = JsonReader(needs_all=True)


@event_class
class NoGamesYet(AtTable):
    """No game of this folder is over."""

    path: str


@event_class
class NoGamesOf(Event):
    """No match of this game is over."""

    game: str


@event_class
class GamesUnfinished(Event):
    """Some games are not over; the last of them can be resumed."""

    count: int


@event_class
class JournalLeftOut(AtTable):
    """A journal is damaged or against the rules, so its game is not counted."""

    path: str


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one finished game.

    file: the name of its journal. day: when it was played last, as YYYY-MM-DD. time: the same, as
    an ISO date with time and zone, to ten minutes. rounds: the scores of each round, by seat.
    seats: the names of the players. scores: one a seat. winners: the seats that won.
    bots: the level of each bot, by its seat as text.
    stand_ins: the seats of persons in whose place a bot has moved, if only once.
    ended_early: True for a match of fewer rounds than agreed at its beginning.
    broken_off: True for a game whose last round was broken off, and counts as it stood.
    """

    file: str
    game: str
    edition: str
    day: str
    seats: list[str]
    bots: dict[str, str]
    scores: list[int]
    winners: list[int]
    time: str
    rounds: list[list[int]]
    stand_ins: list[int]
    ended_early: bool
    broken_off: bool


@dataclass(frozen=True, slots=True)
class _Entry:
    """A journal in the cache: its game, and its result if that is over.

    mark: the size and the time of the file, by which a changed one is known.
    """

    mark: list[int]
    game: str
    result: Result | None


@dataclass(frozen=True, slots=True)
class _Cache:
    """What the cache has; an entry that cannot be read is left out."""

    format: int
    games: Mapping[str, Any]


@dataclass(slots=True)
class Results:
    """The journals of a folder: results, the newest first, and the games without one."""

    finished: list[Result] = field(default_factory=list)
    unfinished: int = 0
    damaged: list[Path] = field(default_factory=list)

    def remarks(self) -> Iterator[Event]:
        """Yield the remarks that are to be announced with the results."""
        if self.unfinished:
            yield GamesUnfinished(self.unfinished)
        yield from self.left_out()

    def left_out(self) -> Iterator[Event]:
        """Return the events that name the damaged journals."""
        return (JournalLeftOut(str(path)) for path in self.damaged)

    def report(self) -> dict[str, object]:
        """Return the remarks as JSON values."""
        return {"unfinished": self.unfinished, "damaged": [path.name for path in self.damaged]}


def results_in(folder: Path, game: str = "") -> Results:
    """Return the results of all journals of a folder, or of those of one game.

    game: the name of a game, or empty for every game.
    """
    cache = _load_cache(folder / CACHE)
    entries: dict[str, _Entry] = {}
    results = Results()
    for path in newest_first(folder):
        try:
            entry = _unchanged_entry(path, cache) or _entry(path)
        except (Refusal, OSError):
            results.damaged.append(path)
            continue
        entries[path.name] = entry
        if not game or entry.game == game:
            _add(entry, results)
    if entries != cache:
        _save_cache(folder / CACHE, entries)
    results.finished.sort(key=lambda result: datetime.fromisoformat(result.time), reverse=True)
    return results


def nothing_found(folder: Path, game: str, words: Localizer) -> Event:
    """Return the event of a folder without a result, or without one of the game with this name."""
    return NoGamesOf(words.text(f"game-{game}")) if game else NoGamesYet(str(folder))


def newest_first(folder: Path) -> list[Path]:
    """Return the journals of a folder, that which was written last first."""
    return sorted(folder.glob("*.jsonl"), key=_modified_at, reverse=True)


def known_as_over(folder: Path) -> Callable[[Path], bool]:
    """Return a test of journals: True for a game that the cache has as over."""
    cache = _load_cache(folder / CACHE)

    def is_over(path: Path) -> bool:
        entry = _unchanged_entry(path, cache)
        return entry is not None and entry.result is not None

    return is_over


def _unchanged_entry(path: Path, cache: Mapping[str, _Entry]) -> _Entry | None:
    """Return the cached entry of a journal, if the file has not changed since."""
    entry = cache.get(path.name)
    return entry if entry is not None and entry.mark == _fingerprint(path) else None


def _add(entry: _Entry, results: Results) -> None:
    if entry.result is None:
        results.unfinished += 1
    else:
        results.finished.append(entry.result)


def _modified_at(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _fingerprint(path: Path) -> list[int]:
    """Return the size of a journal in bytes and the time of its last move in nanoseconds."""
    with suppress(OSError):
        return [path.stat().st_size, path.stat().st_mtime_ns]
    return []


def _entry(path: Path) -> _Entry:
    """Return the game of a journal, and its result if it is over; a `Refusal` if it is damaged."""
    mark = _fingerprint(path)
    record = journal.read(path)
    header = record.header
    rules = games.find(header.game)
    with in_line(record.path, record.header_line):
        session = Session(rules, header.edition, len(header.seats), header.options)
    session.begun = record.begun
    replay(record, session)
    if not session.position.over:
        return _Entry(mark, rules.name, None)
    played = journal.played_at(path, record.noted)
    result = Result(
        file=path.name,
        game=rules.name,
        edition=header.edition,
        day=played.date().isoformat(),
        time=played.isoformat(timespec="microseconds"),
        seats=list(header.seats),
        bots={
            seat: bots.level_of(rules, level)
            for seat, level in header.setup.get("bots", {}).items()
        },
        scores=list(session.scores()),
        winners=list(session.winners()),
        rounds=rounds_of(session),
        stand_ins=sorted({step.move.seat for step in session.steps if step.move.stand_in}),
        ended_early=session.ends_early,
        broken_off=session.broken_off,
    )
    return _Entry(mark, rules.name, result)


def rounds_of(session: Session) -> list[list[int]]:
    """Return the scores of each finished round of a game, by seat."""
    positions = (*(step.before for step in session.steps[1:]), session.position)
    rounds: list[list[int]] = []
    last_totals: Sequence[int] = [0] * len(session.position.seats)
    for step, position in zip(session.steps, positions, strict=True):
        if position.round > step.before.round or position.over:
            totals = session.game.totals(position)
            rounds.append([now - then for now, then in zip(totals, last_totals, strict=True)])
            last_totals = totals
    return rounds


def _load_cache(path: Path) -> dict[str, _Entry]:
    """Return the cached entries by file name; none from a file that cannot be read."""
    with suppress(OSError, ValueError):
        cache = _READER.value(_Cache, value_in(read_within(path, journal.LONGEST)))
        entries = {n: _READER.value_or_none(_Entry, each) for n, each in cache.games.items()}
        if cache.format == FORMAT:
            return {n: entry for n, entry in entries.items() if entry and _is_whole(entry)}
    return {}


def _is_whole(entry: _Entry) -> bool:
    """Check the times and the seats of a result: other programs may have changed the cache."""
    result = entry.result
    if result is None:
        return True
    with suppress(ValueError):
        date.fromisoformat(result.day)
        is_aware = datetime.fromisoformat(result.time).tzinfo is not None
        seats = len(result.seats)
        owners = {*map(int, result.bots), *result.winners, *result.stand_ins}
        by_seat = (result.scores, *result.rounds)
        return (
            is_aware and owners <= {*range(seats)} and all(len(each) == seats for each in by_seat)
        )
    return False


def _save_cache(path: Path, entries: Mapping[str, _Entry]) -> None:
    """Write the cache, readable by its owner alone; without it, games are replayed again."""
    text = json.dumps(asdict(_Cache(FORMAT, entries)), ensure_ascii=False)
    with suppress(OSError):
        replace_with(path, text, OWNER_ONLY)
