"""A friend in another house joins a table with real cards through her own BRLTTY."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.brltty import WITH_BRLTTY, Brltty
from tests.wait_for import wait_for

pytestmark = WITH_BRLTTY
CELLS = 40
HAND = (3, 14, 25, 36, 47, 61, 72, 83, 94, 101)


class Laptop:
    """The laptop on the table: lines go in, and all that everybody hears comes out."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "accessigame", *arguments],
            env={**os.environ, "ACCESSIGAME_HOME": str(home), "PYTHONUTF8": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.heard = ""
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    def _listen(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.heard += line

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def leave(self) -> None:
        """Leave, and wait until the program has gone."""
        self.type("q")
        self.process.wait(20)
        self._reader.join(20)
        with self.process:  # its pipes are closed
            pass


def test_her_move_is_heard_and_her_hand_is_not(tmp_path: Path) -> None:
    """Her cards are typed for her, felt by her alone, chosen with her keys, told when laid.

    When her line drops, that is said once, and her seat waits. Fails when her hand or her choice
    is told at the table, or when the key of her display does not count as hers.
    """
    hers = BrailleTypist(CELLS, tmp_path, ("Ana", "Zoé"), "french-compact")
    with hers.display, Brltty("bm", hers.display.link, tmp_path) as brltty:
        laptop = Laptop(
            tmp_path,
            *("play", "six-nimmt", "--players=Ana,Zoé", "--deck=physical", "--typed-hands=Zoé"),
            *("--lang=fr", "--speech=off", "--notation=french-compact", "--display-seat=Zoé"),
            f"--display=brlapi:127.0.0.1:{brltty.number}",
        )
        laptop.type(" ".join(map(str, HAND)))
        laptop.type("12 37 43 58")
        wait_for(lambda: hers.cells("12") in hers.window)
        hers.display.route(hers.pan_to("61"))
        wait_for(lambda: "Zoé a choisi." in laptop.heard)
        dealt = laptop.heard.partition("12, 37, 43, 58")[2]
        assert not any(str(number) in dealt for number in HAND), laptop.heard
        laptop.type("60")
        wait_for(lambda: "61 Zoé : rangée 4, 3 cartes" in laptop.heard)
        hers.display.unplug()
        laptop.type("b")
        wait_for(lambda: f"brlapi:127.0.0.1:{brltty.number}" in laptop.heard)
        laptop.type("o")
        wait_for(lambda: "Zoé" in laptop.heard.rpartition("Rangée 4")[2])
        laptop.leave()
    assert "Partie enregistrée" in laptop.heard
