"""When a game was played: its journal knows, and not the time of its file."""

from __future__ import annotations

import json
import os
import shutil
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from accessigame.core.model import NotUnderstood, Seat
from accessigame.games.no_thanks.moves import Refuse
from accessigame.session import journal
from accessigame.session.journal import Header, Journal, writer
from accessigame.session.journal.lines import played_at
from accessigame.session.results import results_in
from accessigame.session.sheet import every_match, last_evening, of_day
from accessigame.storage import settings
from tests.commands.recorded import played
from tests.playing import NO_THANKS
from tests.running import Program

EVENING = datetime(2026, 5, 3, 20, 15, tzinfo=UTC)
HEADER = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"), {}, {"begun": EVENING.isoformat()})


def _lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def _clock(monkeypatch: pytest.MonkeyPatch, time: datetime) -> None:
    monkeypatch.setattr(writer, "now", lambda: time)


def test_a_line_has_its_time_ten_minutes_after_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first line has the beginning, and of the others those that are some minutes apart.

    Fails when each line has its time, and when a game that goes on another day has none.
    """
    path = tmp_path / "game.jsonl"
    kept = Journal.create(path, HEADER)
    for minutes in (1, 9, 11, 12, 22):
        _clock(monkeypatch, EVENING + timedelta(minutes=minutes))
        kept.append(Refuse(Seat(0)))
    kept.sync()
    kept.close()
    assert [line.get("time") for line in _lines(path)[1:]] == [
        None,
        None,
        "2026-05-03T20:26:00.000+00:00",
        None,
        "2026-05-03T20:37:00.000+00:00",
    ]
    record = journal.read(path)
    assert record.noted == EVENING + timedelta(minutes=22)
    assert record.entries == (Refuse(Seat(0)),) * 5
    _clock(monkeypatch, EVENING + timedelta(days=3))
    for dated, time in ((False, None), (True, "2026-05-06T20:15:00.000+00:00")):
        going_on = Journal.resume(path, journal.read(path), dated=dated)
        going_on.correct(1, [Refuse(Seat(1))])
        going_on.sync()
        going_on.close()
        assert _lines(path)[-1].get("time") == time
    assert journal.read(path).noted == EVENING + timedelta(days=3)


@pytest.mark.parametrize("time", ['"soon"', '"2026-05-03"', '"2026-05-03T20:15:00"', "5", "null"])
def test_a_time_that_is_none(tmp_path: Path, time: str) -> None:
    """A line with a time that cannot be one is damaged, and so is a first line."""
    path = tmp_path / "game.jsonl"
    line = f'{{"seat":0,"move":"refuse","time":{time}}}\n'
    path.write_text(f"{HEADER.line()}\n{line}", "utf-8")
    with pytest.raises(NotUnderstood):
        journal.read(path)
    header = HEADER.line().replace(f'"{EVENING.isoformat()}"', time)
    path.write_text(f"{header}\n", "utf-8")
    with pytest.raises(NotUnderstood):
        journal.read(path)


@pytest.mark.parametrize(
    ("name", "noted", "written", "played_then"),
    [
        ("2026-05-03-201500-no-thanks.jsonl", 60, 99_999, 60),
        ("anything.jsonl", 60, 99_999, 60),
        ("2026-05-03-201500-no-thanks.jsonl", None, 90, 90),
        ("2026-05-03-201500-no-thanks.jsonl", None, 99_999, 0),
        ("2026-05-03-201500-no-thanks.jsonl", None, -5, 0),
        ("2026-99-03-201500-no-thanks.jsonl", None, 99_999, 99_999),
        ("anything.jsonl", None, 99_999, 99_999),
    ],
)
def test_what_is_known_of_the_time(
    tmp_path: Path, name: str, noted: int | None, written: int, played_then: int
) -> None:
    """The journal, its name, its file: in this order, in minutes after the beginning.

    The file tells the end of an old journal where it was written on the evening of its name.
    """
    here = EVENING.replace(tzinfo=None).astimezone()  # a name is in the zone of its computer
    path = tmp_path / name
    path.touch()
    at = (here + timedelta(minutes=written)).timestamp()
    os.utime(path, (at, at))
    known = None if noted is None else here + timedelta(minutes=noted)
    assert played_at(path, known) == here + timedelta(minutes=played_then)


def _keep(name: str, begun: datetime | None) -> Path:
    """Keep a finished game, with the time of its beginning or without."""
    setup = {} if begun is None else {"begun": begun.isoformat()}
    made, _ = played(NO_THANKS, 3, 1)
    path = settings.journals() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    header = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"), {}, setup)
    lines = (header.line(), *(journal.line_of(move, NO_THANKS) for move in made))
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return path


def test_a_home_that_is_copied_keeps_its_evenings(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Journals with other times of their files give the same history, days and last evening.

    They were begun in other zones, too. Fails when the time of the file counts, by which all games
    are of the day of the copy.
    """
    abroad = timezone(timedelta(hours=9))
    _keep("a.jsonl", EVENING)
    _keep("b.jsonl", (EVENING + timedelta(days=9)).astimezone(abroad))
    _keep("c.jsonl", EVENING + timedelta(days=9, hours=1))
    _keep("2026-05-01-201500-no-thanks.jsonl", None)
    copy = tmp_path / "copy"
    shutil.copytree(settings.journals().parent, copy, copy_function=shutil.copyfile)
    for place, path in enumerate(sorted((copy / "games").glob("*.jsonl"), reverse=True)):
        os.utime(path, (2_000_000_000 + place, 2_000_000_000 + place))
    monkeypatch.setenv("ACCESSIGAME_HOME", str(copy))
    found = results_in(settings.journals()).finished
    assert [result.day for result in found] == [
        "2026-05-12",
        "2026-05-13",
        "2026-05-03",
        "2026-05-01",
    ]
    assert [result.file for result in found[:3]] == ["c.jsonl", "b.jsonl", "a.jsonl"]
    matches = every_match(settings.journals())
    assert len(last_evening(matches).matches) == 2
    assert len(of_day(matches, EVENING.date()).matches) == 1
    assert accessigame("sheet", "--day=2026-05-01").lines[0].endswith("1 game.")
    assert accessigame("history").lines[2].startswith("3: No Thanks!, May 3, 2026")
