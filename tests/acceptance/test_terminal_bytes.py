"""What the program writes, byte by byte: to a terminal of any kind, and to a pipe."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

from accessigame import games
from accessigame.games.no_thanks.events.prompts import AskDecision
from accessigame.host.help import help_lines, idle_words
from accessigame.session import journal
from accessigame.session.events import GameKept, GameNotKept
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.terminal import Terminal, Turn

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]

GAME = [sys.executable, "-m", "accessigame", "play", "no-thanks"]
GAME += ["--players", "Léa,Ana:bot,Ben:bot", "--seed", "7", "--speech", "reader", "--lang", "fr"]
DRAWING = re.compile("[\u2500-\u259f\u2800-\u28ff]")
UP = "\x1b[A"
EMPTY_ROW = "\r\n" + UP
CELLS = 18
"""What a prompt may fill of a small braille display."""
PROMPT = r"\d+ \+\d+ \?"
PAGE = r"Suite, Entrée :"


def environment(home: Path) -> dict[str, str]:
    """Return an environment that touches nothing outside this folder."""
    own = {"ACCESSIGAME_HOME": str(home), "HOME": str(home), "LC_ALL": "C.UTF-8"}
    own["ACCESSIGAME_CALLED"] = "accessigame"
    own |= {"PYTHONPATH": str(Path(__file__).parents[2]), "TMPDIR": str(home)}
    return {"PATH": os.environ["PATH"], "TERM": "linux"} | own


@contextmanager
def game(
    home: Path,
    other: Mapping[str, str] | None = None,
    *,
    fault: str = "none",
    columns: int = 80,
    rows: int = 24,
) -> Iterator[Terminal]:
    """Open a game in a terminal, with a fault if one is named; wait for its first question."""
    faulty = [sys.executable, str(Path(__file__).parent / "fault_injection.py"), fault]
    program = GAME if fault == "none" else [*faulty, *GAME[3:]]
    command = [*program, "--journal", str(home / "game.jsonl")]
    everything = environment(home) | dict(other or {})
    with Terminal(command, everything, columns=columns, rows=rows) as terminal:
        terminal.wait_screen(PROMPT)
        terminal.wait(lambda: fault != "none" or terminal.prompt.endswith("? "), "the question")
        yield terminal


def press(terminal: Terminal, key: str) -> Turn:
    """Press a key and wait for the question that follows its answer, through all pages."""
    terminal.press(key)
    terminal.wait_prompt(f"({PROMPT}|{PAGE}) ")
    turn = terminal.turns[-1]
    if re.fullmatch(PAGE, terminal.prompt.rstrip()):
        press(terminal, "\r")
    return turn


def told(home: Path) -> ExpectedSpeech:
    """Return what the journal of this game tells."""
    return ExpectedSpeech(home / "game.jsonl", "fr")


def spoilt(turns: Sequence[Turn], columns: int) -> list[str]:
    """Return what a reader or a braille display would stumble over."""
    wrote = "".join(turn.wrote for turn in turns).replace(EMPTY_ROW, "")
    blocks = [turn.wrote for turn in turns if turn.key != "q"]
    lines = [block.rpartition("\n")[2].removeprefix(UP) for block in blocks]
    prompts = [line.strip() for line in lines]
    found = {
        "escape": "\x1b" in wrote,
        "no empty row": not all(EMPTY_ROW in block for block in blocks),
        "control": not wrote.replace("\r\n", "").isprintable(),
        "drawing": DRAWING.search(wrote),
        "no new line": not all(turn.wrote.startswith("\r\n") for turn in turns),
        "empty line": "\n\r\n" in wrote,
        "too wide": max(map(len, wrote.splitlines())) >= columns,
        "long question": max(map(len, prompts)) > CELLS,
        "no question": not all(re.fullmatch(f"{PROMPT}|{PAGE}", line) for line in prompts),
        "same place": any(len(one) == len(other) for one, other in pairwise(lines)),
    }
    return [fault for fault, is_there in found.items() if is_there]


SIZES = [(80, 24), (40, 12)]


FAULTS = {
    "where-is-the-cursor": "escape",
    "prompt-again": "control",
    "boxes": "drawing",
    "key-first-on-the-line": "no new line",
    "empty-lines": "empty line",
    "unwrapped": "too wide",
    "long-question": "long question",
    "question-then-newline": "no question",
    "no-empty-row": "no empty row",
    "same-place": "same place",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_seen(tmp_path: Path, fault: str) -> None:
    """Each fault is seen after two keys, by the judge meant for it.

    Where the prompt stays in its place, an answer of two lines would be cut into pages.
    """
    columns = 80 if fault == "same-place" else 40
    with game(tmp_path, fault=fault, columns=columns) as terminal:
        for key in "!!":
            terminal.press(key)
            terminal.wait(lambda: "ne fait rien" in terminal.turns[-1].wrote, "the answer")
        if FAULTS[fault] == "no question":  # half an answer has none either
            terminal.settle()
        terminal.wait(lambda: FAULTS[fault] in spoilt(terminal.turns, columns), f"judge of {fault}")


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_help_longer_than_the_screen_comes_by_pages(
    tmp_path: Path, columns: int, rows: int
) -> None:
    """No page pushes a line off the screen, each line comes once, and q leaves the pages."""
    with game(tmp_path, columns=columns, rows=rows) as terminal:
        before = len(terminal.turns)
        press(terminal, "h")
        pages = terminal.turns[before:]
        press(terminal, "h")
        terminal.press("q")
        terminal.press("q")
        assert terminal.finish() == 0
    assert all(page.wrote.count("\n") < rows for page in pages)
    table = told(tmp_path).table()
    words, idle = table.words, idle_words(table, [], shared=False)
    known = help_lines(games.find("no-thanks"), words, idle=idle, kinds=("one-round",))
    helped = [f"{words.say(line.meaning).speech}." for line in known]
    assert len(pages) > 1 or rows > len(helped)
    written = " ".join(" ".join(page.wrote for page in pages).replace(EMPTY_ROW, "").split())
    lines = re.sub(f"{re.escape(words.text('page-more'))} ", "", written)
    assert {lines.count(sentence) for sentence in helped} == {1}
    assert sorted(helped, key=lines.index) == helped


def test_a_game_of_bots_alone_can_be_read_to_its_end(tmp_path: Path) -> None:
    """Whoever watches bots turns the pages, hears who wins, and leaves with 0.

    Fails when the program ends as soon as the bots have: all behind the first page is lost.
    """
    over = r"Pour quitter, q :"
    command = [*GAME, "--players", "Ana:easy,Ben:easy,Cid:easy"]
    with Terminal(command, environment(tmp_path), columns=80, rows=24) as terminal:
        terminal.wait_prompt(f"{PAGE} ")
        while not re.fullmatch(over, terminal.prompt.rstrip()):
            terminal.press(" ")
            terminal.wait_prompt(f"({PAGE}|{over}) ")
        terminal.press("0")
        terminal.press("\r")
        assert terminal.finish() == 0
    assert "gagne" in "".join(turn.wrote for turn in terminal.turns)


def test_leaving_between_two_pages_says_where_the_game_is(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a long help leaves, and the farewell is read.

    Fails when the farewell waits behind pages that nobody turns any more.
    """
    with game(tmp_path, rows=12) as terminal:
        terminal.press("h")
        terminal.wait_prompt(f"{PAGE} ")
        terminal.press("\x03")
        assert terminal.finish() == 0
    assert "Partie enregistrée" in terminal.turns[-1].wrote


def test_digits_are_shown_while_they_are_typed(tmp_path: Path) -> None:
    """Digits and backspace show at the cursor, and only digits go; Enter sends the number."""
    with game(tmp_path) as terminal:
        question = terminal.prompt
        terminal.type("34")
        for left in ("3", "", ""):
            terminal.press("\x7f")
            terminal.wait_line(question + left)
        terminal.type("1")
        answer = press(terminal, "\r")
        table = told(tmp_path).table().session.report()
    assert "13 pour toi" in answer.wrote
    assert table["cards"][0] == [13]


def test_a_number_that_fits_nothing_is_answered(tmp_path: Path) -> None:
    """Enter alone says whose turn it is; a number where none is asked is told what is asked."""
    with game(tmp_path) as terminal:
        asked = press(terminal, "\r")
        terminal.press("9")
        answer = press(terminal, "\r")
    assert "À toi" in asked.wrote
    assert "t pour prendre, p pour passer" in answer.wrote


@pytest.mark.parametrize("key", ["q", "\x03", "\x04"], ids=["q", "Ctrl-C", "Ctrl-D"])
def test_leaving_keeps_the_game_and_gives_the_terminal_back(tmp_path: Path, key: str) -> None:
    """The program says where the game is, ends well, and typing shows again."""
    with game(tmp_path) as terminal:
        press(terminal, "t")
        assert not terminal.echoes()
        terminal.press(key)
        assert terminal.finish() == 0
        assert terminal.echoes()
    kept = told(tmp_path).say(GameKept("game.jsonl", "home"))
    assert "".join(terminal.turns[-1].wrote.split()) == "".join(kept.split())
    assert terminal.wrote.endswith("\r\n")
    assert told(tmp_path).table().session.report()["cards"][0] == [13]


def test_a_key_pressed_before_the_first_word_is_neither_shown_nor_lost(tmp_path: Path) -> None:
    """Whoever types ahead is answered, and sees nothing twice."""
    command = [*GAME, "--journal", str(tmp_path / "game.jsonl")]
    with Terminal(command, environment(tmp_path)) as terminal:
        terminal.wait(lambda: terminal.wrote, "the first word")
        terminal.press("1")
        terminal.press("\r")
        terminal.wait_screen("13 pour toi")
        terminal.settle()
    assert "? 1\r\n13 pour toi" in terminal.wrote


def test_a_terminal_that_is_closed_ends_the_program_and_keeps_the_game(tmp_path: Path) -> None:
    """A window that is closed loses no move."""
    with game(tmp_path) as terminal:
        press(terminal, "t")
        ended = terminal.hang_up()
    assert ended == 0
    assert told(tmp_path).table().session.report()["cards"][0] == [13]


def test_a_request_to_end_is_followed_with_a_farewell(tmp_path: Path) -> None:
    """SIGTERM keeps the game, says so, and gives the terminal back."""
    with game(tmp_path) as terminal:
        press(terminal, "t")
        terminal.signal(signal.SIGTERM)
        assert terminal.finish() == 0
        assert terminal.echoes()
    assert "Partie enregistrée" in terminal.wrote
    assert told(tmp_path).table().session.report()["cards"][0] == [13]


def test_a_game_that_is_over_waits_to_be_asked(tmp_path: Path) -> None:
    """The result does not go away by itself; questions are answered until q."""
    over = r"Pour quitter, q :"
    with game(tmp_path) as terminal:
        while not re.fullmatch(over, terminal.prompt.rstrip()):
            terminal.press("t")
            terminal.wait_prompt(f"({PROMPT}|{over}) ")
        terminal.press("s")
        terminal.wait_prompt(f"{over} ")
        terminal.press("q")
        assert terminal.finish() == 0
    assert "gagne" in terminal.turns[-2].wrote
    assert terminal.turns[-1].wrote.split() == told(tmp_path).say(GameNotKept()).split()


# pipes ----------------------------------------------------------------------------------------


def piped(home: Path, lines: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Play through pipes; everything is given at once."""
    command = [*GAME, "--journal", str(home / "game.jsonl"), *options]
    env = environment(home)
    return subprocess.run(
        command, input=lines, env=env, capture_output=True, text=True, check=False, timeout=60
    )


def test_a_pipe_gets_plain_lines(tmp_path: Path) -> None:
    """No escape, no question, no echo: sentences alone, and what was typed is answered."""
    ran = piped(tmp_path, "t\nmes-jetons\nrien du tout\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.replace("\n", "").isprintable()
    assert not DRAWING.search(ran.stdout)
    assert not re.search(PROMPT, ran.stdout)
    tell = told(tmp_path)
    table = tell.table()
    asks = table.words.say(AskDecision(13, 2)).speech
    began = tell.blocks()[0].removesuffix(asks).split()
    assert ran.stdout.split()[: len(began)] == began
    tokens = table.session.report()["tokens"][0]
    assert f"Tu as {tokens} jetons." in ran.stdout.splitlines()
    assert "Je ne comprends pas « rien du tout »." in ran.stdout
    assert ran.stdout.endswith(" Fichier : game.jsonl, dans ton dossier personnel.\n")


def test_a_reader_of_the_pipe_who_leaves_causes_no_complaint(tmp_path: Path) -> None:
    """Piped into head, the program ends without a traceback, and the game is kept."""
    command = [*GAME, "--journal", str(tmp_path / "game.jsonl")]
    with subprocess.Popen(
        command,
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline().startswith(b"Nouvelle partie")
        process.stdout.close()
        process.stdin.write(b"t\n" * 9)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 0
    assert len(journal.read(tmp_path / "game.jsonl").entries) >= 9


def test_a_program_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """After `fg`, the last words come again, and each key acts at once, as before.

    Fails when the terminal stays as the shell has set it: keys show, and wait for Enter.
    """
    with game(tmp_path) as terminal:
        answer = press(terminal, "j").wrote.split("\r\n")[-3]  # the keyboard is ready now
        terminal.stopped_by_a_shell()
        terminal.wait(lambda: answer in terminal.turns[-1].wrote, "the last words again")
        terminal.press("p")
        terminal.wait(lambda: "Tu passes" in terminal.turns[-1].wrote, "the move")
        assert not terminal.turns[-1].wrote.startswith("p")
        terminal.press("\x03")
        assert terminal.finish() == 0
        assert terminal.echoes()
