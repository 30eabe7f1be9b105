"""`display`: serial ports, a display test, the make of a display, an emulated display."""

from __future__ import annotations

import threading
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path

from accessigame.braille import Translator
from accessigame.cli import Back, InputEnded, checked_settings
from accessigame.cli.parser import FILE, MAKES, NOTATION, Parser, WordTooMany, needed, one_of, whole
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import AtTable, Event, NotUnderstood, Unavailable, event_class
from accessigame.devices.console.prompt import read_plain_line
from accessigame.devices.console.standard_streams import both_are_terminals, write_lines
from accessigame.devices.transport.addressing import AUTO, HID, display_named
from accessigame.devices.transport.brlapi_port import BrlapiMissing, BrlapiPort
from accessigame.devices.transport.connection import (
    ConnectionEvent,
    DisplayReady,
    DisplaySilent,
    without_retry_hint,
)
from accessigame.devices.transport.emulated_port import EmulatorConsole, run_emulator
from accessigame.devices.transport.hid_devices import displays, library_trouble
from accessigame.devices.transport.port import PortError, group_of
from accessigame.devices.transport.probe import ENDS, look_for, try_out
from accessigame.devices.transport.serial_port import (
    PortDenied,
    PortHeld,
    PortInfo,
    holders,
    may_open,
    ports,
    trouble_with,
)
from accessigame.displays import Keys, Ready, Routing, Shape
from accessigame.displays.brlapi import SETTINGS
from accessigame.displays.registry import find, names, vendors
from accessigame.storage import settings
from accessigame.words.words import Localizer

ACTIONS = ("ports", "check", "probe", "emulate")
DEFAULT_CELLS = 40
ENDING = 5
"""The number of presses of one key that end a check, for whoever has the display alone."""


@event_class
class PortFound(AtTable):
    """A port, and the device that may be plugged into it, or that is it."""

    port: str
    description: str


@event_class
class PortPlain(AtTable):
    """A serial port without a description."""

    port: str


@event_class
class MakeUntried(AtTable):
    """No real display of this make has met the program yet, and a report is welcome."""

    make: str


@event_class
class NoPortFound(Event):
    """No serial port was found."""


@event_class
class BrlapiFound(Event):
    """BRLTTY runs on this computer, and accepts us."""


@event_class
class ProbeTries(AtTable):
    """A port is asked whether a display of this make is there."""

    make: str
    port: str


@event_class
class ProbeSilent(Event):
    """No display of this make answered."""

    make: str


@event_class
class ProbeFound(Event):
    """The name of the display that was found."""

    display: str


@event_class
class ProbeNone(AtTable):
    """None of the makes that were tried answered on the port."""

    port: str


@event_class
class CheckEnds(Event):
    """A test of a display continues until Enter or q is typed, or one key came n times.

    times: in a row.
    """

    times: int


@event_class
class KeyFelt(Event):
    """A key of the display was pressed; `keys` are its names."""

    keys: tuple[str, ...]


@event_class
class RoutingFelt(Event):
    """A routing key was pressed; cells and rows are counted from 1, 0 for the only row."""

    cell: int
    row: int = 0


@event_class
class DisplaySizes(Event):
    """A display of this make has one of these numbers of cells, after its rows if several."""

    given: str
    known: str


@event_class
class LinkUnwritable(AtTable):
    """The link to the emulated port cannot be made."""

    path: str


def arguments(parser: Parser) -> None:
    """Add the options of `display`."""
    parser.add_argument("action", nargs="?", type=one_of("display", ACTIONS))
    parser.add_argument("name", nargs="?")
    parser.add_argument("--cells", type=whole("--cells", 1, 400), default=DEFAULT_CELLS)
    parser.add_argument("--rows", type=whole("--rows", 1, 20), default=1)
    parser.add_argument("--makes", type=MAKES)
    parser.add_argument("--link", type=FILE)
    parser.add_argument("--notation", type=NOTATION)


def run(given: Namespace, words: Localizer) -> int:
    """Carry out an action, and say its last sentence to the end; the code as in `carry_out`."""
    with closing(PromptVoice(words)) as voice:
        code = carry_out(given, voice)
        voice.finish()
    return code


def carry_out(given: Namespace, voice: PromptVoice, prompter: CliPrompter | None = None) -> int:
    """Carry out an action; return 1 when a display did not answer.

    prompter: that of the menu, which asks on its display, too.
    """
    action = needed(given.action, "display")
    if action == "check":
        return _check(given, voice)
    if action == "probe":
        return _probe(given, voice, prompter or CliPrompter(voice.words, voice=voice))
    return (_ports if action == "ports" else _emulate)(given, voice.words)


def _conclude(event: Event, voice: PromptVoice) -> None:
    """Have an event written and said with what comes next, such as a question."""
    for each in (event, *voice.new_problems()):
        voice.tell(each)


def _tell(event: Event, voice: PromptVoice) -> None:
    """Write an event and have it said from now on, while the device is waited for."""
    _conclude(event, voice)
    voice.speak()


def _translator(given: Namespace, words: Localizer) -> Translator:
    return Translator(checked_settings.notation(given.notation, words))


def _ports(given: Namespace, words: Localizer) -> int:
    if given.name is not None:
        raise NotUnderstood(WordTooMany(given.name, "display"))
    write_lines(*port_lines(words))
    return 0


def port_lines(words: Localizer) -> list[str]:
    """Return the sentences on the ports to which a display may be plugged."""
    events = [*_brltty(), *_hid(), *_serial()]
    return [words.say(event).speech for event in events or [NoPortFound()]]


def _brltty() -> Iterable[Event]:
    """Return the event on a game through BRLTTY; nothing where BRLTTY does not run."""
    try:
        BrlapiPort("", SETTINGS).close()
    except PortError as error:
        return () if isinstance(error.event, BrlapiMissing) else (error.event,)
    return (BrlapiFound(),)


def _hid() -> Iterator[Event]:
    """Yield the events on the HID displays, none of which is opened."""
    if trouble := library_trouble():
        yield trouble
    found = displays()
    for display in found:
        yield PortFound(f"{HID}:{display.path}", display.name)
        if not may_open(display.path):
            yield display.denial
        for program in holders(display.path):
            yield PortHeld(display.path, program)
    if found:
        yield from _untried(HID)


def _serial() -> Iterator[Event]:
    """Yield the events on the serial ports, or the one on why they cannot be listed."""
    try:
        for port in ports():
            yield from _described(port)
    except Unavailable as refusal:
        yield refusal.event


def _described(port: PortInfo) -> Iterable[Event]:
    name = f"{port.protocol}:{port.link or port.path}" if port.protocol else port.path
    yield PortFound(name, port.description) if port.description else PortPlain(name)
    yield from _untried(port.protocol)
    if not port.allowed:
        yield PortDenied(port.path, group_of(port.path))
    for program in port.holders:
        yield PortHeld(port.path, program)


def _untried(make: str | None) -> Iterator[Event]:
    """Yield the event on a make that has met no hardware; nothing for any other name."""
    vendor = vendors().get(make or "")
    if vendor is not None and not vendor.hardware:
        yield MakeUntried(vendor.name)


def _probe(given: Namespace, voice: PromptVoice, prompter: CliPrompter) -> int:
    """Try one make after the other; a port that fails fails with all of them."""

    def tell(event: Event) -> None:
        _conclude(event, voice)
        prompter.show_next([event])

    port = needed(given.name, "display")
    if given.makes is None and (trouble := trouble_with(port)):  # before anything is asked
        tell(without_retry_hint(trouble))
        return 1
    for make in _agreed(given.makes, port, prompter):
        _tell(ProbeTries(make, port), voice)
        event = look_for(make, port)
        silent = isinstance(event, DisplaySilent)
        tell(ProbeSilent(make) if silent else event)
        if isinstance(event, DisplayReady):
            settings.remember(f"{make}:{port}")
            tell(ProbeFound(f"{make}:{port}"))
            return 0
        if not silent:
            return 1
    tell(ProbeNone(port))
    return 1


def _agreed(named: str | None, port: str, prompter: CliPrompter) -> Iterator[str]:
    """Yield the makes that the player agrees to, asking for each after the last was tried.

    The display that asks is closed before: it may be the one on the port.
    """
    if named is not None:
        yield from [find(make).name for make in named.split(",")]
        return
    guessed: list[str | None] = []
    with suppress(Unavailable):
        guessed = [info.protocol for info in ports() if info.has_name(port)]
    words = prompter.words
    answers = [words.text(f"probe-{answer}") for answer in ("yes", "no", "stop")]
    with suppress(Back, InputEnded):
        for make in sorted(names(), key=lambda make: make not in guessed):
            question = words.text("ask-probe", make=make, port=port)
            number = prompter.choose(question, answers, default=1)
            if number == len(answers):
                return
            if number == 1:
                prompter.close_display()
                yield make


def _check(given: Namespace, voice: PromptVoice) -> int:
    translator = _translator(given, voice.words)
    name, port = display_named(needed(given.name, "display"))

    pressed: list[ConnectionEvent] = []
    shape = Shape(1)

    def tell(event: ConnectionEvent) -> str | bytes | None:
        if isinstance(event, Keys | Routing):
            voice.silence()  # whoever tries keys out wants to hear the last one
            pressed[:] = [*pressed[1 - ENDING :], event]
        ends = pressed == [event] * ENDING
        if isinstance(event, Keys):
            event = KeyFelt(tuple(sorted(event.names)))
        elif isinstance(event, Routing):
            event = _routing_felt(event.cell, shape)
        if isinstance(event, Event):
            _tell(event, voice)
        return ENDS if ends else _felt(event, translator, voice.words)

    displays_before = checked_settings.usable().displays

    def pattern(ready: Ready) -> bytes:
        nonlocal shape
        shape = ready.shape
        translator.fit(ready.dots)
        return translator.cells(f"accessigame {_written(shape)}")

    if both_are_terminals():
        _tell(CheckEnds(ENDING), voice)
    answered = try_out(name, port, pattern, tell, displays_before, on_end=voice.silence)
    if answered and name != AUTO:
        settings.remember(f"{name}:{port}")
        for event in _untried(name):
            _conclude(event, voice)
    return 0 if answered else 1


def _routing_felt(cell: int, shape: Shape) -> RoutingFelt:
    """Return the event of a routing key, with its row where there are several."""
    row, column = divmod(cell, shape.columns)
    return RoutingFelt(column + 1, row + 1) if shape.rows > 1 else RoutingFelt(cell + 1)


def _written(shape: Shape) -> str:
    """Return the size of a display: 40, or 8x32 for eight rows of 32 cells."""
    return f"{shape.rows}x{shape.columns}" if shape.rows > 1 else str(shape.columns)


def _felt(event: ConnectionEvent, translator: Translator, words: Localizer) -> bytes | None:
    """Return the cells of a key that was pressed, for whoever has the display alone."""
    if isinstance(event, KeyFelt | RoutingFelt):
        return translator.cells(words.say(event).braille)
    return None


def _emulate(given: Namespace, words: Localizer) -> int:
    translator = _translator(given, words)
    vendor = find(needed(given.name, "display"))
    shape = Shape(given.cells, given.rows)
    if shape not in vendor.shapes:
        raise NotUnderstood(DisplaySizes(_written(shape), ", ".join(map(_written, vendor.shapes))))
    link = Path(needed(given.link, "display"))
    translator.fit(vendor.dots)
    console = EmulatorConsole(
        read_line=_typed,
        write_lines=lambda lines: write_lines(*lines),
        say=lambda event: write_lines(words.say(event).speech),
        text=lambda cells: translator.text(cells).rstrip(),
    )
    try:
        run_emulator(vendor.name, shape.cells, link, console)
    except OSError as error:
        raise Unavailable(LinkUnwritable(str(link))) from error
    return 0


def _typed() -> str:
    """Return the next line; at the end of the input the display stays until it is ended."""
    line = read_plain_line()
    if line is None:
        threading.Event().wait()
    return line or "quit"
