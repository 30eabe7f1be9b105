"""Whole games in the Linux console, read by BRLTTY on 20 cells and played with dots alone."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Event
from accessigame.words.words import Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.script_player import ScriptPlayer
from tests.acceptance.virtual_terminal import TERMINALS, BrailleConsole, opened, why_not
from tests.wait_for import wait_for

REASON: Final = why_not()
pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(bool(REASON), reason=f"no Linux console for BRLTTY: {REASON}"),
    # the child only gets a terminal
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

CELLS: Final = 20
SEED: Final = 7
OFTEN: Final = 4
"""Every so many questions, the reader asks what is new before he answers."""
LETTERS: Final = {"t": (2, 3, 4, 5), "p": (1, 2, 3, 4), "q": (1, 2, 3, 4, 5), "w": (2, 4, 5, 6)}
HIGH: Final = ("3456", "16", "126", "146", "1456", "156", "1246", "12456", "1256", "246")
"""The digits from 0 to 9, a letter with dot 6 each but the 0, in French."""
LOW: Final = ("356", "2", "23", "25", "256", "26", "235", "2356", "236", "35")
DIGITS: Final = {"fr": HIGH, "en": LOW, "de": LOW}
TABLES: Final = {"fr": "fr-2007", "en": "en-nabcc", "de": "de-2015"}
ASKED: Final = re.compile(r".*[?:]")
GAMES: Final[Mapping[str, tuple[str, Sequence[str]]]] = {
    "no-thanks": ("de", ("--players", "Léa,Ana:bot,Ben:bot")),
    "six-nimmt": ("en", ("--players", "Léa,Ana:bot,Ben:bot", "--rounds", "1")),
    "titus": ("fr", ("--players", "Léa,Ana:bot,Ben:bot,Zoé:bot")),
}


@dataclass(slots=True)
class Reader:
    """Somebody with fingers on a display: his mind knows what is legal, the cells tell him when."""

    console: BrailleConsole
    script: ScriptPlayer
    language: str
    _asked: int = 0

    def play_to_the_end(self) -> None:
        """Play until the game is over; at each question, feel that the whole of it is there."""
        words = Localizer(self.language)
        self._wait("")
        while True:
            if self._feels(words.text("page-more")):
                self._press("\r")
            elif self._answered(words):
                break
        self._cell("q")
        assert self.console.finish() == 0

    def _answered(self, words: Localizer) -> bool:
        """Answer the question, which must be the one that is due; say whether it was the last."""
        assert self._is(self.script.question, words), self.console.windows[-3:]
        assert self.console.window.raised
        if self.script.over:
            return True
        self._asked += 1
        if self._asked % OFTEN == 0:  # the same question then comes again, and is longer
            self._press("w")
            return False
        keys, _ = self.script.keys()
        for digit in keys[:-1]:
            asked = self.console.window.text.rstrip()
            self._cell(digit)
            wait_for(lambda asked=asked: self.console.window.text.rstrip() != asked)  # type: ignore[misc]  # mypy knows no type of a default
        self._press(keys[-1])
        return False

    def _is(self, question: Event, words: Localizer) -> bool:
        """Say whether this question, in words or in short, is all that stands on the cells."""
        said = words.say(question, self.script.table.audience.alone)
        mark = said.speech[len(said.speech.rstrip(" ?:")) :]
        return self._feels(said.speech) or self._feels(said.braille + mark)

    def _feels(self, question: str) -> bool:
        return self.console.window.text.strip() == question

    def _press(self, key: str) -> None:
        before = self.console.window.text
        self._cell(key)
        self._wait(before)

    def _cell(self, key: str) -> None:
        if key == "\r":
            self.console.key("KEY_ENTER")
        elif key.isdigit():
            self.console.dots(*map(int, DIGITS[self.language][int(key)]))
        else:
            self.console.dots(*LETTERS[key])

    def _wait(self, before: str) -> None:
        console = self.console

        def asked() -> bool:
            text = console.window.text
            return text != before and bool(ASKED.fullmatch(text.rstrip()))

        try:
            wait_for(asked)
        except AssertionError as error:
            raise AssertionError(
                f"felt last: {[window.text for window in console.windows[-5:]]}"
            ) from error


@contextmanager
def reading(home: Path, game: str) -> Iterator[Reader]:
    """Open a game on a virtual terminal, with BRLTTY."""
    home.mkdir()
    language, options = GAMES[game]
    path = home / "game.jsonl"
    command = [sys.executable, "-m", "accessigame", "play", game, *options, "--seed", str(SEED)]
    command += ["--lang", language, "--speech", "reader", "--journal", str(path)]
    own = {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    own |= {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TMPDIR": str(home)}
    table = TABLES[language]
    with BrailleConsole(home, command, own, table=table, cells=CELLS) as console:
        yield Reader(console, ScriptPlayer(ExpectedSpeech(path, language), SEED), language)


def test_a_terminal_that_is_open_elsewhere_is_left_alone() -> None:
    """Whoever has it open did not lock it, and may be in another container.

    Fails when only locks are looked at: the terminal is then shared.
    """
    free, number = opened()
    os.close(free)
    with Path(f"/dev/tty{number}").open("wb", buffering=0):  # by a program that knows no locks
        mine, other = opened()
        os.close(mine)
    assert other in TERMINALS
    assert other != number


def test_whole_games_with_dots_alone(tmp_path: Path) -> None:
    """At every question, all of it lies on 20 cells; the keys of a display play to the end.

    Three games are played at a time, each on a terminal of its own.
    Fails when a question ends with a new line, and when one is longer than 18 characters.
    """
    with ExitStack() as stack, ThreadPoolExecutor(len(GAMES)) as pool:
        games = [stack.enter_context(reading(tmp_path / game, game)) for game in GAMES]
        list(pool.map(Reader.play_to_the_end, games))
    assert all(game.script.over for game in games)


def test_the_news_lie_above_the_question(tmp_path: Path) -> None:
    """The key for the line above shows what was told last, and the one back shows the question."""
    with reading(tmp_path / "game", "no-thanks") as game:
        game._wait("")
        asked = game.console.window.text
        told = game.script.told.blocks()[0]
        game.console.key("LNUP")
        wait_for(lambda: game.console.window.text != asked)
        above = game.console.window.text
        game.console.key("RETURN")
        wait_for(lambda: game.console.window.text == asked)
    assert above.strip()
    assert above.rstrip() in told


def test_the_next_question_comes_after_reading_upwards(tmp_path: Path) -> None:
    """Whoever reads the news with the key for the line above, and then plays, is asked anew.

    Fails when a question ends in the column where the last one ended: BRLTTY, whose cursor has
    not moved then, stays on the old line.
    """
    with reading(tmp_path / "game", "no-thanks") as game:
        words = Localizer(game.language)
        game._wait("")
        for _ in range(6):
            asked = game.console.window.text
            game.console.key("LNUP")
            wait_for(lambda asked=asked: game.console.window.text != asked)  # type: ignore[misc]  # mypy knows no type of a default
            key, _ = game.script.keys()
            game._cell(key)
            wait_for(lambda: game._is(game.script.question, words))
