"""Names of displays, and the order of `auto`: never a serial port that was not named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.devices.transport import brlapi_port
from accessigame.devices.transport.addressing import DisplayUnclear, display_named, routes
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayConnection,
    DisplayNowhere,
    DisplayReady,
)
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.devices.transport.exchange import Timing
from accessigame.displays.registry import DisplayUnknown, find
from tests.wait_for import wait_for

QUICK = Timing(retry=(0.01, 0.02), hello=0.02, silence=0.1)


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide the BRLTTY of this computer."""
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))


@pytest.fixture
def other(tmp_path: Path) -> Iterator[EmulatedDisplay]:
    """Provide a display that nobody named."""
    with EmulatedDisplay(find("baum").device(40), tmp_path / "other") as display:
        yield display


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("auto", ("auto", "")),
        ("hid", ("hid", "")),
        ("HID:Orbit Reader", ("hid", "Orbit Reader")),
        (" Auto ", ("auto", "")),
        ("brlapi", ("brlapi", "")),
        ("BrlAPI:server:1", ("brlapi", "server:1")),
        ("brlapi::2", ("brlapi", ":2")),
        ("Baum: /dev/x", ("baum", "/dev/x")),
    ],
)
def test_names_are_typed_as_people_do(given: str, named: tuple[str, str]) -> None:
    """Capitals and spaces do not matter, and what follows the first colon is the port."""
    assert display_named(given) == named


@pytest.mark.parametrize("given", ["", "baum", "auto:x", "brlapi:server:bomb", ":/dev/x"])
def test_what_names_no_display_is_refused(given: str) -> None:
    """Each refusal names what there is, BRLTTY and auto first."""
    with pytest.raises(NotUnderstood) as refused:
        display_named(given)
    event = refused.value.event
    assert isinstance(event, DisplayUnclear | DisplayUnknown)
    assert "brlapi" in event.known


def test_auto_asks_brltty_first() -> None:
    """After BRLTTY come HID, then those that were named before, in their order, without nonsense.

    A HID display that was named before comes once: no name is needed to find it.
    """
    before = ("baum:/dev/a", "", "auto", "hid:Orbit", "bomb:/dev/b", "mdv:/dev/c")
    ways = [way.port for way in routes("auto", "", before)]
    assert ways == ["brlapi", "hid", "/dev/a", "/dev/c"]
    assert [way.port for way in routes("baum", "/dev/b", before)] == ["/dev/b"]


def test_auto_finds_one_that_was_named_before(other: EmulatedDisplay, tmp_path: Path) -> None:
    """The second of two answers, and a port that was never named gets no byte.

    Fails when ports are looked through.
    """
    events: list[ConnectionEvent] = []
    with EmulatedDisplay(find("mdv").device(40), tmp_path / "mine") as mine:
        before = (f"baum:{tmp_path / 'none'}", f"mdv:{mine.link}")
        line = DisplayConnection("auto", "", events.append, QUICK, known_before=before)
        line.show(b"\1")
        wait_for(lambda: DisplayReady("MDV", 40) in events)
        wait_for(lambda: mine.device.shown[0] == 1)
        assert line.port == str(mine.link)
        assert line.close()
    assert other.received == 0
    assert DisplayNowhere() not in events


def test_auto_without_any_display_says_so_once(tmp_path: Path) -> None:
    """Nothing answers: that is said once, and one that comes later is found."""
    events: list[ConnectionEvent] = []
    link = tmp_path / "later"
    line = DisplayConnection("auto", "", events.append, QUICK, known_before=(f"baum:{link}",))
    wait_for(lambda: DisplayNowhere() in events)
    with EmulatedDisplay(find("baum").device(40), link):
        wait_for(lambda: DisplayReady in map(type, events))
        assert line.close()
    assert events.count(DisplayNowhere()) == 1
