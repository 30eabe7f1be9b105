"""`play` and `resume`, through a pipe."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from accessigame import games
from accessigame.core.game import default_options
from accessigame.session import journal
from accessigame.session.journal import Header, Journal
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES
from tests.running import Program
from tests.wait_for import PATIENCE

THREE = ("play", "no-thanks", "--players=Pierre,Sabine,Lise", "--first=Pierre")
REAL = (*THREE, "--deck=physical")
KEPT = "Game saved. To resume: accessigame resume, followed by the path of the file."


def test_a_game_through_a_pipe(accessigame: Program, tmp_path: Path) -> None:
    """Lines go in, plain lines come out; the end of the input keeps the game and exits with 0."""
    path = tmp_path / "game.jsonl"
    ran = accessigame(*REAL, f"--journal={path}", typed="11\npass\n\nRefuse\nTAKE\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [
        "New game. Everybody has 11 tokens. Pierre starts.",
        "Next card: turn it up for Pierre.",
        "Card 11.",
        "Pierre's turn.",
        "Pierre passes.",
        "Sabine's turn, 1 token.",
        "Sabine passes.",
        "Lise's turn, 2 tokens.",
        "11 for Lise, 2 tokens.",
        "Next card: turn it up for Lise.",
        f"{KEPT} File: {path.name}, in the folder {tmp_path}.",
    ]
    assert len(journal.read(path).entries) == 4


def test_going_on(accessigame: Program, tmp_path: Path) -> None:
    """A game that was kept goes on where it was: where it stands is told, then it is played."""
    path = tmp_path / "game.jsonl"
    accessigame(*REAL, f"--journal={path}", typed="11\np\np\nt\n")
    ran = accessigame("resume", str(path), typed="16\np\nq\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines == [
        "Game resumed, 3 moves made.",
        "Next card: turn it up for Lise.",
        "Pierre: no cards.",
        "Sabine: no cards.",
        "Lise: 11. That makes 11 points.",
        "23 cards left in the pile.",
        "Card 16.",
        "Lise's turn.",
        "Lise passes.",
        "Pierre's turn, 1 token.",
        f"{KEPT} File: {path.name}, in the folder {tmp_path}.",
    ]
    assert len(journal.read(path).entries) == 6


def test_the_last_unfinished_game(accessigame: Program) -> None:
    """Without a name, the newest game that is not over goes on; damaged files are passed over."""
    accessigame(*THREE, "--seed=1", typed="p\n")
    folder = settings.journals()
    (older,) = folder.iterdir()
    (folder / "broken.jsonl").write_text("no journal")
    whole = (*THREE, "--seed=2", f"--journal={folder / 'whole.jsonl'}")
    ran = accessigame(*whole, typed="t\n" * 24)
    assert ran.lines[-1] == "Goodbye."
    before = older.read_text("utf-8")
    ran = accessigame("resume", typed="p\n")
    assert ran.lines[-1] == "Game saved. To resume: accessigame resume."
    assert older.read_text("utf-8").startswith(before)
    assert older.read_text("utf-8") != before, "the game in this journal went on"


@pytest.mark.parametrize(
    ("lang", "take", "end"),
    [
        ("fr", "prends", "Au revoir."),
        ("en", "take", "Goodbye."),
        ("de", "nimm", "Bis bald."),
    ],
)
def test_a_whole_game_in_every_language(
    accessigame: Program, lang: str, take: str, end: str
) -> None:
    """A whole game can be played with the words of each language."""
    ran = accessigame(*THREE, "--seed=5", typed=f"{take}\n" * 24, lang=lang)
    assert ran.code == 0
    assert ran.lines[-1] == end


def test_alone_with_bots(accessigame: Program, tmp_path: Path) -> None:
    """A person alone is addressed as you, and hears the own tokens."""
    path = tmp_path / "game.jsonl"
    given = ("play", "no-thanks", "--players=Me,Ana:easy,Ben:bot", "--seed=3", "--first=Me")
    ran = accessigame(*given, f"--journal={path}", typed="j\np\n")
    assert ran.lines[:4] == [
        "New game. Everybody has 11 tokens. You start.",
        "Card 7.",
        "Your turn.",
        "You have 11 tokens.",
    ]
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    begun = header["setup"].pop("begun")
    assert header["setup"] == {"deck": "shuffled", "seed": 3, "bots": {"1": "easy", "2": "bot"}}
    assert datetime.fromisoformat(begun).tzinfo is not None
    again = accessigame(*given, f"--journal={tmp_path / 'again.jsonl'}", typed="j\np\n")
    assert again.lines[:-1] == ran.lines[:-1], "the same seed is the same game"


def test_bots_alone(accessigame: Program) -> None:
    """A table of bots plays to the end without any input."""
    ran = accessigame("play", "no-thanks", "--players=A:easy,B:medium,C:random", "--seed=4")
    assert ran.code == 0
    assert ran.lines[-1] == "Goodbye."
    assert any("win" in line for line in ran.lines[-3:])


def test_what_was_agreed_is_in_the_journal(accessigame: Program, tmp_path: Path) -> None:
    """Options of the command line become the options of the game."""
    path = tmp_path / "game.jsonl"
    given = ("--edition=2004", "--rounds=3", "--starts=rotate", "--open-tokens", "--seed=9")
    accessigame(*REAL[:3], "--first= sabine ", "--deck=physical", *given, f"--journal={path}")
    header = journal.read(path).header
    assert header.edition == "2004"
    assert header.options == {
        "first": 1,
        "rounds": 3,
        "starts": "rotate",
        "open_tokens": True,
        "physical": True,
    }


def test_what_cannot_be_leaves_no_file(accessigame: Program, tmp_path: Path) -> None:
    """A game that cannot begin makes no journal, so the name is free afterwards."""
    path = tmp_path / "game.jsonl"
    wrong = (("--edition=1999",), ("--speech=loud",), ("--display=baum",), ("--notation=morse",))
    for given in wrong:
        assert accessigame(*THREE, *given, f"--journal={path}").code == 2
        assert not path.exists()
    assert not settings.journals().exists()


def test_after_a_torn_line(accessigame: Program, tmp_path: Path) -> None:
    """A torn line is told, cut off, and the game goes on in whole lines."""
    path = tmp_path / "game.jsonl"
    accessigame(*REAL, f"--journal={path}", typed="11\np\np\nt\n")
    path.write_bytes(path.read_bytes()[:-4])
    ran = accessigame("resume", str(path), typed="t\n")
    assert ran.lines[0].startswith("The last line of the journal was cut off.")
    assert "11 for Lise, 2 tokens." in ran.lines
    assert len(journal.read(path).entries) == 4
    assert journal.read(path).torn == 0


def test_a_game_that_somebody_plays(accessigame: Program, tmp_path: Path) -> None:
    """A second program is told that the first one plays, and changes nothing."""
    path = tmp_path / "game.jsonl"
    accessigame(*REAL, f"--journal={path}", typed="11\n")
    before = path.read_bytes()
    playing = Journal.resume(path, journal.read(path))
    ran = accessigame("resume", str(path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"Another program is playing this game: {path}. Close it, then try again.\n"
    playing.close()
    assert path.read_bytes() == before


def test_two_games_in_one_second(accessigame: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new game has a file of its own, even if it begins in the same second."""
    monkeypatch.setattr("time.strftime", lambda _: "2026-01-01-120000")
    for seed in ("1", "2", "3"):
        assert accessigame(*THREE, f"--seed={seed}").code == 0
    assert sorted(path.name for path in settings.journals().iterdir()) == [
        "2026-01-01-120000-no-thanks-2.jsonl",
        "2026-01-01-120000-no-thanks-3.jsonl",
        "2026-01-01-120000-no-thanks.jsonl",
    ]


TYPED_FOR_BOTS = {
    "no-thanks": "17",
    "titus": "17",
    "six-nimmt": "1 2 3 4 5 6 7 8 9 10",
}
"""The first cards that somebody lays for bots."""


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", TYPED_FOR_BOTS)
def test_bots_with_a_real_deck(tmp_path: Path, game: str) -> None:
    """With bots on all seats somebody types the cards, and the end of the input is an end.

    Fails, after its patience, when nobody listens where no person plays: the program waits.
    """
    path, rules = tmp_path / "game.jsonl", games.find(game)
    bots: dict[str, str] = dict.fromkeys("012", "easy")
    options: dict[str, object] = {"physical": True}
    if "known" in default_options(rules):
        options["known"] = [0, 1, 2]
    header = Header(rules.name, rules.editions[0], ("A", "B", "C"), options, {"bots": bots})
    path.write_text(header.line() + "\n", "utf-8")  # somebody's hand: it names no deck
    for typed in ("", TYPED_FOR_BOTS[game] + "\n"):
        ran = subprocess.run(
            [sys.executable, "-m", "accessigame", "resume", str(path), "--lang", "en"],
            input=typed,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "Game saved" in ran.stdout
        assert bool(journal.read(path).entries) == bool(typed)


def test_a_display_without_braille_keeps_no_empty_input_waiting(tmp_path: Path) -> None:
    """With a display in the settings and no braille, an empty input is the end of the game.

    Fails, after its patience, when the display that is not there is waited for.
    """
    nowhere = {"ACCESSIGAME_LIBLOUIS": str(tmp_path / "none"), "ACCESSIGAME_TABLES": str(tmp_path)}
    ran = subprocess.run(
        [*(sys.executable, "-m", "accessigame", *REAL), "--display=baum:/dev/none", "--lang=en"],
        env=os.environ | nowhere,
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Game saved" in ran.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hands_that_nobody_can_hear_are_those_of_named_players(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """At a terminal, a table with hands for nobody is refused, and its players have their names."""
    monkeypatch.setattr("accessigame.commands.play.both_are_terminals", lambda: True)
    ran = accessigame("play", "six-nimmt", "--players=Ana,Zoé,Bob:easy", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert "Ana, Zoé." in ran.err
    assert "Bob" not in ran.err
