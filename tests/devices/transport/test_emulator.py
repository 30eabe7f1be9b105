"""An emulated display run by hand: what is typed, and what is written of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from accessigame.core.model import Event, NotUnderstood
from accessigame.devices.transport.emulated_port import (
    EmulatedDisplay,
    EmulatorCellUnknown,
    EmulatorConsole,
    EmulatorKeyUnknown,
    EmulatorReady,
    execute,
    frame_lines,
    run_emulator,
)
from accessigame.displays import Keys, Routing
from accessigame.displays.makes.baum import SIZES, BaumDevice
from accessigame.displays.makes.hid import Hid, HidDevice
from accessigame.displays.registry import find, names
from tests.devices.transport.test_emulated_port import Host
from tests.wait_for import wait_for


def run(
    tmp_path: Path, *typed: str, name: str = "baum", cells: int = 20
) -> tuple[list[Event], list[str]]:
    """Run the emulator with these lines typed; return what it said and wrote."""
    lines, said, written = iter(typed), list[Event](), list[str]()

    def write(lines: Iterable[str]) -> None:
        written.extend(lines)

    console = EmulatorConsole(lambda: next(lines, None), write, said.append, bytes.hex)
    run_emulator(name, cells, tmp_path / "display", console)
    return said, written


def test_the_command_takes_typed_keys(tmp_path: Path) -> None:
    """It says where it waits, obeys until `quit`, and an empty line is nothing."""
    said, _ = run(tmp_path, "pan_right", "", "space+dot1", "Dots 1234", "route 20", "quit", "bomb")
    assert said == [EmulatorReady("baum", 20, 0, str(tmp_path / "display"))]


@pytest.mark.parametrize("total", SIZES)
def test_status_cells_are_told(total: int, tmp_path: Path) -> None:
    """Of a Baum with 44, 56, 68 or 84 cells, some are no text cells.

    Fails when a display is said to have other cells than BRLTTY finds.
    """
    said, _ = run(tmp_path, cells=total)
    text, status = {44: (40, 4), 56: (40, 16), 68: (64, 4), 84: (80, 4)}.get(total, (total, 0))
    assert said == [EmulatorReady("baum", text, status, str(tmp_path / "display"))]


def test_a_display_of_several_rows_is_told_row_by_row(tmp_path: Path) -> None:
    """Its columns and rows are said, a place beyond one of them is not taken, and rows are lines.

    Fails when a row is counted from 0, or when two rows are written as one line.
    """
    said, _ = run(tmp_path, "route 8 32", "route 9 1", "route 1 33", "route", name="hid", cells=256)
    link = tmp_path / "display"
    assert said == [
        EmulatorReady("hid", 32, 0, str(link), 8),
        *(EmulatorCellUnknown(given, 32, 8) for given in ("9 1", "1 33", "")),
    ]
    written: list[str] = []
    device = HidDevice(256)

    def write(frame: bytes) -> None:
        written.extend(frame_lines(frame, device.rows, lambda cells: f"<{cells[0]}>"))

    with EmulatedDisplay(device, link, write) as display:
        host = Host(link, Hid())
        host.port.write(host.driver.show(bytes(32) + b"\x29"))
        wait_for(lambda: len(written) == 16)
        assert written[:4] == ["<0>", "", "<41>", "146"]
        execute(display, "route 2 5")
        wait_for(lambda: host.received(Routing(36)))
        host.close()


def test_only_a_baum_counts_its_status_cells() -> None:
    """Every other make is asked for by its text cells, as docs/displays.md says."""
    for name in set(names()) - {"baum"}:
        assert all(len(find(name).device(cells).shown) == cells for cells in find(name).sizes)


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


def test_a_display_without_routing_keys_says_so(tmp_path: Path) -> None:
    """What was typed is no key of it, and the keys that it has are named."""
    said, _ = run(tmp_path, "route 5", "5", name="canute", cells=360)
    (unknown,) = said[1:]
    assert isinstance(unknown, EmulatorKeyUnknown)
    assert {"0", "9", "h", "up", "pan_left"} <= set(unknown.known.split(", "))


def test_the_command_writes_frames_as_text_and_dots(tmp_path: Path) -> None:
    """Each frame is two lines, from the program that is given the link."""
    written: list[str] = []
    link = tmp_path / "display"

    def read_line() -> str | None:
        host = Host(link)
        host.port.write(host.driver.show(b"\x29\0\x31"))
        wait_for(lambda: len(written) == 2)
        host.close()
        return None

    console = EmulatorConsole(
        read_line, written.extend, lambda _: None, lambda cells: f"<{cells[0]}>"
    )
    run_emulator("baum", 20, link, console)
    assert written == ["<41>", "146-0-156"]


def test_typed_keys_reach_the_host(tmp_path: Path) -> None:
    """A chord, dots and a routing key, counted from 1, arrive as what they are."""
    with EmulatedDisplay(BaumDevice(20), tmp_path / "display") as display:
        host = Host(tmp_path / "display")
        for line in ("space, dot1", "dots 1 ", "route 5"):
            execute(display, line)
        wait_for(lambda: host.received(Routing(4)))
        assert host.heard[-3:-1] == [Keys(frozenset({"space", "dot1"})), Keys(frozenset({"dot1"}))]
        with pytest.raises(NotUnderstood):
            execute(display, "bomb")
        host.close()
