"""A home where nothing can be written, not even by root."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.cli.output_files import FolderUnwritable
from accessigame.commands import doctor
from accessigame.session.journal import JournalUnwritable
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests import running
from tests.running import Program

NOBODY_WRITES = Path("/proc")
PLAY = ("play", "no-thanks", "--players=Ana,Ben,Zoé", "--speech=off")
pytestmark = pytest.mark.skipif(
    not (NOBODY_WRITES / "self").exists(), reason="this system has no such folder"
)


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Run the program there."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(NOBODY_WRITES))
    return running.program(monkeypatch, capsys)


def test_a_game_that_cannot_be_kept_is_refused(accessigame: Program) -> None:
    """Its journal is named, and how the program ends says that there was no game."""
    ran = accessigame(*PLAY)
    assert (ran.code, ran.out) == (2, "")
    event = JournalUnwritable(ran.err[ran.err.index("/") : ran.err.index(".jsonl") + 6])
    assert ran.err.strip() == Localizer("en").say(event).speech


def test_a_game_is_kept_elsewhere(accessigame: Program, tmp_path: Path) -> None:
    """With a journal elsewhere there is a game; what was adjusted in it is lost without a word.

    Fails when a disk that refuses the settings ends the program.
    """
    ran = accessigame(*PLAY, f"--journal={tmp_path / 'game.jsonl'}", typed="verbosity\np\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert "game.jsonl" in ran.lines[-1]


@pytest.mark.parametrize("command", ["history", "stats"])
def test_nothing_was_played_there(accessigame: Program, command: str) -> None:
    """Who asks for games hears that there are none."""
    ran = accessigame(command)
    assert (ran.code, ran.err, len(ran.lines)) == (0, "", 1)


def test_the_doctor_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be written there, and all is not well."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(NOBODY_WRITES))
    assert doctor._folder() == doctor.Finding(FolderUnwritable(str(settings.journals())), False)
