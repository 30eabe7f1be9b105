"""A whole game under the fingers: the program, a port, and an emulated display that BRLTTY took."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.core.model import Event, Turn, only
from accessigame.session.events import AskAfter, WayOut
from accessigame.session.table import Table
from tests.acceptance.braille_typist import ME, BrailleTypist
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance

TAKE, PASS = "2345", "1234"
CHOICES = {"take": "t", "refuse": "p"}


class Reader(BrailleTypist):
    """Somebody who reads every line to its end."""

    def __init__(self, cells: int, folder: Path) -> None:
        super().__init__(cells, folder, ("Nadia", "Ana", "Ben"), "french-compact")
        self.known = 0

    def news(self, table: Table) -> bytes:
        """Return what the newest block must hold: position, choices, and each new event."""
        state, steps = table.session.position, table.session.steps
        opening: Sequence[Event] = table.opening if self.known else state_opening(table)
        events = [*opening, *(event for step in steps[self.known :] for event in step.events)]
        self.known = len(steps)
        told = [e for e in events if not (isinstance(e, Turn) and e.seat != ME)]
        if state.over:
            told = sorted(
                (*told, WayOut()), key=lambda event: not event.headline
            )  # who won is first
            over = self.words.say(AskAfter(), ME).braille
            return b"".join((dots(self.cells(over)), *(dots(self.braille(e)) for e in told)))
        begins = "".join(
            piece.text or CHOICES[piece.intent.word if piece.intent else ""]
            for piece in table.session.braille_line()
            if piece.audience.admits(only(ME))
        )
        there = {
            piece.text for piece in table.session.braille_line() if piece.audience.admits(only(ME))
        }
        told = [e for e in told if not isinstance(e, Turn) and not e.shown_on(there)]
        felt = (dots(self.braille(e)) for e in told)
        own = [e.mark for e in events if e.mark is not None and e.done_by == ME]
        done = f"◂{own[-1]}" if own and own[-1] else ""
        return b"".join((dots(self.cells(f"{done} ▸{begins}")), *felt))

    def read(self, wanted: bytes) -> bytes:
        """Wait for the newest line, read it to its end, and return its cells without blanks."""
        begins = wanted[:8]  # the turn, the card and its tokens
        wait_for(lambda: dots(self.window).startswith(begins))
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
    first = table.session.steps[0].before if table.session.steps else table.session.position
    return table.session.game.opening(first)


@contextmanager
def playing(typist: BrailleTypist, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run a game whose only input is the display: nothing comes through the pipe."""
    command = ("play", "no-thanks", "--players", "Nadia,Ana:bot,Ben:bot", "--seed", "11")
    files = ("--speech", "off", "--journal", str(typist.journal))
    with typist.display, typist.program(*command, *files, *options, open_input=True) as process:
        yield process


@pytest.mark.parametrize("cells", [20, 40])
def test_every_event_of_a_game_is_felt(cells: int, tmp_path: Path) -> None:
    """A whole game played with the display's keys alone shows every event there, in order."""
    typist = Reader(cells, tmp_path)
    with playing(typist, "--news", "all") as process:
        turns, table = 0, typist.until_asked()
        while True:
            wanted, state = typist.news(table), table.session.position
            if state.over:
                typist.take_end_away(table.session.steps[-1].events)
            assert typist.read(wanted) == wanted
            if state.over:
                break
            typist.press(TAKE if turns % 3 == 2 or len(table.session.choices(ME)) == 1 else PASS)
            turns += 1
            table = typist.until_asked(len(table.session.steps))
        typist.press("12345")  # q
        assert process.wait(20) == 0
    assert turns > 5


def test_a_routing_key_over_a_choice_makes_it(tmp_path: Path) -> None:
    """The routing key over the t of the choices takes the card."""
    typist = Reader(20, tmp_path)
    with playing(typist):
        wait_for(lambda: any(typist.window))
        place = typist.window.index(typist.cells("t"), 3)
        moves = len(typist.table().session.steps)
        typist.display.route(place)
        wait_for(lambda: len(typist.table().session.steps) > moves)
        taken = typist.table().session.steps[moves].move
        assert type(taken).__name__ == "Take"


def test_an_answer_covers_the_line_until_a_key(tmp_path: Path) -> None:
    """What is asked for with the display's keys stands there alone, and Enter brings back all."""
    typist = Reader(40, tmp_path)
    with playing(typist, "--flash", "stay"):
        wait_for(lambda: any(typist.window))
        before = typist.window
        typist.press("245")  # j
        wait_for(lambda: typist.window != before)
        answer = dots(typist.window)
        mine = typist.table().session.answer("my-tokens", ME)
        said = (dots(typist.braille(event)) for event in mine)
        assert answer == b"".join(said)
        typist.display.press("select")
        wait_for(lambda: typist.window == before)


def test_the_help_under_the_fingers_names_chords(tmp_path: Path) -> None:
    """Whoever has a display alone reads there how to walk back in the game, with dots.

    Fails when the game does not know the chords of its display: it would name a sign only.
    """
    typist = Reader(40, tmp_path)
    with playing(typist, "--flash", "stay"):
        wait_for(lambda: any(typist.window))
        typist.press("125")  # h
        wait_for(lambda: typist.felt.startswith("t "))
        typist.pan_to("espace 126")


def test_a_display_that_comes_back_shows_the_game(tmp_path: Path) -> None:
    """Unplugged in mid-game and plugged in again, the line stands there again, keys and all."""
    typist = Reader(40, tmp_path)
    with playing(typist) as process:
        wait_for(lambda: any(typist.window))
        before = typist.window
        typist.display.unplug()
        assert process.stdout is not None
        line = process.stdout.readline()
        while "Plage perdue" not in line:
            line = process.stdout.readline()
            assert line
        # a display without power forgets its cells
        typist.display.device.receive(b"\x1b\x01" + bytes(40))
        typist.frames.clear()
        typist.display.replug()
        wait_for(lambda: before in typist.frames)
        moves = len(typist.table().session.steps)
        typist.press(PASS)
        wait_for(lambda: len(typist.table().session.steps) > moves)


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    assert os.environ["ACCESSIGAME_HOME"]
