"""`simulate --league`: the table, the verdict, and a league that goes on."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import TypeAlias

import pytest

from accessigame.bots import processes
from accessigame.commands.simulate import TERMINATED
from accessigame.commands.simulate_league import LeagueStopped
from accessigame.devices.console.termination import TerminationRequested
from accessigame.words.words import Localizer
from tests.running import Program

Captured: TypeAlias = pytest.CaptureFixture[str]
GIVEN = ("simulate", "no-thanks", "--league", "--players=3,4", "--games=2", "--seed=3")
CHEAP = (*GIVEN, "--bots", "random,coin,medium,easy")


def test_a_league_is_told(accessigame: Program) -> None:
    """A row for each pairing and number of players, the highest level first; then the verdict."""
    ran = accessigame(*CHEAP)
    assert ran.code == 0
    assert ran.lines[0] == "3 players:"
    assert ran.lines[1].startswith("medium against 2 easy: ")
    assert ran.lines[7] == "4 players:"
    assert ran.lines[8].startswith("medium against 3 easy: ")
    assert "give or take" in ran.lines[9]
    assert ran.lines[14] == "Yes: easy is ahead of random with 3, 4 players."
    assert ran.lines[-1] == "coin plays exactly like random, and is left out."
    assert ran.err.splitlines()[0] == "72 blocks to play; 0 already played."
    assert ran.err.splitlines()[1:] == [f"{tenth}0 per cent." for tenth in range(1, 10)]


def test_two_processes_play_the_same_league(accessigame: Program) -> None:
    """The table does not depend on the number of processes."""
    assert accessigame(*CHEAP, "--jobs=2").out == accessigame(*CHEAP).out


def test_a_league_that_was_stopped_goes_on(accessigame: Program, tmp_path: Path) -> None:
    """What is in the file is not played again, and the table is that of a league in one run.

    Fails when a block of the file is played again, or is not counted.
    """
    path, whole = tmp_path / "blocks", accessigame(*CHEAP).out
    keep = ("--keep", str(path))
    assert accessigame(*CHEAP, *keep).out == whole
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == len(set(lines)) == 72
    path.write_text("".join(lines[10:50]) + lines[50][:30])
    ran = accessigame(*CHEAP, *keep, "--jobs=2")
    assert ran.out == whole
    assert ran.err.splitlines()[:2] == [
        f"One line of {path} cannot be read. Its block is played again.",
        "32 blocks to play; 40 already played.",
    ]
    assert sorted(lines)[:72] == sorted(set(path.read_text().splitlines(keepends=True)) & {*lines})
    again = accessigame(*CHEAP, *keep)
    assert again.out == whole
    assert "to play" not in again.err


def test_more_blocks_in_the_file_count_too(accessigame: Program, tmp_path: Path) -> None:
    """Seeds and numbers of games of several runs go together in one table."""
    keep = (*GIVEN, "--bots=easy,medium", "--json", "--keep", str(tmp_path / "blocks"))
    first = json.loads(accessigame(*keep).out)
    accessigame(*keep, "--seed=100")
    both = json.loads(accessigame(*keep).out)
    assert [each["blocks"] for each in first["rows"]] == [7, 7, 5, 5]
    assert [each["blocks"] for each in both["rows"]] == [14, 14, 10, 10]
    some = json.loads(accessigame(*keep, "--players=4").out)
    assert some["rows"] == both["rows"][2:]


def test_a_league_for_programs(accessigame: Program) -> None:
    """There is each row, each claim, and what beats what it should not."""
    report = json.loads(accessigame(*CHEAP, "--json").out)
    assert (report["game"], report["seed"], report["same"]) == ("no-thanks", 3, {"coin": "random"})
    first = report["rows"][0]
    assert (first["players"], first["one"], first["other"]) == (3, "medium", "easy")
    assert first["ahead_interval"] > 0
    (claim,) = (each for each in report["claims"] if each["other"] == "random")
    assert (claim["one"], claim["holds"], claim["players"]) == ("easy", True, [3, 4])


@pytest.mark.parametrize(
    ("lang", "heading", "said"),
    [
        ("en", "| one | against all others |", "- Yes: easy is ahead of random with 3, 4 players."),
        (
            "fr",
            "| un robot | contre tous les autres |",
            "- Oui : easy est devant random à 3, 4 joueurs.",
        ),
        (
            "de",
            "| einer | gegen alle anderen |",
            "- Ja: Mit 3, 4 Spielern ist easy besser als random.",
        ),
    ],
)
def test_a_league_for_a_page(accessigame: Program, lang: str, heading: str, said: str) -> None:
    """There is a table for each number of players, with as many cells in each row."""
    lines = accessigame(*CHEAP, "--markdown", lang=lang).lines
    assert [line for line in lines if line.startswith("#### ")] == [lines[0], lines[11]]
    assert lines[2].startswith(heading)
    rows = [line for line in lines if line.startswith("|")]
    assert len(rows) == 16
    assert {line.count("|") for line in rows} == {6}
    assert lines[4].startswith("| `medium` | `easy` | ")
    assert any(line.startswith(said) for line in lines)


def test_one_bot_meets_the_whole_field(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one name, that bot alone is the one, among each other kind of the field."""
    monkeypatch.setattr("accessigame.bots.league.League.tasks", ())
    ran = accessigame(*GIVEN, "--bots=take", "--json")
    assert json.loads(ran.out)["rows"] == []
    told = accessigame(*GIVEN, "--bots=expert").lines
    assert "Undecided: too few blocks so far for expert against MC(200) with 3, 4 players." in told
    assert told[-1] == "coin plays exactly like random, and is left out."


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--bots=easy,genius",), "genius is not a known level."),
        (("--bots=easy,L(1,0)",), "A league needs at least two different bots."),
        (("--players=2",), "2 players"),
        (("--players=3,x",), "x. Use a number from 1 to 99."),
        (("--tournament",), "--league and --tournament cannot be used together."),
        (("--rounds=2",), "--league and --rounds cannot be used together."),
        (("--time-limit=1",), "--league and --time-limit cannot be used together."),
        (("--json", "--markdown"), "--json and --markdown cannot be used together."),
        (("--edition=1999",), "1999"),
    ],
)
def test_what_cannot_be_is_refused(accessigame: Program, given: tuple[str, ...], told: str) -> None:
    """There is one sentence, before the first game."""
    ran = accessigame("simulate", "no-thanks", "--league", *given)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert told in ran.err


@pytest.mark.parametrize("option", ["--keep=x", "--markdown"])
def test_options_of_a_league_alone(accessigame: Program, option: str) -> None:
    """They do nothing without a league, and several numbers of players neither."""
    ran = accessigame("simulate", "no-thanks", option)
    name = option.partition("=")[0]
    assert ran.err == f"{name} does nothing without --league. Add --league.\n"
    assert "3,4" in accessigame("simulate", "no-thanks", "--players=3,4").err


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_file_of_another_kind_stays_as_it_is(
    accessigame: Program, tmp_path: Path, lang: str
) -> None:
    """A text, a folder, a place where nothing can be written: a sentence each."""
    path = tmp_path / "letter"
    path.write_text("Dear Ana\n")
    for keep in (path, tmp_path, tmp_path / "no" / "folder"):
        ran = accessigame(*CHEAP, "--keep", str(keep), lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert str(keep) in ran.err
    assert path.read_text() == "Dear Ana\n"


def test_a_league_that_the_system_ends_can_go_on(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """A request to end is told as Ctrl-C is: what was played is in the file.

    Fails when the program ends without a word, and with the exit code of success.
    """
    path = tmp_path / "blocks"
    monkeypatch.setattr(processes, "as_done", lambda *_: signal.raise_signal(signal.SIGTERM))
    with pytest.raises(TerminationRequested) as ended:
        accessigame(*CHEAP, "--keep", str(path))
    assert ended.value.code == TERMINATED
    stopped = Localizer("en").say(LeagueStopped(str(path))).speech
    assert capsys.readouterr().err.splitlines()[-1] == stopped
