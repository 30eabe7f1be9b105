"""The emulator as a program: frames are written, and keys are typed as words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.braille import dots
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.registry import find

KEY_INTERVAL: Final = 0.05
"""Seconds between a press and its release: BRLTTY reports a Handy Tech's press with the next one
where its release comes in the same piece."""


@event_class
class EmulatorReady(AtTable):
    """The emulated display waits on this port; keys can be typed.

    cells: the number of text cells. status: the number of status cells, which stay blank.
    """

    name: str
    cells: int
    status: int
    port: str


@event_class
class EmulatorKeyUnknown(Event):
    """The display has no such key; `known` lists its keys, with commas."""

    given: str
    known: str


@event_class
class EmulatorCellUnknown(Event):
    """The display has no such cell; cells count from 1 to `cells`."""

    given: str
    cells: int


@dataclass(frozen=True, slots=True)
class EmulatorConsole:
    """The input and output of an emulator that runs as a program.

    read_line: returns a typed line, None at the end. write_lines: may be called from another
    thread. say: writes an event. text: returns the text of cells.
    """

    read_line: Callable[[], str | None]
    write_lines: Callable[[Iterable[str]], None]
    say: Callable[[Event], None]
    text: Callable[[bytes], str]


def run_emulator(name: str, cells: int, link: Path, console: EmulatorConsole) -> None:
    """Run a display until `quit` is typed or the input ends.

    Each frame is written as two lines, its text and its dots up to the last cell with any.
    Typed commands: names of keys (`pan_right`, `space dot1`), `dots 1234`, `route 5` counted from
    1, `unplug`, `replug`, `quit`.
    Raises `NotUnderstood` for an unknown protocol, OSError for a link that cannot be made.
    """
    device = find(name).device(cells)

    def write(frame: bytes) -> None:
        console.write_lines((console.text(frame), dots(frame.rstrip(bytes(1)))))

    with EmulatedDisplay(device, link, write, key_interval=KEY_INTERVAL) as display:
        text = len(device.shown)
        console.say(EmulatorReady(name, text, cells - text, str(link)))
        while (line := console.read_line()) is not None and line.strip().lower() != "quit":
            try:
                execute(display, line)
            except NotUnderstood as error:
                console.say(error.event)


def execute(display: EmulatedDisplay, line: str) -> None:
    """Execute a typed command. Raises `NotUnderstood` for an unknown key or cell."""
    match line.lower().replace("+", " ").replace(",", " ").split():
        case []:
            return
        case ["unplug"]:
            display.unplug()
        case ["replug"]:
            display.replug()
        case ["route", cell]:
            _route(display, cell)
        case ["dots", numbers]:
            _press(display, line, [f"dot{number}" for number in numbers])
        case names:
            _press(display, line, names)


def _route(display: EmulatedDisplay, cell: str) -> None:
    count = len(display.device.shown)
    if not cell.isdecimal() or not 1 <= int(cell) <= count:
        raise NotUnderstood(EmulatorCellUnknown(cell, count))
    display.route(int(cell) - 1)


def _press(display: EmulatedDisplay, line: str, names: Iterable[str]) -> None:
    keys = frozenset(names)
    if not keys <= display.device.keys:
        key_names = ", ".join(sorted(display.device.keys))
        raise NotUnderstood(EmulatorKeyUnknown(line.strip(), key_names))
    display.press(*keys)
