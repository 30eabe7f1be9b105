"""Another first player for a game that has begun: the moves stay, and their seats follow."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import NotAllowed, Seat, Unavailable
from accessigame.session.journal import Journal
from accessigame.session.restart import FirstTooLate, names_first, started_by
from accessigame.session.table import load_saved
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.running import Program

WORDS = Localizer("en")
REAL = ("play", "no-thanks", "--players=Ana,Ben,Cid", "--deck=physical", "--first=Ana")


def the_journal() -> Path:
    """Return the only journal."""
    (path,) = settings.journals().glob("*.jsonl")
    return path


def seats_of(path: Path) -> list[object]:
    """Return the seat of each move of a journal."""
    return [json.loads(line)["seat"] for line in path.read_text("utf-8").splitlines()[1:]]


def test_the_moves_follow_another_first_player(accessigame: Program) -> None:
    """Cards and decisions stay; whoever is asked then has made them, and Cid has the 17.

    Fails when only the header changes, so that the journal is against the rules.
    """
    accessigame(*REAL, typed="17\np\nt\n20\n")
    path = the_journal()
    before = path.stat().st_mtime_ns
    assert seats_of(path) == ["table", 0, 1, "table"]
    ran = accessigame("resume", "--first=Ben", typed="b\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert seats_of(path)[:4] == ["table", 1, 2, "table"]
    assert any("Cid: 17" in line for line in ran.lines), ran.out
    assert path.stat().st_mtime_ns >= before
    assert load_saved(path, WORDS).record.header.options["first"] == 1


def test_moves_are_never_lost(accessigame: Program) -> None:
    """Where a bot never moved, its turn cannot be made up: it is refused, and nothing changes.

    Fails when the journal is cut short without a word.
    """
    players = "--players=Zoé,Ana:easy,Ben:easy"
    accessigame("play", "no-thanks", players, "--first=Zoé", "--seed=3", typed="t\nt\nt\nq\n")
    path = the_journal()
    before = path.read_bytes()
    with pytest.raises(NotAllowed) as refused:
        started_by(load_saved(path, WORDS), Seat(1), WORDS)
    assert isinstance(refused.value.event, FirstTooLate)
    assert refused.value.event.lost > 0
    assert path.read_bytes() == before


@pytest.mark.parametrize("game", games.every(), ids=lambda game: str(game.name))
def test_every_game_that_names_its_first_player_can_change_it(
    accessigame: Program, game: Game[Any]
) -> None:
    """Before the first decision of a dealt game, any seat can start, and the game goes on."""
    flags = ("--players=Ana,Ben,Cid", "--first=Ana", "--seed=2")
    accessigame("play", game.name, *flags, typed="q\n")
    path = the_journal()
    for seat in (2, 1, 0):
        saved = load_saved(path, WORDS)
        assert names_first(saved)
        again = started_by(saved, Seat(seat), WORDS)
        assert again.record.header.options["first"] == seat
        assert len(again.table.session.steps) == len(saved.table.session.steps)
    assert accessigame("resume", typed="q\n").code == 0


def test_a_game_that_another_program_plays_is_left_alone(accessigame: Program) -> None:
    """The journal of a running game is not replaced below it."""
    accessigame(*REAL, typed="17\n")
    path = the_journal()
    saved = load_saved(path, WORDS)
    before = path.read_bytes()
    running = Journal.go_on(path, saved.record)
    with pytest.raises(Unavailable):
        started_by(saved, Seat(1), WORDS)
    running.close()
    assert path.read_bytes() == before
