"""Real BRLTTY accepts the emulated Baum display, and our driver accepts the same one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.devices.braille_line import (
    BrailleLine,
    DisplayBack,
    DisplayLost,
    DisplayReady,
    LineEvent,
)
from accessigame.devices.emulated_display import EmulatedDisplay
from accessigame.displays import Keys, Routing
from accessigame.displays.baum import BaumDevice
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT, ROUTE, Brltty
from tests.until import until

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(shutil.which("brltty") is None, reason="Debian's brltty is not installed"),
]

SIZES = (12, 20, 40, 80)
EVERY_DOT = bytes((0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1B, 0xFF, 0x1B, 0x1B))
MODEL = "Baum VarioUltra"


class Counted(EmulatedDisplay):
    """An emulated display that keeps every frame."""

    def __init__(self, total: int, link: Path) -> None:
        self.frames: list[bytes] = []
        super().__init__(BaumDevice(total, MODEL), link, self.frames.append)


@pytest.fixture(params=SIZES)
def display(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Counted]:
    """Give an emulated display of each size, plugged in."""
    with Counted(request.param, tmp_path / "display") as plugged:
        yield plugged


def filled(cells: bytes, display: EmulatedDisplay) -> bytes:
    """Return the cells, followed by blanks to the end of the display."""
    return cells.ljust(len(display.device.shown), b"\0")


def test_brltty_writes_cells_that_arrive(display: Counted, tmp_path: Path) -> None:
    """BRLTTY takes the emulator for a Baum display, and its cells, ESC too, arrive right."""
    with Brltty("bm", display.link, tmp_path) as brltty:
        client = brltty.client()
        assert client.driver() == "Baum"
        assert client.size() == (len(display.device.shown), 1)
        for cells in (EVERY_DOT, b"\x1b" * len(display.device.shown), b""):
            client.write(filled(cells, display))
            until(lambda wanted=cells: display.device.shown == filled(wanted, display))  # type: ignore[misc]  # a default


def test_brltty_understands_the_keys(display: Counted, tmp_path: Path) -> None:
    """The emulator's keys and each of its routing keys come out of BRLTTY as commands."""
    with Brltty("bm", display.link, tmp_path) as brltty:
        client = brltty.client()
        for names, command in (
            ("pan_left", PAN_LEFT),
            ("pan_right", PAN_RIGHT),
            ("up", LINE_UP),
            ("down", LINE_DOWN),
            ("joy_left", PAN_LEFT),
            ("d6", LINE_DOWN),
        ):
            display.press(names)
            assert client.key() == command, names
        for cell in range(len(display.device.shown)):
            display.route(cell)
            assert client.key() == ROUTE + cell


def test_brltty_understands_typed_dots(tmp_path: Path) -> None:
    """Dots 1, 2, 4 and 5, whose packet holds a doubled ESC, reach BRLTTY as those dots."""
    with (
        Counted(40, tmp_path / "display") as display,
        Brltty("bm", display.link, tmp_path) as brltty,
    ):
        client = brltty.client()
        display.press("dot1", "dot2", "dot4", "dot5")
        assert client.key() & 0xFFFF == 0x1B


def test_brltty_finds_it_again(tmp_path: Path) -> None:
    """BRLTTY, which notices a pulled plug at its next write, finds the display on a new port."""
    with (
        Counted(40, tmp_path / "display") as display,
        Brltty("bm", display.link, tmp_path) as brltty,
    ):
        client = brltty.client()
        client.write(filled(b"\x01", display))
        until(lambda: display.frames and display.frames[-1][:2] == b"\x01\0")
        display.unplug()
        client.write(filled(b"\x02", display))
        display.replug()
        until(lambda: display.device.shown == filled(b"\x02", display), 30)


def test_our_driver_accepts_what_brltty_accepted(display: Counted, tmp_path: Path) -> None:
    """After BRLTTY, on the same port, our own line writes, hears keys, and survives a replug."""
    with Brltty("bm", display.link, tmp_path) as brltty:
        client = brltty.client()
        client.write(filled(EVERY_DOT, display))
        until(lambda: display.device.shown == filled(EVERY_DOT, display))
    events: list[LineEvent] = []
    line = BrailleLine("baum", str(display.link), events.append)
    count = len(display.device.shown)
    until(lambda: DisplayReady(MODEL, count) in events)
    line.show(EVERY_DOT[::-1])
    until(lambda: display.device.shown == filled(EVERY_DOT[::-1], display))
    for name in ("pan_left", "pan_right", "up", "down"):
        display.press(name)
    display.route(count - 1)
    until(lambda: Routing(count - 1) in events)
    assert [event for event in events if isinstance(event, Keys)] == [
        Keys(frozenset({name})) for name in ("pan_left", "pan_right", "up", "down")
    ]
    display.unplug()
    until(lambda: DisplayLost(str(display.link)) in events)
    line.show(b"\x1b\x1b")
    display.replug()
    until(lambda: DisplayBack(MODEL, count) in events)
    until(lambda: display.device.shown == filled(b"\x1b\x1b", display))
    assert line.close()
