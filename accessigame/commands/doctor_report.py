"""The report of `doctor`: facts about this computer for developers, without anybody's names.

1. A line is the sentence of an event, whose fields come from the program, a library or the system.
2. `doctor` says a finding whole where its event is in `doctor.OPEN`; of any other it gives the
   name of the event, since the fields may hold a path or a name.
3. A setting is told whole where a few words, a number or a switch are all that it can be; of every
   other setting only the number of entries is told.
4. On Windows the answer sheet of a first try follows: questions that the report leaves open, each
   with a colon at its end, behind which somebody writes. Its steps are in
   docs/first-try-windows.md.
"""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from accessigame.cli.output_files import write_files
from accessigame.cli.versions import device_versions
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.console import windows_console
from accessigame.devices.console.standard_streams import write_bytes, write_lines
from accessigame.devices.console.windows_console import Libraries
from accessigame.devices.speech import screen_reader
from accessigame.devices.speech.screen_reader import running_reader
from accessigame.devices.transport.addressing import AUTO, BRLAPI, HID, display_named
from accessigame.devices.transport.hid_devices import HidDisplay, resolved
from accessigame.devices.transport.port import PortError
from accessigame.devices.transport.serial_port import PortKind, kind_of
from accessigame.storage.rows import Row, rows
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer

READERS: Final = frozenset(
    {"brltty", "espeakup", "fenrir", "orca", "speechd-up", "tdsr", "yasr"},
)
"""Programs on Linux that read a terminal out or show it in braille, as processes are named."""
CLOSED: Final = ("language", "notation")
"""Settings of text whose values are checked against a list of the program's own."""
TERMINAL: Final = re.compile(r"[A-Za-z0-9.+-]{1,40}")
"""The name of a type of terminal."""
NUMBERS: Final = re.compile(r"[0-9]+(?:\.[0-9]+)*")
"""The release of a kernel, without the words behind it, which may name a computer."""
WINDOWS: Final = "Windows"
"""What Python calls that system."""


@event_class
class ReportBegins(Event):
    """The first line of a report: what is not in it."""


@event_class
class SystemIs(Event):
    """The operating system, the version of its kernel, and the kind of processor."""

    system: str
    kernel: str
    machine: str


@event_class
class TerminalNamed(Event):
    """The type of the terminal, such as `xterm-256color`."""

    name: str


@event_class
class ReadersRun(Event):
    """These screen readers run, by the names of their programs."""

    names: tuple[str, ...]


@event_class
class NoReaderRuns(Event):
    """No screen reader was found."""


@event_class
class CheckIs(Event):
    """A finding by the name of its event, because its sentence might name somebody."""

    check: str
    fine: bool


@event_class
class DisplayOn(Event):
    """The make of the display in the settings or of `--display`, and the kind of its port.

    way: as in `PortKind`, or `brltty`, `network` or `auto`. numbers: those of USB.
    """

    make: str
    way: str
    numbers: str


@event_class
class SettingIs(Event):
    """A setting that is not at its default, with its value."""

    name: str
    value: str


@event_class
class SettingCounted(Event):
    """A setting whose entries a person wrote: only their number is told."""

    name: str
    count: int


@event_class
class SettingsUsual(Event):
    """All settings are at their defaults."""


@event_class
class ReportWritten(AtTable):
    """The report is in this file."""

    path: str


def lines(
    checks: Iterable[Event], display: str, user_settings: Settings, words: Localizer
) -> list[str]:
    """Return the sentences of a report. checks: the findings. display: its name, or empty.

    On Windows, the answer sheet of a first try follows.
    """
    windows = windows_console.libraries()
    events = _events(checks, display, user_settings, windows)
    sentences = [words.say(event).speech for event in events]
    return sentences if windows is None else [*sentences, *answer_sheet(words)]


def write(sentences: Iterable[str], target: str, words: Localizer, *, overwrite: bool) -> None:
    """Write a report to a file, or for `-` to the standard output; raises as `write_files`."""
    text = "".join(line + "\n" for line in sentences).encode()
    if target == "-":
        write_bytes(text)
        return
    write_files([Path(target)], [text], overwrite=overwrite)
    write_lines(words.say(ReportWritten(target)).speech)


def _events(
    checks: Iterable[Event], display: str, user_settings: Settings, windows: Libraries | None
) -> Iterator[Event]:
    """Yield the lines of the report. windows: the libraries of that system, or None."""
    yield ReportBegins()
    yield from device_versions()
    yield _system()
    if TERMINAL.fullmatch(name := os.environ.get("TERM", "")):
        yield TerminalNamed(name)
    if windows is not None:
        yield from windows_console.console_facts(windows)
    yield from checks
    yield _readers()
    if windows is not None:
        yield from screen_reader.windows_reader_facts(windows.user32)
    if display:
        yield _display(display)
    yield from list(_settings(user_settings)) or [SettingsUsual()]


def _system() -> Event:
    name, version = platform.system(), platform.release()
    if name == WINDOWS:  # its build is in the version alone, which elsewhere may name a computer
        version = platform.version()
    else:
        with suppress(OSError):
            name = platform.freedesktop_os_release()["PRETTY_NAME"]
    kernel = NUMBERS.match(version)
    return SystemIs(name, kernel[0] if kernel else "?", platform.machine())


def _readers() -> Event:
    """Return the screen readers: the one that takes sentences, and those on the terminal."""
    try:
        reader = running_reader()
    except (ImportError, OSError):
        reader = None
    running = {*_processes() & READERS, *screen_reader.windows_readers()}
    names = {*running, *([reader.name] if reader else [])}
    return ReadersRun(tuple(sorted(names))) if names else NoReaderRuns()


def _processes() -> set[str]:
    """Return the names of the running programs; none where the system has no `/proc`."""
    names = set()
    for process in Path("/proc").glob("[0-9]*/comm"):
        try:
            names.add(process.read_text("utf-8", "replace").strip())
        except OSError:  # it has ended
            continue
    return names


def _display(display: str) -> Event:
    try:
        make, port = display_named(display)
    except NotUnderstood as refusal:
        return CheckIs(type(refusal.event).__name__, fine=False)
    if make == AUTO:
        return DisplayOn(make, AUTO, "")
    if make == BRLAPI:
        host = port.rpartition(":")[0] if ":" in port else port
        return DisplayOn(make, "network" if host else "brltty", "")
    if make == HID and (found := _hid_display(port)):
        return DisplayOn(make, found.bus, found.numbers)
    kind: PortKind = kind_of(port)
    return DisplayOn(make, kind.name, kind.numbers)


def _hid_display(name: str) -> HidDisplay | None:
    with suppress(PortError):
        return resolved(name)
    return None


def _settings(settings: Settings) -> Iterator[Event]:
    """Yield the settings that are not at their defaults."""
    for row in rows(Settings):
        value = getattr(settings, row.name)
        if value == row.default:
            continue
        if _is_closed(row):
            yield SettingIs(row.name, _text(value))
        else:
            yield SettingCounted(row.name, 1 if isinstance(value, str) else len(value))


def _is_closed(row: Row) -> bool:
    """Check whether no value of a setting can be a person's own words."""
    text = isinstance(row.default, str) and bool(row.choices)
    return text or isinstance(row.default, int) or row.name in CLOSED


def _text(value: str | int) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


SHEET_QUESTIONS: Final = (
    "sheet-reader",
    "sheet-braille",
    "sheet-start",
    "sheet-pass",
    "sheet-costs",
    "sheet-full",
    "sheet-number",
    "sheet-erased",
    "sheet-back",
    "sheet-arrow",
    "sheet-fast",
    "sheet-cells",
    "sheet-farewell",
    "sheet-menu",
    "sheet-else",
)


def answer_sheet(words: Localizer) -> Iterator[str]:
    """Yield the heading of the sheet, how to answer, and the questions with their numbers."""
    yield words.text("sheet-title")
    yield words.text("sheet-how")
    for number, question in enumerate(SHEET_QUESTIONS, 1):
        yield f"{number}. {words.text(question)}"
