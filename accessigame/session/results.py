"""Finished games and their results, from the journals; what was counted once is remembered."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from datetime import date
from pathlib import Path
from typing import Any, Final

from accessigame import games
from accessigame.core.model import Event, Refusal
from accessigame.session import journal
from accessigame.session.damage import in_line
from accessigame.session.replay import replay
from accessigame.session.session import Session
from accessigame.storage.files import OWNER_ONLY, read_within, replace_with

REMEMBERED: Final = "results.json"
"""The file beside the journals that holds what they came to, by their size and their time."""
FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class NoGamesYet(Event):
    """No game of this folder is over."""

    path: str


@dataclass(frozen=True, slots=True)
class GamesUnfinished(Event):
    """So many games are not over; the last of them can be gone on with."""

    count: int


@dataclass(frozen=True, slots=True)
class JournalLeftOut(Event):
    """A journal is damaged or against the rules, so its game is not counted."""

    path: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    file: the name of its journal. day: when its last move was made, as YYYY-MM-DD.
    bots: the level of each bot, by its seat as text. winners: the seats that won.
    """

    file: str
    game: str
    edition: str
    day: str
    seats: list[str]
    bots: dict[str, str]
    scores: list[int]
    winners: list[int]


@dataclass(slots=True)
class Results:
    """What a folder of journals holds: results, the newest first, and what has none."""

    finished: list[Result] = field(default_factory=list)
    unfinished: int = 0
    damaged: list[Path] = field(default_factory=list)

    def remarks(self) -> Iterator[Event]:
        """Give what is to be said besides the results."""
        if self.unfinished:
            yield GamesUnfinished(self.unfinished)
        for path in self.damaged:
            yield JournalLeftOut(str(path))

    def report(self) -> dict[str, object]:
        """Return the remarks as JSON values."""
        return {"unfinished": self.unfinished, "damaged": [path.name for path in self.damaged]}


def results_in(folder: Path, game: str = "") -> Results:
    """Return the results of all journals of a folder, or of those of one game.

    game: the name of a game, or empty for every game.
    """
    kept = _remembered(folder / REMEMBERED)
    known: dict[str, Any] = {}
    found = Results()
    for path in newest_first(folder):
        try:
            entry = _still_true(path, kept) or {"mark": _mark(path), **_entry(path)}
        except (Refusal, OSError):
            found.damaged.append(path)
            continue
        known[path.name] = entry
        if not game or entry["game"] == game:
            _sort_in(entry, found)
    if known != kept:
        _remember(folder / REMEMBERED, known)
    return found


def newest_first(folder: Path) -> list[Path]:
    """Return the journals of a folder, that of the last move first."""
    return sorted(folder.glob("*.jsonl"), key=_moment, reverse=True)


def known_as_over(folder: Path) -> Callable[[Path], bool]:
    """Return what says of a journal that its game is remembered as over, and has not changed."""
    kept = _remembered(folder / REMEMBERED)

    def is_over(path: Path) -> bool:
        entry = _still_true(path, kept)
        return entry is not None and entry["result"] is not None

    return is_over


def _still_true(path: Path, kept: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return what is remembered of a journal, if it has not changed since."""
    entry: Mapping[str, Any] | None = kept.get(path.name)
    return entry if entry is not None and entry["mark"] == _mark(path) else None


def _sort_in(entry: Mapping[str, Any], found: Results) -> None:
    if entry["result"] is None:
        found.unfinished += 1
    else:
        found.finished.append(Result(**entry["result"]))


def _moment(path: Path) -> float:
    with suppress(OSError):
        return path.stat().st_mtime
    return 0.0


def _mark(path: Path) -> list[int]:
    """Return what changes when a journal does: its size, and the time of its last move."""
    with suppress(OSError):
        return [path.stat().st_size, path.stat().st_mtime_ns]
    return []


def _entry(path: Path) -> dict[str, object]:
    """Return the game of a journal, and its result if it is over; a `Refusal` if it is damaged."""
    record = journal.read(path)
    header = record.header
    rules = games.find(header.game)
    with in_line(record.path, 1):
        session = Session(rules, header.edition, len(header.seats), header.options)
    replay(record, session)
    if not session.state.over:
        return {"game": rules.name, "result": None}
    result = Result(
        file=path.name,
        game=rules.name,
        edition=header.edition,
        day=date.fromtimestamp(_moment(path)).isoformat(),
        seats=list(header.seats),
        bots=dict(header.setup.get("bots", {})),
        scores=list(session.scores()),
        winners=list(session.winners()),
    )
    return {"game": rules.name, "result": asdict(result)}


def _remembered(path: Path) -> dict[str, Any]:
    """Return what was remembered; nothing of what cannot be read."""
    data: object = None
    with suppress(OSError, ValueError, RecursionError):
        data = json.loads(read_within(path, journal.LONGEST))
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return {}
    kept = data.get("games")
    return {n: e for n, e in kept.items() if _is_entry(e)} if isinstance(kept, dict) else {}


def _is_entry(given: object) -> bool:
    if not isinstance(given, dict) or given.keys() != {"mark", "game", "result"}:
        return False
    return isinstance(given["game"], str) and (
        given["result"] is None or _is_result(given["result"])
    )


def _is_result(given: object) -> bool:
    """Say whether a result can be told: who reads a file again finds what others made of it."""
    if not isinstance(given, dict) or given.keys() != {f.name for f in fields(Result)}:
        return False
    try:
        date.fromisoformat(given["day"])
        texts = (given["file"], given["game"], given["edition"], *given["seats"])
        texts = (*texts, *given["bots"], *given["bots"].values())
        seats = len(given["seats"])
        fits = len(given["scores"]) == seats and set(given["winners"]) <= set(range(seats))
    except (TypeError, ValueError, AttributeError):
        return False
    return fits and all(isinstance(t, str) for t in texts) and _are_whole(given["scores"])


def _are_whole(given: list[object]) -> bool:
    return all(type(each) is int for each in given)


def _remember(path: Path, known: Mapping[str, Any]) -> None:
    """Keep what is known, for the owner's eyes; where that cannot be, it is counted again."""
    text = json.dumps({"format": FORMAT, "games": known}, ensure_ascii=False)
    with suppress(OSError):
        replace_with(path, text, OWNER_ONLY)
