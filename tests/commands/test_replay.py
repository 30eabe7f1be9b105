"""`replay`: every event of a journal, or its position for a program.

Covers `cli/reading_room.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame.storage import settings
from tests.running import Program
from tests.terminals import at_a_terminal, wait_for_end

EXAMPLE = """\
{"game":"no-thanks","edition":"2020","seats":["Pierre","Sabine","Lise"],"options":{}}
{"seat":"table","move":"turn","card":11}
{"seat":0,"move":"refuse"}
{"seat":1,"move":"refuse"}
{"seat":2,"move":"take"}
{"seat":"table","move":"turn","card":16}
{"seat":2,"move":"refuse"}
"""
TOLD = [
    "Nouvelle partie. Chacun a 11 jetons. Pierre commence.",
    "Carte 11.",
    "À Pierre.",
    "Pierre passe.",
    "À Sabine, 1 jeton.",
    "Sabine passe.",
    "À Lise, 2 jetons.",
    "11 pour Lise, 2 jetons.",
    "Carte 16, en chiffres 1 6.",
    "À Lise.",
    "Lise passe.",
    "À Pierre, 1 jeton.",
    "Pierre : 0 en cartes.",
    "Sabine : 0 en cartes.",
    "Lise : 11 en cartes.",
]


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """Return the journal of the rulebooks' example."""
    path = tmp_path / "example.jsonl"
    path.write_text(EXAMPLE, "utf-8")
    return path


def test_the_example_is_told(accessigame: Program, example: Path) -> None:
    """Every event of the example is said, then how it stands, and no number of tokens in a hand."""
    ran = accessigame("replay", str(example), lang="fr")
    assert (ran.code, ran.lines, ran.err) == (0, TOLD, "")


@pytest.mark.unmeasured
def test_a_terminal_waits_after_each_move(tmp_path: Path, example: Path) -> None:
    """At a terminal a key leads on, back and out; whose turn it is stands at the end alone.

    Fails when all of it is written at once.
    """
    program = at_a_terminal(tmp_path, "replay", str(example), "--lang", "fr")
    for key, told, asked in (
        ("", "Carte 11.", "Coup 0 sur 4 :"),
        ("\r", "Pierre passe.", "Coup 1 sur 4 :"),
        ("9999>", "À Pierre, 1 jeton.", "Coup 4 sur 4 :"),
        ("<", "Carte 16, en chiffres 1 6.", "Coup 3 sur 4 :"),
        ("s", "Lise : 11 en cartes.", "Coup 3 sur 4 :"),
    ):
        program.send(key)
        program.expect_exact(f"{told}\r\n")
        program.expect_exact(asked)
    program.send("q")
    program.expect_exact("Au revoir.")
    wait_for_end(program)
    assert program.exitstatus == 0
    assert not (tmp_path / "games").exists()


def test_the_example_for_programs(accessigame: Program, example: Path) -> None:
    """For programs there is one object with the scores and the position after step 4."""
    ran = accessigame("replay", str(example), "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {
        "game": "no-thanks",
        "edition": "2020",
        "seats": ["Pierre", "Sabine", "Lise"],
        "over": False,
        "broken_off": False,
        "scores": [-10, -10, -1],
        "state": {
            "tokens": [10, 10, 12],
            "cards": [[], [], [11]],
            "card": 16,
            "pot": 1,
            "mover": 0,
        },
    }


def test_the_standard_input(accessigame: Program, example: Path) -> None:
    """The name - reads the standard input and tells the same."""
    for options in ((), ("--json",)):
        named = accessigame("replay", str(example), *options)
        assert accessigame("replay", "-", *options, typed=EXAMPLE) == named


def test_a_torn_journal_is_told_to_its_tear(accessigame: Program, example: Path) -> None:
    """The whole lines are told, and the cut one is named."""
    example.write_text(EXAMPLE[:-5], "utf-8")
    ran = accessigame("replay", str(example), lang="fr")
    assert ran.code == 0
    assert ran.lines[:10] == TOLD[:10]
    assert ran.lines[-1].startswith("La dernière ligne du journal était incomplète.")
    report = json.loads(accessigame("replay", str(example), "--json").out)
    assert report["state"]["pot"] == 0


def test_a_game_that_is_over(accessigame: Program, tmp_path: Path) -> None:
    """A whole game ends with the counts and the winner, and is over for programs."""
    moves = "".join(
        f'{{"seat":"table","move":"turn","card":{card}}}\n{{"seat":1,"move":"take"}}\n'
        for card in range(3, 27)
    )
    header = '{"game":"no-merci","edition":"2004","seats":["A","B","C"],"options":{"first":1}}\n'
    ran = accessigame("replay", "-", typed=header + moves)
    assert ran.lines[-5:] == [
        "Round over. Tokens are counted.",
        "A: 0 in cards, minus 11 tokens: minus 11.",
        "B: 3 in cards, minus 11 tokens: minus 8.",
        "C: 0 in cards, minus 11 tokens: minus 11.",
        "Tie: A and C share the win with minus 11.",
    ]
    report = json.loads(accessigame("replay", "-", "--json", typed=header + moves).out)
    assert (report["over"], report["scores"]) == (True, [-11, -8, -11])
    assert (report["state"]["card"], report["state"]["mover"]) == (None, None)
    assert list(tmp_path.iterdir()) == [], "a replay writes nothing"


def test_a_game_is_replayed_by_its_number(accessigame: Program) -> None:
    """The number of `history` names a game for `replay`, too, and `history --files` its file.

    Fails when `replay 1` looks for a file called 1.
    """
    nothing = accessigame("replay", "1")
    assert (nothing.code, nothing.out) == (2, "")
    assert "No finished game" in nothing.err
    accessigame("play", "no-thanks", "--players=A:easy,B:easy,C:easy", "--seed=4")
    (journal,) = settings.journals().glob("*.jsonl")
    named = accessigame("history", "--files").lines
    assert named[1] == f"File: {journal}."
    assert accessigame("replay", "1").out == accessigame("replay", str(journal)).out
    assert accessigame("replay", "2").code == 2


def test_a_finished_game_is_said_to_be_over_once(accessigame: Program) -> None:
    """Whoever comes back to a finished game hears that it is over, and not twice.

    Fails when the answer about the table says it again.
    """
    accessigame("play", "no-thanks", "--players=A:easy,B:easy,C:easy", "--seed=4")
    ran = accessigame("resume", "1", typed="q\n", lang="fr")
    assert sum("finie" in line for line in ran.lines) == 1


def test_rounds_are_told_as_they_were_agreed(accessigame: Program, tmp_path: Path) -> None:
    """A match of three rounds whose first is the last begins as one of three, and says its end.

    Fails when the round is told as one of one, which nobody heard.
    """
    path = tmp_path / "match.jsonl"
    table = ("no-thanks", "--players=Ana,Ben:easy,Cid:easy", "--first=Ana", "--rounds=3")
    accessigame("play", *table, f"--journal={path}", typed="0 q\nq\n")
    told = accessigame("replay", str(path)).lines
    assert told[0].startswith("Round 1 of 3.")
    assert [line for line in told if line.startswith("Last round")]


@pytest.mark.parametrize("game", ["no-thanks", "six-nimmt", "titus"])
def test_the_acts_of_bots_are_told_once(accessigame: Program, tmp_path: Path, game: str) -> None:
    """A game of bots is told as it was heard: whose turn it is says nothing of a bot.

    Fails when "Ana has chosen." or "Ana's turn." goes before each of its acts.
    """
    path = tmp_path / "bots.jsonl"
    bots = "--players=Ana:easy,Ben:easy,Cid:easy"
    played = accessigame("play", game, bots, "--seed=4", "--speech=off", f"--journal={path}")
    heard, told = played.lines, accessigame("replay", str(path)).lines
    assert told == heard[: len(told)]
    assert len(told) > len(heard) - 3, "the farewell alone is missing"
