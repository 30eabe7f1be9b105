"""Each protocol against real BRLTTY: it takes our emulator for the real thing, and so do we.

One test is one display, met by BRLTTY, then by our own driver on the same port.
docs/displays.md prints what is tried here, and a test below compares the two.
BRLTTY takes a second to listen, so that of the next display is started ahead.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
    DisplayReady,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays import Keys, Ready, Routing
from accessigame.displays.registry import find, names, vendors
from tests.acceptance.brltty import ROUTE, WITH_BRLTTY, BrlapiClient, Brltty, write_until_shown
from tests.acceptance.peer import MOVES, Peer, found
from tests.wait_for import PATIENCE, wait_for

pytestmark = WITH_BRLTTY

ROWS = found()
EVERY_DOT = bytes((0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1B, 0x1B, 0x03, 0xFD))
FRAMES = (EVERY_DOT, EVERY_DOT[::-1], b"\x1b" * 99, b"\xff" * 99, bytes(range(1, 100)), b"")

HEADING = "| make | driver of BRLTTY |"
DOCS = Path(__file__).parents[2] / "docs" / "displays.md"


def printed() -> list[str]:
    """Return the matrix as docs/displays.md prints it, one row for each make."""
    rows = []
    for vendor in names():
        real = ", ".join(vendors()[vendor].hardware) or "none"
        peers = [peer for peer in ROWS if peer.vendor == vendor]
        if not peers:  # BRLTTY has no driver that could be asked
            sizes = ", ".join(map(str, vendors()[vendor].sizes))
            proofs = f"by the standard | by the standard | ours | yes | {real}"
            rows.append(f"| `{vendor}` | none at all | {sizes} | {proofs} |")
            continue
        asked = {f"`{' '.join((p.driver, p.parameters)).strip()}`" for p in peers if p.spoken}
        cells = ", ".join(map(str, sorted({peer.cells for peer in peers})))
        theirs = "yes" if asked else "by the documents"
        back = "both" if all(p.spoken and p.finds_again for p in peers) else "ours"
        driver = " ".join(asked) or "none on a port"
        proofs = f"{theirs} | {theirs} | {back} | yes | {real}"
        rows.append(f"| `{vendor}` | {driver} | {cells} | {proofs} |")
    return rows


def test_the_matrix_is_printed_as_it_runs() -> None:
    """The page has a row for each make, and says of it what is tried here, no more and no less."""
    lines = DOCS.read_text("utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(HEADING))
    rows = lines[start + 2 :]
    assert rows[: rows.index("")] == printed()


@pytest.mark.parametrize("vendor", names())
def test_each_make_is_tried_amid_noise(vendor: str) -> None:
    """The tests of each protocol mix good packets with noise, cut at any byte."""
    file = find(vendor).driver.__module__.rpartition(".")[2]
    module = import_module(f"tests.displays.makes.test_{file}")
    assert [name for name in vars(module) if name.endswith("heard_amid_noise")]


class Bench:
    """A row of the matrix: its display plugged in, and BRLTTY on its port if that speaks it."""

    def __init__(self, peer: Peer, folder: Path) -> None:
        self.peer = peer
        self.display = EmulatedDisplay(peer.make(), folder / "display")
        self.count = len(self.display.device.shown)
        self.brltty: Brltty | None = None
        if peer.spoken:
            self.brltty = Brltty(peer.driver, self.display.link, folder, peer.parameters)

    @property
    def routed(self) -> range:
        """The cells with a routing key."""
        return range(self.count if self.display.device.has_routing else 0)

    def filled(self, cells: bytes) -> bytes:
        """Return the cells, cut or followed by blanks to the end of the display."""
        return cells[: self.count].ljust(self.count, b"\0")

    def shows(self, cells: bytes) -> bool:
        """Say whether these cells are up, and no others."""
        return self.display.device.shown == self.filled(cells)

    def until_up(self, cells: bytes) -> None:
        """Wait until the display shows these cells and no others."""
        wait_for(lambda: self.shows(cells))

    def end_brltty(self) -> None:
        """Have BRLTTY let go of the port; more than once does no harm."""
        if self.brltty is not None:
            self.brltty.end()

    def close(self) -> None:
        """End it all."""
        self.end_brltty()
        self.display.unplug()


class Ahead:
    """Benches by their rows; the one after the row that is asked for is started, too."""

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        self._factory = factory
        self._started: dict[int, Bench] = {}

    def take(self, row: int) -> Bench:
        """Return the bench of a row."""
        for number in (row, row + 1):
            if number not in self._started and number < len(ROWS):
                self._started[number] = Bench(ROWS[number], self._factory.mktemp("row"))
        return self._started.pop(row)

    def close(self) -> None:
        """End what nobody took."""
        for bench in self._started.values():
            bench.close()


@pytest.fixture(scope="module")
def ahead(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ahead]:
    """Give the benches of all rows."""
    benches = Ahead(tmp_path_factory)
    yield benches
    benches.close()


@pytest.fixture(params=range(len(ROWS)), ids=[str(row) for row in ROWS])
def bench(request: pytest.FixtureRequest, ahead: Ahead) -> Iterator[Bench]:
    """Give each row in turn."""
    taken = ahead.take(request.param)
    yield taken
    taken.close()


def test_brltty_and_we_take_it_for_a_display(bench: Bench) -> None:
    """BRLTTY finds it, writes, understands its keys, finds it again; then our driver does.

    Fails, naming the step, when a byte of a protocol's packet table is wrong.
    """
    if bench.brltty is not None:
        client = bench.brltty.client()
        check_found(bench, client)
        check_cells(bench, client)
        check_keys(bench, bench.brltty, client)
        if bench.peer.finds_again:
            check_found_again(bench, client)
        bench.end_brltty()
    check_our_driver(bench)


def check_found(bench: Bench, client: BrlapiClient) -> None:
    """Check that BRLTTY names its driver, and the size of the display."""
    assert client.driver() == bench.peer.name
    rows = bench.display.device.rows
    assert client.size() == (bench.count // rows, rows)


def check_cells(bench: Bench, client: BrlapiClient) -> None:
    """Check that every cell that BRLTTY writes arrives."""
    for cells in bench.peer.frames(FRAMES):
        client.write(bench.filled(cells))
        bench.until_up(cells)


def check_keys(bench: Bench, brltty: Brltty, client: BrlapiClient) -> None:
    """Check that the keys, and each routing key, come out of BRLTTY as commands."""
    device = bench.display.device
    finger = Finger(bench, brltty, client)
    for keys, command in bench.peer.commands.items():
        stroke = device.press(frozenset(keys.split())) + device.press(frozenset())
        assert finger.told(stroke) == command, f"{keys}\n{brltty.said()}"
    for cell in bench.routed:
        assert finger.told(device.route(cell)) == ROUTE + cell, brltty.said()


class Finger:
    """Somebody who presses keys, and presses one again if nothing comes of it.

    On a busy machine BRLTTY may come too late for a packet, or to tell its command: so a command
    that comes once more behind a key that was pressed twice is the same one.
    """

    def __init__(self, bench: Bench, brltty: Brltty, client: BrlapiClient) -> None:
        self._bench = bench
        self._brltty = brltty
        self._client = client
        self._twice: int | None = None

    def told(self, stroke: bytes) -> int | None:
        """Return the command that comes of a stroke, or None."""
        tap(self._bench, self._brltty, stroke)
        command = self._next()
        if command is None:
            tap(self._bench, self._brltty, stroke)
            command = self._twice = self._next()
        return command

    def _next(self) -> int | None:
        while (command := self._client.key(PATIENCE / 2)) is not None and command == self._twice:
            pass
        return command


def tap(bench: Bench, brltty: Brltty, stroke: bytes) -> None:
    """Send a press and its release, packet by packet where BRLTTY wants them so."""
    size = bench.peer.key_bytes
    if not size:
        bench.display.send(stroke)
        return
    for start in range(0, len(stroke), size):
        read = brltty.packets_read()
        bench.display.send(stroke[start : start + size])
        wait_for(lambda read=read: brltty.packets_read() > read)  # type: ignore[misc]  # a default


def check_found_again(bench: Bench, client: BrlapiClient) -> None:
    """Check that BRLTTY, which notices at its next write, finds the display on a new port."""
    client.write(bench.filled(b"\x01"))
    bench.until_up(b"\x01")
    bench.display.unplug()
    bench.display.replug()
    write_until_shown(client, bench.shows, bench.count)


def check_our_driver(bench: Bench) -> None:
    """Check that our own line writes, hears each key once, and survives a replug."""
    events: list[ConnectionEvent] = []
    connection = DisplayConnection(bench.peer.vendor, str(bench.display.link), events.append)
    wait_for(lambda: DisplayReady in map(type, events))
    ready = next(event for event in events if isinstance(event, Ready))
    assert (ready.cells, bench.peer.model in ready.model) == (bench.count, True), ready
    for cells in bench.peer.frames((EVERY_DOT[::-1], EVERY_DOT, EVERY_DOT[1:])):
        connection.show(cells)
        bench.until_up(cells)
    check_our_keys(bench, connection, events)
    check_our_replug(bench, connection, events, ready)
    assert connection.close()
    bench.until_up(b"")


def check_our_keys(
    bench: Bench, connection: DisplayConnection, events: list[ConnectionEvent]
) -> None:
    """Check that each key and each routing key is told once, and nothing is sent for it."""
    received = bench.display.received
    connection.show(EVERY_DOT[1:])
    for name in MOVES:
        bench.display.press(name)
    for cell in bench.routed:
        bench.display.route(cell)
    expected = [*(Keys(frozenset({n})) for n in MOVES), *map(Routing, bench.routed)]
    wait_for(lambda: expected[-1] in events)
    told = [event for event in events if isinstance(event, Keys | Routing)]
    assert told == expected
    if not bench.peer.chatty:
        assert bench.display.received == received, "what is up already was sent again"


def check_our_replug(
    bench: Bench, connection: DisplayConnection, events: list[ConnectionEvent], ready: Ready
) -> None:
    """Check that a pulled plug is said, and the newest line is back after it is in again."""
    bench.display.unplug()
    wait_for(lambda: DisplayLost(str(bench.display.link)) in events)
    (cells,) = bench.peer.frames((EVERY_DOT,))
    connection.show(cells)
    bench.display.replug()
    wait_for(lambda: DisplayBack(ready.model, *ready.shape) in events)
    bench.until_up(cells)
