"""Damaged journals and names by others: each report on kept games names the one, and is clean."""

from __future__ import annotations

import csv
import io
import json
import os
import unicodedata
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from accessigame.session import journal
from accessigame.session.journal import Header
from accessigame.session.sheet import every_match, last_evening, of_day
from accessigame.storage import settings, table_counts
from accessigame.storage.table_counts import CountedTable
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.recorded import played
from tests.menu.menu_numbers import number_of
from tests.playing import NO_THANKS
from tests.running import Program

SVG = "{http://www.w3.org/2000/svg}"
DAMAGED = "2026-05-03-221500-no-thanks.jsonl"
BEGUN = datetime(2026, 5, 3, 20, 15, tzinfo=UTC)
ODD = ("\x1b[31mRed\x1b]0;t\x07", "Two\r\nlines", "\t\u202e=1+1", "&<Zoé>\ufffe")
"""Names that nobody can give here, and anybody can write into a journal."""
REPORTS = (
    ["history"],
    ["history", "--json"],
    ["history", "--files"],
    ["stats"],
    ["stats", "--json"],
    *(["sheet", "--format", form] for form in ("text", "csv", "json", "svg")),
    ["sheet", "--all"],
    ["sheet", "--day", "2026-05-03"],
    ["sheet", "no-thanks"],
)
"""All commands that say something of several kept games."""


def _keep(
    name: str, *, damaged: bool = False, seats: Sequence[str] = ("Ana", "Ben", "Léa")
) -> Path:
    """Keep a finished game of an evening; a damaged one has a byte too much in its fifth line."""
    made, _ = played(NO_THANKS, len(seats), 1)
    header = Header("no-thanks", "2020", tuple(seats), {}, {"begun": BEGUN.isoformat()})
    lines = [header.line(), *(journal.line_of(move, NO_THANKS) for move in made)]
    lines[4] = lines[4].replace("move", "mo\x01ve") if damaged else lines[4]
    path = settings.journals() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return path


def _at(path: Path, day: datetime) -> None:
    os.utime(path, (day.timestamp(), day.timestamp()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("report", REPORTS, ids=" ".join)
def test_each_report_names_what_it_leaves_out(
    accessigame: Program, report: Sequence[str], lang: str
) -> None:
    """A game of the evening that cannot be read is named, in each form and language.

    Fails when the sheet is made of the results alone.
    """
    _keep("2026-05-03-201500-no-thanks.jsonl")
    _keep(DAMAGED, damaged=True)
    ran = accessigame(*report, lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert DAMAGED in ran.out
    if report[-1] == "svg":
        picture = ET.fromstring(ran.out)  # noqa: S314 - the program has written it
        (description,) = picture.findall(f"{SVG}desc")
        shown = [text.text or "" for text in picture.findall(f"{SVG}text")]
        assert DAMAGED in str(description.text)
        assert any(DAMAGED in text for text in shown)
    elif report[-1] == "csv":
        table = list(csv.reader(io.StringIO(ran.out)))
        assert table[-1] == ["", "", DAMAGED, "damaged", "", "", ""]
        assert len({len(row) for row in table}) == 1
    elif report[-1] in {"json", "--json"}:
        assert json.loads(ran.out)["damaged"] == [DAMAGED]


def test_a_file_of_the_sheet_names_it_too(accessigame: Program, tmp_path: Path) -> None:
    """What goes to other people says it, and without the folder of whoever sends it."""
    _keep("2026-05-03-201500-no-thanks.jsonl")
    _keep(DAMAGED, damaged=True)
    for form in ("text", "csv", "json", "svg"):
        path = tmp_path / form
        assert accessigame("sheet", "--format", form, "--out", str(path)).code == 0
        text = path.read_text("utf-8")
        assert DAMAGED in text
        assert str(settings.journals()) not in text


def test_nothing_but_damaged_journals(accessigame: Program) -> None:
    """An empty sheet names them, since it may be empty for their sake."""
    _keep(DAMAGED, damaged=True)
    for report in REPORTS:
        assert DAMAGED in accessigame(*report).out, report


def test_a_damaged_journal_of_another_time_is_not_of_this_evening(accessigame: Program) -> None:
    """Neither its name nor its file is of the evening, so the sheet lacks nothing of it.

    One whose name has no time may be of any evening, and one that was played on may be of a later
    one. Fails when each sheet names each damaged journal for ever.
    """
    _keep("2026-05-03-201500-no-thanks.jsonl")
    _at(_keep("2026-04-01-201500-no-thanks.jsonl", damaged=True), datetime(2026, 4, 1, tzinfo=UTC))
    _at(_keep("2026-04-02-201500-no-thanks.jsonl", damaged=True), BEGUN)
    _at(_keep("old.jsonl", damaged=True), datetime(2026, 4, 1, tzinfo=UTC))
    everything = every_match(settings.journals())
    evening = {"2026-04-02-201500-no-thanks.jsonl", "old.jsonl"}
    assert len(everything.left_out) == 3
    assert {path.name for path in last_evening(everything).left_out} == evening
    assert {path.name for path in of_day(everything, BEGUN.date()).left_out} == evening
    assert {path.name for path in of_day(everything, date(2026, 4, 1)).left_out} == {
        "2026-04-01-201500-no-thanks.jsonl",
        "2026-04-02-201500-no-thanks.jsonl",
        "old.jsonl",
    }
    assert accessigame("sheet", "--day", "0001-01-01").code == 0


def test_the_lists_of_the_menu_name_it(accessigame: Program) -> None:
    """The list of games to replay, and that of games to correct, say which game is not there.

    Fails when the list has the results alone.
    """
    _keep("2026-05-03-201500-no-thanks.jsonl")
    _keep(DAMAGED, damaged=True)
    results, words = number_of(accessigame, "menu-results"), Localizer("en")
    listed = accessigame(typed=f"{results}\n0\n0\n").lines
    for row in ("results-replay", "results-correct", "results-history", "results-sheet"):
        (line,) = (line for line in listed if line.partition(". ")[2] == words.text(row))
        ran = accessigame(typed=f"{results}\n{line.partition('.')[0]}\n0\n0\n0\n")
        assert ran.out.count(DAMAGED) > 1, row  # once when the menu begins


@pytest.mark.parametrize("form", ["text", "csv", "json", "svg"])
def test_names_at_a_counted_table_are_clean(accessigame: Program, form: str) -> None:
    """The file of counted tables may come from elsewhere as well.

    Fails when the sheet takes the names of its tables as they stand there.
    """
    nothing, every = ((),) * len(ODD), tuple(range(len(ODD)))
    table_counts.keep(
        CountedTable("no-thanks", BEGUN.isoformat(), ODD, nothing, every, every, (0,))
    )
    ran = accessigame("sheet", "--format", form)
    assert (ran.code, ran.err) == (0, "")
    assert not [c for c in ran.out if unicodedata.category(c)[0] == "C" and c != "\n"]
    assert "Red" in ran.out


@pytest.mark.parametrize("report", REPORTS, ids=" ".join)
def test_names_by_others_are_clean_everywhere(accessigame: Program, report: Sequence[str]) -> None:
    """No report has a control character, a sign that turns the text round, or a formula.

    Fails when a journal gives the names as they stand in it.
    """
    _keep("2026-05-03-201500-no-thanks.jsonl", seats=ODD)
    ran = accessigame(*report)
    assert (ran.code, ran.err) == (0, "")
    assert not [c for c in ran.out if unicodedata.category(c)[0] == "C" and c != "\n"]
    assert "Red" in ran.out
    if report[-1] == "svg":
        ET.fromstring(ran.out)  # noqa: S314 - the program has written it
    if report[-1] == "csv":
        header = next(csv.reader(io.StringIO(ran.out)))
        assert header[4:] == ["[31mRed ]0;t", "Two lines", "'=1+1", "&<Zoé>"]
