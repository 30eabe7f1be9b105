"""Exercises at a terminal and on 20 cells: one position of each game, as in the game itself."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest

from accessigame import games
from accessigame.braille import raised
from accessigame.drill.events import AskNext
from accessigame.drill.exercise_reader import Prepared, prepared
from accessigame.words.words import Localizer
from tests.acceptance.braille_typist import ME, BrailleTypist
from tests.terminals import at_a_terminal
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance

NAMES = ("Moi", "Ana", "Ben")
GAMES = [rules.name for rules in games.every()]


def exercise(game: str, place: int = 0) -> Prepared:
    """Return an exercise of a game, the first one for 0."""
    rules = games.find(game)
    return prepared(rules, rules.exercises[place])


def keys_of(each: Prepared) -> str:
    """Return the keys of the right answer: a letter, or a number of the hand or of the list."""
    answer = each.exercise.answers[0]
    return answer if " " not in answer else "1"


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_at_a_terminal(tmp_path: Path, game: str) -> None:
    """The question is written, the real keys answer, the reason follows, and Enter goes on.

    Fails when a key of the game does something else here, or a game is kept.
    """
    each, words = exercise(game), Localizer("fr", NAMES)
    key, count = f"{game}-{each.exercise.name}", len(games.find(game).exercises)
    program = at_a_terminal(tmp_path, "learn", game, "--speech=off", "--lang=fr")
    program.expect_exact(f"Exercice 1 sur {count}.")
    program.expect_exact(words.say(each.session.prompt(ME), ME).speech)
    program.send("?")
    program.expect_exact(words.say(each.session.answer("costs", ME)[0], ME).speech[:40])
    answer = keys_of(each)
    program.send(answer if answer.isalpha() else f"{answer}\r")
    program.expect_exact("Juste.")
    program.expect_exact(words.text(f"reason-{key}")[:40])
    program.expect_exact("Entrée, la suite :")
    program.send("\r")
    program.expect_exact(f"Exercice 2 sur {count}.")
    program.send("q")
    program.expect_exact("1 juste sur 1.")
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 0
    assert not (tmp_path / "games").exists()


def until_position(typist: BrailleTypist, each: Prepared) -> None:
    """Wait until the line begins with the position of an exercise."""
    position = typist.cells(each.session.braille_line()[0].text)
    wait_for(lambda: typist.frames and position in typist.frames[-1][: len(position) + 1])


def give(typist: BrailleTypist, answer: str) -> None:
    """Give an answer in braille: a number with Enter, or a letter, which acts at once."""
    if answer.isalpha():
        typist.press(sorted(raised(typist.cells(answer)[0])))
    else:
        typist.type(answer)


@pytest.mark.parametrize("game", GAMES)
def test_an_exercise_on_cells_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """On 20 cells the position stands first, the question follows, and the verdict is felt.

    Fails when the position is covered, or the display answers with other keys than in a game.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    typist = BrailleTypist(20, tmp_path, NAMES, "french-compact")
    each = exercise(game)
    key = f"{game}-{each.exercise.name}"
    with typist.display, typist.program("learn", game) as process:
        until_position(typist, each)
        typist.read_to(typist.cells(typist.words.brief(f"question-{key}")))
        give(typist, keys_of(each))
        way_on = typist.cells(typist.words.say(AskNext()).braille)
        wait_for(lambda: way_on in typist.frames[-1])
        typist.read_to(typist.cells(typist.words.brief(f"reason-{key}")))
        typist.display.press("select")
        until_position(typist, exercise(game, 1))
        typist.read_to(typist.cells("exercice 2"))
        typist.press("12345")  # q, with the key that makes it a command
        wait_for(lambda: process.poll() is not None)
