"""Each protocol against real BRLTTY: it takes our emulator for the real thing, and so do we.

The columns of the matrix in docs/displays.md are the tests of this file.
"""

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
from tests.acceptance.brltty import ROUTE, Brltty, write_until_shown
from tests.acceptance.peer import MOVES, Peer, found
from tests.until import until

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(shutil.which("brltty") is None, reason="Debian's brltty is not installed"),
]

EVERY_DOT = bytes((0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1B, 0xFF, 0x1B, 0x1B))


class Bench:
    """A row of the matrix, its display plugged in."""

    def __init__(self, peer: Peer, folder: Path) -> None:
        self.peer = peer
        self.folder = folder
        self.display = EmulatedDisplay(peer.make(), folder / "display")

    def brltty(self) -> Brltty:
        """Start BRLTTY on the display's port."""
        return Brltty(self.peer.driver, self.display.link, self.folder, self.peer.parameters)

    def filled(self, cells: bytes) -> bytes:
        """Return the cells, cut or followed by blanks to the end of the display."""
        count = len(self.display.device.shown)
        return cells[:count].ljust(count, b"\0")

    def until_up(self, cells: bytes, seconds: float = 20) -> None:
        """Wait until the display shows these cells and no others."""
        until(lambda: self.display.device.shown == self.filled(cells), seconds)


@pytest.fixture(params=found(), ids=str)
def bench(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Bench]:
    """Give each row in turn."""
    made = Bench(request.param, tmp_path)
    yield made
    made.display.unplug()


def tap(bench: Bench, brltty: Brltty, stroke: bytes) -> None:
    """Send a press and its release, packet by packet where BRLTTY wants them so."""
    size = bench.peer.key_bytes or len(stroke)
    for start in range(0, len(stroke), size):
        read = brltty.said().count("input packet")
        bench.display.send(stroke[start : start + size])
        until(lambda read=read: brltty.said().count("input packet") > read)  # type: ignore[misc]  # a default


def test_brltty_finds_it_and_writes_cells(bench: Bench) -> None:
    """BRLTTY names the driver and the size, and every cell that it writes arrives."""
    with bench.brltty() as brltty:
        client = brltty.client()
        assert client.driver() == bench.peer.name
        assert client.size() == (len(bench.display.device.shown), 1)
        for cells in (EVERY_DOT, EVERY_DOT[::-1], b"\x1b" * 99, bytes(range(1, 100)), b""):
            client.write(bench.filled(cells))
            bench.until_up(cells)


def test_brltty_understands_the_keys(bench: Bench) -> None:
    """The emulator's keys and each of its routing keys come out of BRLTTY as commands."""
    with bench.brltty() as brltty:
        client = brltty.client()
        for names, command in bench.peer.commands.items():
            device = bench.display.device
            tap(bench, brltty, device.press(frozenset(names.split())) + device.press(frozenset()))
            assert client.key() == command, names
        for cell in range(len(bench.display.device.shown)):
            tap(bench, brltty, bench.display.device.route(cell))
            assert client.key() == ROUTE + cell


def test_brltty_finds_it_again(bench: Bench) -> None:
    """BRLTTY, which notices a pulled plug at its next write, finds the display on a new port."""
    with bench.brltty() as brltty:
        client = brltty.client()
        client.write(bench.filled(b"\x01"))
        bench.until_up(b"\x01")
        bench.display.unplug()
        bench.display.replug()
        shown = bench.display.device
        write_until_shown(client, lambda c: shown.shown == bench.filled(c), len(shown.shown))


def test_our_driver_accepts_what_brltty_accepted(bench: Bench) -> None:
    """After BRLTTY, on the same port, our own line writes, hears keys, and survives a replug."""
    with bench.brltty() as brltty:
        brltty.client().write(bench.filled(EVERY_DOT))
        bench.until_up(EVERY_DOT)
    display, model, count = bench.display, bench.peer.model, len(bench.display.device.shown)
    events: list[LineEvent] = []
    line = BrailleLine(bench.peer.vendor, str(display.link), events.append)
    until(lambda: DisplayReady(model, count) in events)
    for cells in (EVERY_DOT[::-1], EVERY_DOT, EVERY_DOT[1:]):
        line.show(cells)
        bench.until_up(cells)
    received = display.received
    line.show(EVERY_DOT[1:])
    for name in MOVES:
        display.press(name)
    for cell in range(count):
        display.route(cell)
    until(lambda: Routing(count - 1) in events)
    told = [event for event in events if isinstance(event, Keys | Routing)]
    assert told == [*(Keys(frozenset({name})) for name in MOVES), *map(Routing, range(count))]
    assert display.received == received, "what is up already was sent again"
    display.unplug()
    until(lambda: DisplayLost(str(display.link)) in events)
    line.show(EVERY_DOT)
    display.replug()
    until(lambda: DisplayBack(model, count) in events)
    bench.until_up(EVERY_DOT)
    assert line.close()
    bench.until_up(b"")
