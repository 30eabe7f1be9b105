"""Questions before a game, on a display and at the keyboard at once: the first answer counts."""

from __future__ import annotations

import queue
from collections.abc import Callable

from accessigame.braille import Translator
from accessigame.devices.braille_line import BrailleLine, LineEvent
from accessigame.devices.chords import Chords
from accessigame.devices.question import Asked, Question
from accessigame.devices.serial_port import Wake
from accessigame.devices.typist import Typist
from accessigame.displays import Ready
from accessigame.table import Event

OpenLine = Callable[[Callable[[LineEvent], None]], BrailleLine]


class Prompter:
    """A display that asks; it is opened at the first question, and again after `close`.

    `tell` says on the screen what the display tells of itself.
    """

    def __init__(
        self,
        open_line: OpenLine,
        translator: Translator,
        chords: Chords,
        tell: Callable[[Event], None],
    ) -> None:
        self._open = open_line
        self._translator = translator
        self._chords = chords
        self._tell = tell
        self._typist = Typist()
        self._line: BrailleLine | None = None
        self._wake: Wake | None = None
        self._heard: queue.SimpleQueue[LineEvent] = queue.SimpleQueue()
        self._width = 0

    def ask(self, asked: Asked) -> str | None:
        """Return the answer from the display, or the line from the keyboard; None at its end."""
        wake = self._opened()
        question = self._put_up(asked) if self._width else None
        while True:
            while not self._heard.empty():
                question = self._hear(self._heard.get(), asked, question)
                if question is not None and question.answer is not None:
                    return question.answer
            line = self._typist.line(wake.fileno())
            if line is not None:
                return line
            if self._typist.left:
                return None
            wake.clear()

    def close(self) -> None:
        """Give the display back, so that a game can have it."""
        if self._line is not None:
            self._line.close()
            self._line, self._width = None, 0

    def _opened(self) -> Wake:
        if self._line is None:
            wake = self._wake = Wake()
            heard = self._heard = queue.SimpleQueue()

            def receive(event: LineEvent) -> None:
                heard.put(event)
                wake.set()

            self._line = self._open(receive)
        assert self._wake is not None  # noqa: S101 - for the type checker: it comes with the line
        return self._wake

    def _hear(self, event: LineEvent, asked: Asked, question: Question | None) -> Question | None:
        if isinstance(event, Ready):
            self._width = event.cells
            return self._put_up(asked)
        if isinstance(event, Event):
            self._tell(event)
        elif question is not None:
            question.hear(event)
            self._show(question)
        return question

    def _put_up(self, asked: Asked) -> Question:
        question = Question(asked, self._translator, self._chords, self._width)
        self._show(question)
        return question

    def _show(self, question: Question) -> None:
        if self._line is not None:
            self._line.show(question.window)
