"""How fast frames reach the wire and keys come back: our line beside BRLTTY, on one machine.

Each frame is timed from the call that shows it to its last byte on the pseudo-terminal.
Both are measured in turns, with the wire idle before each frame, so that neither is paced.
"""

from __future__ import annotations

import os
import queue
import select
import shutil
import statistics
import sys
import tempfile
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from accessigame.braille import Translator
from accessigame.core.model import EVERYONE
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.devices.transport.connection import DisplayConnection
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.baum import SETTINGS, Baum, BaumDevice
from tests.acceptance.brltty import Brltty
from tests.wait_for import PATIENCE, wait_for

CELLS: Final = 40
FRAMES: Final = 100
BURST: Final = 100
REPLUGS: Final = 8
PAUSE: Final = 0.03
"""Longer than a frame takes on the wire, 21.9 ms."""


class Wire:
    """The far end of a pseudo-terminal, answered for by an emulated Baum display."""

    def __init__(self, link: Path) -> None:
        self.device = BaumDevice(CELLS)
        self.frames = 0
        self._master, self._slave = os.openpty()
        tty.setraw(self._slave)
        link.symlink_to(os.ttyname(self._slave))

    def close(self) -> None:
        """Hang up."""
        os.close(self._master)
        os.close(self._slave)

    def serve(self, seconds: float) -> bytes:
        """Answer for so long, or until bytes came; return them."""
        if not select.select([self._master], [], [], seconds)[0]:
            return b""
        data = os.read(self._master, 4096)
        os.write(self._master, self.device.receive(data))
        return data

    def until(self, done: Callable[[], bool]) -> None:
        """Answer until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not done():
            self.serve(0.01)
            if time.monotonic() > end:
                raise TimeoutError("the display was not written to")

    def settle(self) -> None:
        """Answer until the wire has been idle for a pause."""
        while self.serve(PAUSE):
            pass

    def timed(self, show: Callable[[bytes], object], cells: bytes) -> float:
        """Return how many seconds it takes from the call to the frame's last byte."""
        expected = _frame(cells)
        received = b""
        begin = time.perf_counter()
        show(cells)
        while len(received) < len(expected):
            if not select.select([self._master], [], [], PATIENCE)[0]:
                raise TimeoutError("a frame never came")
            received += os.read(self._master, 4096)
        seconds = time.perf_counter() - begin
        self.device.receive(received)
        return seconds

    def burst(self, show: Callable[[bytes], object]) -> tuple[float, int]:
        """Show a hundred frames at once; return seconds to the last one, and frames sent."""
        frames = [_cells(FRAMES + number) for number in range(BURST)]  # none is up already
        received = 0
        begin = time.perf_counter()
        for cells in frames:
            show(cells)
        while self.device.shown != frames[-1]:
            data = self.serve(PATIENCE)
            if not data:
                raise TimeoutError("the last frame never came")
            received += len(data)
        return time.perf_counter() - begin, received // len(_frame(frames[0]))


def _cells(number: int) -> bytes:
    """Return a frame's cells: other ones for each of 128 numbers in a row, none of them ESC."""
    return bytes((0x40 + number % 128,)) * CELLS


def _frame(cells: bytes) -> bytes:
    driver = Baum()
    driver.receive(BaumDevice(CELLS).announce())
    return driver.show(cells)


@contextmanager
def _ours(folder: Path) -> Iterator[tuple[Wire, Callable[[bytes], object]]]:
    wire = Wire(folder / "ours")
    connection = DisplayConnection("baum", str(folder / "ours"), lambda _: None)
    try:
        wire.until(lambda: connection.cells is not None)
        yield wire, connection.show
    finally:
        connection.close()
        wire.close()


@contextmanager
def _theirs(folder: Path) -> Iterator[tuple[Wire, Callable[[bytes], object]]]:
    wire = Wire(folder / "theirs")
    try:
        with Brltty("bm", folder / "theirs", folder) as brltty:
            wire.until(lambda: any(wire.device.shown))
            wire.settle()
            yield wire, brltty.client().write
    finally:
        wire.close()


def _turns(
    ours: tuple[Wire, Callable[[bytes], object]], theirs: tuple[Wire, Callable[[bytes], object]]
) -> tuple[list[float], list[float]]:
    """Time the frames of both, in turns."""
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(FRAMES):
        for (wire, show), found in zip((ours, theirs), times, strict=True):
            wire.settle()
            found.append(wire.timed(show, _cells(number)))
    return times


def run() -> list[str]:
    """Return the figures, one line each."""
    if shutil.which("brltty") is None:
        return ["display frame: BRLTTY is not installed, nothing to compare with"]
    with (
        tempfile.TemporaryDirectory() as name,
        _ours(Path(name)) as ours,
        _theirs(Path(name)) as theirs,
    ):
        times = _turns(ours, theirs)
        mine, yours = (statistics.median(found) * 1000 for found in times)
        late, later = (_percentile(found) * 1000 for found in times)
        frame = SETTINGS.seconds(len(_frame(_cells(0)))) * 1000
        lines = [
            f"display frame: ours {mine:.2f} ms, BRLTTY {yours:.2f} ms, ratio {mine / yours:.2f}",
            f"display frame, 95 of 100 within: ours {late:.2f} ms, BRLTTY {later:.2f} ms",
            f"display frame, one wire time: {frame:.1f} ms",
        ]
        for who, (wire, show) in (("ours", ours), ("BRLTTY", theirs)):
            wire.settle()
            seconds, count = wire.burst(show)
            lines.append(
                f"display burst of {BURST}: {who} last after {seconds * 1000:.1f} ms "
                f"({seconds * 1000 / frame:.1f} wire times), {count} frames sent"
            )
    return [*lines, *_keys(), _replug()]


def _percentile(times: list[float]) -> float:
    return statistics.quantiles(times, n=20)[-1]


def _keys() -> list[str]:
    """Time keys from the port to what they mean: t in dots, pressed and let go."""
    heard: queue.SimpleQueue[float] = queue.SimpleQueue()
    display = BrailleDisplay(
        Translator("us-compact"), EVERYONE, lambda _: heard.put(time.perf_counter()), lambda _: None
    )
    with tempfile.TemporaryDirectory() as folder, _emulated(Path(folder)) as device:
        connection = DisplayConnection("baum", str(device.link), display.on_event)
        display.attach(connection)
        wait_for(lambda: connection.cells is not None)
        times = []
        for _ in range(FRAMES):
            begin = time.perf_counter()
            device.press("dot2", "dot3", "dot4", "dot5")
            times.append(heard.get(timeout=PATIENCE) - begin)
        connection.close()
    median, late = statistics.median(times) * 1000, _percentile(times) * 1000
    return [f"display key to intent: median {median:.2f} ms, 95 of 100 within {late:.2f} ms"]


def _replug() -> str:
    """Time from plugging in to the newest line on the cells; the worst of a few."""
    with tempfile.TemporaryDirectory() as folder, _emulated(Path(folder)) as device:
        connection = DisplayConnection("baum", str(device.link), lambda _: None)
        times = []
        for number in range(REPLUGS):
            _show(connection, device, _cells(number))
            device.unplug()
            time.sleep(number * 0.3)  # plugs come back after a while, not at once
            begin = time.perf_counter()
            device.replug()
            _show(connection, device, _cells(number + 50))
            times.append(time.perf_counter() - begin)
        connection.close()
    return f"display back after a replug: worst of {REPLUGS}: {max(times):.2f} s"


def _show(connection: DisplayConnection, device: EmulatedDisplay, cells: bytes) -> None:
    connection.show(cells)
    wait_for(lambda: device.device.shown == cells)


def _emulated(folder: Path) -> EmulatedDisplay:
    return EmulatedDisplay(BaumDevice(CELLS), folder / "display")


if __name__ == "__main__":
    sys.stdout.write("\n".join(run()) + "\n")
