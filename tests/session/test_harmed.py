"""A journal that another program harms while its game is played, and decks that cannot go on."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from accessigame.cli.parser import BadNumber
from accessigame.core.model import NotUnderstood, Refusal, Seat
from accessigame.games.no_thanks.moves import Refuse
from accessigame.session import journal
from accessigame.session.events import DeckDiffers
from accessigame.session.journal import Header, Journal
from accessigame.session.table import load_saved, resumed
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.recorded import played
from tests.owner_only import only_its_owner_reads
from tests.playing import NO_THANKS
from tests.running import Program

HEADER = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))
MOVES = (Refuse(Seat(0)), Refuse(Seat(1)), Refuse(Seat(2)))


def _delete(path: Path) -> None:
    path.unlink()


def _move(path: Path) -> None:
    path.rename(path.with_suffix(".away"))


def _cut(path: Path) -> None:
    os.truncate(path, 10)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _delete_folder(path: Path) -> None:
    path.unlink()
    path.parent.rmdir()


HARMS: tuple[Callable[[Path], None], ...] = (_cut, _empty)
if sys.platform != "win32":  # it deletes and moves no open file
    HARMS = (*HARMS, _delete, _move, _delete_folder)


@pytest.mark.parametrize("harm", HARMS)
@pytest.mark.parametrize("continues", [False, True])
def test_a_harmed_journal_is_made_whole(
    tmp_path: Path, harm: Callable[[Path], None], continues: bool
) -> None:
    """With the next move, or when the game is left without one, the file has all moves again.

    It is locked as before. Fails when the moves go on into a file that nobody can read, or open.
    """
    path = tmp_path / "games" / "game.jsonl"
    kept = Journal.create(path, HEADER)
    kept.append(MOVES[0])
    kept.sync()
    if continues:
        kept.close()
        kept = Journal.resume(path, journal.read(path), dated=False)
    harm(path)
    kept.append(MOVES[1])
    kept.sync()
    assert journal.read(path).entries == MOVES[:2]
    harm(path)
    kept.sync()
    assert journal.read(path).entries == MOVES[:2]
    with pytest.raises(Refusal):
        Journal.resume(path, journal.read(path))
    kept.append(MOVES[2])
    kept.sync()
    kept.close()
    assert journal.read(path).entries == MOVES
    assert only_its_owner_reads(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no open file")
def test_a_file_that_came_in_its_place_stays(tmp_path: Path) -> None:
    """The game goes on beside it, under a name that the farewell tells."""
    path = tmp_path / "game.jsonl"
    kept = Journal.create(path, HEADER)
    path.unlink()
    path.write_text("mine", "utf-8")
    kept.append(MOVES[0])
    kept.sync()
    kept.close()
    assert path.read_text("utf-8") == "mine"
    assert kept.path == tmp_path / "game-2.jsonl"
    assert journal.read(kept.path).entries == MOVES[:1]


WRONG_DECK = (
    '{"game":"six-nimmt","edition":"base","seats":["Me","Ana","Ben"],"options":{"first":0,'
    '"rounds":1},"setup":{"deck":"shuffled","seed":214,"bots":{"1":"easy","2":"easy"}}}\n'
    '{"seat":"table","move":"deal","to":0,"cards":[84,91,102,4,62,56,1,51,57,96]}\n'
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_that_cannot_go_on(accessigame: Program, tmp_path: Path, lang: str) -> None:
    """A game whose next deal the rules refuse is told, and its file is unchanged.

    Fails when the refusal has no sentence, so that telling it ends the program.
    """
    path = tmp_path / "game.jsonl"
    path.write_text(WRONG_DECK, "utf-8")
    ran = accessigame("resume", str(path), lang=lang)
    expected = Localizer(lang).say(DeckDiffers()).speech
    assert (ran.code, ran.out, ran.err) == (2, "", f"{expected}\n")
    assert path.read_text("utf-8") == WRONG_DECK
    with pytest.raises(Refusal):
        resumed(load_saved(path, Localizer(lang)))


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_number_that_is_no_name_of_a_file(accessigame: Program, command: str) -> None:
    """Hundreds of digits are a number that no game has. Fails when the disk is asked for it."""
    made, _ = played(NO_THANKS, 3, 1)
    lines = (HEADER.line(), *(journal.line_of(move, NO_THANKS) for move in made))
    path = settings.journals() / "game.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    for given in ("9" * 256, "9" * 5000):
        ran = accessigame(command, given)
        expected = Localizer("en").say(BadNumber(command, given, 1, 1)).speech
        assert (ran.code, ran.err) == (2, f"{expected}\n")


def test_a_pipe_without_an_end(accessigame: Program) -> None:
    """More than any journal has is refused. Fails when all of a pipe is read first."""
    ran = accessigame("replay", "-", typed=b"\0" * (journal.LONGEST + 2))
    assert (ran.code, ran.err) == (2, "- is not a journal: it is larger than 16 megabytes.\n")
    move = json.dumps({"seat": 0, "move": "refuse"})
    ran = accessigame("replay", "-", typed=f"{HEADER.line()}\n{move}".encode())
    assert ran.code == 2
    with pytest.raises(NotUnderstood):
        journal.parse(b"", "-")
