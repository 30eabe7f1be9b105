"""Damaged journals: each gives a game or a sentence, never a fault, and takes no other away."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from accessigame import games
from accessigame.core.model import Move, NotUnderstood, Refusal
from accessigame.games.shared import IllegalMove
from accessigame.session import journal, replay
from accessigame.session.journal.lines import JournalDamaged, MoveRejected
from accessigame.session.results import results_in
from accessigame.session.session import Session
from accessigame.session.table import load_saved, seated
from accessigame.storage.settings import journals
from accessigame.words.words import Localizer
from tests import running
from tests.damaging import TABLES, damaged, whole
from tests.running import Program

pytestmark = pytest.mark.unmeasured

WORDS = Localizer("en")
WRONG_SEAT = (
    b'{"game":"six-nimmt","edition":"base","seats":["Ana","Ben"],"options":{"physical":true}}\n'
    b'{"seat": 35, "move": "rows", "cards": [12, 37, 43, 58]}\n'
)
ENDS = (0, 2)
"""Exit codes: all is well, or something was refused."""


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return the function that runs the program."""
    return running.program(monkeypatch, capsys)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the journals of whole games, in the folder of the games."""
    del monkeypatch
    folder = journals()
    folder.mkdir(parents=True)
    paths = []
    for game in games.every():
        paths.append(folder / f"{game.name}.jsonl")
        paths[-1].write_bytes(b"\n".join(whole(game.name, "shuffled")) + b"\n")
    return paths


# what is read ---------------------------------------------------------------------------------


@settings(max_examples=600, suppress_health_check=list(HealthCheck))
@given(damaged())
def test_a_damaged_journal_is_a_game_or_is_refused(data: bytes) -> None:
    """Reading any damaged file gives a game or a refusal.

    Fails when a fault of a rule reaches the reader: a seat that does not sit there, before the
    rows of 6 nimmt, ended the program.
    """
    path = journals() / "damaged.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    with suppress(Refusal):
        load_saved(path, WORDS)
    counted = results_in(path.parent)
    assert len(counted.finished) + counted.unfinished + len(counted.damaged) == 1


def test_harm_does_not_always_refuse() -> None:
    """The journals that come to harm are games before."""
    for game, kind in TABLES:
        data = b"\n".join(whole(game, kind))
        record = journal.parse(data, "whole")
        table = seated(record.header, WORDS)
        assert replay.replay(record, table.session)
        assert table.session.position.over == (kind == "shuffled")


def test_a_fault_in_a_rule_names_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that breaks on a move gives the name of the file and the number of the line.

    Fails when the wall lets a fault through that no rule is to raise.
    """
    data = b"\n".join(whole("no-thanks", "cut"))
    record = journal.parse(data, "game.jsonl")
    play = Session.play

    def breaks(self: Session, move: Move) -> object:
        if len(self.steps) == 3:
            raise StopIteration
        return play(self, move)

    monkeypatch.setattr(Session, "play", breaks)
    table = seated(record.header, WORDS)
    with pytest.raises(NotUnderstood) as caught:
        replay.replay(record, table.session)
    assert caught.value.event == JournalDamaged("game.jsonl", 5)


def test_a_seat_that_lays_no_rows() -> None:
    """Rows that a player lays, and not the table, are an illegal move, not a fault of the rules."""
    record = journal.parse(WRONG_SEAT, "game.jsonl")
    with pytest.raises(Refusal) as caught:
        replay.replay(record, seated(record.header, WORDS).session)
    assert caught.value.event == MoveRejected("game.jsonl", 2)
    cause = caught.value.__cause__
    assert isinstance(cause, Refusal)
    assert cause.event == IllegalMove()


# what is said ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["replay", "resume"])
def test_the_file_and_the_line_are_named(
    accessigame: Program, tmp_path: Path, command: str
) -> None:
    """A damaged game is refused with its file and line, and the program ends with 2."""
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(WRONG_SEAT)
    ran = accessigame(command, str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"Line 2 of {path} breaks the rules.")
    assert path.read_bytes() == WRONG_SEAT


@pytest.mark.parametrize("command", ["history", "stats"])
def test_one_damaged_journal_takes_no_other_away(
    accessigame: Program, kept: list[Path], command: str
) -> None:
    """The games that can be read are all told, and the one that cannot is named.

    Fails when the fault of one file ends the list.
    """
    whole_list = accessigame(command).lines
    wrong = kept[0].with_name("wrong.jsonl")
    wrong.write_bytes(WRONG_SEAT)
    ran = accessigame(command)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[:-1] == whole_list
    assert str(wrong) in ran.lines[-1]
    assert json.loads(accessigame(command, "--json").out)["damaged"] == [wrong.name]


@pytest.mark.parametrize("given", [("resume",), ()], ids=["resume", "menu"])
def test_a_damaged_journal_is_named_before_the_game_goes_on(
    accessigame: Program, given: tuple[str, ...]
) -> None:
    """Resuming the last game names a newer one that cannot be read, and goes on.

    Fails when the journal is left out in silence.
    """
    accessigame("play", "no-thanks", "--players=Zoe,Ana:easy,Ben:easy", typed="p\n")
    wrong = journals() / "wrong.jsonl"
    wrong.write_bytes(WRONG_SEAT)
    ran = accessigame(*given, typed="\nq\n0\n" if not given else "q\n")
    assert ran.code == 0
    assert f"Unreadable and left out: the game {wrong}." in ran.out + ran.err
    assert any(line.startswith("Game resumed") for line in ran.lines)


@settings(
    max_examples=60, suppress_health_check=[*HealthCheck]
)  # the fixtures are the same for all: each example overwrites the one file that is damaged
@given(damaged())
def test_no_command_ends_with_a_fault(accessigame: Program, kept: list[Path], data: bytes) -> None:
    """Each command that reads journals says something and ends as it always does.

    Fails when any of them lets a fault through: the test then sees that fault.
    """
    path = kept[0].with_name("damaged.jsonl")
    path.write_bytes(data)
    for command in ("replay", "resume"):
        ran = accessigame(command, str(path))
        assert ran.code in ENDS
        assert (ran.out == "") == (ran.code == 2)
        path.write_bytes(data)
    given = (("history",), ("stats",), ("replay", str(path), "--json"), ("resume",), ())
    for words in given:
        ran = accessigame(*words)
        assert ran.code in ENDS
        assert "Traceback" not in ran.out + ran.err
