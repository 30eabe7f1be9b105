"""A whole game under the fingers: the program, a port, and an emulated display that BRLTTY took."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.core.model import Event, Turn, only
from accessigame.session.table import Table
from tests.acceptance.fingers import ME, Fingers
from tests.until import until

pytestmark = pytest.mark.acceptance

TAKE, PASS = "2345", "1234"
CHOICES = {"take": "t", "refuse": "p"}


class Reader(Fingers):
    """Somebody who reads every line to its end."""

    def __init__(self, cells: int, folder: Path) -> None:
        super().__init__(cells, folder, ("Nadia", "Ana", "Ben"), "french-compact")
        self.known = 0

    def news(self, table: Table) -> bytes:
        """Return what the newest block must hold: position, choices, and each new event."""
        state, steps = table.session.state, table.session.steps
        opening: Sequence[Event] = table.opening if self.known else state_opening(table)
        events = [*opening, *(event for step in steps[self.known :] for event in step.events)]
        self.known = len(steps)
        told = [e for e in events if not (isinstance(e, Turn) and e.seat != ME)]
        if state.over:
            told.sort(key=lambda event: not event.headline)  # who has won is felt first
            return b"".join((dots(self.cells("fin")), *(dots(self.braille(e)) for e in told)))
        begins = "".join(
            piece.text or CHOICES[piece.intent.word if piece.intent else ""]
            for piece in state.glance()
            if piece.audience.admits(only(ME))
        )
        there = {piece.text for piece in state.glance() if piece.audience.admits(only(ME))}
        told = [e for e in told if not isinstance(e, Turn) and not e.shown_on(there)]
        felt = (dots(self.braille(e)) for e in told)
        return b"".join((dots(self.cells("▸" + begins)), *felt))

    def read(self, wanted: bytes) -> bytes:
        """Wait for the newest line, read it to its end, and return its cells without blanks."""
        begins = wanted[:8]  # the turn, the card and its tokens
        until(lambda: dots(self.window).startswith(begins))
        felt = dots(self.window)
        while len(felt) < len(wanted):
            self.read_on()
            felt += dots(self.window)
        return felt


def dots(cells: bytes) -> bytes:
    """Return the cells without the blanks."""
    return cells.replace(b"\0", b"")


def state_opening(table: Table) -> Sequence[Event]:
    """Return how the game was opened, from its first position."""
    first = table.session.steps[0].before if table.session.steps else table.session.state
    return first.opening()


@contextmanager
def playing(fingers: Fingers, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run a game whose only input is the display: nothing comes through the pipe."""
    command = ("play", "no-thanks", "--players", "Nadia,Ana:bot,Ben:bot", "--seed", "11")
    files = ("--speech", "off", "--journal", str(fingers.journal))
    with fingers.display, fingers.program(*command, *files, *options, open_input=True) as process:
        yield process


@pytest.mark.parametrize("cells", [20, 40])
def test_every_event_of_a_game_is_felt(cells: int, tmp_path: Path) -> None:
    """A whole game played with the display's keys alone shows every event there, in order."""
    fingers = Reader(cells, tmp_path)
    with playing(fingers) as process:
        turns, table = 0, fingers.until_asked()
        while True:
            wanted = fingers.news(table)
            assert fingers.read(wanted) == wanted
            state = table.session.state
            if state.over:
                break
            fingers.press(TAKE if turns % 3 == 2 or len(state.choices(ME)) == 1 else PASS)
            turns += 1
            table = fingers.until_asked(len(table.session.steps))
        fingers.press("12345")  # q
        assert process.wait(20) == 0
    assert turns > 5


def test_a_routing_key_over_a_choice_makes_it(tmp_path: Path) -> None:
    """The routing key over the t of the choices takes the card."""
    fingers = Reader(20, tmp_path)
    with playing(fingers):
        until(lambda: any(fingers.window))
        place = fingers.window.index(fingers.cells("t"), 3)
        moves = len(fingers.table().session.steps)
        fingers.display.route(place)
        until(lambda: len(fingers.table().session.steps) > moves)
        taken = fingers.table().session.steps[moves].move
        assert type(taken).__name__ == "Take"


def test_an_answer_covers_the_line_until_a_key(tmp_path: Path) -> None:
    """What is asked for with the display's keys stands there alone, and Enter brings back all."""
    fingers = Reader(40, tmp_path)
    with playing(fingers, "--flash", "stay"):
        until(lambda: any(fingers.window))
        before = fingers.window
        fingers.press("245")  # j
        until(lambda: fingers.window != before)
        answer = dots(fingers.window)
        state = fingers.table().session.state
        said = (dots(fingers.braille(event)) for event in state.answer("my-tokens", ME))
        assert answer == b"".join(said)
        fingers.display.press("select")
        until(lambda: fingers.window == before)


def test_the_help_under_the_fingers_names_chords(tmp_path: Path) -> None:
    """Whoever has a display alone reads there how to walk back in the game, with dots.

    Fails when the game does not know the chords of its display: it would name a sign only.
    """
    fingers = Reader(40, tmp_path)
    with playing(fingers, "--flash", "stay"):
        until(lambda: any(fingers.window))
        fingers.press("125")  # h
        until(lambda: fingers.felt.startswith("t "))
        fingers.pan_to("espace 126")


def test_a_display_that_comes_back_shows_the_game(tmp_path: Path) -> None:
    """Unplugged in mid-game and plugged in again, the line stands there again, keys and all."""
    fingers = Reader(40, tmp_path)
    with playing(fingers) as process:
        until(lambda: any(fingers.window))
        before = fingers.window
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
