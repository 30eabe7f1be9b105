"""A prompter on an emulated display and a pipe: whoever answers first is heard.

Covers `devices/console/prompt.py`.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TextIO

import pytest

from accessigame.braille import Translator, raised
from accessigame.core.model import Event
from accessigame.devices.braille.prompt import PromptSpec
from accessigame.devices.braille.prompter import DisplayPrompter
from accessigame.devices.transport.connection import DisplayBack, DisplayConnection, DisplayReady
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.registry import find
from accessigame.input.chords import USUAL as CHORDS
from tests.wait_for import wait_for

CARD = PromptSpec("17", wanted="number")


class Desk:
    """A display of 20 cells, a keyboard, and a prompter between them."""

    def __init__(
        self, folder: Path, make: str = "baum", cells: int = 20, notation: str = "french"
    ) -> None:
        self.translator = Translator(notation)
        self.told: list[Event] = []
        self.frames: list[bytes] = []
        self.display = EmulatedDisplay(find(make).device(cells), folder / "port", self._on_frame)
        self.acts: list[tuple[str, Callable[[], object]]] = []
        self.prompter = DisplayPrompter(
            partial(DisplayConnection, make, str(self.display.link)),
            self.translator,
            CHORDS,
            self.told.append,
        )

    def when(self, text: str, act: Callable[[], object]) -> None:
        """Do something once, as soon as this stands on the cells."""
        self.acts.append((text, act))

    def press(self, text: str) -> None:
        """Type on the display, and Enter."""
        self.write(text)
        self.display.press("select")

    def write(self, text: str) -> None:
        """Type on the display."""
        for cell in self.translator.cells(text):
            self.display.press(*(f"dot{dot}" for dot in raised(cell)))

    def _on_frame(self, frame: bytes) -> None:
        self.frames.append(frame)
        text = self.translator.text(frame).strip()
        if self.acts and text.startswith(self.acts[0][0]):
            self.acts.pop(0)[1]()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Provide a desk, and take it away."""
    desk = Desk(tmp_path)
    with desk.display:
        yield desk
        desk.prompter.close()


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[TextIO]:
    """Provide the writing end of a standard input that is open and silent."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as typed, os.fdopen(writing, "w", 1) as keys:
        monkeypatch.setattr("sys.stdin", typed)
        yield keys


def test_the_first_answer_counts(desk: Desk, keyboard: TextIO) -> None:
    """An answer on the display or a line from the keyboard, in any order, and nothing is lost.

    Fails when only one of them is waited for.
    """
    desk.when("17", lambda: desk.press("17"))
    assert desk.prompter.ask(CARD) == "17"
    desk.when("18", lambda: keyboard.write("18\n"))
    assert desk.prompter.ask(PromptSpec("18")) == "18\n"
    assert [type(event) for event in desk.told] == [DisplayReady]


@pytest.mark.usefixtures("keyboard")
def test_each_key_of_the_display_is_told(desk: Desk) -> None:
    """What speaks meanwhile falls silent at the first key, not at the answer.

    Fails when a voice reads on over whoever answers on the display.
    """
    touched: list[int] = []
    desk.when("17", lambda: desk.press("17"))
    assert desk.prompter.ask(CARD, lambda: touched.append(len(desk.frames))) == "17"
    assert len(touched) == len(desk.translator.cells("17")) + 1


def test_a_notice_waits_for_who_feels_it(desk: Desk, keyboard: TextIO) -> None:
    """After an answer on the display a key ends it; after a typed one nothing is waited for.

    Fails when the keyboard's answer waits for a key of the display, or when nobody is waited for.
    """
    desk.when("17", lambda: desk.press("17"))
    desk.prompter.ask(CARD)
    desk.when("non, 18", lambda: desk.display.press("pan_right"))
    desk.prompter.announce("non, 18", "18")
    assert not desk.acts, "it was felt before it was over"
    desk.when("19", lambda: keyboard.write("19\n"))
    desk.prompter.ask(PromptSpec("19"))
    keyboard.write("21\n")
    keyboard.close()
    desk.prompter.announce("non, 20")
    assert desk.prompter.ask(PromptSpec("21")) == "21\n", "the notice took no line away"


def test_a_closed_prompter_gives_all_back(desk: Desk, keyboard: TextIO) -> None:
    """The display goes blank, nothing stays open, and the next question opens it again.

    Fails when what waited for the display is not closed.
    """
    files = Path("/proc/self/fd")
    before = len(list(files.iterdir()))
    for card in ("17", "18"):
        desk.when(card, lambda: keyboard.write("1\n"))
        assert desk.prompter.ask(PromptSpec(card)) == "1\n"
        desk.prompter.close()
        wait_for(lambda: not any(desk.frames[-1]))
        assert len(list(files.iterdir())) == before


@pytest.mark.usefixtures("keyboard")
def test_an_unplugged_display_loses_nothing_that_was_typed(desk: Desk) -> None:
    """When the plug is in again, what was typed stands there, and the rest is typed behind it.

    Fails when a question begins anew, so that half a name is taken for a whole one.
    """

    def pull_and_type_on() -> None:
        typed = len(Translator("french").cells("Qui ? na"))
        wait_for(lambda: any(desk.frames) and len(desk.frames[-1].rstrip(b"\0")) > typed)
        desk.display.unplug()
        desk.display.replug()
        wait_for(lambda: any(isinstance(event, DisplayBack) for event in desk.told))
        desk.press("n")

    desk.when("Qui ?", lambda: desk.write("na"))
    thread = threading.Thread(target=pull_and_type_on)
    thread.start()
    assert desk.prompter.ask(PromptSpec("Qui ?")) == "nan"
    thread.join()


@pytest.mark.usefixtures("keyboard")
def test_a_display_of_six_dots_is_asked_in_six(tmp_path: Path) -> None:
    """A Canute gets the literary notation, and a number is typed by the keys beside its rows."""
    desk = Desk(tmp_path, "canute", 360, "french-compact")

    def type_number() -> None:
        for key in ("1", "7", "select"):
            desk.display.press(key)

    desk.when("17", type_number)
    with desk.display:
        assert desk.prompter.ask(CARD) == "17"
        assert Translator("french").cells("17") in desk.frames[-1]
        desk.prompter.close()
