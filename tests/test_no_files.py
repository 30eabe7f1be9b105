"""Pipes, devices, folders, huge and deep files where files of ours should be: nothing waits."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from accessigame.cli import local_outputs
from accessigame.cli.output_files import FolderUnwritable
from accessigame.commands import doctor
from accessigame.session.journal import Header, Journal
from accessigame.storage import settings
from tests import running
from tests.running import Program
from tests.wait_for import PATIENCE

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(500 * 2**20)  # with no block of it on the disk


def _linked(path: Path) -> None:
    """Make a link to what is not ours, as somebody links to a device."""
    other = path.with_suffix(".other")
    os.mkfifo(other)
    path.symlink_to(other)


KINDS: Mapping[str, Callable[[Path], object]] = {
    "a pipe": os.mkfifo,
    "a link to a pipe": _linked,
    "a folder": Path.mkdir,
    "a link to itself": lambda path: path.symlink_to(path.name),
    "huge": _huge,
    "deep": lambda path: path.write_text("a = " + "[" * 100_000),
    "no text": lambda path: path.write_bytes(bytes(range(256))),
}


@pytest.fixture(autouse=True)
def _impatient() -> Iterator[None]:
    """Fail where the program waits for a pipe."""

    def give_up(*_: object) -> None:
        raise AssertionError("a pipe is waited for")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(int(2 * PATIENCE))
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Run the program in this process."""
    return running.program(monkeypatch, capsys)


@pytest.fixture
def home() -> Path:
    """Return the home of this test, made."""
    settings.journals().mkdir(parents=True)
    return settings.settings_file().parent


@pytest.mark.parametrize("kind", KINDS)
def test_settings_that_are_no_file(accessigame: Program, kind: str, home: Path) -> None:
    """They cannot be read, which is a sentence; what is settled next is kept, or is not.

    Fails when a pipe is waited for, or when a list in a list ends the program.
    """
    KINDS[kind](home / "settings.toml")
    ran = accessigame("history")
    assert ran.code == 0
    assert ran.out.startswith("No finished game")
    assert ran.err.startswith("The settings cannot be read")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("kind", ["a pipe", "a link to a pipe", "a folder"])
def test_what_is_no_file_is_not_moved(kind: str, home: Path) -> None:
    """Settings that are no file are left where they are, and so is what a link leads to.

    Fails when it is put aside as a damaged file is: root's link to a device would move the device.
    """
    KINDS[kind](home / "settings.toml")
    before = {path: path.stat().st_mode for path in home.iterdir()}
    with pytest.raises(OSError, match="no file"):
        settings.change(speech="off")
    assert {path: path.stat().st_mode for path in home.iterdir()} == before


def test_a_link_to_itself_is_no_trace(home: Path) -> None:
    """Settings that lead nowhere are kept in its place, or not at all.

    Fails when what Python says of such a link ends the game.
    """
    KINDS["a link to itself"](home / "settings.toml")
    local_outputs.keep(speech="off")
    assert settings.load().speech in ("", "off")


def test_journals_that_are_no_files(accessigame: Program, home: Path) -> None:
    """They are named among what is left out, and a game beside them can be gone on with.

    Fails when a pipe is waited for: it takes `history`, `stats` and `resume` away.
    """
    game = home / "games" / "game.jsonl"
    Journal.create(game, Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))).close()
    for kind, make in KINDS.items():
        make(home / "games" / f"{kind}.jsonl")
    for command in ("history", "stats"):
        ran = accessigame(command)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.count("left out") == len(KINDS)
    ran = accessigame("resume", "--speech=off")
    assert ran.code == 0
    assert all("left out" in line for line in ran.err.splitlines())
    assert ran.out.startswith("Game resumed")


@pytest.mark.parametrize("kind", KINDS)
def test_a_journal_that_is_named_and_no_file(
    accessigame: Program, kind: str, tmp_path: Path
) -> None:
    """It is refused with one sentence, as every mistake is."""
    path = tmp_path / "game.jsonl"
    KINDS[kind](path)
    for command in ("replay", "resume"):
        ran = accessigame(command, str(path))
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("kind", KINDS)
def test_remembered_results_that_are_no_file(accessigame: Program, kind: str, home: Path) -> None:
    """What was counted once is counted again.

    Fails when a pipe is waited for, or when a list in a list ends the program.
    """
    KINDS[kind](home / "games" / "results.json")
    if kind == "deep":
        (home / "games" / "results.json").write_text("[" * 100_000)
    (home / "games" / "game.jsonl").write_text(
        Header("no-thanks", "2020", ("Ana", "Ben", "Zoé")).line() + "\n"
    )
    ran = accessigame("history")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[1].startswith("1 game is unfinished")


@pytest.mark.parametrize("kind", KINDS)
def test_a_list_that_is_no_file(accessigame: Program, kind: str, home: Path) -> None:
    """What was learnt, and a list that is named, are read from files only, or refused."""
    play = ("play", "titus", "--players=Ana,Ben,Zoé", "--speech=off")
    for box, path in (("learnt", home / "titus-learnt.txt"), (f"{home}/list", home / "list")):
        KINDS[kind](path)
        ran = accessigame(*play, f"--box={box}")
        assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_a_home_that_is_a_file(accessigame: Program) -> None:
    """Nothing can be read or kept there, and each command says so in sentences."""
    home = settings.settings_file().parent
    home.write_text("")
    for command, ends in (("history", 0), ("stats", 0), ("resume", 2)):
        ran = accessigame(command)
        assert ran.code == ends
        assert "Traceback" not in ran.out + ran.err
        assert "cannot be read" in ran.out + ran.err
    folder = settings.journals()
    assert doctor._folder() == doctor.Finding(FolderUnwritable(str(folder)), False)


def test_a_home_whose_games_are_a_file(home: Path) -> None:
    """The doctor does not say that games can be kept there.

    Fails when it asks whether something of this name can be written.
    """
    (home / "games").rmdir()
    (home / "games").write_text("")
    assert doctor._folder() == doctor.Finding(FolderUnwritable(str(home / "games")), False)
