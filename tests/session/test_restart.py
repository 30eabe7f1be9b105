"""Another first player for a game that has begun: the moves stay, and their seats follow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move, NotAllowed, NotUnderstood, Seat, Unavailable
from accessigame.session import journal, table
from accessigame.session.journal import Header, Journal
from accessigame.session.journal.lines import JournalDamaged
from accessigame.session.restart import FirstTooLate, started_by
from accessigame.session.session import Session
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


def seats_of(path: Path) -> list[Seat]:
    """Return the seat of each move of a journal."""
    return [entry.seat for entry in journal.read(path).entries if isinstance(entry, Move)]


def test_the_moves_follow_another_first_player(accessigame: Program) -> None:
    """Cards and decisions stay; whoever is asked then has made them, and Cid has the 17.

    Fails when only the header changes, so that the journal breaks the rules.
    """
    accessigame(*REAL, typed="17\np\nt\n20\n")
    path = the_journal()
    before = path.stat().st_mtime_ns
    assert seats_of(path) == [TABLE, 0, 1, TABLE]
    ran = accessigame("resume", "--first=Ben", typed="b\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert seats_of(path)[:4] == [TABLE, 1, 2, TABLE]
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
        again = started_by(saved, Seat(seat), WORDS)
        assert again.record.header.options["first"] == seat
        assert len(again.table.session.steps) == len(saved.table.session.steps)
    assert accessigame("resume", typed="q\n").code == 0


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_the_editions_in_which_one_player_starts(game: Game[Any]) -> None:
    """One player starts in every edition but those of 6 nimmt! that deal: there nobody does.

    Fails when a first player is asked for where another one changes nothing.
    """
    nobody = {("six-nimmt", "base"), ("six-nimmt", "known-deck")}
    for edition in game.editions:
        session = Session(game, edition, 3, {})
        assert session.has_first_player == ((game.name, edition) not in nobody)


def test_a_game_that_another_program_plays_is_left_alone(accessigame: Program) -> None:
    """The journal of a running game is not replaced below it."""
    accessigame(*REAL, typed="17\n")
    path = the_journal()
    saved = load_saved(path, WORDS)
    before = path.read_bytes()
    running = Journal.resume(path, saved.record)
    with pytest.raises(Unavailable):
        started_by(saved, Seat(1), WORDS)
    running.close()
    assert path.read_bytes() == before


def test_nothing_is_erased(accessigame: Program) -> None:
    """The old lines stay where they are, with the moves that were undone, and one is added.

    Fails when the file is written anew.
    """
    accessigame(*REAL, typed="17\np\nt\n20\nu\n")
    path = the_journal()
    before = path.read_bytes()
    assert b'{"undo":1}' in before
    started_by(load_saved(path, WORDS), Seat(1), WORDS)
    after = path.read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") == before.count(b"\n") + 1


@pytest.mark.parametrize("refused", ["--bots=Nobody", "--bots=Cid:nonsense", "--share=voice"])
def test_what_is_refused_changes_nothing(accessigame: Program, refused: str) -> None:
    """A flag beside `--first` that is refused leaves the journal as it was.

    Fails when the first player is changed before the other flags are checked.
    """
    accessigame(*REAL, typed="17\np\n")
    path = the_journal()
    before = path.read_bytes()
    assert accessigame("resume", "--first=Ben", refused).code == 2
    assert path.read_bytes() == before


def test_a_game_with_another_first_player_is_corrected_and_resumed(accessigame: Program) -> None:
    """Undo and the next resume count from the changed beginning on."""
    accessigame(*REAL, typed="17\np\nt\n")
    path = the_journal()
    accessigame("resume", "--first=Ben", typed="u\np\nq\n")
    assert seats_of(path)[-1] == 2
    again = load_saved(path, WORDS)
    assert [step.move.seat for step in again.table.session.steps] == [TABLE, 1, 2]
    assert accessigame("resume", typed="q\n").code == 0


@pytest.mark.parametrize(
    "line",
    [
        '{"options":[],"moves":[]}',
        '{"options":{},"moves":{}}',
        '{"options":{"first":1},"moves":[{"seat":9}]}',
        '{"options":{"first":1},"moves":[],"more":1}',
    ],
)
def test_a_damaged_restart_is_named(line: str) -> None:
    """A restart that cannot be read is a damaged line, and the line before it is not."""
    header = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))
    data = f'{header.line()}\n{{"seat":"table","move":"turn","card":7}}\n{line}\n'
    with pytest.raises(NotUnderstood) as damaged:
        journal.parse(data.encode(), "game")
    assert damaged.value.event == JournalDamaged("game", 3)


def test_options_that_break_the_game_are_in_their_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a restart has options that make the rules fail, the line named is that of the restart.

    Fails when it is the first line, which is whole.
    """
    header = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))
    path = tmp_path / "game.jsonl"
    path.write_text(f'{header.line()}\n{{"options":{{"first":1}},"moves":[]}}\n', "utf-8")

    def breaks(*_: object) -> None:
        raise StopIteration

    monkeypatch.setattr(table, "Session", breaks)
    with pytest.raises(NotUnderstood) as damaged:
        load_saved(path, WORDS)
    assert damaged.value.event == JournalDamaged(str(path), 2)


@pytest.mark.parametrize(
    ("language", "one", "several", "braille"),
    [
        ("en", "1 move would be lost", "3 moves would be lost", "too late, loses 3"),
        ("fr", "1 coup serait perdu", "3 coups seraient perdus", "trop tard, perd 3"),
        ("de", "Ein Zug ginge verloren", "3 Züge gingen verloren", "zu spät, verliert 3"),
    ],
)
def test_a_change_that_comes_too_late_says_how_much_it_loses(
    language: str, one: str, several: str, braille: str
) -> None:
    """The number is that of lost moves, in the right number of grammar.

    Fails when it is told as a number of moves to undo, which it is not.
    """
    words = Localizer(language)
    assert one in words.say(FirstTooLate(1)).speech
    assert several in words.say(FirstTooLate(3)).speech
    assert words.say(FirstTooLate(3)).braille == braille
