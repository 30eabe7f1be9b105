"""What the system asks for: the program ends in good order wherever it is, and keeps the game."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from accessigame.session import journal
from tests.acceptance.terminal import Terminal
from tests.acceptance.test_terminal_bytes import environment
from tests.damaging import whole

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]

SIGNALS = (signal.SIGTERM, signal.SIGHUP)


def program(home: Path, *given: str) -> Terminal:
    """Open the program in a terminal, in English and without a voice."""
    (home / "settings.toml").write_text('language = "en"\nspeech = "off"\n', "utf-8")
    return Terminal([sys.executable, "-m", "accessigame", *given], environment(home))


def answer(terminal: Terminal, *answers: str) -> None:
    """Answer questions of the menu, each once it stands there."""
    for given in answers:
        terminal.wait(lambda: terminal.prompt.endswith(": "), "a question")
        terminal.press(given + "\r")
        terminal.wait(lambda: "\n" in terminal.turns[-1].wrote, "what follows")


def ends(terminal: Terminal, number: int) -> None:
    """Have the program asked to end: it does, without a fault, and gives the terminal back."""
    terminal.signal(number)
    assert terminal.finish() == 0
    assert terminal.echoes()
    assert "Traceback" not in terminal.wrote
    assert "rror" not in terminal.wrote


@pytest.mark.parametrize("number", SIGNALS)
def test_a_game_of_the_menu_is_kept_and_the_program_ends(tmp_path: Path, number: int) -> None:
    """Who shuts the machine down in a game that the menu began comes to no menu again.

    Fails when the game alone ends: the menu asks what is wanted, and the program lives on.
    """
    with program(tmp_path) as terminal:
        answer(terminal, "1", "1", "Zoe,Ben:easy,Cid:easy", "1")
        terminal.wait(lambda: terminal.prompt.endswith("? "), "the game")
        ends(terminal, number)
    assert "Game saved" in terminal.wrote
    assert terminal.wrote.count("What would you like to do?") == 1
    (kept,) = (tmp_path / "games").glob("*.jsonl")
    assert journal.read(kept).entries


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("answers", [(), ("1",), ("1", "1")], ids=["menu", "game", "players"])
def test_a_question_of_the_menu_is_left(
    tmp_path: Path, number: int, answers: Sequence[str]
) -> None:
    """At the menu, and in the middle of its questions, the program ends and gives all back.

    Fails when nothing heeds the signal there: the system ends it, and typing stays unseen.
    """
    with program(tmp_path) as terminal:
        answer(terminal, *answers)
        terminal.wait(lambda: terminal.prompt.endswith(": "), "the question")
        terminal.press("7")
        terminal.wait(lambda: terminal.prompt.endswith("7"), "what was typed")
        ends(terminal, number)


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize(
    "given",
    [("replay", "game.jsonl"), ("history", "--last=40"), ("drill", "no-thanks")],
    ids=lambda given: given[0],
)
def test_pages_and_exercises_are_left(tmp_path: Path, number: int, given: tuple[str, ...]) -> None:
    """Behind a page, and in the middle of an exercise, the program ends as in a game.

    Fails when the signal reaches nobody: the program is killed by it.
    """
    games = tmp_path / "games"
    games.mkdir()
    for count in range(40):
        path = games / f"{count}.jsonl"
        path.write_bytes(b"\n".join(whole("no-thanks", "shuffled")) + b"\n")
    paths = {"game.jsonl": str(games / "0.jsonl")}
    with program(tmp_path, *(paths.get(word, word) for word in given)) as terminal:
        terminal.wait(lambda: terminal.prompt.endswith((": ", "> ")), "a question")
        ends(terminal, number)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_question_that_a_display_asks_too_is_left(tmp_path: Path, number: int) -> None:
    """Where keyboard and display are waited for together, the program ends as well."""
    with program(tmp_path, f"--display=baum:{tmp_path / 'none'}") as terminal:
        terminal.wait_screen("There is no port")
        ends(terminal, number)


@pytest.mark.parametrize("answers", [(), ("1", "1")], ids=["menu", "players"])
def test_a_terminal_that_is_closed_ends_the_menu(tmp_path: Path, answers: Sequence[str]) -> None:
    """A window that is closed in the menu leaves no program behind it, and no fault."""
    with program(tmp_path) as terminal:
        answer(terminal, *answers)
        terminal.wait(lambda: terminal.prompt.endswith(": "), "the question")
        assert terminal.hang_up() == 0
