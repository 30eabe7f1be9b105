"""Screen readers: the one that runs is spoken to directly, and those of Windows are reported.

prism (the package `prismatoid`) is optional, known only here, and imported only when it is used.
One voice at a time is the rule. A screen reader that gets the sentences must not read them from the
screen as well, so the terminal calls `reads` before it writes them. Speech Dispatcher is a
synthesiser, used only where no screen reader answers and none is on, in place of the program's own
voice.

Orca says so itself when it starts, in the property ScreenReaderEnabled of org.a11y.Status. One
program of D-Bus or of systemd reads it (`reader_is_on`); a library for one property would be too
much.

For the report of `doctor` on Windows, three facts are told: the names of the processes of readers,
the flag by which a reader tells Windows that it is on, and those settings of NVDA that change what
it says of a console. NVDA writes down only what is not at its default, and of that only numbers and
single words of the names in `OF_A_CONSOLE` are told, so no name or path of a person gets into a
report.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import Audience, Event, event_class
from accessigame.devices.process_end import ends_within
from accessigame.devices.speech.text_cleaning import without_control_characters
from accessigame.output.blocks import Block
from accessigame.storage.installing import pip_command
from accessigame.words.words import Localizer, Verbosity

SCREEN_READERS: Final = (
    "ORCA",
    "NVDA",
    "JAWS",
    "VOICE_OVER",
    "ZDSR",
    "ZOOM_TEXT",
    "BOY_PC_READER",
    "PC_TALKER",
    "SENSE_READER",
    "SYSTEM_ACCESS",
    "WINDOW_EYES",
)
"""Screen readers by prism's names; all other names are synthesisers."""
DISPATCHER: Final = "SPEECH_DISPATCHER"
ANSWER_TIMEOUT: Final = 2.0
"""Seconds that the start waits for a screen reader to answer."""
PAUSE: Final = 5.0
"""Seconds between two attempts to reach one."""


@event_class
class NoReaderLibrary(Event):
    """Direct speech was asked for, and prism is not installed; `command` installs it."""

    command: str


@event_class
class NoReaderRunning(Event):
    """Neither a screen reader nor Speech Dispatcher answers."""


@event_class
class ReaderNotDirect(Event):
    """A screen reader is on, but takes no sentences directly; it reads the written lines."""


@event_class
class ReaderLost(Event):
    """The screen reader, or Speech Dispatcher, no longer takes sentences."""

    name: str


@event_class
class ReaderReached(Event):
    """Doctor: sentences go to this screen reader, or to this synthesiser."""

    name: str
    synthesiser: bool


@dataclass(frozen=True, slots=True)
class SpeechTarget:
    """A screen reader or a synthesiser that takes sentences; `backend` is prism's object."""

    name: str
    backend: Any
    synthesiser: bool


def running_reader() -> SpeechTarget | None:
    """Return the running screen reader, or None; ImportError as for `_prism`."""
    for name in SCREEN_READERS:
        backend = _acquire(name)
        if backend is not None:
            return SpeechTarget(backend.name, backend, synthesiser=False)
    return None


def speech_dispatcher(language: str) -> SpeechTarget | None:
    """Return Speech Dispatcher with a voice of this language; to start it takes seconds."""
    backend = _acquire(DISPATCHER)
    if backend is None:
        return None
    _choose_voice(backend, language)
    return SpeechTarget(backend.name, backend, synthesiser=True)


def check_direct_speech(language: str) -> Event:
    """Return `ReaderReached` with the name of the target, or the problem."""
    try:
        target = running_reader()
        if target is None and reader_is_on():
            return ReaderNotDirect()
        target = target or speech_dispatcher(language)
    except ImportError:
        return NoReaderLibrary(pip_command("prismatoid"))
    if target is None:
        return NoReaderRunning()
    return ReaderReached(target.name, target.synthesiser)


@cache
def _prism() -> tuple[Any, Any]:
    """Return prism's numbers, and its context, which must live as long as its backends.

    ImportError if it is not installed, or does not work on this system.
    """
    try:
        import prism  # noqa: PLC0415 - optional, and a sixth of a second that few need

        return prism.BackendId, prism.Context()
    except Exception as error:
        raise ImportError(str(error)) from error


def _acquire(name: str) -> Any:
    numbers, context = _prism()
    number = getattr(numbers, name, None)
    try:
        return context.acquire(number) if number and context.exists(number) else None
    except (ValueError, RuntimeError):  # raised by prism when nobody answers
        return None


def _choose_voice(backend: Any, language: str) -> None:
    """Set a voice of this language: the default of Speech Dispatcher may be any."""
    codes = [backend.get_voice_language(n).lower() for n in range(backend.voices_count)]
    exact = [n for n, code in enumerate(codes) if code in {language, f"{language}-{language}"}]
    close = [n for n, code in enumerate(codes) if code.partition("-")[0] == language]
    for number in (exact or close)[:1]:
        backend.voice = number


class DirectReader:
    """Sends each sentence of a block to the screen reader, in a thread of its own.

    wake: gets an event when nothing takes the sentences, once until something does again. The
    waiting sentences are said then, unless a key was pressed meanwhile.
    """

    speaks = True
    words: Localizer | None = None

    def __init__(
        self,
        audience: Audience,
        language: str,
        verbosity: Verbosity,
        wake: Callable[[Event], None],
    ) -> None:
        self.audience = audience
        self.verbosity = verbosity
        self._language = language
        self._wake = wake
        self._target: SpeechTarget | None = None
        self._reported: Event | None = None
        self._searched = threading.Event()
        self._change = threading.Condition()
        # the following is written only under `_change`
        self._waiting: deque[str | Callable[[], None]] = deque()
        self._silence = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="reader", daemon=True)
        self._thread.start()

    def reads(self) -> bool:
        """Return True if a screen reader gets the sentences: they must not be written too."""
        return self._target is not None and not self._target.synthesiser

    def settle(self) -> None:
        """Wait for the search for a screen reader, at most `ANSWER_TIMEOUT`."""
        self._searched.wait(ANSWER_TIMEOUT)

    def deliver(self, block: Block) -> None:
        """Queue the sentences of a block, unless a screen reader reads them as lines."""
        with self._change:
            if self._reported == ReaderNotDirect():
                return
            self._waiting += [utterance.speech for utterance in block.spoken]
            self._change.notify()

    def after_reading(self, callback: Callable[[], None]) -> None:
        """Call `callback` once all sentences were handed over; at once if nothing takes them.

        It is called in any thread, and must not wait.
        """
        with self._change:
            if self.reads() and not self._closing:
                self._waiting.append(callback)
                self._change.notify()
                return
        callback()

    def silence(self) -> None:
        """Stop the current sentence, and forget the waiting ones."""
        with self._change:
            self._waiting = deque(each for each in self._waiting if not isinstance(each, str))
            self._silence = True
            self._change.notify()

    def close(self) -> None:
        """Hand the last sentences over; the screen reader says them to their end."""
        with self._change:
            self._closing = True
            self._change.notify()
        ends_within(self._thread, ANSWER_TIMEOUT)

    def _run(self) -> None:
        self._connect()
        while self._wait():
            if self._target is None:
                self._connect()
            else:
                self._send_next(self._target)

    def _wait(self) -> bool:
        """Wait for work, or for the next attempt to connect; return False at the end."""
        with self._change:
            if self._target is None:
                return not self._change.wait_for(lambda: self._closing, PAUSE)
            self._change.wait_for(lambda: self._silence or self._waiting or self._closing)
            return bool(self._silence or self._waiting)

    def _send_next(self, target: SpeechTarget) -> None:
        with self._change:
            silence, self._silence = self._silence, False
            work = "" if silence else self._waiting.popleft()
        if not isinstance(work, str):
            work()
            return
        try:
            if silence:
                target.backend.stop()
            else:
                _output(target, work)
        except Exception:  # noqa: BLE001 - prism raises what it likes; the game continues
            self._on_lost(target, work)

    def _on_lost(self, target: SpeechTarget, text: str) -> None:
        """Drop the target; the sentence that it did not take waits for the next one."""
        with self._change:
            self._target = None
            callbacks = [each for each in self._waiting if not isinstance(each, str)]
            self._waiting = deque(each for each in self._waiting if isinstance(each, str))
            if text and not self._silence:
                self._waiting.appendleft(text)
        for callback in callbacks:
            callback()
        self._report(ReaderLost(target.name))

    def _connect(self) -> None:
        problem: Event = NoReaderRunning()
        try:
            self._target = running_reader()
            if self._target is None and reader_is_on():
                problem = ReaderNotDirect()
                with self._change:
                    self._waiting.clear()
            self._searched.set()
            if not isinstance(problem, ReaderNotDirect):
                self._target = self._target or speech_dispatcher(self._language)
        except ImportError:
            problem = NoReaderLibrary(pip_command("prismatoid"))
        except Exception:  # noqa: BLE001 - as above
            self._target = None
        self._searched.set()
        if self._target is None:
            self._report(problem)
        else:
            self._reported = None

    def _report(self, problem: Event) -> None:
        if self._reported is None and not self._closing:
            self._reported = problem
            self._wake(problem)


def _output(target: SpeechTarget, text: str) -> None:
    """Send a sentence: as speech, and in braille where the screen reader has a display."""
    if words := without_control_characters(text):
        target.backend.output(words, False)


_PLACE: Final = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")
_BUS, _PATH, _INTERFACE, _PROPERTY = _PLACE
_WAYS: Final = (
    ("busctl", "--user", "--timeout=2", "get-property", *_PLACE),
    (
        *("dbus-send", "--session", "--print-reply", "--reply-timeout=2000", f"--dest={_BUS}"),
        *(_PATH, "org.freedesktop.DBus.Properties.Get"),
        *(f"string:{_INTERFACE}", f"string:{_PROPERTY}"),
    ),
)
"""Programs that read the property; both end what they print with `true` or `false`."""
TIMEOUT: Final = 3.0
"""Seconds for the answer of the bus."""


def reader_is_on() -> bool:
    """Return True if the session says that a screen reader is on; False where nothing is known."""
    if not _has_session():
        return False
    command = next((way for way in _WAYS if shutil.which(way[0])), None)
    if command is None:
        return False
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)  # noqa: S603 - a fixed command
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ran.stdout.split()[-1:] == ["true"]


def _has_session() -> bool:
    """Return True if there is a session bus; dbus-send would start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(runtime) and (Path(runtime) / "bus").exists()


PROCESSES: Final[Mapping[str, str]] = {
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "narrator.exe": "Narrator",
}
"""The screen readers of Windows by the names of their processes, in small letters."""
OF_A_CONSOLE: Final = frozenset(
    {
        "keyboardlayout",
        "speaktypedcharacters",
        "speaktypedwords",
        "speechinterruptforcharacters",
        "reportdynamiccontentchanges",
        "winconsoleimplementation",
        "wtstrategy",
        "diffalgo",
        "keyboardsupportinlegacy",
        "speakpasswords",
        "tetherto",
    }
)
"""The settings of NVDA that are told, in small letters."""
SETTING: Final = re.compile(r"\s*(\w+) = \"?([A-Za-z0-9]{1,20})\"?\s*")
SNAPSHOT_OF_PROCESSES: Final = 2
NO_SNAPSHOT: Final = -1
GET_SCREEN_READER: Final = 0x46
"""Numbers that the functions of Windows take or return."""


@event_class
class ReaderFlagIs(Event):
    """A screen reader has told Windows that it is on, or none has."""

    on: bool


@event_class
class NvdaSettingIs(Event):
    """A setting of NVDA that is not at its default, by the name that NVDA's file has for it."""

    name: str
    value: str


class _Process(ctypes.Structure):
    """One process in a snapshot, as `PROCESSENTRY32W` of Windows."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("references", ctypes.c_uint32),
        ("number", ctypes.c_uint32),
        ("heap", ctypes.c_size_t),
        ("module", ctypes.c_uint32),
        ("threads", ctypes.c_uint32),
        ("parent", ctypes.c_uint32),
        ("priority", ctypes.c_int32),
        ("flags", ctypes.c_uint32),
        ("file", ctypes.c_wchar * 260),
    )


def windows_readers() -> set[str]:
    """Return the names of the screen readers that run; none on another system."""
    files: set[str] = set()
    if sys.platform == "win32":
        files = {file.lower() for file in process_files(ctypes.windll.kernel32)}
    return {name for file, name in PROCESSES.items() if file in files}


def process_files(kernel32: Any) -> Iterator[str]:
    """Yield the names of the files of the running processes."""
    snapshot = kernel32.CreateToolhelp32Snapshot(SNAPSHOT_OF_PROCESSES, 0)
    if snapshot == NO_SNAPSHOT:
        return
    process = _Process(size=ctypes.sizeof(_Process))
    found = kernel32.Process32FirstW(snapshot, ctypes.byref(process))
    while found:
        yield process.file
        found = kernel32.Process32NextW(snapshot, ctypes.byref(process))
    kernel32.CloseHandle(snapshot)


def windows_reader_facts(user32: Any) -> Iterator[Event]:
    """Yield the flag of screen readers, and the settings of NVDA."""
    flag = ctypes.c_int()
    if user32.SystemParametersInfoW(GET_SCREEN_READER, 0, ctypes.byref(flag), 0):
        yield ReaderFlagIs(bool(flag.value))
    yield from _nvda_settings(os.environ)


def _nvda_settings(variables: Mapping[str, str]) -> Iterator[Event]:
    """Yield the settings that an installed NVDA has written down; a portable one has its own."""
    folder = variables.get("APPDATA")
    if not folder:
        return
    try:
        text = (Path(folder) / "nvda" / "nvda.ini").read_text("utf-8-sig", "replace")
    except OSError:  # no NVDA, or all of its settings are at their defaults
        return
    for line in text.splitlines():
        setting = SETTING.fullmatch(line)
        if setting and setting[1].lower() in OF_A_CONSOLE:
            yield NvdaSettingIs(setting[1], setting[2])
