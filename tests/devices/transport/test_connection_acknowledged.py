"""The braille line with displays that acknowledge: silence is noticed, bursts are not queued."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.exchange import Timing
from accessigame.displays.driver import Emulated
from accessigame.displays.registry import find
from tests.wait_for import wait_for

QUICK = Timing(retry=(0.01, 0.02), hello=0.1, silence=5)
BURST = 100


class Desk:
    """A display of 40 cells that may fall silent, and a line on its port."""

    def __init__(self, name: str, link: Path) -> None:
        device = find(name).device(40)
        assert isinstance(device, Emulated)
        self.device = device
        self.frames: list[bytes] = []
        self.events: list[ConnectionEvent] = []
        self.display = EmulatedDisplay(self.device, link, self.frames.append)
        self.connection = DisplayConnection(name, str(link), self.events.append, QUICK)

    def answer(self, *, answers: bool) -> None:
        """Let the display acknowledge, or not."""
        self.device.silent = not answers

    def up(self, cells: bytes) -> Callable[[], bool]:
        """Return the condition that these cells are up, the rest blank."""
        return lambda: self.device.shown == cells.ljust(40, b"\0")

    def received(self, kind: type) -> Callable[[], bool]:
        """Return the condition that such an event was told."""
        return lambda: any(isinstance(event, kind) for event in self.events)


@pytest.fixture(params=["focus", "handytech"])
def desk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    """Provide a desk of each make."""
    made = Desk(request.param, tmp_path / "display")
    yield made
    assert made.connection.close()
    made.display.unplug()


def test_a_display_that_falls_silent_is_lost_and_found(desk: Desk) -> None:
    """The plug is in, and no acknowledgement comes: said once, and written when it is back."""
    desk.connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    desk.answer(answers=False)
    desk.connection.show(b"\x02")
    wait_for(desk.received(DisplayLost))
    desk.connection.show(b"\x03")
    desk.answer(answers=True)
    wait_for(desk.received(DisplayBack))
    wait_for(desk.up(b"\x03"))
    assert sum(isinstance(event, DisplayLost) for event in desk.events) == 1


def test_a_lost_acknowledgement_costs_nothing_but_time(desk: Desk) -> None:
    """The newest frame comes after the silence, and the display is not given up."""
    desk.connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    desk.answer(answers=False)
    desk.connection.show(b"\x02")
    wait_for(desk.up(b"\x02"))
    desk.answer(answers=True)
    desk.connection.show(b"\x03")
    wait_for(desk.up(b"\x03"))
    assert not desk.received(DisplayLost)()


def test_of_a_burst_only_the_newest_frames_are_sent(desk: Desk) -> None:
    """A hundred frames at once are not a hundred frames on the wire."""
    wait_for(lambda: desk.connection.cells == 40)
    for number in range(1, BURST + 1):
        desk.connection.show(bytes((number,)))
    wait_for(desk.up(bytes((BURST,))))
    assert len(desk.frames) < BURST / 2


def test_the_display_is_blank_at_the_end(desk: Desk) -> None:
    """The last blank line does not wait for the acknowledgement of the one before."""
    desk.connection.show(b"\x01")
    wait_for(desk.up(b"\x01"))
    desk.answer(answers=False)
    desk.connection.show(b"\x02")
    wait_for(desk.up(b"\x02"))
    assert desk.connection.close()
    wait_for(desk.up(b""))
