"""A game that was broken off, as the history, the sheet and a replay of it have it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame.storage import settings
from tests.running import Program

TABLE = ("no-thanks", "--players=Ana,Ben:easy,Cid:easy", "--first=Ana", "--seed=4")


@pytest.fixture
def journal(accessigame: Program) -> Path:
    """Return the journal of a game that was broken off after the first card was taken."""
    ran = accessigame("play", *TABLE, typed="t\n0 q\n0 q\nq\n")
    assert (ran.code, ran.err) == (0, "")
    (path,) = settings.journals().glob("*.jsonl")
    return path


def test_history_and_sheet_say_it(accessigame: Program, journal: Path) -> None:
    """It is a finished game there, and marked."""
    assert journal.read_text("utf-8").splitlines()[-1].startswith('{"seat":"table","move":"break')
    assert ", broken off. Won by " in accessigame("history").lines[0]
    assert "The game was broken off there: the points count as they stand." in (
        accessigame("sheet").lines
    )


def test_a_replay_says_it(accessigame: Program, journal: Path) -> None:
    """So do the sentences of a replay, and its report for programs."""
    told = accessigame("replay", str(journal)).lines
    assert "Game stopped early: the points count as they stand." in told
    report = json.loads(accessigame("replay", str(journal), "--json").out)
    assert (report["over"], report["broken_off"]) == (True, True)
