"""The way to a display: held, two at once, one that takes nothing any more, and by hidapi."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.devices.transport import hid_devices
from accessigame.devices.transport.com_port import PortAmbiguous
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
    DisplayReady,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.hid_devices import displays, resolved
from accessigame.devices.transport.port import PortError
from accessigame.displays import Keys, Routing
from accessigame.displays.makes.hid import HidDevice, sample
from tests.displays.hid.shapes import SHAPES
from tests.hid_machine.cable import Cable
from tests.hid_machine.plugs import UhidPlug, UsbPlug
from tests.wait_for import wait_for

NAMES: Final = {20: "Machine Twenty", 40: "Machine Forty"}


@contextmanager
def _display(folder: Path, cells: int) -> Iterator[tuple[EmulatedDisplay, Cable]]:
    """Plug a display in over USB."""
    descriptor = sample(cells)
    display = EmulatedDisplay(HidDevice(descriptor=descriptor), folder / f"display-{cells}")
    with display, Cable(display, descriptor, NAMES[cells]) as cable:
        yield display, cable


def _check(folder: Path, address: str) -> subprocess.Popen[str]:
    """Start the program's check of a display, which ends after a line."""
    return subprocess.Popen(
        [sys.executable, "-m", "accessigame", "display", "check", address, "--lang", "en"],
        env={**os.environ, "ACCESSIGAME_HOME": str(folder / "home")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def held(folder: Path) -> str:
    """Name the program that has the display open, and leave the display to it."""
    plug = UhidPlug(NAMES[20], sample(20), lambda *_: None)
    try:
        with subprocess.Popen(["cat", plug.node], stdout=subprocess.DEVNULL) as rival:
            told, _ = _check(folder, "hid").communicate()
            rival.kill()
    finally:
        plug.pull()
    assert f"cat is already using the port {plug.node}" in told, told
    return "cat, which held the display, was named"


def two_at_once(folder: Path) -> str:
    """Two programs, each with a display of its own by its name; without a name, none is taken."""
    with ExitStack() as stack:
        twenty, _ = stack.enter_context(_display(folder, 20))
        forty, _ = stack.enter_context(_display(folder, 40))
        known = tuple(f"hid:{display.path}" for display in displays())
        assert len(known) == 2
        with pytest.raises(PortError) as refused:
            resolved("")
        assert refused.value.event == PortAmbiguous("hid", known)
        checks = [_check(folder, f"hid:{name}") for name in NAMES.values()]
        wait_for(lambda: any(twenty.device.shown) and any(forty.device.shown))
        twenty.press("pan_left")
        forty.route(39)
        told = [_told_until(check, word) for check, word in zip(checks, ("pan", "40"), strict=True)]
    assert "Machine Twenty" in told[0], told
    assert "Machine Forty" in told[1], told
    return "each program had its display, its cells and its keys"


def _told_until(check: subprocess.Popen[str], word: str) -> str:
    """Return what a check tells, up to the line with this word behind its first line."""
    assert check.stdout is not None
    told = check.stdout.readline()
    for line in check.stdout:
        told += line
        if word in line:
            break
    rest, _ = check.communicate("\n")
    return told + rest


def blocked(folder: Path) -> str:
    """Lose a display that takes no report any more, and find it again once it does."""
    events: list[ConnectionEvent] = []
    with _display(folder, 20) as (display, cable):
        assert isinstance(cable.plug, UsbPlug)
        with closing(DisplayConnection("hid", "", events.append)) as connection:
            wait_for(lambda: any(isinstance(event, DisplayReady) for event in events))
            connection.show(b"\x01" * 20)
            wait_for(lambda: display.device.shown == b"\x01" * 20)
            cable.plug.is_deaf = True
            dots = itertools.cycle(range(1, 200))

            def is_lost() -> bool:
                connection.show(bytes((next(dots),)) * 20)
                return any(isinstance(event, DisplayLost) for event in events)

            wait_for(is_lost)
            connection.show(b"\xff" * 20)
            cable.replug()
            wait_for(lambda: any(isinstance(event, DisplayBack) for event in events))
            wait_for(lambda: display.device.shown == b"\xff" * 20)
    return "lost, then back with the newest cells"


def hidapi(folder: Path) -> str:
    """Find, show, feel keys, lose and find again, all through the real hidapi."""
    events: list[ConnectionEvent] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hid_devices, "BY_LIBRARY", True)
        beside = UhidPlug("Beside", SHAPES["keyboard beside"].descriptor, lambda *_: None)
        found = [display.name for display in displays()]
        beside.pull()
        assert found == ["Beside"], found
        with (
            _display(folder, 40) as (display, cable),
            closing(DisplayConnection("hid", NAMES[40], events.append)) as connection,
        ):
            assert [(each.name, each.bus) for each in displays()] == [(NAMES[40], "usb")]
            connection.show(b"\x11" * 40)
            wait_for(lambda: display.device.shown == b"\x11" * 40)
            display.press("pan_right")
            display.route(39)
            wait_for(lambda: Keys(frozenset({"pan_right"})) in events and Routing(39) in events)
            cable.plug.pull()
            wait_for(lambda: DisplayLost(f"hid:{NAMES[40]}") in events)
            display.device = HidDevice(descriptor=sample(40))
            cable.replug()
            wait_for(lambda: display.device.shown == b"\x11" * 40)
    return "found once beside its keyboard; cells, keys, pulled and back"
