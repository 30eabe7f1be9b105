"""Questions outside a game, on a display and at the keyboard at once: the first answer counts."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from typing import TypeAlias

from accessigame.braille import Translator
from accessigame.core.model import Event
from accessigame.devices.braille.question import DisplayQuestion, Notice, QuestionSpec
from accessigame.devices.console.line_input import LineInput
from accessigame.devices.transport.connection import ConnectionEvent, DisplayConnection
from accessigame.devices.transport.port import WakePipe
from accessigame.displays import Keys, Ready, Routing
from accessigame.input.chords import Chords
from accessigame.input.inbox import MOST_WAITING

OpenConnection: TypeAlias = Callable[[Callable[[ConnectionEvent], None]], DisplayConnection]
LaidOut: TypeAlias = Callable[[int], DisplayQuestion | Notice]
"""What is put up on so many cells."""


class DisplayPrompter:
    """A display that asks; it is opened at the first question, and again after `close`.

    `say` says on the screen what the display tells of itself.
    """

    def __init__(
        self,
        open_line: OpenConnection,
        translator: Translator,
        chords: Chords,
        say: Callable[[Event], None],
    ) -> None:
        self._open_line = open_line
        self._translator = translator
        self._chords = chords
        self._say = say
        self._typist = LineInput()
        self._display: _Display | None = None
        self._was_felt = False

    def ask(self, asked: QuestionSpec, touched: Callable[[], None] = lambda: None) -> str | None:
        """Return the answer from the display, or the line from the keyboard; None at its end.

        touched: called at each key of the display, for whoever speaks meanwhile.
        """
        return self._answered(
            lambda width: DisplayQuestion(asked, self._translator, self._chords, width), touched
        )

    def tell(self, *texts: str) -> None:
        """Have texts read until a key leads on, if the last answer came from the display.

        Who answered at the keyboard reads the screen, and is not waited for.
        """
        if self._was_felt:
            self._answered(lambda width: Notice(texts, self._translator, self._chords, width))

    def close(self, farewell: str = "") -> None:
        """Give the display back, so that a game can have it; leave these words up, or none."""
        if self._display is not None:
            self._display.close(self._translator.cells(farewell))
            self._display = None

    def _answered(
        self, laid_out: LaidOut, touched: Callable[[], None] = lambda: None
    ) -> str | None:
        """Put up what is laid out for so many cells, and wait for an answer to it."""
        display = self._display = self._display or _Display(self._open_line)
        display.put_up(laid_out)
        while True:
            for event in display.news(touched):
                self._say(event)
            self._was_felt = display.answer is not None
            if self._was_felt:
                return display.answer
            line = self._typist.line(display.wake.fileno())
            if line is not None or self._typist.left:
                return line
            display.wake.clear()


class _Display:
    """A braille line that was opened, and what stands on it; whatever it tells ends a wait."""

    _laid_out: LaidOut

    def __init__(self, open_line: OpenConnection) -> None:
        self.wake = WakePipe()
        self._heard: queue.SimpleQueue[ConnectionEvent] = queue.SimpleQueue()
        self._width = 0
        self._shown: DisplayQuestion | Notice | None = None
        self._line = open_line(self._receive)

    @property
    def answer(self) -> str | None:
        """What was answered to what stands there, if it was."""
        return None if self._shown is None else self._shown.answer

    def put_up(self, laid_out: LaidOut) -> None:
        """Put something up, as soon as it is known how many cells there are."""
        self._laid_out = laid_out
        if self._width:
            self._show(laid_out(self._width))

    def news(self, touched: Callable[[], None]) -> Iterator[Event]:
        """Act on what was told until now, or to the first answer; give what is for people."""
        for _ in range(self._heard.qsize()):  # what comes meanwhile waits: the keyboard is next
            if self.answer is not None:
                break
            event = self._heard.get()
            if isinstance(event, Event):
                yield event
            elif isinstance(event, Ready):
                self._found(event.cells)
            elif self._shown is not None:
                touched()
                self._shown.hear(event)
                self._show(self._shown)

    def _found(self, width: int) -> None:
        """Show what has to be shown; on as many cells as before, all that was typed stands."""
        if self._shown is None or width != self._width:
            self._shown = self._laid_out(width)
        self._width = width
        self._show(self._shown)

    def close(self, farewell: bytes) -> None:
        """Give back the display with these cells on it, and what waiting took."""
        self._line.close(farewell)
        self.wake.close()

    def _show(self, shown: DisplayQuestion | Notice) -> None:
        self._shown = shown
        self._line.show(shown.window)

    def _receive(self, event: ConnectionEvent) -> None:
        """Take in what the line tells; a stuck key cannot fill the room for what is pressed."""
        if isinstance(event, Keys | Routing) and self._heard.qsize() >= MOST_WAITING:
            return
        self._heard.put(event)
        self.wake.set()
