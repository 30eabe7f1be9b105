"""The emulator as a program: frames are written, and keys are typed as words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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

    cells: the number of text cells of each row. status: the number of status cells, which stay
    blank.
    """

    name: str
    cells: int
    status: int
    port: str
    rows: int = 1


@event_class
class EmulatorKeyUnknown(Event):
    """The display has no such key; `known` lists its keys, with commas."""

    given: str
    known: str


@event_class
class EmulatorCellUnknown(Event):
    """The display has no such cell; cells count from 1 to `cells`, rows from 1 to `rows`."""

    given: str
    cells: int
    rows: int = 1


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

    Each row of a frame is written as two lines, its text and its dots up to the last cell with any.
    Typed commands: names of keys (`pan_right`, `space dot1`), `dots 1234`, `route 5` counted from
    1, `route 2 5` with the row before the cell, `unplug`, `replug`, `quit`.
    Raises `NotUnderstood` for an unknown protocol, OSError for a link that cannot be made.
    """
    device = find(name).device(cells)

    def write(frame: bytes) -> None:
        console.write_lines(frame_lines(frame, device.rows, console.text))

    with EmulatedDisplay(device, link, write, key_interval=KEY_INTERVAL) as display:
        text = len(device.shown)
        columns = text // device.rows
        console.say(EmulatorReady(name, columns, cells - text, str(link), device.rows))
        while (line := console.read_line()) is not None and line.strip().lower() != "quit":
            try:
                execute(display, line)
            except NotUnderstood as error:
                console.say(error.event)


def frame_lines(frame: bytes, rows: int, text: Callable[[bytes], str]) -> Iterator[str]:
    """Yield two lines for each row of a frame: its text, and its dots."""
    columns = len(frame) // rows
    for start in range(0, len(frame), columns):
        row = frame[start : start + columns]
        yield text(row)
        yield dots(row.rstrip(bytes(1)))


def execute(display: EmulatedDisplay, line: str) -> None:
    """Execute a typed command. Raises `NotUnderstood` for an unknown key or cell.

    A display without routing keys does not know `route` as the name of a key either.
    """
    match line.lower().replace("+", " ").replace(",", " ").split():
        case []:
            return
        case ["unplug"]:
            display.unplug()
        case ["replug"]:
            display.replug()
        case ["route", *place] if display.device.has_routing:
            _route(display, place)
        case ["dots", numbers]:
            _press(display, line, [f"dot{number}" for number in numbers])
        case names:
            _press(display, line, names)


def _route(display: EmulatedDisplay, place: Sequence[str]) -> None:
    """Press the routing key at a place: a cell, or a row and a cell. Raises `NotUnderstood`."""
    rows = display.device.rows
    columns = len(display.device.shown) // rows
    given = [int(each) for each in place if each.isdecimal()]
    row, cell = [1, *given][-2:] if len(given) == len(place) in (1, 2) else (0, 0)
    if row not in range(1, rows + 1) or cell not in range(1, columns + 1):
        raise NotUnderstood(EmulatorCellUnknown(" ".join(place), columns, rows))
    display.route((row - 1) * columns + cell - 1)


def _press(display: EmulatedDisplay, line: str, names: Iterable[str]) -> None:
    keys = frozenset(names)
    if not keys <= display.device.keys:
        key_names = ", ".join(sorted(display.device.keys))
        raise NotUnderstood(EmulatorKeyUnknown(line.strip(), key_names))
    display.press(*keys)
