"""Real BRLTTY as our display: what we show comes out of the device that it drives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.devices.transport.brlapi_port import BrlapiDenied
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayBack,
    DisplayConnection,
    DisplayLost,
    DisplayReady,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.port import group_of
from accessigame.displays import Keys, Routing
from accessigame.displays.makes.baum import BaumDevice
from tests.acceptance.brltty import WITH_BRLTTY, Brltty
from tests.wait_for import wait_for

pytestmark = WITH_BRLTTY
CELLS = 40
MODEL = "Baum ultra"
KEYS = {
    "pan_left": "pan_left",
    "pan_right": "pan_right",
    "joy_up": "up",
    "d6": "down",
    "select": "select",
    "dot1 dot2": "dot1 dot2",
    "dot8": "select",
    "dot7": "dot7",
    "space": "space",
}


@pytest.fixture
def device(tmp_path: Path) -> Iterator[EmulatedDisplay]:
    """Give a display that BRLTTY knows, every frame of it kept."""
    frames: list[bytes] = []
    with EmulatedDisplay(BaumDevice(CELLS), tmp_path / "display", frames.append) as plugged:
        plugged.frames = frames  # type: ignore[attr-defined]  # a test's own
        yield plugged


def shows(device: EmulatedDisplay, cells: bytes) -> bool:
    """Say whether these cells are up, with blanks after them."""
    return device.device.shown == cells.ljust(CELLS, b"\0")


def test_brltty_is_a_display(device: EmulatedDisplay, tmp_path: Path) -> None:
    """Cells come out, keys come in, a replug is said and mended, and a burst is not kept.

    Fails when PARAM_DEVICE_ONLINE is not watched, or when a line is sent before the last is up.
    """
    events: list[ConnectionEvent] = []
    with Brltty("bm", device.link, tmp_path) as brltty:
        host = f"127.0.0.1:{brltty.number}"
        connection = DisplayConnection("brlapi", host, events.append)
        connection.show(b"\xff\x1b")
        wait_for(lambda: DisplayReady(MODEL, CELLS) in events)
        wait_for(lambda: shows(device, b"\xff\x1b"))
        _burst(device, connection)
        _keys(device, events)
        device.unplug()
        connection.show(b"\x55")  # BRLTTY notices at its next write
        wait_for(lambda: DisplayLost(f"brlapi:{host}") in events)
        connection.show(b"\x66")
        device.replug()
        wait_for(lambda: DisplayBack(MODEL, CELLS) in events)
        wait_for(lambda: shows(device, b"\x66"))
        assert connection.close()
        wait_for(lambda: shows(device, b""))
    assert [type(event) for event in events].count(DisplayLost) == 1


def _burst(device: EmulatedDisplay, connection: DisplayConnection) -> None:
    frames: list[bytes] = device.frames  # type: ignore[attr-defined]  # the fixture's
    before = len(frames)
    for number in range(1, 101):
        connection.show(bytes((number,)) * CELLS)
    wait_for(lambda: shows(device, bytes((100,)) * CELLS))
    assert len(frames) - before < 20, "lines that nobody can read any more were shown"


def _keys(device: EmulatedDisplay, events: list[ConnectionEvent]) -> None:
    for pressed, meant in KEYS.items():
        before = len(events)
        device.press(*pressed.split())
        wait_for(lambda before=before: len(events) > before)  # type: ignore[misc]  # the loop's own
        assert events[before:] == [Keys(frozenset(meant.split()))]
    device.route(CELLS - 1)
    wait_for(lambda: Routing(CELLS - 1) in events)


def test_the_key_opens_brltty(
    device: EmulatedDisplay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A BRLTTY that wants its key gets it from the file, and another key is said to be wrong."""
    right, wrong = tmp_path / "right", tmp_path / "wrong"
    right.write_bytes(b"0123456789abcdef")
    wrong.write_bytes(b"0123456789abcdeX")
    events: list[ConnectionEvent] = []
    with Brltty("bm", device.link, tmp_path, auth=f"keyfile:{right}") as brltty:
        host = f"127.0.0.1:{brltty.number}"
        monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{wrong}")
        connection = DisplayConnection("brlapi", host, events.append)
        denied = BrlapiDenied(str(wrong), group_of(str(wrong)))
        wait_for(lambda: denied in events)
        monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{right}")
        wait_for(lambda: DisplayReady(MODEL, CELLS) in events)
        assert connection.close()
    assert [type(event) for event in events].count(BrlapiDenied) == 1


def test_the_display_is_lent(device: EmulatedDisplay, tmp_path: Path) -> None:
    """Another client of the same BRLTTY gets its line back when we leave.

    BRLTTY, which has no screen here to look at, brings it at the next key.
    """
    events: list[ConnectionEvent] = []
    with Brltty("bm", device.link, tmp_path) as brltty:
        other = brltty.client()
        other.write(b"\x11".ljust(CELLS, b"\0"))
        wait_for(lambda: shows(device, b"\x11"))
        connection = DisplayConnection("brlapi", f"127.0.0.1:{brltty.number}", events.append)
        connection.show(b"\x22")
        wait_for(lambda: shows(device, b"\x22"))
        assert connection.close()
        wait_for(lambda: shows(device, b""))
        wait_for(lambda: (device.press("pan_left"), shows(device, b"\x11"))[1])  # type: ignore[func-returns-value]  # pressed again each time
