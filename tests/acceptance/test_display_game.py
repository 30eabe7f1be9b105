"""A whole game under the fingers: the program, a port, and an emulated display that BRLTTY took."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame import app, journal
from accessigame.braille import Translator
from accessigame.devices.emulated_display import EmulatedDisplay
from accessigame.displays.baum import BaumDevice
from accessigame.language import Words
from accessigame.table import Event, Seat, Turn, only
from tests.until import until

pytestmark = pytest.mark.acceptance

ME = Seat(0)
TAKE, PASS = "2345", "1234"
CHOICES = {"take": "t", "refuse": "p"}


class Fingers:
    """An emulated display, and the game as its journal tells it."""

    def __init__(self, cells: int, folder: Path) -> None:
        self.frames: list[bytes] = []
        self.display = EmulatedDisplay(BaumDevice(cells), folder / "port", self.frames.append)
        self.journal = folder / "game.jsonl"
        self.words = Words("fr", ("Nadia", "Ana", "Ben"))
        self.translator = Translator("french-compact")
        self.known = 0

    def cells(self, text: str) -> bytes:
        """Return the cells of a text, blanks left out."""
        return self.translator.cells(text).replace(b"\0", b"")

    def table(self) -> app.Table:
        """Return the game as far as the disk has it."""
        record = journal.read(self.journal)
        table = app.seated(record.header, self.words)
        table.session.replay(record.entries)
        return table

    def news(self, table: app.Table) -> bytes:
        """Return what the newest block must hold: position, choices, and each new event."""
        state, steps = table.session.state, table.session.steps
        opening: Sequence[Event] = table.opening if self.known else state_opening(table)
        events = [*opening, *(event for step in steps[self.known :] for event in step.events)]
        self.known = len(steps)
        told = [e for e in events if not (isinstance(e, Turn) and e.seat != ME)]
        said = "".join(self.words.say(event, ME).braille for event in told)
        if state.over:
            return self.cells("fin" + said)
        begins = "".join(
            piece.text or CHOICES[piece.intent.word if piece.intent else ""]
            for piece in state.glance()
            if piece.audience.admits(only(ME))
        )
        felt = [self.words.say(e, ME).braille for e in told if not isinstance(e, Turn)]
        return b"".join(self.cells(text) for text in ("▸" + begins, *felt))

    def press(self, dots: str) -> None:
        """Press a chord of the braille keyboard."""
        self.display.press(*(f"dot{dot}" for dot in dots))

    def read(self, wanted: bytes) -> bytes:
        """Wait for the newest line, read it to its end, and return its cells without blanks."""
        begins = wanted[:8]  # the turn, the card and its tokens
        until(lambda: self.frames and self.frames[-1].replace(b"\0", b"").startswith(begins))
        felt = self.frames[-1].replace(b"\0", b"")
        while len(felt) < len(wanted):
            pages = len(self.frames)
            self.display.press("pan_right")
            until(lambda pages=pages: len(self.frames) > pages)  # type: ignore[misc]  # the loop's own
            felt += self.frames[-1].replace(b"\0", b"")
        return felt


def state_opening(table: app.Table) -> Sequence[Event]:
    """Return how the game was opened, from its first position."""
    first = table.session.steps[0].before if table.session.steps else table.session.state
    return first.opening()


@contextmanager
def playing(fingers: Fingers, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run a game whose only input is the display: nothing comes through the pipe."""
    command = [sys.executable, "-m", "accessigame", "play", "no-thanks", "--lang", "fr"]
    command += ["--players", "Nadia,Ana:bot,Ben:bot", "--seed", "11", "--speech", "off"]
    command += ["--display", f"baum:{fingers.display.link}", "--journal", str(fingers.journal)]
    with subprocess.Popen(
        [*command, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("cells", [20, 40])
def test_every_event_of_a_game_is_felt(cells: int, tmp_path: Path) -> None:
    """A whole game played with the display's keys alone shows every event there, in order."""
    fingers = Fingers(cells, tmp_path)
    with fingers.display, playing(fingers) as process:
        until(lambda: fingers.journal.exists() and b"\n" in fingers.journal.read_bytes())
        until(lambda: fingers.table().session.state.to_act() == {ME})
        turns = 0
        while True:
            table = fingers.table()
            wanted = fingers.news(table)
            assert fingers.read(wanted) == wanted
            if table.session.state.over:
                break
            moves = len(table.session.steps)
            fingers.press(TAKE if turns % 3 == 2 or len(_choices(table)) == 1 else PASS)
            turns += 1
            until(lambda moves=moves: len(fingers.table().session.steps) > moves)  # type: ignore[misc]  # the loop's own
            until(lambda: _asked(fingers.table()))
        fingers.press("12345")  # q
        assert process.wait(20) == 0
    assert turns > 5


def _choices(table: app.Table) -> Sequence[object]:
    return table.session.state.choices(ME)


def _asked(table: app.Table) -> bool:
    state = table.session.state
    return state.over or state.to_act() == {ME}


def test_a_routing_key_over_a_choice_makes_it(tmp_path: Path) -> None:
    """The routing key over the t of the choices takes the card."""
    fingers = Fingers(20, tmp_path)
    with fingers.display, playing(fingers):
        until(lambda: fingers.frames and fingers.frames[-1].strip(b"\0"))
        place = fingers.frames[-1].index(fingers.cells("t"), 3)
        moves = len(fingers.table().session.steps)
        fingers.display.route(place)
        until(lambda: len(fingers.table().session.steps) > moves)
        taken = fingers.table().session.steps[moves].move
        assert type(taken).__name__ == "Take"


def test_an_answer_covers_the_line_until_a_key(tmp_path: Path) -> None:
    """What is asked for with the display's keys stands there alone, and Enter brings back all."""
    fingers = Fingers(40, tmp_path)
    with fingers.display, playing(fingers, "--flash", "stay"):
        until(lambda: fingers.frames and fingers.frames[-1].strip(b"\0"))
        before = fingers.frames[-1]
        fingers.press("245")  # j
        until(lambda: fingers.frames[-1] != before)
        answer = fingers.frames[-1].replace(b"\0", b"")
        state = fingers.table().session.state
        said = [fingers.words.say(event, ME).braille for event in state.answer("my-tokens", ME)]
        assert answer == fingers.cells("".join(said))
        fingers.display.press("select")
        until(lambda: fingers.frames[-1] == before)


def test_a_display_that_comes_back_shows_the_game(tmp_path: Path) -> None:
    """Unplugged in mid-game and plugged in again, the line stands there again, keys and all."""
    fingers = Fingers(40, tmp_path)
    with fingers.display, playing(fingers) as process:
        until(lambda: fingers.frames and fingers.frames[-1].strip(b"\0"))
        before = fingers.frames[-1]
        fingers.display.unplug()
        assert process.stdout is not None
        line = process.stdout.readline()
        while "Plage perdue" not in line:
            line = process.stdout.readline()
            assert line
        # a display without power forgets its cells
        fingers.display.device.receive(b"\x1b\x01" + bytes(40))
        fingers.frames.clear()
        fingers.display.replug()
        until(lambda: before in fingers.frames)
        moves = len(fingers.table().session.steps)
        fingers.press(PASS)
        until(lambda: len(fingers.table().session.steps) > moves)


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    assert os.environ["ACCESSIGAME_HOME"]
