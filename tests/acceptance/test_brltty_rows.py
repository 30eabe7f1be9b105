"""Real BRLTTY with a display of eight rows: its virtual driver tells what stands on each cell."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from accessigame.braille import cell
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayConnection,
    DisplayReady,
)
from accessigame.displays import Keys, Routing
from tests.acceptance.brltty import WITH_BRLTTY, _free_number
from tests.acceptance.contained import Contained
from tests.wait_for import PATIENCE, wait_for

pytestmark = WITH_BRLTTY
COLUMNS: Final = 32
ROWS: Final = 8
FELT: Final = re.compile(r'Braille "(.*)"')


class VirtualDisplay:
    """BRLTTY with its virtual display, which tells its cells and takes keys as lines of text."""

    def __init__(self, home: Path) -> None:
        self.number = _free_number()
        self.cells = b""
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(PATIENCE)
            place = f"client:127.0.0.1:{server.getsockname()[1]}"
            self._brltty = Contained(
                [
                    *("brltty", "-n", "-e", "-q", "-f", os.devnull, "-b", "vr", "-d", place),
                    *("-x", "no", "-s", "no", "-P", str(home / "pid"), "-W", str(home)),
                    *("-A", f"host=127.0.0.1:{self.number},auth=none"),
                ],
                stderr=subprocess.DEVNULL,
            )
            self._display, _ = server.accept()
        self._display.settimeout(None)
        self.send(f"cells {COLUMNS} {ROWS}")
        threading.Thread(target=self._feel, daemon=True).start()

    def send(self, line: str) -> None:
        """Press a key, by BRLTTY's name for it."""
        self._display.sendall(line.encode() + b"\n")

    def end(self) -> None:
        """End BRLTTY."""
        self._brltty.kill()
        self._brltty.wait()
        self._display.close()

    def _feel(self) -> None:
        with suppress(OSError), self._display.makefile(encoding="utf-8") as lines:
            for line in lines:
                if found := FELT.match(line):
                    dots = (each.strip() for each in found[1].split("|"))
                    self.cells = bytes(cell({int(dot) for dot in each}) for each in dots)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[VirtualDisplay]:
    """Give a display of eight rows that BRLTTY drives."""
    made = VirtualDisplay(tmp_path)
    yield made
    made.end()


def test_every_row_is_used(display: VirtualDisplay) -> None:
    """Cells arrive in each of eight rows, and the routing key of each row is told with its cell.

    Fails when only the first of the two numbers of BrlAPI's size counts.
    """
    events: list[ConnectionEvent] = []
    connection = DisplayConnection("brlapi", f"127.0.0.1:{display.number}", events.append)
    frame = bytes(1 + place % 255 for place in range(COLUMNS * ROWS))
    connection.show(frame)
    wait_for(lambda: any(isinstance(event, DisplayReady) for event in events))
    ready = next(event for event in events if isinstance(event, DisplayReady))
    assert (ready.cells, ready.rows) == (COLUMNS, ROWS)
    wait_for(lambda: display.cells == frame)
    for row in range(ROWS):
        pressed = row * COLUMNS + 5
        display.send(f"ROUTE {pressed}")
        wait_for(lambda pressed=pressed: Routing(pressed) in events)  # type: ignore[misc]  # the loop's own
    display.send("FWINRT")
    wait_for(lambda: Keys(frozenset({"pan_right"})) in events)
    assert connection.close()
