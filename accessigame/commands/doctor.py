"""`doctor`: terminal, games, speech, braille, display, camera, each a sentence with what to do."""

from __future__ import annotations

import os
import platform
from argparse import Namespace
from collections.abc import Iterator, Sequence
from tempfile import TemporaryFile
from typing import Final, NamedTuple

from accessigame import __version__
from accessigame.braille import BrailleReady, health
from accessigame.cli import checked_settings
from accessigame.cli.camera_findings import CameraLibraryIs, camera_findings
from accessigame.cli.output_files import FolderUnwritable
from accessigame.cli.parser import DISPLAY, FILE, OptionsApart, Parser
from accessigame.commands import doctor_report
from accessigame.commands.doctor_report import CheckIs
from accessigame.core.model import AtTable, Event, NotUnderstood, Refusal, event_class
from accessigame.devices.console.standard_streams import both_are_terminals, write_json, write_lines
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.screen_reader import ReaderReached, check_direct_speech
from accessigame.devices.speech.voice import SynthesiserIs, VoiceSettings
from accessigame.devices.transport.addressing import display_named
from accessigame.devices.transport.connection import DisplayReady
from accessigame.devices.transport.hid_devices import HidFound, displays, library_trouble
from accessigame.devices.transport.probe import look_for
from accessigame.devices.transport.serial_port import list_trouble, may_open
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer

ROOM: Final = 2**14
"""The bytes of a long game, for which there has to be room."""


@event_class
class TerminalIs(Event):
    """Doctor: keys come one by one, or lines from a pipe."""

    keys: bool


@event_class
class ProgramIs(Event):
    """Doctor: the versions of the program and of Python."""

    version: str
    python: str


@event_class
class FolderIs(AtTable):
    """Doctor: games can be kept in this folder."""

    path: str


@event_class
class SpeechWorks(Event):
    """Doctor: a voice was found and a sound device opened."""

    mode: str


@event_class
class SpeechIsOff(Event):
    """Doctor: the program has no voice of its own now; a screen reader may read along."""

    mode: str


@event_class
class NoDisplaySet(Event):
    """Doctor: no braille display was named."""


class Finding(NamedTuple):
    """What was examined: whether it is well, and whether the settings need it."""

    event: Event
    fine: bool
    needed: bool = True


OPEN: Final = (
    TerminalIs,
    SpeechWorks,
    SynthesiserIs,
    SpeechIsOff,
    NoDisplaySet,
    DisplayReady,
    CameraLibraryIs,
)
"""The events that a report says whole: none of their fields can name a person or a path."""


def arguments(parser: Parser) -> None:
    """Add the options of `doctor`."""
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--display", type=DISPLAY)
    parser.add_argument("--report", type=FILE)
    parser.add_argument("--overwrite", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Examine everything and tell it, or write a report; return 0 when all is well, else 1."""
    if given.json and given.report is not None:
        raise NotUnderstood(OptionsApart("--json", "--report"))
    checks = findings(given, words)
    if given.report is None:
        return tell(checks, given, words)
    user_settings = checked_settings.usable()
    events = [_in_report(check) for check in checks]
    display = _display_named(given, user_settings)
    report = doctor_report.lines(events, display, user_settings, words)
    doctor_report.write(report, given.report, words, overwrite=given.overwrite)
    return 0 if _is_well(checks) else 1


def findings(given: Namespace, words: Localizer) -> list[Finding]:
    """Return the findings."""
    return list(_checks(given, words))


def sentences(found: Sequence[Finding], words: Localizer) -> list[str]:
    """Return the findings in words."""
    return [words.say(event).speech for event, *_ in found]


def tell(found: Sequence[Finding], given: Namespace, words: Localizer) -> int:
    """Write the findings; return 0 when all is well, else 1."""
    well = _is_well(found)
    if given.json:
        checks = [
            {
                "check": type(each.event).__name__,
                "ok": each.fine,
                "needed": each.needed,
                "sentence": words.say(each.event).speech,
            }
            for each in found
        ]
        write_json({"ok": well, "checks": checks})
    else:
        write_lines(*sentences(found, words))
    return 0 if well else 1


def _is_well(checks: Sequence[Finding]) -> bool:
    return all(check.fine or not check.needed for check in checks)


def _in_report(check: Finding) -> Event:
    """Return the event of a finding, or its name where its fields could name somebody."""
    event = check.event
    return event if isinstance(event, OPEN) else CheckIs(type(event).__name__, check.fine)


def _display_named(given: Namespace, user_settings: Settings) -> str:
    """Return the display of `--display`, or else the one in the settings."""
    name: str | None = given.display
    return user_settings.display if name is None else name


def _checks(given: Namespace, words: Localizer) -> Iterator[Finding]:
    kept, wrong = checked_settings.usable_with_mistakes()
    yield from (Finding(event, False) for event in wrong)
    yield Finding(ProgramIs(__version__, platform.python_version()), True)
    yield Finding(TerminalIs(both_are_terminals()), True)
    yield _folder()
    yield from _speech(kept, words.language)
    for event in health():
        yield Finding(event, isinstance(event, BrailleReady))
    for trouble in (list_trouble(), library_trouble()):
        if trouble is not None:
            yield Finding(trouble, False, needed=False)
    yield from _display(_display_named(given, kept), kept.displays)
    for event, fine in camera_findings():
        yield Finding(event, fine, needed=False)


def _folder() -> Finding:
    """Write a little into the folder of the games: a full disk shows only then."""
    folder = settings.journals()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as trial:
            trial.write(bytes(ROOM))
            trial.flush()
            os.fsync(trial.fileno())
    except OSError:
        return Finding(FolderUnwritable(str(folder)), False)
    return Finding(FolderIs(str(folder)), True)


def _speech(kept: Settings, language: str) -> Iterator[Finding]:
    """Yield the findings on the voice, even where it is off now: somebody may want it."""
    voice = Pyttsx3Voice(language, settings=VoiceSettings(synthesiser=kept.synthesiser))
    problem = voice.check()
    voice.close()
    mode = kept.speech or "off"
    if mode != "self":
        yield Finding(SpeechIsOff(mode), True)
    if problem is not None:
        yield Finding(problem, False, mode == "self")
    else:
        yield Finding(SpeechWorks(mode), True)
        yield Finding(voice.synthesiser(), True)
    if (kept.speech, kept.reader) == ("reader", "direct"):
        event = check_direct_speech(language)
        yield Finding(event, isinstance(event, ReaderReached))


def _unused() -> Iterator[Finding]:
    """Yield the findings on displays where none is set: those with HID tell what they are."""
    found = displays()
    for display in found:
        allowed = may_open(display.path)
        event = HidFound(display.name) if allowed else display.denial
        yield Finding(event, allowed, needed=False)
    if not found:
        yield Finding(NoDisplaySet(), True)


def _display(display: str, known: Sequence[str]) -> Iterator[Finding]:
    if not display:
        yield from _unused()
        return
    try:
        event = look_for(*display_named(display), known)
    except Refusal as refusal:
        yield Finding(refusal.event, False)
    else:
        yield Finding(event, isinstance(event, DisplayReady))
