"""A process that gets no processor for a while: what came meanwhile is heard, in every make.

The port is a real pseudo-terminal; the clock is the test's own, and jumps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from accessigame.devices.transport import exchange
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.exchange import TIMING, ByteExchange, Mailbox, NobodyAnswers
from accessigame.devices.transport.port import Port, WakePipe
from accessigame.devices.transport.serial_port import SerialPort
from accessigame.displays import DisplayProtocol, Keys, Ready, Routing
from accessigame.displays.registry import find, names
from tests.wait_for import PATIENCE

IN_BYTES = {"albatross"}
"""Makes whose keys are single bytes: nothing of them can be cut."""
ASKED = {"canute"}
"""Makes that tell keys only when they are asked: half an answer is asked for again."""
MAKES = sorted(set(names()) - IN_BYTES - ASKED)
KEY = "pan_right"
LONG = 60.0
"""Seconds of a stall: longer than anything is waited for."""


class Clock:
    """A clock that stands still until it is told to jump."""

    now = 100.0

    def monotonic(self) -> float:
        """Return the time."""
        return self.now


class Stalled(Port):
    """A serial port: once the display has answered, and the driver waits for nothing, these turns.

    A turn is made of each wait and returns what came; without one, the mailbox closes.
    """

    def __init__(self, display: EmulatedDisplay, driver: DisplayProtocol, mailbox: Mailbox) -> None:
        self.settings = driver.settings
        self._driver = driver
        self.turns: Iterator[Callable[[], bytes]] = iter(())
        self.ready = self._begun = False
        self._mailbox = mailbox
        self._port = SerialPort(str(display.link), self.settings)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:  # noqa: ARG002 - the clock stands
        """Return what came."""
        if self._is_beginning():
            return self._port.wait(wake, PATIENCE)
        turn = next(self.turns, None)
        self._mailbox.closing = turn is None
        return turn() if turn else b""

    def _is_beginning(self) -> bool:
        self._begun = self._begun or (self.ready and self._driver.timeout is None)
        return not self._begun

    def next(self) -> bytes:
        """Wait in earnest for the bytes that are on their way."""
        return self._port.wait(self._mailbox.wake, PATIENCE)

    def nothing(self) -> bytes:
        """Ask the port, which has nothing."""
        return b""

    def write(self, data: bytes) -> None:
        """Send the bytes."""
        self._port.write(data)

    def close(self) -> None:
        """Close the port."""
        self._port.close()


class Stage:
    """One make, with its display on a pseudo-terminal and a clock that jumps."""

    def __init__(self, vendor: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.mailbox, self.told = Clock(), Mailbox(), list[Keys | Routing]()
        monkeypatch.setattr(exchange, "time", self.clock)
        device = find(vendor).device(find(vendor).sizes[0])
        self.stroke = device.press(frozenset({KEY})) + device.press(frozenset())
        self.display = EmulatedDisplay(device, folder / "display")
        self.driver = find(vendor).driver()
        self.port = Stalled(self.display, self.driver, self.mailbox)

    def play(self, turns: Iterator[Callable[[], bytes]]) -> list[Keys | Routing]:
        """Have these turns once the display has answered; return the keys that were told."""
        self.port.turns = turns
        with self.display, closing(self.port):
            ByteExchange(self.port, self.driver, self.mailbox, TIMING, self._hear).run()
        self.mailbox.wake.close()
        return self.told

    def sent(self, data: bytes) -> bytes:
        """Have the display send this; return it as the port gave it."""
        came = b""
        self.display.send(data)
        while data not in came:
            came += self.port.next()
        return came

    def stall(self) -> bytes:
        """Find nothing in the port, and get no processor for long after that."""
        nothing = self.port.nothing()
        self.clock.now += LONG
        return nothing

    def _hear(self, event: Ready | Keys | Routing) -> None:
        if isinstance(event, Ready):
            self.port.ready = True
        else:
            self.told.append(event)


def _cut_by_a_stall(stage: Stage) -> Iterator[Callable[[], bytes]]:
    for place in range(1, len(stage.stroke)):
        yield lambda place=place: stage.sent(stage.stroke[:place])  # type: ignore[misc]  # a default
        yield stage.stall
        yield lambda place=place: stage.sent(stage.stroke[place:])  # type: ignore[misc]  # a default


def _cut_by_a_quiet(stage: Stage) -> Iterator[Callable[[], bytes]]:
    yield lambda: stage.sent(stage.stroke[:1])
    yield stage.stall
    yield stage.port.nothing
    yield lambda: stage.sent(stage.stroke)


@pytest.mark.parametrize("vendor", MAKES)
def test_a_stall_of_the_process_loses_no_key(
    vendor: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However a stroke is cut, and however long the process slept, it is heard once.

    Fails when half a packet is given up by the clock alone, before the port was asked again.
    """
    stage = Stage(vendor, tmp_path, monkeypatch)
    strokes = len(stage.stroke) - 1
    assert strokes > 0
    assert stage.play(_cut_by_a_stall(stage)) == [Keys(frozenset({KEY}))] * strokes


@pytest.mark.parametrize("vendor", MAKES)
def test_half_a_packet_is_dropped_after_a_quiet(
    vendor: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the port has nothing after the time is over, the next stroke begins anew.

    Fails when half a packet is kept for ever.
    """
    stage = Stage(vendor, tmp_path, monkeypatch)
    assert stage.play(_cut_by_a_quiet(stage)) == [Keys(frozenset({KEY}))]


def test_an_answer_that_waits_in_the_port_is_no_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A display that answered while the process slept is found.

    Fails when a display is called silent by the clock alone.
    """
    stage = Stage("papenmeier", tmp_path, monkeypatch)
    stage.port.ready = True
    assert stage.play(iter((stage.stall, stage.port.next))) == []
    assert stage.driver.cells
    silent = Stage("papenmeier", tmp_path, monkeypatch)
    silent.port.ready = True
    with pytest.raises(NobodyAnswers):
        silent.play(iter((silent.stall, silent.port.nothing)))
    silent.mailbox.wake.close()
