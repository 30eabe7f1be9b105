"""Real BRLTTY is killed in mid-game, and started again: the game goes on, and so does the line."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.baum import BaumDevice
from accessigame.session import journal
from tests.acceptance.brltty import WITH_BRLTTY, Brltty
from tests.wait_for import PATIENCE, wait_for

pytestmark = WITH_BRLTTY
GAME = ("play", "no-thanks", "--players=Ana,Ben,Zoé", "--seed=3", "--speech=off", "--lang=en")


def test_a_brltty_that_is_killed_in_mid_game(tmp_path: Path) -> None:
    """It is told in writing, the keyboard plays on, and a new BRLTTY shows the game as it is.

    Fails when the line is not looked for any more, or when the game waits for it.
    """
    device = EmulatedDisplay(BaumDevice(40), tmp_path / "display", lambda _: None)
    with device, Brltty("bm", device.link, tmp_path) as first:
        wrote, path = tmp_path / "wrote", tmp_path / "game.jsonl"
        port = f"--display=brlapi:127.0.0.1:{first.number}"
        with wrote.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "accessigame", *GAME, port, f"--journal={path}"],
                env={**os.environ, "PYTHONUTF8": "1"},
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=out,
                text=True,
            )
        with process, ExitStack() as stack:
            stack.callback(process.kill)
            wait_for(lambda: b"Baum" in wrote.read_bytes())
            wait_for(lambda: any(device.device.shown))
            first.end()
            wait_for(lambda: b"Display lost" in wrote.read_bytes())
            assert process.stdin
            process.stdin.write("p\n")
            process.stdin.flush()
            wait_for(lambda: len(journal.read(path).entries) == 2)
            with Brltty("bm", device.link, tmp_path, number=first.number):
                wait_for(lambda: b"found again" in wrote.read_bytes())
                wait_for(lambda: any(device.device.shown))
                process.communicate("q\n", PATIENCE)
        assert process.returncode == 0
    assert "Game saved" in wrote.read_text("utf-8")
