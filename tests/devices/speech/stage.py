"""A voice that plays by script, for tests of the speech worker: no sound, no engine, no clock."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from accessigame.core.model import Event
from accessigame.devices.speech.voice import PLAIN, Outcome, UtteranceStyle
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.words.words import Priority, Utterance

PATIENCE: Final = 60.0
"""Seconds after which a test is stuck; nothing is measured by it."""


class Stage:
    """A voice whose every utterance lasts until the test lets it end, or until it is stopped."""

    def __init__(self, health: list[Event | None] | None = None, *, free: bool = False) -> None:
        self.health = health or []
        self.free = free
        self.late = False
        """True: an utterance has been heard by the time that anybody wants silence."""
        self.begun: queue.Queue[str] = queue.Queue()
        self.outcomes: queue.Queue[Outcome] = queue.Queue()
        self.heard: list[str] = []
        self.styles: list[UtteranceStyle] = []
        self.languages: list[str] = []
        self.closed = threading.Event()
        self._change = threading.Condition()
        self.ending: Outcome | None = None

    def check(self) -> Event | None:
        """Return the next word of the script on its health; without one it is well."""
        return self.health.pop(0) if self.health else None

    def speak(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle = PLAIN
    ) -> Outcome:
        """Say nothing, for as long as the test likes."""
        self.styles.append(style)
        self.languages.append(language)
        self.begun.put(text)
        with self._change:
            self._change.wait_for(lambda: self.free or self.ending or stopped(), PATIENCE)
            ending, self.ending = self.ending, None
            outcome = Outcome.STOPPED if stopped() and not self.late else ending or Outcome.HEARD
        if outcome is Outcome.HEARD:
            self.heard.append(text)
        self.outcomes.put(outcome)
        return outcome

    def stop(self) -> None:
        """See that somebody wants silence."""
        with self._change:
            self._change.notify_all()

    def let_go(self) -> None:
        """Let this utterance, and all that follow, be heard without waiting for the test."""
        self.free = True
        self.stop()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the current utterance: it neither stops nor ends within this block."""
        with self._change:
            yield

    def close(self) -> None:
        """Remember that the worker is done with it."""
        self.closed.set()

    def end(self, outcome: Outcome = Outcome.HEARD) -> None:
        """End the current utterance with this outcome, and wait for its end."""
        with self._change:
            self.ending = outcome
            self._change.notify_all()
        assert self.outcomes.get(timeout=PATIENCE) is outcome

    def expect(self, text: str) -> None:
        """Wait for the next utterance to begin."""
        assert self.begun.get(timeout=PATIENCE) == text


def words(text: str, priority: Priority = Priority.NORMAL) -> Utterance:
    """Return something to say; what it says is its name in these tests."""
    return Utterance(text, "", "en", priority)


@contextmanager
def working(stage: Stage, problems: list[Event] | None = None) -> Iterator[SpeechWorker]:
    """Run a worker for this voice, and see that its thread ends."""
    news = problems if problems is not None else []
    worker = SpeechWorker(lambda: stage, news.append)
    try:
        yield worker
    finally:
        assert worker.close(0.0)
        assert stage.closed.is_set()
