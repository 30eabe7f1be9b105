"""Real BRLTTY accepts the emulated displays of seven protocols, and so do our drivers."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from accessigame.devices.braille_line import (
    BrailleLine,
    DisplayBack,
    DisplayLost,
    DisplayReady,
    LineEvent,
)
from accessigame.devices.emulated_display import EmulatedDisplay
from accessigame.displays import Keys, Ready, Routing
from accessigame.displays.registry import find
from tests.acceptance.brltty import (
    LINE_BEGIN,
    LINE_DOWN,
    LINE_END,
    LINE_UP,
    PAN_LEFT,
    PAN_RIGHT,
    ROUTE,
    Brltty,
    write_until_shown,
)
from tests.until import until

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(shutil.which("brltty") is None, reason="Debian's brltty is not installed"),
]

EVERY_DOT = bytes((0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x1B, 0xFF, 0x03, 0xFD))
COMMANDS = {
    "pan_left": PAN_LEFT,
    "pan_right": PAN_RIGHT,
    "up": LINE_UP,
    "down": LINE_DOWN,
}


@dataclass(frozen=True)
class Make:
    """A protocol of ours, BRLTTY's driver for it, and what differs from the usual.

    `commands` are BRLTTY's, by the keys that give them, in addition to those of panning.
    Some drivers of BRLTTY 6.5 log a failed write and go on, so that they never find a
    display again: `finds_again` is of BRLTTY, not of us.
    """

    name: str
    code: str
    driver: str
    sizes: tuple[int, ...]
    commands: tuple[tuple[str, int], ...] = ()
    usual: tuple[str, ...] = tuple(COMMANDS)
    finds_again: bool = True


MAKES = (
    Make("hims", "hm", "HIMS", (18, 32), (("f2", LINE_UP), ("f3", LINE_DOWN))),
    # BRLTTY knows nothing of the exchanged function keys of a Smart Beetle.
    Make("hims", "hm", "HIMS", (14,), (("f3", LINE_DOWN),), ("pan_left", "pan_right")),
    # On a serial port, BRLTTY takes an Edge for a Braille Sense with two scroll keys.
    Make(
        *("hims", "hm", "HIMS", (40,)),
        commands=(
            *(("left_scroll", PAN_LEFT), ("right_scroll", PAN_RIGHT)),
            *(("f2", LINE_UP), ("f3", LINE_DOWN)),
        ),
        usual=(),
    ),
    Make("papenmeier", "pm", "Papenmeier", (20, 32, 40, 60, 66, 70, 80), finds_again=False),
    Make(
        *("papenmeier1", "pm", "Papenmeier", (20, 32, 40, 66, 80)),
        commands=(("bar_left2", LINE_BEGIN), ("bar_right2", LINE_END)),
        finds_again=False,
    ),
    Make("seika", "sk", "Seika", (16, 24, 40)),
    Make("alva1", "al", "Alva", (20, 40, 66, 80)),
    Make(
        *("albatross", "at", "Albatross", (46, 80)),
        commands=(("right_wheel_up", LINE_UP), ("down3", LINE_DOWN)),
        finds_again=False,
    ),
    Make("mdv", "md", "MDV", (20, 40, 80)),
)

ALONE = (Make("alva", "", "", (24, 40, 80)),)
"""What BRLTTY speaks over Bluetooth and USB only."""


def each(makes: Iterable[Make]) -> list[ParameterSet]:
    """Return each size of these makes as parameters of a test."""
    return [
        pytest.param((make, size), id=f"{make.name}-{size}")
        for make in makes
        for size in make.sizes
    ]


EACH = each(MAKES)
FOUND_AGAIN = each(make for make in MAKES if make.finds_again)


class Plugged(EmulatedDisplay):
    """An emulated display of a make, that keeps every frame."""

    def __init__(self, make: Make, size: int, link: Path) -> None:
        self.make = make
        self.frames: list[bytes] = []
        super().__init__(find(make.name).device(size), link, self.frames.append)

    @property
    def count(self) -> int:
        """How many text cells it has."""
        return len(self.device.shown)

    def shows(self, cells: bytes) -> bool:
        """Say whether these cells are up, with blanks after them."""
        return self.device.shown == cells.ljust(self.count, b"\0")


@pytest.fixture(params=EACH)
def display(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Plugged]:
    """Give an emulated display of each make and size, plugged in."""
    make, size = request.param
    with Plugged(make, size, tmp_path / "display") as plugged:
        yield plugged


def test_brltty_writes_cells_that_arrive(display: Plugged, tmp_path: Path) -> None:
    """BRLTTY finds the emulator, and its cells, every dot among them, arrive right."""
    with Brltty(display.make.code, display.link, tmp_path) as brltty:
        client = brltty.client()
        assert client.driver() == display.make.driver
        assert client.size() == (display.count, 1)
        for cells in (EVERY_DOT, b"\xff" * display.count, EVERY_DOT[::-1], b""):
            client.write(cells.ljust(display.count, b"\0"))
            until(lambda wanted=cells: display.shows(wanted))  # type: ignore[misc]  # a default


def test_brltty_understands_the_keys(display: Plugged, tmp_path: Path) -> None:
    """The emulator's keys and each of its routing keys come out of BRLTTY as commands."""
    with Brltty(display.make.code, display.link, tmp_path) as brltty:
        client = brltty.client()
        usual = ((name, COMMANDS[name]) for name in display.make.usual)
        for names, command in (*usual, *display.make.commands):
            display.press(*names.split())
            assert client.key() == command, names
        for cell in range(display.count):
            display.route(cell)
            assert client.key() == ROUTE + cell


@pytest.mark.parametrize("display", FOUND_AGAIN, indirect=True)
def test_brltty_finds_it_again(display: Plugged, tmp_path: Path) -> None:
    """BRLTTY, which notices a pulled plug at its next write, finds the display on a new port."""
    with Brltty(display.make.code, display.link, tmp_path) as brltty:
        client = brltty.client()
        client.write(b"\x01".ljust(display.count, b"\0"))
        until(lambda: display.shows(b"\x01"))
        display.unplug()
        display.replug()
        write_until_shown(client, display.shows, display.count)


def test_our_driver_accepts_what_brltty_accepted(display: Plugged, tmp_path: Path) -> None:
    """After BRLTTY, on the same port, our own line writes, hears keys, and survives a replug."""
    with Brltty(display.make.code, display.link, tmp_path) as brltty:
        client = brltty.client()
        client.write(EVERY_DOT.ljust(display.count, b"\0"))
        until(lambda: display.shows(EVERY_DOT))
    check_our_line(display)


@pytest.mark.parametrize("display", each(ALONE), indirect=True)
def test_our_driver_accepts_what_brltty_does_not_speak(display: Plugged) -> None:
    """Without BRLTTY's word for it, our own line does all the same."""
    check_our_line(display)


def check_our_line(display: Plugged) -> None:
    """Check that our line writes, hears keys, and survives a replug."""
    events: list[LineEvent] = []
    line = BrailleLine(display.make.name, str(display.link), events.append)
    until(lambda: DisplayReady in map(type, events))
    (ready,) = (event for event in events if isinstance(event, Ready))
    assert ready.cells == display.count
    line.show(EVERY_DOT[::-1])
    until(lambda: display.shows(EVERY_DOT[::-1]))
    check_keys(display, events)
    display.unplug()
    until(lambda: DisplayLost(str(display.link)) in events)
    line.show(EVERY_DOT)
    display.replug()
    until(lambda: DisplayBack(ready.model, ready.cells) in events)
    until(lambda: display.shows(EVERY_DOT))
    assert line.close()
    until(lambda: display.shows(b""))


def check_keys(display: Plugged, events: list[LineEvent]) -> None:
    """Check that each key of panning, and a routing key, is told once."""
    for name in COMMANDS:
        display.press(name)
    display.route(display.count - 1)
    until(lambda: Routing(display.count - 1) in events)
    heard = [event for event in events if isinstance(event, Keys)]
    assert heard == [Keys(frozenset({name})) for name in COMMANDS]
