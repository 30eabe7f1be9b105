"""A screen reader spoken to directly: one voice at a time, and nothing is lost with it.

`prism` is played by a module of the test: no screen reader runs where tests do. The real
prism speaks through the real Speech Dispatcher in `tests/acceptance/test_reader_heard.py`.
"""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from types import ModuleType
from typing import Any

import pytest

from accessigame.core.model import EVERYONE, Event
from accessigame.devices.console.prompt_line import EMPTY_ROW
from accessigame.devices.console.terminal import Terminal
from accessigame.devices.speech import screen_reader
from accessigame.devices.speech.screen_reader import (
    DirectReader,
    NoReaderLibrary,
    NoReaderRunning,
    ReaderLost,
    ReaderNotDirect,
    ReaderReached,
    check_direct_speech,
)
from accessigame.output.blocks import Block
from accessigame.storage.installing import pip_command
from accessigame.words.words import Utterance, Verbosity
from tests.devices.speech.stage import PATIENCE
from tests.wait_for import wait_for


class BackendId(IntEnum):
    """Some of what prism knows, with numbers of the test's own."""

    ORCA = 1
    NVDA = 2
    SPEECH_DISPATCHER = 3
    SAPI = 4


@dataclass
class Backend:
    """A backend of prism that records sentences."""

    name: str
    done: list[str] = field(default_factory=list)
    broken: bool = False
    voice: int = 0
    voices = ("af", "fr-be", "fr-fr", "de")

    @property
    def voices_count(self) -> int:
        """The number of voices."""
        return len(self.voices)

    def get_voice_language(self, number: int) -> str:
        """Return the language of a voice."""
        return self.voices[number]

    def output(self, text: str, interrupt: bool) -> None:
        """Take a sentence."""
        if self.broken:
            raise RuntimeError("gone")
        assert not interrupt
        self.done.append(text)

    def stop(self) -> None:
        """Fall silent."""
        self.done.append("stop")


@pytest.fixture
def running(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[int, Backend]]:
    """Return the running backends, by prism's numbers; a test adds to them."""
    here: dict[int, Backend] = {}

    class Context:
        def exists(self, number: int) -> bool:
            return number in (BackendId.ORCA, BackendId.SPEECH_DISPATCHER)

        def acquire(self, number: int) -> Backend:
            if number not in here:
                raise ValueError("nobody answers")
            return here[number]

    prism: Any = ModuleType("prism")
    prism.Context, prism.BackendId = Context, BackendId
    monkeypatch.setitem(sys.modules, "prism", prism)
    screen_reader._prism.cache_clear()
    monkeypatch.setattr(screen_reader, "PAUSE", 0.001)
    monkeypatch.setattr(screen_reader, "reader_is_on", lambda: False)
    monkeypatch.setattr(screen_reader, "ANSWER_TIMEOUT", PATIENCE)
    yield here
    screen_reader._prism.cache_clear()


@contextmanager
def direct(problems: queue.Queue[Event] | None = None) -> Iterator[DirectReader]:
    """Open a direct way to whatever runs."""
    wake = (problems or queue.Queue()).put
    opened = DirectReader(EVERYONE, "fr", Verbosity.NORMAL, wake)
    opened.settle()
    try:
        yield opened
    finally:
        opened.close()


def block(*texts: str) -> Block:
    """Return sentences."""
    return Block(tuple(Utterance(text, "", "fr") for text in texts))


def test_a_screen_reader_gets_every_sentence(running: dict[int, Backend]) -> None:
    """Each sentence comes once and in order; a key stops what is said, and what waits.

    Fails when the lines of a sentence, such as those of the rules, are glued together.
    """
    orca = running[BackendId.ORCA] = Backend("Orca")
    dispatcher = running[BackendId.SPEECH_DISPATCHER] = Backend("Speech Dispatcher")
    with direct() as opened:
        assert opened.reads()
        opened.deliver(block("un", "deux.\nTrois\0"))
        wait_for(lambda: len(orca.done) == 2)
        opened.silence()
        opened.deliver(block("quatre"))
    assert orca.done == ["un", "deux. Trois", "stop", "quatre"]
    assert dispatcher.done == []  # never two voices


def test_speech_dispatcher_is_a_synthesiser(running: dict[int, Backend]) -> None:
    """It speaks where no screen reader runs, in the language of the game, and lines are written."""
    dispatcher = running[BackendId.SPEECH_DISPATCHER] = Backend("Speech Dispatcher")
    with direct() as opened:
        opened.deliver(block("un"))
        wait_for(lambda: dispatcher.done)
        assert not opened.reads()
    assert dispatcher.voice == 2


def test_without_prism(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said once that the package is missing, and nothing waits for it."""
    screen_reader._prism.cache_clear()
    monkeypatch.setitem(sys.modules, "prism", None)
    problems: queue.Queue[Event] = queue.Queue()
    with direct(problems) as opened:
        opened.deliver(block("un"))
        assert problems.get(timeout=PATIENCE) == NoReaderLibrary(pip_command("prismatoid"))
        assert not opened.reads()
    assert problems.empty()


def test_a_screen_reader_that_ends_and_comes_back(running: dict[int, Backend]) -> None:
    """It is said once, lines are written from then on, and it is looked for again.

    What it did not take is said then. Fails when the way is kept after it broke.
    """
    orca = running[BackendId.ORCA] = Backend("Orca")
    problems: queue.Queue[Event] = queue.Queue()
    with direct(problems) as opened:
        orca.broken = True
        del running[BackendId.ORCA]
        opened.deliver(block("un"))
        assert problems.get(timeout=PATIENCE) == ReaderLost("Orca")
        wait_for(lambda: not opened.reads())
        running[BackendId.ORCA] = again = Backend("Orca")
        wait_for(opened.reads)
        opened.deliver(block("deux"))
        wait_for(lambda: again.done == ["un", "deux"])
    assert problems.empty()


def test_nobody_answers(running: dict[int, Backend]) -> None:
    """It is said once, though it is looked for again and again, until somebody does."""
    problems: queue.Queue[Event] = queue.Queue()
    with direct(problems) as opened:
        assert problems.get(timeout=PATIENCE) == NoReaderRunning()
        for text in ("un", "deux"):
            opened.deliver(block(text))
        running[BackendId.ORCA] = orca = Backend("Orca")
        wait_for(opened.reads)
        opened.deliver(block("trois"))
        wait_for(lambda: orca.done == ["un", "deux", "trois"])
    assert problems.empty()


def test_speech_dispatcher_is_silent_beside_a_screen_reader(
    running: dict[int, Backend], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that is on and takes no sentences reads the lines: they are written, and once.

    Fails when Speech Dispatcher is taken: with Orca of Debian 12, everything was heard twice.
    """
    on = [True]
    monkeypatch.setattr(screen_reader, "reader_is_on", lambda: on[0])
    dispatcher = running[BackendId.SPEECH_DISPATCHER] = Backend("Speech Dispatcher")
    problems: queue.Queue[Event] = queue.Queue()
    with direct(problems) as opened:
        assert problems.get(timeout=PATIENCE) == ReaderNotDirect()
        opened.deliver(block("un"))
        assert not opened.reads()
        assert check_direct_speech("fr") == ReaderNotDirect()
        running[BackendId.ORCA] = orca = Backend("Orca")
        wait_for(opened.reads)
        opened.deliver(block("deux"))
        wait_for(lambda: orca.done == ["deux"])
    assert dispatcher.done == []


def test_what_follows_the_sentences_comes_after_them(running: dict[int, Backend]) -> None:
    """It comes when the last one was handed over, also after a key, and when the reader ends.

    Fails when the prompt at the cursor overtakes what Orca is told.
    """
    orca = running[BackendId.ORCA] = Backend("Orca")
    came: list[int] = []

    def count() -> None:
        came.append(len(orca.done))

    with direct() as opened:
        opened.deliver(block("un", "deux"))
        opened.after_reading(count)
        wait_for(lambda: came == [2])
        opened.deliver(block("trois"))
        opened.after_reading(count)
        opened.silence()
        wait_for(lambda: len(came) == 2)
        del running[BackendId.ORCA]
        orca.broken = True
        opened.deliver(block("quatre"))
        opened.after_reading(count)
        wait_for(lambda: len(came) == 3)
        opened.after_reading(count)
    assert len(came) == 4


def test_what_the_doctor_finds(
    running: dict[int, Backend], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells a screen reader from a synthesiser, and what is missing from who does not answer."""
    assert check_direct_speech("fr") == NoReaderRunning()
    running[BackendId.SPEECH_DISPATCHER] = Backend("Speech Dispatcher")
    assert check_direct_speech("fr") == ReaderReached("Speech Dispatcher", synthesiser=True)
    running[BackendId.ORCA] = Backend("Orca")
    assert check_direct_speech("fr") == ReaderReached("Orca", synthesiser=False)
    screen_reader._prism.cache_clear()
    monkeypatch.setitem(sys.modules, "prism", None)
    assert check_direct_speech("fr") == NoReaderLibrary(pip_command("prismatoid"))


def test_what_a_screen_reader_gets_is_not_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be heard twice; the prompt at the cursor stands there all the same.

    Fails when the terminal writes the sentences too.
    """
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal("more", "well")
    said = Block((Utterance("Card 11.", "", "en"),), Utterance("11 +0?", "", "en"))
    terminal.read_elsewhere = lambda: True
    terminal.deliver(said)
    assert capsys.readouterr().out == "\n" + EMPTY_ROW + "11 +0? "
    terminal.read_elsewhere = lambda: False
    terminal.deliver(said)
    assert capsys.readouterr().out.splitlines()[1] == "Card 11."
