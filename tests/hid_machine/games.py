"""A whole round of 6 nimmt! by the keys of a HID display alone, which `auto` finds by itself.

A display of one row is played by numbers and chords, one of several rows by its routing keys.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from accessigame.braille import raised
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.hid import HidDevice, sample
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.test_brltty_rows import COLUMNS, RowReader
from tests.acceptance.test_brltty_rows import play as play_rows
from tests.acceptance.test_games_felt import play, read_results
from tests.hid_machine.cable import Cable
from tests.wait_for import wait_for

PLAYERS: Final = ("Nadia", "Ana", "Ben")
COMMAND: Final = (
    *("play", "six-nimmt", "--players", "Nadia,Ana:random,Ben:random", "--target", "1"),
    *("--seed", "5", "--speech", "off", "--notation", "french-compact"),
)
NAME: Final = "Machine Braille"
PULLED_AT: Final = 3
"""The press before which the plug of a display of several rows is pulled."""


def pull_and_plug(display: EmulatedDisplay, cable: Cable, before: bytes) -> None:
    """Pull the plug, plug it in again, and wait until the cells are those from before."""
    cable.plug.pull()
    wait_for(lambda: not _is_held())
    display.device = HidDevice(len(before))
    assert not any(display.device.shown)
    cable.replug()
    wait_for(lambda: display.device.shown == before)


def _is_held() -> bool:
    """Return True while a program has a HID display open."""
    files = Path("/proc").glob("[0-9]*/fd/*")
    return any(os.path.realpath(file).startswith("/dev/hidraw") for file in files)


class Puller(BrailleTypist):
    """Pulls the plug once, in the middle of a number, and plugs it in again.

    The digits so far are dropped then, and the position is felt again.
    """

    cable: Cable
    pulled = False

    def type(self, text: str | bytes) -> None:
        """As in `BrailleTypist`."""
        if not self.pulled:
            self.pulled = True
            before, frames = self.window, len(self.frames)
            self.press(sorted(raised(self.cells("6")[0])))
            self.until_felt(frames)
            assert self.window != before
            pull_and_plug(self.display, self.cable, before)
        super().type(text)


def whole_round(folder: Path, cells: int) -> str:
    """Play a round to its end, and leave by a chord."""
    descriptor = sample(cells)
    os.environ["ACCESSIGAME_HOME"] = str(folder / "home")
    typist = Puller(cells, folder, PLAYERS, "french-compact", HidDevice(descriptor=descriptor))
    typist.address, typist.game = "auto", "six-nimmt"
    with (
        typist.display,
        Cable(typist.display, descriptor, NAME) as typist.cable,
        typist.program(*COMMAND, "--journal", str(typist.journal)) as program,
    ):
        table, turns = play(typist)
        read_results(typist, table)
        typist.press("12345")  # q
        assert program.wait(180) == 0
    assert typist.pulled
    return f"{turns.total()} turns, {turns['routing']} by routing keys; pulled and back"


class LinedDisplay:
    """A display of several rows, whose plug is pulled once, before a key of the third move."""

    def __init__(self, display: EmulatedDisplay) -> None:
        self._display = display
        self.cable: Cable
        self.presses = 0

    @property
    def rows(self) -> list[bytes]:
        """The cells of each row."""
        cells = self._display.device.shown
        return [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]

    def send(self, line: str) -> None:
        """Press a routing key, by BRLTTY's name for it."""
        self.presses += 1
        if self.presses == PULLED_AT:
            pull_and_plug(self._display, self.cable, self._display.device.shown)
        self._display.route(int(line.removeprefix("ROUTE ")))


def round_in_lines(folder: Path, cells: int) -> str:
    """Play a round to its end by the routing keys of several rows, and leave by a chord."""
    descriptor = sample(cells)
    os.environ["ACCESSIGAME_HOME"] = str(folder / "home")
    emulated = EmulatedDisplay(HidDevice(descriptor=descriptor), folder / "port")
    display = LinedDisplay(emulated)
    reader = RowReader("auto", display, folder)
    with (
        emulated,
        Cable(emulated, descriptor, NAME) as display.cable,
        reader.program(*COMMAND, "--journal", str(reader.journal)) as program,
    ):
        table = play_rows(reader)
        reader.take_end_away(table)
        emulated.press(*(f"dot{dot}" for dot in "12345"))  # q
        assert program.wait(180) == 0
    assert display.presses > PULLED_AT
    return (
        f"{display.presses - 1} moves by routing keys in {len(display.rows)} rows; pulled and back"
    )
