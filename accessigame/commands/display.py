"""`display`: serial ports, a display test, an emulated display."""

from __future__ import annotations

import signal
import sys
import threading
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

from accessigame.braille import Translator, default_notation
from accessigame.commands import wishes
from accessigame.commands.events import (
    DisplaySizes,
    KeyFelt,
    LinkUnwritable,
    NoPortFound,
    PortFound,
    PortPlain,
    RoutingFelt,
)
from accessigame.commands.options import Parser, needed, one_of, whole
from accessigame.devices.braille_line import LineEvent
from accessigame.devices.console import read_plain_line, write_lines
from accessigame.devices.display_check import try_out
from accessigame.devices.emulated_display import EmulatorConsole, run_emulator
from accessigame.devices.reaching import display_named
from accessigame.devices.serial_port import PortHeld, PortInfo, ports
from accessigame.displays import Keys, Routing
from accessigame.displays.registry import find
from accessigame.language import Words
from accessigame.table import Event, NotUnderstood

ACTIONS = ("ports", "check", "emulate")
DEFAULT_CELLS = 40


def arguments(parser: Parser) -> None:
    """Add the options of `display`."""
    parser.add_argument("action", nargs="?", type=one_of("display", ACTIONS))
    parser.add_argument("name", nargs="?")
    parser.add_argument("--cells", type=whole("--cells", 1, 200), default=DEFAULT_CELLS)
    parser.add_argument("--link")
    parser.add_argument("--notation")


def run(given: Namespace, words: Words) -> int:
    """Do what was asked; return 1 when a display did not answer."""
    actions = {"ports": _ports, "check": _check, "emulate": _emulate}
    return actions[needed(given.action, "display")](given, words)


def _translator(given: Namespace, words: Words) -> Translator:
    return Translator(
        given.notation or wishes.settled(words).notation or default_notation(words.language)
    )


def _ports(_given: Namespace, words: Words) -> int:
    found = [event for port in ports() for event in _described(port)]
    write_lines(*(words.say(event).speech for event in found or [NoPortFound()]))
    return 0


def _described(port: PortInfo) -> Iterable[Event]:
    name = f"{port.protocol}:{port.link or port.path}" if port.protocol else port.path
    yield PortFound(name, port.description) if port.description else PortPlain(name)
    for program in port.holders:
        yield PortHeld(port.path, program)


def _check(given: Namespace, words: Words) -> int:
    translator = _translator(given, words)
    name, port = display_named(needed(given.name, "display"))

    def tell(event: LineEvent) -> None:
        if isinstance(event, Keys):
            event = KeyFelt(tuple(sorted(event.names)))
        elif isinstance(event, Routing):
            event = RoutingFelt(event.cell + 1)
        if isinstance(event, Event):
            write_lines(words.say(event).speech)

    answered = try_out(name, port, lambda n: translator.cells(f"accessigame {n}"), tell)
    return 0 if answered else 1


def _emulate(given: Namespace, words: Words) -> int:
    translator = _translator(given, words)
    vendor = find(needed(given.name, "display"))
    if given.cells not in vendor.sizes:
        raise NotUnderstood(DisplaySizes(given.cells, vendor.sizes))
    link = Path(needed(given.link, "display"))
    console = EmulatorConsole(
        read_line=_typed,
        write_lines=lambda lines: write_lines(*lines),
        say=lambda event: write_lines(words.say(event).speech),
        text=lambda cells: translator.text(cells).rstrip(),
    )
    signal.signal(signal.SIGTERM, _leave)
    try:
        run_emulator(vendor.name, given.cells, link, console)
    except OSError as error:
        raise NotUnderstood(LinkUnwritable(str(link))) from error
    return 0


def _typed() -> str:
    """Return the next line; at the end of the input the display stays until it is ended."""
    line = read_plain_line()
    if line is None:
        threading.Event().wait()
    return line or "quit"


def _leave(_number: int, _frame: object) -> NoReturn:
    sys.exit(0)  # lets the emulator take its link away
