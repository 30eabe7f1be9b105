"""Questions outside a game, on a display and at the keyboard at once: the first answer counts."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator

from accessigame.braille import Translator
from accessigame.devices.braille_line import BrailleLine, LineEvent
from accessigame.devices.chords import Chords
from accessigame.devices.port import Wake
from accessigame.devices.question import Asked, Notice, Question
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
        self._open_line = open_line
        self._translator = translator
        self._chords = chords
        self._tell = tell
        self._typist = Typist()
        self._display: _Display | None = None
        self._was_felt = False

    def ask(self, asked: Asked) -> str | None:
        """Return the answer from the display, or the line from the keyboard; None at its end."""
        return self._answered(lambda width: Question(asked, self._translator, self._chords, width))

    def tell(self, *texts: str) -> None:
        """Have texts read until a key leads on, if the last answer came from the display.

        Who answered at the keyboard reads the screen, and is not waited for.
        """
        if self._was_felt:
            self._answered(lambda width: Notice(texts, self._translator, width))

    def close(self) -> None:
        """Give the display back, so that a game can have it."""
        if self._display is not None:
            self._display.close()
            self._display = None

    def _answered(self, laid_out: Callable[[int], Question | Notice]) -> str | None:
        """Put up what is laid out for so many cells, and wait for an answer to it."""
        display = self._display = self._display or _Display(self._open_line)
        shown = laid_out(display.width) if display.width else None
        display.show(shown)
        while True:
            for event in display.news():
                if isinstance(event, Event):
                    self._tell(event)
                elif isinstance(event, Ready):
                    display.width = event.cells
                    shown = laid_out(display.width)
                elif shown is not None:
                    shown.hear(event)
                display.show(shown)
                if shown is not None and shown.answer is not None:
                    self._was_felt = True
                    return shown.answer
            line = self._typist.line(display.wake.fileno())
            if line is not None or self._typist.left:
                self._was_felt = False
                return line
            display.wake.clear()


class _Display:
    """A braille line that was opened; what it tells waits here, and ends a wait."""

    def __init__(self, open_line: OpenLine) -> None:
        self.wake = Wake()
        self.width = 0
        self._heard: queue.SimpleQueue[LineEvent] = queue.SimpleQueue()
        self._line = open_line(self._receive)

    def _receive(self, event: LineEvent) -> None:
        self._heard.put(event)
        self.wake.set()

    def news(self) -> Iterator[LineEvent]:
        """Give what was told and not yet taken, one by one."""
        while not self._heard.empty():
            yield self._heard.get()

    def show(self, shown: Question | Notice | None) -> None:
        """Show its cells; nothing before it is known how many there are."""
        if shown is not None:
            self._line.show(shown.window)

    def close(self) -> None:
        """Give back the display, and what waiting took."""
        self._line.close()
        self.wake.close()
