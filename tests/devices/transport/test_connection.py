"""The braille line: newest frame only, plugs pulled and put back, nothing ever waits."""

from __future__ import annotations

import os
import pty
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.devices.transport import addressing
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
    DisplayReady,
    DisplaySilent,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.exchange import SendPacer, Timing
from accessigame.devices.transport.port import PortError
from accessigame.devices.transport.serial_port import PortHeld, PortMissing, SerialPort
from accessigame.displays import Keys, Ready, Routing, SerialSettings
from accessigame.displays.makes.baum import BaumDevice
from tests.wait_for import wait_for

QUICK = Timing(retry=(0.01, 0.02), hello=5, silence=10)
IMPATIENT = Timing(retry=(0.01, 0.02), hello=0.02, silence=0.05)
MODEL = "Baum VarioUltra"


class Desk:
    """A braille line and an emulated display on its port, with all that both tell."""

    def __init__(self, link: Path) -> None:
        self.link = link
        self.frames: list[bytes] = []
        self.events: list[ConnectionEvent] = []
        self.display: EmulatedDisplay | None = None
        self.connection: DisplayConnection | None = None

    def plug(self, total: int = 20) -> EmulatedDisplay:
        """Put a display on the port."""
        self.display = EmulatedDisplay(BaumDevice(total), self.link, self.frames.append)
        return self.display

    def start(self, timing: Timing = QUICK) -> DisplayConnection:
        """Start the line."""
        self.connection = DisplayConnection("baum", str(self.link), self.events.append, timing)
        return self.connection

    def received(self, event: ConnectionEvent, times: int = 1) -> Callable[[], bool]:
        """Return the condition that the line has told this so many times."""
        return lambda: self.events.count(event) == times

    def up(self, cells: bytes) -> Callable[[], bool]:
        """Return the condition that these cells are up, the rest blank."""
        return lambda: self.display is not None and self.display.device.shown.rstrip(b"\0") == cells

    def clear(self) -> None:
        """Stop everything."""
        if self.connection:
            assert self.connection.close()
        if self.display:
            self.display.unplug()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Provide a desk with nothing on it yet."""
    made = Desk(tmp_path / "display")
    yield made
    made.clear()


def test_a_display_is_found_and_shown_what_waits(desk: Desk) -> None:
    """A frame from before the display answered goes up as soon as it does."""
    desk.plug()
    connection = desk.start()
    connection.show(b"\x01\x1b\x02")
    wait_for(desk.up(b"\x01\x1b\x02"))
    assert desk.events == [Ready(MODEL, 20), DisplayReady(MODEL, 20)]
    assert connection.cells == 20


def test_keys_and_routing_are_told(desk: Desk) -> None:
    """A chord and a routing key come through, in order."""
    display = desk.plug()
    desk.start()
    wait_for(desk.received(DisplayReady(MODEL, 20)))
    display.press("space", "dot1")
    display.route(19)
    wait_for(desk.received(Routing(19)))
    assert desk.events[2:] == [Keys(frozenset({"space", "dot1"})), Routing(19)]


def test_cells_are_cut_and_filled_to_fit(desk: Desk) -> None:
    """Too many cells lose their end, too few are filled with blanks."""
    display = desk.plug()
    connection = desk.start()
    connection.show(b"\xff" * 100)
    wait_for(lambda: display.device.shown == b"\xff" * 20)
    connection.show(b"\x01")
    wait_for(lambda: display.device.shown == b"\x01".ljust(20, b"\0"))


def test_unchanged_cells_send_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cells again, with or without blanks at the end, cost no byte."""
    monkeypatch.setattr(SendPacer, "wait", lambda *_: 0.0)  # else the pace might hold them back
    display = desk.plug()
    connection = desk.start()
    connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    before = display.received
    for presses, cells in enumerate((b"\x01", b"\x01\0", b"\x01".ljust(40, b"\0")), 1):
        connection.show(cells)
        display.press("up")
        wait_for(desk.received(Keys(frozenset({"up"})), presses))
    assert display.received == before
    connection.show(b"\x02")
    wait_for(desk.up(b"\x02"))
    assert display.received == before + 22


def test_only_the_newest_frame_of_a_burst_counts(desk: Desk) -> None:
    """A burst of a hundred ends with the last on the cells, and most never cross the wire."""
    desk.plug()
    connection = desk.start()
    connection.show(b"\xff")
    wait_for(desk.up(b"\xff"))
    desk.frames.clear()
    begin = time.monotonic()
    for number in range(1, 101):
        connection.show(bytes((number,)))
    frames_of_time = (time.monotonic() - begin) / SerialSettings(19200).seconds(22)
    wait_for(desk.up(b"\x64"))
    assert len(desk.frames) <= frames_of_time + 3
    assert desk.frames[-1][0] == 100


def test_a_missing_port_is_said_once_and_awaited(desk: Desk) -> None:
    """Without a port at the start, it is said once; the display is found when it comes."""
    connection = desk.start()
    connection.show(b"\x07")
    wait_for(desk.received(PortMissing(str(desk.link))))
    wait_for(lambda: connection._tries > 5)
    desk.plug()
    wait_for(desk.up(b"\x07"))
    assert desk.events == [PortMissing(str(desk.link)), Ready(MODEL, 20), DisplayReady(MODEL, 20)]


def test_unplug_and_replug_are_survived(desk: Desk) -> None:
    """A pulled plug is said once; back on a new port, the newest frame goes up by itself."""
    display = desk.plug()
    connection = desk.start()
    connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    for time_ in range(1, 4):
        display.hold("dot2")
        display.unplug()
        wait_for(desk.received(DisplayLost(str(desk.link)), time_))
        wait_for(lambda: connection._tries > 3)
        connection.show(bytes((time_, 1)))
        display.replug()
        wait_for(desk.received(DisplayBack(MODEL, 20), time_))
        wait_for(desk.up(bytes((time_, 1))))
        display.hold()
        display.press("select")
        wait_for(desk.received(Keys(frozenset({"select"})), time_))
    assert not any(isinstance(event, PortMissing) for event in desk.events)
    assert Keys(frozenset({"dot2"})) not in desk.events


def test_the_frame_is_written_again_on_return(desk: Desk) -> None:
    """A display that comes back blank shows what was up before, though nothing changed."""
    display = desk.plug()
    desk.start().show(b"\x01")
    wait_for(desk.up(b"\x01"))
    display.unplug()
    wait_for(desk.received(DisplayLost(str(desk.link))))
    desk.plug()
    wait_for(desk.up(b"\x01"))


def test_a_display_that_switches_itself_off_is_lost(desk: Desk) -> None:
    """The power-down packet counts as a pulled plug, and an answer as a return."""
    device = BaumDevice(20)
    desk.display = EmulatedDisplay(device, desk.link)
    desk.start()
    wait_for(desk.received(DisplayReady(MODEL, 20)))
    desk.display.send(device.power_down())
    wait_for(desk.received(DisplayBack(MODEL, 20)))
    assert desk.events[2:] == [
        DisplayLost(str(desk.link)),
        Ready(MODEL, 20),
        DisplayBack(MODEL, 20),
    ]


def test_a_display_that_was_off_and_on_is_written_again(desk: Desk) -> None:
    """When it tells its size unasked, its cells are blank: they are sent, and nothing is said."""
    device = BaumDevice(20)
    desk.display = EmulatedDisplay(device, desk.link)
    desk.start().show(b"\x01")
    wait_for(desk.up(b"\x01"))
    before = desk.display.received
    desk.display.send(device.announce())
    wait_for(lambda: desk.display and desk.display.received == before + 22)
    assert desk.events == [Ready(MODEL, 20), DisplayReady(MODEL, 20)]


def test_another_display_on_the_port_is_announced(desk: Desk) -> None:
    """After a change of display, the number of cells is the new one's."""
    desk.plug(20)
    connection = desk.start()
    wait_for(desk.received(DisplayReady(MODEL, 20)))
    assert desk.display
    desk.display.unplug()
    desk.plug(40)
    wait_for(desk.received(DisplayReady(MODEL, 40)))
    assert connection.cells == 40


def test_a_silent_port_is_said_once_and_asked_again(desk: Desk) -> None:
    """A port where nobody answers is said once; a display that wakes up there is found."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    desk.link.symlink_to(os.ttyname(slave))
    connection = desk.start(IMPATIENT)
    wait_for(desk.received(DisplaySilent(str(desk.link))))
    wait_for(lambda: connection._tries > 3)
    os.read(master, 100_000)
    device = BaumDevice(20)

    def answer() -> bool:
        with suppress(BlockingIOError):
            os.write(master, device.receive(os.read(master, 4096)))
        return DisplayReady(MODEL, 20) in desk.events

    wait_for(answer)
    assert desk.events.count(DisplaySilent(str(desk.link))) == 1
    assert connection.close()
    os.close(master)
    os.close(slave)


def test_another_protocol_on_the_port_is_silence(desk: Desk) -> None:
    """What answers, but not as a display of this protocol does, is not taken for one."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    desk.link.symlink_to(os.ttyname(slave))
    connection = desk.start(IMPATIENT)
    os.write(master, b"\xfe\x89\x01\x1b\x00OK\r\n" * 20)
    wait_for(desk.received(DisplaySilent(str(desk.link))))
    assert connection.cells is None
    assert connection.close()
    os.close(master)
    os.close(slave)


def test_a_transient_trouble_after_a_loss_is_not_said(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A port that somebody else has for a moment after plugging in is no news; for longer it is."""
    display = desk.plug()
    connection = desk.start()
    wait_for(desk.received(DisplayReady(MODEL, 20)))
    held, path = PortHeld(str(desk.link), "brltty"), str(desk.link)
    refusals = [held, PortMissing(path), held]

    def refuse(path: str, settings: SerialSettings) -> SerialPort:
        if refusals:
            raise PortError(refusals.pop(0))
        return SerialPort(path, settings)

    monkeypatch.setattr(addressing, "SerialPort", refuse)
    display.unplug()
    wait_for(lambda: not refusals)
    display.replug()
    wait_for(desk.received(DisplayBack(MODEL, 20)))
    assert held not in desk.events
    refusals.extend([PortMissing(path), held, held, held])
    display.unplug()
    wait_for(lambda: not refusals)
    assert desk.events.count(held) == 1
    assert connection.cells == 20


def test_closing_leaves_the_cells_blank(desk: Desk) -> None:
    """At the end nothing stays up that nobody keeps up to date."""
    display = desk.plug()
    connection = desk.start()
    connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    assert connection.close()
    wait_for(desk.up(b""))
    before = display.received
    connection.show(b"\x02")
    assert connection.close()
    assert display.received == before
    assert DisplayLost(str(desk.link)) not in desk.events


def test_a_farewell_stays_on_the_cells(desk: Desk) -> None:
    """What is given at the end stays up, filled with blanks."""
    desk.plug()
    connection = desk.start()
    connection.show(b"\x01\x02\x03")
    wait_for(desk.up(b"\x01\x02\x03"))
    assert connection.close(b"\x04")
    wait_for(desk.up(b"\x04"))


def test_closing_does_not_wait_for_a_display(desk: Desk) -> None:
    """Without a port, or while a question is unanswered, the end comes at once."""
    connection = desk.start(Timing(retry=(60.0,), silence=60.0, hello=60.0, farewell=10.0))
    wait_for(desk.received(PortMissing(str(desk.link))))
    assert connection.close()


def test_show_never_waits(desk: Desk) -> None:
    """A display that takes nothing does not hold up whoever shows."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    os.write(master, BaumDevice(80).announce())
    desk.link.symlink_to(os.ttyname(slave))
    connection = desk.start()
    wait_for(lambda: connection.cells or not os.write(master, BaumDevice(80).announce()))
    slowest = 0.0
    for number in range(20_000):
        begin = time.perf_counter()
        connection.show(bytes((number % 256,)) * 80)
        slowest = max(slowest, time.perf_counter() - begin)
    assert slowest < 1
    assert connection.close()
    os.close(master)
    os.close(slave)


def test_an_unknown_protocol_is_refused() -> None:
    """The name of the protocol is checked before anything is opened."""
    with pytest.raises(NotUnderstood):
        DisplayConnection("bomb", "/dev/null", print)
