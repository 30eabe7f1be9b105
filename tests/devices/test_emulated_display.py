"""The emulated display: a port with a device behind it, plugged in and out."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from accessigame.devices.emulated_display import (
    EmulatedDisplay,
    EmulatorCellUnknown,
    EmulatorConsole,
    EmulatorKeyUnknown,
    EmulatorReady,
    dots,
    obey,
    run_emulator,
)
from accessigame.devices.port import Wake
from accessigame.devices.serial_port import SerialPort
from accessigame.displays import DisplayEvent, Keys, Ready, Routing
from accessigame.displays.baum import Baum, BaumDevice
from accessigame.table import Event, NotUnderstood
from tests.until import until


class Host:
    """A driver on a port, without a thread: the test listens when it wants to."""

    def __init__(self, path: Path) -> None:
        self.driver = Baum()
        self.port = SerialPort(str(path), self.driver.wire)
        self.heard: list[DisplayEvent] = []
        self._wake = Wake()
        self.port.write(self.driver.hello())
        until(lambda: self.hears(Ready("Baum VarioUltra", 20)))

    def hears(self, event: DisplayEvent) -> bool:
        """Listen for a moment; say whether the event has come."""
        self.heard += self.driver.receive(self.port.wait(self._wake, 0.05))
        return event in self.heard

    def close(self) -> None:
        """Leave the port."""
        self.port.close()
        self._wake.close()


def test_a_host_finds_the_display(tmp_path: Path) -> None:
    """Over the link, cells arrive as frames and keys come back, session after session."""
    frames: list[bytes] = []
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display", frames.append) as display:
        for session in range(1, 4):
            host = Host(tmp_path / "display")
            host.port.write(host.driver.show(bytes((session,))))
            until(lambda count=session: len(frames) == count)  # type: ignore[misc]  # a default
            display.press("pan_left", "dot1")
            until(lambda: host.hears(Keys(frozenset({"pan_left", "dot1"}))))  # noqa: B023 - now
            display.route(7)
            until(lambda: host.hears(Routing(7)))  # noqa: B023 - now
            host.close()
    assert frames == [bytes((n,)).ljust(20, b"\0") for n in (1, 2, 3)]


def test_every_frame_is_told_once(tmp_path: Path) -> None:
    """Frames that come in one piece are told one by one; the same one again is none."""
    frames: list[bytes] = []
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display", frames.append) as display:
        host = Host(tmp_path / "display")
        before = display.received
        burst = b"".join(host.driver.show(bytes((n,))) for n in (1, 2, 2, 3))
        host.port.write(burst)
        until(lambda: display.received == before + len(burst))
        host.close()
    assert [frame[0] for frame in frames] == [1, 2, 3]


def test_the_link_follows_the_plug(tmp_path: Path) -> None:
    """Unplugged, the port is gone; plugged in again, the link leads to a living one."""
    link = tmp_path / "display"
    with EmulatedDisplay(BaumDevice(20), link) as display:
        Host(link).close()
        display.unplug()
        display.unplug()
        assert not os.path.lexists(link)
        display.press("up")
        display.replug()
        display.replug()
        Host(link).close()
    assert not os.path.lexists(link)
    assert not list(tmp_path.iterdir())


def test_a_line_that_nobody_reads_holds_nothing_up(tmp_path: Path) -> None:
    """What no host reads is dropped when the line is full."""
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display") as display:
        for _ in range(5000):
            display.press("up")


def test_dots_are_written_by_their_numbers() -> None:
    """Hyphens join the cells, 0 is a blank one, and blanks at the end are left out."""
    assert dots(bytes((0b101001, 0, 0b110001, 0xFF, 0, 0))) == "146-0-156-12345678"
    assert dots(bytes(4)) == ""


def run(tmp_path: Path, *typed: str) -> tuple[list[Event], list[str]]:
    """Run the emulator with these lines typed; return what it said and wrote."""
    lines, said, written = iter(typed), list[Event](), list[str]()

    def write(lines: Iterable[str]) -> None:
        written.extend(lines)

    console = EmulatorConsole(lambda: next(lines, None), write, said.append, bytes.hex)
    run_emulator("baum", 20, tmp_path / "display", console)
    return said, written


def test_the_command_takes_typed_keys(tmp_path: Path) -> None:
    """It says where it waits, obeys until `quit`, and an empty line is nothing."""
    said, _ = run(tmp_path, "pan_right", "", "space+dot1", "Dots 1234", "route 20", "quit", "bomb")
    assert said == [EmulatorReady("baum", 20, str(tmp_path / "display"))]


def test_the_command_ends_with_its_input(tmp_path: Path) -> None:
    """The end of the input ends it as `quit` does."""
    run(tmp_path, "unplug", "replug")
    assert not list(tmp_path.iterdir())


def test_what_there_is_not_is_explained(tmp_path: Path) -> None:
    """An unknown key is answered with the known ones, a cell with how many there are."""
    said, _ = run(tmp_path, "pan_rihgt", "route 0", "route 21", "route x", "dots 9")
    keys, *cells, nine = said[1:]
    assert isinstance(keys, EmulatorKeyUnknown)
    assert keys.given == "pan_rihgt"
    assert "pan_right" in keys.known.split(", ")
    assert cells == [EmulatorCellUnknown(given, 20) for given in ("0", "21", "x")]
    assert isinstance(nine, EmulatorKeyUnknown)


def test_the_command_writes_frames_as_text_and_dots(tmp_path: Path) -> None:
    """Each frame is two lines, from the program that is given the link."""
    written: list[str] = []
    link = tmp_path / "display"

    def read_line() -> str | None:
        host = Host(link)
        host.port.write(host.driver.show(b"\x29\x31"))
        until(lambda: len(written) == 2)
        host.close()
        return None

    console = EmulatorConsole(
        read_line, written.extend, lambda _: None, lambda cells: f"<{cells[0]}>"
    )
    run_emulator("baum", 20, link, console)
    assert written == ["<41>", "146-156"]


def test_typed_keys_reach_the_host(tmp_path: Path) -> None:
    """A chord, dots and a routing key, counted from 1, arrive as what they are."""
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display") as display:
        host = Host(tmp_path / "display")
        for line in ("space, dot1", "dots 1 ", "route 5"):
            obey(display, line)
        until(lambda: host.hears(Routing(4)))
        assert host.heard[-3:-1] == [Keys(frozenset({"space", "dot1"})), Keys(frozenset({"dot1"}))]
        with pytest.raises(NotUnderstood):
            obey(display, "bomb")
        host.close()
