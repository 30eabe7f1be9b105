"""Every game on every kind of terminal, and through a pipe: plain lines, whatever the locale."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.words.words import Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.reader_player import QUESTION
from tests.acceptance.script_player import ScriptPlayer
from tests.acceptance.terminal import Terminal, Turn
from tests.acceptance.test_terminal_bytes import CELLS, DRAWING, EMPTY_ROW, UP, environment
from tests.others import shipped

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
    # pexpect forks while other tests' threads may still be there; the child only starts Python
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

SEED: Final = 7
ALONE: Final = ("--players", "Léa,Ana:bot,Ben:bot", "--seed", str(SEED))
GAMES: Final = [game.name for game in games.every()]
SIZES: Final = [(80, 24), (40, 12)]
KINDS: Final = [
    {"TERM": "linux", "LC_ALL": "C.UTF-8"},
    {"TERM": "xterm", "LC_ALL": "fr_FR.UTF-8"},
    {"TERM": "dumb", "LC_ALL": "C.UTF-8"},
    {"TERM": "xterm", "NO_COLOR": "1", "LC_ALL": "fr_FR.UTF-8"},
]
ASKED: Final = "rosbekjhcwyg"
"""Questions, help and a key that means nothing: one before each move."""
MORE: Final = re.compile(re.escape(Localizer("fr").text("page-more")) + "(?= )")


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment in which fr_FR.UTF-8 is a locale."""
    sources = shipped("usr/share/i18n")
    if not (shutil.which("localedef") and (sources / "locales" / "fr_FR").exists()):
        pytest.skip("the sources of locales are missing here: Debian has them in locales")
    folder = tmp_path_factory.mktemp("locales")
    command = ["localedef", "-i", "fr_FR", "-f", "UTF-8", str(folder / "fr_FR.UTF-8")]
    subprocess.run(command, env={**os.environ, "I18NPATH": str(sources)}, check=True)
    return {"LOCPATH": str(folder)}


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who asks everything and plays some moves."""

    terminal: Terminal
    script: ScriptPlayer

    def play(self) -> None:
        """Ask, move, and so on; then leave."""
        self._wait()
        for key in ASKED:
            self._press(key)
            if self.script.over:
                break
            keys, _ = self.script.keys()
            self.terminal.type(keys[:-1])
            self._press(keys[-1])
        self.terminal.press("q")
        assert self.terminal.finish() == 0

    def _press(self, key: str) -> None:
        self.terminal.press(key)
        self._wait()
        while self.terminal.prompt.startswith(Localizer("fr").text("page-more")):
            self.terminal.press(" ")
            self._wait()

    def _wait(self) -> None:
        self.terminal.wait_prompt(QUESTION.pattern)


@contextmanager
def playing(
    home: Path, game: str, kind: Mapping[str, str], size: tuple[int, int]
) -> Iterator[Player]:
    """Open a game in a terminal of this kind and of so many columns and rows."""
    home.mkdir()
    path = home / "game.jsonl"
    command = [sys.executable, "-m", "accessigame", "play", game, *ALONE]
    command += ["--speech", "reader", "--lang", "fr", "--journal", str(path)]
    everything = environment(home) | dict(kind)
    with Terminal(command, everything, columns=size[0], rows=size[1]) as terminal:
        yield Player(terminal, ScriptPlayer(ExpectedSpeech(path, "fr"), SEED))


def spoilt(turns: list[Turn], columns: int, *, moves: bool) -> list[str]:
    """Return what a reader or a braille display would stumble over."""
    wrote = "".join(turn.wrote for turn in turns).replace(EMPTY_ROW, "")
    # what was typed stands behind a question, and is no part of it
    asked = [turn.wrote for turn in turns if "\n" in turn.wrote and turn.key != "q"]
    lines = [text.rpartition("\n")[2].removeprefix(UP) for text in asked]
    prompts = [line.strip() for line in lines]
    found = {
        "escape": "\x1b" in wrote,
        "no empty row": moves and not all(EMPTY_ROW in text for text in asked),
        "control": not wrote.replace("\r\n", "").isprintable(),
        "drawing": DRAWING.search(wrote),
        "no new line": not all(text.startswith("\r\n") for text in asked),
        "too wide": max(map(len, wrote.splitlines())) >= columns,
        "long question": max(map(len, prompts)) > CELLS,
        "same place": _rests_again(turns),
    }
    return [fault for fault, is_there in found.items() if is_there]


def _rests_again(turns: list[Turn]) -> bool:
    """Say whether the cursor rests in the column where it rested before, digits and all."""
    resting = 0
    for turn in turns:
        column = len(turn.wrote.rpartition("\n")[2].removeprefix(UP))
        if "\n" not in turn.wrote:  # a digit
            resting += column
        elif column == resting > 0:
            return True
        else:
            resting = column
    return False


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: " ".join(kind.values()))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_plain_lines_reach_every_terminal(
    tmp_path: Path, kind: dict[str, str], size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    """No escape, no lone CR, no drawing, no line too wide, and a new short question each time.

    The games are played at the same time, each in a terminal of its own; the planted faults of
    test_terminal_bytes.py are seen by the same judge.
    """
    if kind["LC_ALL"] != "C.UTF-8":
        kind = kind | request.getfixturevalue("locales")
    moves = kind["TERM"] != "dumb"
    with ExitStack() as stack, ThreadPoolExecutor(len(GAMES)) as pool:
        tables = [stack.enter_context(playing(tmp_path / game, game, kind, size)) for game in GAMES]
        list(pool.map(Player.play, tables))
        for table in tables:
            assert spoilt(table.terminal.turns, size[0], moves=moves) == [], table.terminal.report()
            began = table.script.told.blocks()[0].split()
            wrote = MORE.sub("", table.terminal.wrote.replace(EMPTY_ROW, "")).split()
            assert wrote[: len(began)] == began  # no word is cut
            assert "enregistrée" in table.terminal.turns[-1].wrote


@pytest.mark.parametrize("locale", ["C", "C.UTF-8", "fr_FR.UTF-8"])
@pytest.mark.parametrize("game", GAMES)
def test_a_pipe_gets_plain_sentences(
    tmp_path: Path, game: str, locale: str, request: pytest.FixtureRequest
) -> None:
    """No escape and no question goes into a pipe, a line is a sentence, and accents are whole."""
    others = request.getfixturevalue("locales") if locale == "fr_FR.UTF-8" else {}
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "accessigame", "play", game, *ALONE, "--lang", "fr"]
    ran = subprocess.run(
        [*command, "--journal", str(path)],
        input=b"table\naide\nxyzzy\n",
        env=environment(tmp_path) | others | {"LC_ALL": locale},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    wrote = ran.stdout.decode()
    assert wrote.replace("\n", "").isprintable()
    assert not DRAWING.search(wrote)
    lines = wrote.splitlines()
    assert not [line for line in lines if re.search(r"[?:]$", line)]
    script = ScriptPlayer(ExpectedSpeech(path, "fr"), SEED)
    began = script.told.blocks()[0].split()
    asked = Localizer("fr").say(script.question, script.table.audience.alone).speech.split()
    assert wrote.split()[: len(began) - len(asked)] == began[: -len(asked)]
    assert "Je ne comprends pas « xyzzy »." in wrote
    assert lines[-1].startswith(
        "Partie enregistrée. Pour la reprendre : accessigame resume, suivi du chemin"
    )


@pytest.mark.parametrize(
    ("options", "lost"),
    [
        (("--speech", "self"), False),
        (("--speech", "self", "--large"), True),
        (("--speech", "reader"), True),
        (("--speech", "off"), True),
    ],
)
def test_a_page_takes_a_key_only_from_whoever_reads_it(
    tmp_path: Path, options: tuple[str, ...], lost: bool
) -> None:
    """Behind a long help, who hears the program itself plays on with the next key.

    Fails when a page waits on the screen of somebody who listens: the key passed for nothing.
    """
    own = environment(tmp_path)
    first = ("--first", "Léa", "--lang", "fr", *options)
    command = [sys.executable, "-m", "accessigame", "play", "no-thanks", *ALONE, *first]
    with Terminal(command, own) as terminal:
        terminal.wait_prompt(r"\d+ \+0 \? ")
        terminal.press("h")
        more = re.escape(Localizer("fr").text("page-more"))
        # that no sound device could be opened may be said at any time, and asks again
        terminal.wait_prompt(f"{more} " if lost else r"\d+ \+0 \? ")
        terminal.press("p")
        if lost:
            terminal.wait_prompt(r".*[?:] ")
            assert "Tu passes" not in terminal.turns[-1].wrote
        else:
            terminal.wait(lambda: "Tu passes" in terminal.turns[-1].wrote, "the pass")
