"""Displays that want answers, signs of life, or other settings, on a connection."""

from __future__ import annotations

import os
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import pytest

from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
    DisplayReady,
    DisplaySilent,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.exchange import Timing
from accessigame.displays import Device, SerialSettings
from accessigame.displays.makes.albatross import KEEP_ALIVE, AlbatrossDevice
from accessigame.displays.makes.mdv import MdvDevice
from accessigame.displays.registry import find
from tests.wait_for import wait_for

QUICK = Timing(retry=(0.01, 0.02), hello=0.02, silence=0.2)
PATIENT = Timing(retry=(0.01, 0.02))
IN_TURN = Timing(retry=(0.01, 0.02), hello=0.02, silence=0.6)
"""Long enough that a display on a busy machine answers in time, once it is asked rightly."""


class Choosy:
    """A device that understands one setting of the line and no other.

    Parity itself does not survive on a pseudo-terminal; that it would be odd does.
    """

    def __init__(self, device: Device, link: Path, settings: SerialSettings) -> None:
        self._device = device
        self._link = link
        self._settings = settings
        self.keys, self.press = device.keys, device.press
        self.route, self.click = device.route, device.click
        self.rows, self.has_routing = device.rows, device.has_routing

    @property
    def shown(self) -> bytes:
        """The cells that are up now."""
        return self._device.shown

    @cached_property
    def _port(self) -> Path:
        return self._link.resolve()

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes if they come as they should."""
        port = os.open(self._port, os.O_RDWR | os.O_NOCTTY)
        try:
            settings = termios.tcgetattr(port)
        finally:
            os.close(port)
        odd, handshake = (bool(settings[2] & flag) for flag in (termios.PARODD, termios.CRTSCTS))
        speed = getattr(termios, f"B{self._settings.baud}")
        found = (settings[4], odd, handshake)
        right = found == (speed, self._settings.parity == "O", self._settings.handshake)
        return self._device.receive(data) if right else b""


@contextmanager
def connected(
    name: str, display: EmulatedDisplay, timing: Timing
) -> Iterator[list[ConnectionEvent]]:
    """Provide the events of a connection of this protocol, and close it in the end."""
    events: list[ConnectionEvent] = []
    opened = DisplayConnection(name, str(display.link), events.append, timing)
    opened.show(b"\x01")
    try:
        yield events
    finally:
        assert opened.close()


def test_a_display_that_acknowledges_nothing_is_lost_and_found(tmp_path: Path) -> None:
    """After three frames without an answer it is looked for, and shows the frame again."""
    device = MdvDevice(40)
    device.silent = True
    with (
        EmulatedDisplay(device, tmp_path / "display") as display,
        connected("mdv", display, QUICK) as events,
    ):
        wait_for(lambda: DisplayLost(str(display.link)) in events)
        device.silent = False
        wait_for(lambda: DisplayBack("MDV", 40) in events)
        wait_for(lambda: device.shown[0] == 1)


def test_all_that_a_display_says_is_answered(tmp_path: Path) -> None:
    """Frames, keys and routing keys, and the farewell: no packet is left without its answer."""
    device = MdvDevice(40)
    with EmulatedDisplay(device, tmp_path / "display") as display:
        with connected("mdv", display, QUICK):
            wait_for(lambda: device.shown[0] == 1)
            display.press("pan_left")
            display.route(3)
            wait_for(lambda: device.unacknowledged == 0)
        wait_for(lambda: device.shown == bytes(40))


def test_a_display_that_wants_signs_of_life_gets_them(tmp_path: Path) -> None:
    """Nothing changes for longer than it would bear, and it never starts again."""
    device = AlbatrossDevice(80)
    with (
        EmulatedDisplay(device, tmp_path / "display") as display,
        connected("albatross", display, PATIENT) as events,
    ):
        wait_for(lambda: device.shown[0] == 1)
        before = display.received
        wait_for(lambda: display.received >= before + 2 * len(b"\xfb\xfc"), 8 * KEEP_ALIVE)
        assert device.timeout == 2.0
        assert [type(event) for event in events].count(DisplayReady) == 1


@pytest.mark.parametrize("name", ["papenmeier", "papenmeier1", "seika", "mdv"])
def test_the_settings_of_a_make_are_tried_in_turn(name: str, tmp_path: Path) -> None:
    """A display with the last of the usual settings is found, and silence is not said before."""
    vendor = find(name)
    link = tmp_path / "display"
    device = Choosy(vendor.device(40), link, vendor.settings[-1])
    with (
        EmulatedDisplay(device, link) as display,
        connected(name, display, IN_TURN) as events,
    ):
        wait_for(lambda: DisplayReady in map(type, events))
        wait_for(lambda: display.device.shown[0] == 1)
        assert DisplaySilent(str(link)) not in events
