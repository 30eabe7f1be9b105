"""The command of the league: the table, the verdict, and a league that is resumed."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.league import command
from tests.league.command import INTERRUPTED, REFUSED, TERMINATED
from tests.running import Ran
from tests.test_docs import DOCS

pytestmark = pytest.mark.unmeasured

Play: TypeAlias = Callable[..., Ran]
GIVEN = ("no-thanks", "--players=3,4", "--games=2", "--seed=3")
CHEAP = (*GIVEN, "--bots", "random,coin,medium,easy")


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str]) -> Play:
    """Return a function that runs the command in this process."""

    def run(*arguments: str) -> Ran:
        try:
            code = command.main(arguments)
        except SystemExit as end:  # what argparse refuses
            code = int(end.code or 0)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


def test_a_league_is_told(play: Play) -> None:
    """A row for each pairing and number of players, the highest level first; then the verdict."""
    ran = play(*CHEAP)
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


def test_two_processes_play_the_same_league(play: Play) -> None:
    """The table does not depend on the number of processes."""
    assert play(*CHEAP, "--jobs=2").out == play(*CHEAP).out


def test_a_league_that_was_stopped_is_resumed(play: Play, tmp_path: Path) -> None:
    """What is in the file is not played again, and the table is that of a league in one run.

    Fails when a block of the file is played again, or is not counted.
    """
    path, whole = tmp_path / "blocks", play(*CHEAP).out
    keep = ("--keep", str(path))
    assert play(*CHEAP, *keep).out == whole
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == len(set(lines)) == 72
    path.write_text("".join(lines[10:50]) + lines[50][:30])
    ran = play(*CHEAP, *keep, "--jobs=2")
    assert ran.out == whole
    assert ran.err.splitlines()[:2] == [
        f"1 line of {path} cannot be read; what is missing is played again.",
        "32 blocks to play; 40 already played.",
    ]
    assert sorted(lines)[:72] == sorted(set(path.read_text().splitlines(keepends=True)) & {*lines})
    again = play(*CHEAP, *keep)
    assert again.out == whole
    assert "to play" not in again.err


def test_more_blocks_in_the_file_count_too(play: Play, tmp_path: Path) -> None:
    """Seeds and numbers of games of several runs go together in one table."""
    keep = (*GIVEN, "--bots=easy,medium", "--json", "--keep", str(tmp_path / "blocks"))
    first = json.loads(play(*keep).out)
    play(*keep, "--seed=100")
    both = json.loads(play(*keep).out)
    assert [each["blocks"] for each in first["rows"]] == [7, 7, 5, 5]
    assert [each["blocks"] for each in both["rows"]] == [14, 14, 10, 10]
    some = json.loads(play(*keep, "--players=4").out)
    assert some["rows"] == both["rows"][2:]


def test_a_league_for_programs(play: Play) -> None:
    """There is each row, each claim, and what beats what it should not."""
    report = json.loads(play(*CHEAP, "--json").out)
    assert (report["game"], report["seed"], report["same"]) == ("no-thanks", 3, {"coin": "random"})
    first = report["rows"][0]
    assert (first["players"], first["one"], first["other"]) == (3, "medium", "easy")
    assert first["ahead_interval"] > 0
    (claim,) = (each for each in report["claims"] if each["other"] == "random")
    assert (claim["one"], claim["holds"], claim["players"]) == ("easy", True, [3, 4])


def test_a_league_for_a_page(play: Play) -> None:
    """The verdict comes first, then a table for each number of players, as on the page.

    Fails when the command and the page have different headings or columns.
    """
    lines = play(*CHEAP, "--markdown").lines
    headings = [line for line in lines if line.startswith(("#", "The", "| one", "| ---"))]
    page = (DOCS / "league.md").read_text("utf-8").splitlines()
    start = page.index("### The league of No Thanks")
    assert (
        headings
        == [line for line in page[start:] if line.startswith(("#", "The", "| one", "| ---"))][
            : len(headings)
        ]
    )
    assert [line for line in lines if line.startswith("#### ")] == [
        "#### No Thanks with 3 players",
        "#### No Thanks with 4 players",
    ]
    rows = [line for line in lines if line.startswith("|")]
    assert len(rows) == 16
    assert {line.count("|") for line in rows} == {6}
    assert rows[2].startswith("| `medium` | `easy` | ")
    assert lines[4] == "- Yes: easy is ahead of random with 3, 4 players."


def test_one_bot_meets_the_whole_field(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one name, that bot alone is the one, among each other kind of the field."""
    monkeypatch.setattr("tests.league.league.League.tasks", ())
    ran = play(*GIVEN, "--bots=take", "--json")
    assert json.loads(ran.out)["rows"] == []
    told = play(*GIVEN, "--bots=expert").lines
    assert "Undecided: too few blocks so far for expert against MC(200) with 3, 4 players." in told
    assert told[-1] == "coin plays exactly like random, and is left out."


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--bots=easy,genius",), "genius is not a known level."),
        (("--bots=easy,L(1,0)",), "A league needs at least two different bots"),
        (("--bots=",), "not a known level"),
        (("--players=2",), "2 players"),
        (("--players=3,x",), "3,x are no numbers of players from 1 to 99."),
        (("--players=3,100",), "3,100 are no numbers of players from 1 to 99."),
        (("--json", "--markdown"), "not allowed with argument --json"),
        (("--rounds=2",), "unrecognized arguments: --rounds=2"),
        (("--edition=1999",), "1999"),
    ],
)
def test_what_cannot_be_is_refused(play: Play, given: tuple[str, ...], told: str) -> None:
    """The last line says it, before the first game."""
    ran = play("no-thanks", *given)
    assert (ran.code, ran.out) == (REFUSED, "")
    assert told in ran.err.splitlines()[-1]
    assert "to play" not in ran.err


def test_a_file_of_another_kind_stays_as_it_is(play: Play, tmp_path: Path) -> None:
    """A text, a folder, a place where nothing can be written: a sentence each."""
    path = tmp_path / "letter"
    path.write_text("Dear Ana\n")
    for keep in (path, tmp_path, tmp_path / "no" / "folder"):
        ran = play(*CHEAP, "--keep", str(keep))
        assert (ran.code, ran.out) == (REFUSED, "")
        assert str(keep) in ran.err
    assert path.read_text() == "Dear Ana\n"


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGTERM, TERMINATED), (signal.SIGINT, INTERRUPTED)]
)
def test_a_league_that_is_ended_can_be_resumed(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: int
) -> None:
    """A request to end is told as Ctrl-C is: what was played is in the file.

    Fails when the command ends without a word, and with the exit code of success.
    """
    path = tmp_path / "blocks"
    monkeypatch.setattr(command, "as_done", lambda *_: signal.raise_signal(number))
    ran = play(*CHEAP, "--keep", str(path))
    assert (ran.code, ran.out) == (code, "")
    assert ran.err.splitlines()[-1].startswith("Stopped. Use the same command to resume.")
    assert str(path) in ran.err
