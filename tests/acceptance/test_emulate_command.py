"""`accessigame display emulate`: real BRLTTY takes it for a display."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from accessigame.braille import Translator
from accessigame.devices.transport.emulated_port import KEY_INTERVAL, EmulatedDisplay
from tests.acceptance.brltty import ROUTE, WITH_BRLTTY, Brltty
from tests.acceptance.peer import found
from tests.wait_for import wait_for

pytestmark = WITH_BRLTTY

APART: Final = 6 * KEY_INTERVAL
"""Seconds between the pieces: BRLTTY may stand still for a while between two reads where the
machine is busy, and nobody can see that it does."""


@contextmanager
def emulating(link: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run the command, as somebody would in the background: with an empty input."""
    command = [sys.executable, "-m", "accessigame", "display", "emulate", "baum", "--link"]
    env = {**os.environ, "ACCESSIGAME_HOME": str(link.parent), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, str(link), "--lang", "en", *options],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env=env,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def lines_of(process: subprocess.Popen[str]) -> Iterator[list[str]]:
    """Give the lines that a process has written so far, as they come; it is killed at the end."""
    lines: list[str] = []

    def take_in() -> None:
        assert process.stdout is not None
        while line := process.stdout.readline():
            lines.append(line)

    reader = Thread(target=take_in)
    reader.start()
    try:
        yield lines
    finally:
        process.kill()
        reader.join()


def test_brltty_accepts_the_emulated_display(tmp_path: Path) -> None:
    """BRLTTY finds a Baum display of 40 cells, and what it writes there is told in words."""
    link = tmp_path / "display"
    with (
        emulating(link, "--cells", "40", "--notation", "us-compact") as process,
        lines_of(process) as lines,
    ):
        wait_for(lambda: lines)
        assert lines[0].startswith("Emulated display baum, 40 cells, on ")
        with Brltty("bm", link, tmp_path) as brltty:
            client = brltty.client()
            assert client.driver() == "Baum"
            assert client.size() == (40, 1)
            client.write(Translator("us-compact").cells("row three").ljust(40, b"\0"))
            wait_for(lambda: "row three\n" in lines, evidence=lambda: lines)


def test_ending_the_emulator_takes_its_link_away(tmp_path: Path) -> None:
    """Told to end, the emulator leaves no link behind and exits with 0."""
    link = tmp_path / "display"
    with emulating(link) as process:
        wait_for(link.is_symlink)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert not link.is_symlink()


def test_an_impossible_display_is_refused(tmp_path: Path) -> None:
    """A number of cells that no display has is refused with the numbers there are."""
    with emulating(tmp_path / "display", "--cells", "41") as process:
        assert process.wait(20) == 2


def test_brltty_hears_a_handy_tech_s_key_before_the_next_one(tmp_path: Path) -> None:
    """Keys, and routing keys, come out of BRLTTY as soon as each is pressed and let go.

    Fails when press and release come in one piece: BRLTTY then tells a press with the next one.
    """
    peer = next(row for row in found() if row.vendor == "handytech")
    with (
        EmulatedDisplay(peer.make(), tmp_path / "display", key_interval=APART) as display,
        Brltty(peer.driver, display.link, tmp_path, peer.parameters) as brltty,
    ):
        client = brltty.client()
        for cell, (names, command) in enumerate(peer.commands.items()):
            display.press(*names.split())
            assert client.key() == command
            display.route(cell)
            assert client.key() == ROUTE + cell
