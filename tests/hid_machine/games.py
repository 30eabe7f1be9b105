"""A whole round of 6 nimmt! by the keys of a HID display alone, which `auto` finds by itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from accessigame.braille import raised
from accessigame.displays.makes.hid import HidDevice, sample
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.test_games_felt import last_news, play
from tests.hid_machine.cable import Cable
from tests.wait_for import wait_for

PLAYERS: Final = ("Nadia", "Ana", "Ben")
COMMAND: Final = (
    *("play", "six-nimmt", "--players", "Nadia,Ana:random,Ben:random", "--target", "1"),
    *("--seed", "5", "--speech", "off", "--notation", "french-compact"),
)
NAME: Final = "Machine Braille"


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
            self.cable.plug.pull()
            wait_for(lambda: not self._held())
            self.display.device = HidDevice(len(before))
            assert not any(self.window)
            self.cable.replug()
            wait_for(lambda: self.window == before)
        super().type(text)

    @staticmethod
    def _held() -> bool:
        """Return whether a program has a HID display open."""
        files = Path("/proc").glob("[0-9]*/fd/*")
        return any(os.path.realpath(file).startswith("/dev/hidraw") for file in files)


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
        typist.read_to(typist.braille(last_news(table)[-1]))
        typist.press("12345")  # q
        assert program.wait(180) == 0
    assert typist.pulled
    return f"{turns.total()} turns, {turns['routing']} by routing keys; pulled and back"
