"""`sheet`: what is told, what a file has, and that both agree with numbers typed by hand.

Covers `cli/sheet_files.py`.
"""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from accessigame.cli.output_files import FilesThere
from accessigame.commands.sheet import GameNotOn, NoGamesOn
from accessigame.session.results import NoGamesOf
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import number_of
from tests.running import Program, Ran

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def evening(accessigame: Program) -> Program:
    """Return the program after two counted tables of No Thanks and one of 6 nimmt!."""
    tables = (("Ana,Ben,C", "9 10\n2\n20\n4\n\n\n"), ("Ben,=Zoé,C", "5\n0\n7\n1\n30\n\n"))
    for players, typed in tables:
        accessigame("score", "no-thanks", f"--players={players}", typed=typed)
    accessigame("score", "six-nimmt", "--players=Ana,Ben", typed="55\n5 6\n")
    return accessigame


def test_what_is_told(evening: Program) -> None:
    """Each round, each total and each lead is one sentence, as computed by hand.

    Fails when a total has the score of another game in it.
    """
    ran = evening("sheet")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[0].endswith(": 3 games.")
    assert ran.lines[1:] == [
        "No Thanks!: 2 rounds.",
        "Round 1: Ana 7, Ben 16, C 0.",
        "Round 2: Ben 5, =Zoé 6, C 30.",
        "Ana: 7 in 1 round, no wins.",
        "Ben: 21 in 2 rounds, 1 win.",
        "C: 30 in 2 rounds, 1 win.",
        "=Zoé: 6 in 1 round, no wins.",
        "After round 1: C in the lead with 0 points, 7 ahead.",
        "After round 2: Ben in the lead with 21 points, 9 ahead.",
        "6 nimmt!: 1 round.",
        "Round 1: Ana 7, Ben 3.",
        "Ana: 7 in 1 round, no wins.",
        "Ben: 3 in 1 round, 1 win.",
    ]
    assert evening("sheet", "six-nimmt").lines[1] == "6 nimmt!: 1 round."


def test_a_table_for_other_programs(evening: Program) -> None:
    """CSV has a line for each round and for the totals; no name is a formula."""
    rows = list(csv.reader(io.StringIO(evening("sheet", "--format", "csv").out)))
    assert rows[0] == ["time", "game", "match", "round", "Ana", "Ben", "C", "'=Zoé"]
    assert [row[1:] for row in rows[1:]] == [
        ["no-thanks", "1", "1", "7", "16", "0", ""],
        ["no-thanks", "2", "1", "", "5", "30", "6"],
        ["no-thanks", "", "total", "7", "21", "30", "6"],
        ["six-nimmt", "1", "1", "7", "3", "", ""],
        ["six-nimmt", "", "total", "7", "3", "", ""],
    ]


def test_data_for_other_programs(evening: Program) -> None:
    """JSON has the matches of each game with their rounds, and the same totals."""
    report = json.loads(evening("sheet", "--format=json").out)
    assert [game["game"] for game in report["games"]] == ["no-thanks", "six-nimmt"]
    assert report["games"][0]["matches"][1]["rounds"] == [[5, 6, 30]]
    totals = {each["name"]: each["total"] for each in report["games"][0]["totals"]}
    assert totals == {"Ana": 7, "Ben": 21, "C": 30, "=Zoé": 6}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_with_its_sentences(evening: Program, tmp_path: Path, lang: str) -> None:
    """The picture has a line for each player of each game, and its description says all of it.

    Fails when something is drawn that the description does not tell.
    """
    path = tmp_path / "evening.svg"
    told = evening("sheet", lang=lang).lines
    ran = evening("sheet", "--format", "svg", "--out", str(path), lang=lang)
    assert (ran.code, len(ran.lines)) == (0, 1)
    picture = ET.parse(path).getroot()  # noqa: S314 - it was written here
    assert len(list(picture.iter(f"{SVG}polyline"))) == 6
    described = "".join(each.text or "" for each in picture.iter(f"{SVG}desc"))
    assert described == " ".join(told[1:])
    labels = {each.text for each in picture.iter(f"{SVG}text")}
    assert {"Ana 7", "Ben 21", "=Zoé 6", "Ben 3"} <= labels
    dashes = {each.get("stroke-dasharray") for each in picture.iter(f"{SVG}polyline")}
    assert len(dashes) == 4, "without colours, the lines are told apart"


def test_nothing_is_replaced_unasked(evening: Program, tmp_path: Path) -> None:
    """A file that is there stays, until --overwrite; a folder that is not is a sentence."""
    path = tmp_path / "sheet.txt"
    path.write_text("mine", "utf-8")
    ran = evening("sheet", "--out", str(path))
    assert (ran.code, path.read_text("utf-8")) == (2, "mine")
    assert evening("sheet", "--out", str(path), "--overwrite").code == 0
    assert path.read_text("utf-8").splitlines() == evening("sheet").lines
    assert evening("sheet", "--out", str(tmp_path / "no" / "sheet.txt")).code == 2


def test_a_link_that_leads_nowhere_is_there(evening: Program, tmp_path: Path) -> None:
    """Writing would follow the link, to a place that nobody has named.

    Fails when only what the link leads to is looked at.
    """
    link, beyond = tmp_path / "sheet.txt", tmp_path / "beyond.txt"
    link.symlink_to(beyond)
    ran = evening("sheet", "--out", str(link))
    assert (ran.code, beyond.exists()) == (2, False)
    assert ran.err == f"{Localizer('en').say(FilesThere(str(link), '--overwrite')).speech}\n"
    assert evening("sheet", "--out", str(link), "--overwrite").code == 0
    assert beyond.exists()


@pytest.mark.parametrize("name", [".", "..", "folder"])
def test_a_folder_is_no_file(
    evening: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A folder has a sentence of its own, which does not end in two dots.

    Fails when it is taken for a disk that refuses.
    """
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path / "folder" if name == ".." else tmp_path)
    ran = evening("sheet", "--out", name)
    assert (ran.code, ran.err) == (2, f"{name} is a folder. Give the name of a file.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_results(accessigame: Program, lang: str) -> None:
    """Without a result one sentence says so, and in each format something whole is written."""
    assert len(accessigame("sheet", lang=lang).lines) == 1
    for form in ("csv", "json", "svg"):
        assert accessigame("sheet", "--format", form, lang=lang).code == 0
    assert "2026-05-03" in accessigame("sheet", "--day", "friday", lang=lang).err
    assert len(accessigame("sheet", "--day", "1999-01-01", "--all", lang=lang).lines) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_told_of_what_was_asked(evening: Program, lang: str) -> None:
    """A day or a game without a result is told by its name: the folder has others.

    Fails when results are denied that the folder has.
    """
    words, day = Localizer(lang), date(2020, 1, 1)
    game = words.text("game-titus")
    expected = {
        ("sheet", "--day", "2020-01-01"): NoGamesOn(day),
        ("sheet", "titus", "--day", "2020-01-01"): GameNotOn(game, day),
        ("sheet", "titus"): NoGamesOf(game),
        ("history", "titus"): NoGamesOf(game),
        ("stats", "titus"): NoGamesOf(game),
    }
    for command, event in expected.items():
        assert evening(*command, lang=lang).lines == [words.say(event).speech]


def test_an_empty_picture_names_no_folder(accessigame: Program) -> None:
    """A picture without any game says so in its title, and names no folder of this computer."""
    picture = accessigame("sheet", "--format", "svg").out
    assert '<title id="title">Score sheet: no games.</title>' in picture
    assert str(settings.journals()) not in picture


def saved(program: Program, kind: int, *typed: str) -> Ran:
    """Return what the menu answers to a kind of file, and to what is typed behind it."""
    begin = f"{number_of(program, 'menu-results')}\n"
    row = next(
        line.partition(". ")[0]
        for line in program(typed=begin).lines
        if line.endswith(Localizer("en").text("results-save"))
    )
    return program(typed="".join(f"{line}\n" for line in (begin[:-1], row, kind, *typed, 0, 0)))


@pytest.mark.parametrize(("kind", "form"), [(1, "text"), (2, "csv"), (3, "json"), (4, "svg")])
def test_the_menu_saves_what_the_command_writes(
    evening: Program, tmp_path: Path, kind: int, form: str
) -> None:
    """Each kind of file is a number away, and has what `sheet --format` writes.

    Fails when the menu writes another form than the one that was chosen.
    """
    path = tmp_path / "evening"
    ran = saved(evening, kind, str(path))
    assert f"Score sheet saved: {path}." in ran.lines
    assert path.read_text("utf-8") == evening("sheet", "--format", form).out


def test_the_menu_names_the_file_itself(
    evening: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter alone takes a name with the day, in the folder of the person."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    saved(evening, 2, "")
    (path,) = tmp_path.glob("evening-????-??-??.csv")
    assert path.read_text("utf-8").startswith("time,game,")


def test_the_menu_replaces_a_file_after_a_yes_alone(evening: Program, tmp_path: Path) -> None:
    """No, which is usual, asks for another name; a folder and a disk that refuses do so, too.

    Fails when a file is lost by Enter alone.
    """
    path, other = tmp_path / "old.txt", tmp_path / "new.txt"
    path.write_text("precious", "utf-8")
    ran = saved(evening, 1, str(path), "", str(tmp_path), str(tmp_path / "no" / "x"), str(other))
    assert path.read_text("utf-8") == "precious"
    assert other.read_text("utf-8").startswith("Score sheet for ")
    assert "old.txt already exists. Replace it?" in ran.lines
    saved(evening, 1, str(path), "2")
    assert path.read_text("utf-8") == other.read_text("utf-8")
