"""The screen reader that runs, or Speech Dispatcher, spoken to directly; only this knows prism.

prism (the package `prismatoid`) is optional, and imported only by who asks for it. One voice at
a time is the rule: a screen reader that gets the sentences must not read them from the screen as
well, so `reads` is asked before they are written; and Speech Dispatcher is a synthesiser, taken
only where no screen reader answers, in place of the program's own voice and never beside it.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from accessigame.core.model import Audience, Event
from accessigame.devices.speech.worker import speakable
from accessigame.output.blocks import Block
from accessigame.words.words import Verbosity

READERS: Final = (
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
"""Screen readers by the names of prism; what else it knows are synthesisers."""
DISPATCHER: Final = "SPEECH_DISPATCHER"
ANSWERING: Final = 2.0
"""Seconds that a start waits to learn whether a screen reader runs."""
PAUSE: Final = 5.0
"""Seconds between two looks for one."""


@dataclass(frozen=True, slots=True)
class NoReaderLibrary(Event):
    """A screen reader was to be spoken to directly, and prism is not installed."""


@dataclass(frozen=True, slots=True)
class NoReaderRunning(Event):
    """Neither a screen reader nor Speech Dispatcher answers."""


@dataclass(frozen=True, slots=True)
class ReaderLost(Event):
    """The screen reader, or Speech Dispatcher, does not take sentences any more."""

    name: str


@dataclass(frozen=True, slots=True)
class ReaderReached(Event):
    """Doctor: the sentences go to this screen reader, or to this synthesiser."""

    name: str
    synthesiser: bool


@dataclass(frozen=True, slots=True)
class Reached:
    """A screen reader or a synthesiser that takes sentences; `backend` is prism's."""

    name: str
    backend: Any
    synthesiser: bool


def running_reader() -> Reached | None:
    """Return the screen reader that runs, if one answers.

    ImportError or OSError where prism is not installed, or does not work on this system.
    """
    for name in READERS:
        backend = _acquired(name)
        if backend is not None:
            return Reached(backend.name, backend, synthesiser=False)
    return None


def dispatcher(language: str) -> Reached | None:
    """Return Speech Dispatcher with a voice of this language; to start it takes seconds."""
    backend = _acquired(DISPATCHER)
    if backend is None:
        return None
    _choose_voice(backend, language)
    return Reached(backend.name, backend, synthesiser=True)


def examined(language: str) -> Event:
    """Return who gets the sentences, or why nobody does: `ReaderReached` if all is well."""
    try:
        reached = running_reader() or dispatcher(language)
    except (ImportError, OSError):
        return NoReaderLibrary()
    if reached is None:
        return NoReaderRunning()
    return ReaderReached(reached.name, reached.synthesiser)


@cache
def _prism() -> tuple[Any, Any]:
    """Return prism's numbers, and its context, which must live as long as what it gave."""
    import prism  # noqa: PLC0415 - optional, and a sixth of a second that few need

    return prism.BackendId, prism.Context()


def _acquired(name: str) -> Any:
    numbers, context = _prism()
    number = getattr(numbers, name, None)
    try:
        return context.acquire(number) if number and context.exists(number) else None
    except (ValueError, RuntimeError):  # what prism raises where nobody answers
        return None


def _choose_voice(backend: Any, language: str) -> None:
    """Take a voice of this language: Speech Dispatcher's own choice may be any."""
    codes = [backend.get_voice_language(n).lower() for n in range(backend.voices_count)]
    exact = [n for n, code in enumerate(codes) if code in {language, f"{language}-{language}"}]
    close = [n for n, code in enumerate(codes) if code.partition("-")[0] == language]
    for number in (exact or close)[:1]:
        backend.voice = number


class DirectReader:
    """Gives each sentence of a block to the screen reader, in a thread of its own.

    `wake` gets an event when nobody takes the sentences, once until somebody does again; what
    waits is then said, unless a key was pressed meanwhile.
    """

    speaks = True

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
        self._reached: Reached | None = None
        self._reported: Event | None = None
        self._looked = threading.Event()
        self._change = threading.Condition()
        # what follows is written only under `_change`
        self._waiting: deque[str] = deque()
        self._silence = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="reader", daemon=True)
        self._thread.start()

    def reads(self) -> bool:
        """Say whether a screen reader takes the sentences, so that they must not be written too."""
        return self._reached is not None and not self._reached.synthesiser

    def settle(self) -> None:
        """Wait, for a moment at most, until it is known whether a screen reader runs."""
        self._looked.wait(ANSWERING)

    def deliver(self, block: Block) -> None:
        """Leave the sentences to the thread."""
        with self._change:
            self._waiting += [said.speech for said in block.said]
            self._change.notify()

    def silence(self) -> None:
        """Have it stop, and forget what waits."""
        with self._change:
            self._waiting.clear()
            self._silence = True
            self._change.notify()

    def close(self) -> None:
        """Hand the last sentences over; who reads them reads them to their end."""
        with self._change:
            self._closing = True
            self._change.notify()
        self._thread.join(ANSWERING)

    def _run(self) -> None:
        self._look()
        while self._wait():
            if self._reached is None:
                self._look()
            else:
                self._do_next(self._reached)

    def _wait(self) -> bool:
        """Wait for something to do, or until it is time to look again; False at the end."""
        with self._change:
            if self._reached is None:
                return not self._change.wait_for(lambda: self._closing, PAUSE)
            self._change.wait_for(lambda: self._silence or self._waiting or self._closing)
            return bool(self._silence or self._waiting)

    def _do_next(self, reached: Reached) -> None:
        with self._change:
            silence, self._silence = self._silence, False
            text = "" if silence else self._waiting.popleft()
        try:
            if silence:
                reached.backend.stop()
            else:
                _give(reached, text)
        except Exception:  # noqa: BLE001 - prism raises what it likes; the game goes on
            self._lose(reached, text)

    def _lose(self, reached: Reached, text: str) -> None:
        """Look for somebody else, who gets the sentence that was not taken."""
        self._reached = None
        with self._change:
            if text and not self._silence:
                self._waiting.appendleft(text)
        self._report(ReaderLost(reached.name))

    def _look(self) -> None:
        problem: Event = NoReaderRunning()
        try:
            self._reached = running_reader()
            self._looked.set()
            self._reached = self._reached or dispatcher(self._language)
        except (ImportError, OSError):
            problem = NoReaderLibrary()
        except Exception:  # noqa: BLE001 - as above
            self._reached = None
        self._looked.set()
        if self._reached is None:
            self._report(problem)
        else:
            self._reported = None

    def _report(self, problem: Event) -> None:
        if self._reported is None and not self._closing:
            self._reported = problem
            self._wake(problem)


def _give(reached: Reached, text: str) -> None:
    """Give a sentence on: to ears, and to fingers where the screen reader has a display."""
    if words := speakable(text):
        reached.backend.output(words, False)
