"""The ways back to the menu: what was left says its last words in one write with the question."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pexpect
import pytest

from accessigame.commands.doctor import NoDisplaySet
from accessigame.session.events import GameKept
from accessigame.words.called import before_menu
from accessigame.words.words import Localizer
from tests import noted_writes
from tests.doors.real_table import real_table
from tests.running import Program
from tests.terminals import hang_up
from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminal")

WORDS: Final = Localizer("en")
PROJECT: Final = Path(__file__).parents[2]
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\b\r]")
NUMBER: Final = re.compile(r"(From 1 to \d+|1 or 0|Number): $")
PLAYERS: Final = "--players=Léa,Ana:bot,Ben:bot"
BOTS: Final = "--players=Ana:bot,Ben:bot,Cleo:bot"


class Noted:
    """The program at a pseudo-terminal, answered question by question, and its writes."""

    def __init__(self, folder: Path, process: pexpect.spawn[str]) -> None:
        self._log = folder / "writes"
        self._process = process
        self._seen = 0

    @property
    def writes(self) -> list[tuple[float, str]]:
        """The writes with words in them since the last key, each with its time."""
        lines = self._log.read_text("utf-8").splitlines() if self._log.exists() else []
        notes = [json.loads(line) for line in lines[self._seen :]]
        texts = ((note["time"], ESCAPES.sub("", note["wrote"])) for note in notes)
        return [(at, text) for at, text in texts if re.search(r"\w", text)]

    @property
    def written(self) -> str:
        """All that was written since the last key."""
        return "".join(text for _, text in self.writes)

    def wait(self, question: re.Pattern[str] | str) -> None:
        """Wait for a prompt at the cursor."""
        wait_for(lambda: re.search(question, self.written))

    def press(self, key: str, question: re.Pattern[str] | str = NUMBER) -> None:
        """Press one key, and wait for the question behind what it brings."""
        self._seen = len(self._log.read_text("utf-8").splitlines())
        self._process.send(key)
        self.wait(question)

    def answer(self, text: str, question: re.Pattern[str] | str = NUMBER) -> None:
        """Answer a question; what is typed is shown, and no part of what Enter brings."""
        if text:
            self.press(text, re.escape(text) + "$")
        self.press("\r", question)

    def choose(self, key: str, question: re.Pattern[str] | str = NUMBER) -> None:
        """Choose a row of the menu that stands there, by the key of its words."""
        row = re.search(rf"^(\d+)\. {re.escape(WORDS.text(key))}$", self.written, re.MULTILINE)
        assert row, self.written
        self.answer(row[1], question)


@pytest.fixture
def home(tmp_path: Path, accessigame: Program) -> Path:
    """Return the home of somebody who has left a game, and played another one to its end."""
    accessigame("play", "no-thanks", BOTS)
    accessigame("play", "no-thanks", PLAYERS, typed="p\n")
    return tmp_path


@contextmanager
def at_the_menu(folder: Path) -> Iterator[Noted]:
    """Yield the program at its menu."""
    own = {"PYTHONPATH": str(PROJECT), "TERM": "xterm"}
    process = pexpect.spawn(
        sys.executable,
        [noted_writes.__file__, str(folder / "writes"), "--lang=en", "--speech=reader"],
        env={**os.environ, **own},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 100),
    )
    noted = Noted(folder, process)
    try:
        noted.wait(NUMBER)
        yield noted
    finally:
        hang_up(process)


def one_block(noted: Noted, *parts: str) -> None:
    """Check that all since the last key is one write, with these parts in their order."""
    written = noted.written
    places = [written.find(part) for part in parts]
    assert -1 not in places, written
    assert places == sorted(places)
    assert len(noted.writes) == 1, noted.writes


def to_menu() -> str:
    """Return the words with which something ends before the menu."""
    with before_menu():
        return WORDS.text("GameNotKept")


GAME: Final = re.compile(r"\d+ \+\d+\? $")
MENU: Final = WORDS.text("menu")


@pytest.mark.unmeasured
def test_a_game_that_was_left(home: Path) -> None:
    """Its farewell and the menu are one write.

    Fails when the farewell is a write of its own: Orca then says the menu without it.
    """
    with at_the_menu(home) as noted:
        noted.answer("", GAME)
        noted.press("q")
        with before_menu():
            kept = WORDS.say(GameKept("", "", "", hosted=False)).speech
        one_block(noted, kept, MENU)


@pytest.mark.unmeasured
def test_a_game_that_is_over(home: Path) -> None:
    """So are the last words of a game that was opened again behind its end."""
    with at_the_menu(home) as noted:
        noted.choose("menu-results")
        noted.choose("results-correct")
        noted.answer("", r"[?:] $")
        noted.press("q")
        one_block(noted, to_menu(), WORDS.text("ask-results"))


@pytest.mark.unmeasured
def test_a_replay(home: Path) -> None:
    """So is the end of a game that was gone through again."""
    with at_the_menu(home) as noted:
        noted.choose("menu-results")
        noted.choose("results-replay")
        noted.answer("", r"[?:] $")
        noted.press("q")
        one_block(noted, to_menu(), WORDS.text("ask-results"))


@pytest.mark.unmeasured
def test_exercises(home: Path) -> None:
    """So is the result of exercises."""
    with at_the_menu(home) as noted:
        noted.choose("menu-learn")
        noted.answer("")
        noted.choose("path-exercises", GAME)
        noted.press("p", r"[?:] $")
        noted.press("q")
        one_block(noted, " of 1", to_menu(), WORDS.text("ask-step"))


def test_a_table_elsewhere(home: Path) -> None:
    """So is the last word of a host whose table a guest leaves."""
    with real_table(home / "host") as table, at_the_menu(home) as noted:
        noted.choose("menu-guests")
        noted.choose("menu-join", r"Answer: $")
        noted.answer(f"127.0.0.1:{table.port}", r"Answer: $")
        noted.answer(table.code, r"[?:] $")
        noted.press("q")
        one_block(noted, WORDS.text("SeatLeft"), WORDS.text("ask-guests"))


@pytest.mark.unmeasured
def test_a_start_that_is_refused(home: Path) -> None:
    """So is the reason for which nothing could begin."""
    with at_the_menu(home) as noted:
        noted.choose("menu-guests")
        noted.choose("menu-join", r"Answer: $")
        noted.answer("127.0.0.1:1", r"Answer: $")
        noted.answer("417902")
        one_block(noted, "127.0.0.1", WORDS.text("ask-guests"))


def test_what_doctor_has_found(home: Path) -> None:
    """So is a report that fits the screen."""
    with at_the_menu(home) as noted:
        noted.choose("menu-doctor")
        one_block(noted, WORDS.say(NoDisplaySet()).speech, MENU)


@pytest.mark.unmeasured
def test_a_port_that_is_not_there(home: Path) -> None:
    """So is what was found out about a port."""
    with at_the_menu(home) as noted:
        noted.choose("menu-more")
        noted.choose("more-probe", r"Answer: $")
        noted.answer("/dev/none")
        one_block(noted, "/dev/none", WORDS.text("ask-more"))
