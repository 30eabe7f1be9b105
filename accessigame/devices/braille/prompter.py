"""Prompts outside a game, on a display and at the keyboard at once: the first answer counts.

The calling thread waits for both in one `select`: the connection's thread rings a `WakePipe`, and
the keyboard is a file.  The connection's thread does nothing else than queue its events.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TypeAlias

from accessigame.braille import Translator
from accessigame.core.model import Event
from accessigame.devices.braille.prompt import DisplayPrompt, PromptSpec
from accessigame.devices.console.prompt import LineInput
from accessigame.devices.transport.connection import ConnectionEvent, DisplayConnection
from accessigame.devices.transport.port import WakePipe
from accessigame.displays import Keys, Ready, Routing, Shape
from accessigame.input.chords import Chords
from accessigame.input.inbox import MOST_WAITING

OpenConnection: TypeAlias = Callable[[Callable[[ConnectionEvent], None]], DisplayConnection]
LayOut: TypeAlias = Callable[[Shape], DisplayPrompt]
"""Lays a prompt out on a display."""
Speaking: TypeAlias = Callable[[], AbstractContextManager[Callable[[], None]]]
"""Lets a voice speak within a context, which gives the function that silences it."""


def without_voice() -> AbstractContextManager[Callable[[], None]]:
    """Let nothing speak within the context, and give a function that silences nothing."""
    return nullcontext(lambda: None)


class DisplayPrompter:
    """A display that asks; it is opened at the first prompt, and again after `close`.

    say: writes the sentences about the display on the screen.
    """

    def __init__(
        self,
        open_connection: OpenConnection,
        translator: Translator,
        chords: Chords,
        say: Callable[[Event], None],
    ) -> None:
        self._open_connection = open_connection
        self._translator = translator
        self._chords = chords
        self._say = say
        self._keyboard = LineInput()
        self._display: _Display | None = None
        self._answered_by_display = False

    def ask(self, spec: PromptSpec, touched: Callable[[], None] = lambda: None) -> str | None:
        """Return the answer from the display, or the line from the keyboard; None at its end.

        touched: called at each key of the display, to silence a voice.
        """
        display = self._display = self._display or _Display(
            self._open_connection, self._translator.fit
        )
        display.put_up(lambda shape: DisplayPrompt(spec, self._translator, self._chords, shape))
        while True:
            answer = display.next_answer(touched, self._say)
            self._answered_by_display = answer is not None
            if answer is not None:
                return answer
            line = self._keyboard.line(display.wake.fileno())
            if line is not None or self._keyboard.left:
                return line
            display.wake.clear()

    def announce(self, *texts: str, speaking: Speaking = without_voice) -> None:
        """Put texts up until a key leads on, if the last answer came from the display.

        After an answer from the keyboard, the screen is read, and nothing is waited for.
        speaking: lets a voice speak meanwhile; its context is what a key silences it with.
        """
        if self._answered_by_display:
            with speaking() as touched:
                text = " ".join(filter(None, texts))
                self.ask(PromptSpec(text, wanted="any key"), touched)

    def close(self, farewell: str = "") -> None:
        """Release the display for a game; leave these words on it, or none."""
        if self._display is not None:
            self._display.close(self._translator.cells(farewell))
            self._display = None


class _Display:
    """An open connection and the prompt on it; each event of the connection rings `wake`.

    fit: takes the number of dots of the display's cells, before a prompt is laid out for it.
    """

    _lay_out: LayOut

    def __init__(self, open_connection: OpenConnection, fit: Callable[[int], None]) -> None:
        self.wake = WakePipe()
        self._fit = fit
        self._events: queue.SimpleQueue[ConnectionEvent] = queue.SimpleQueue()
        self._shape: Shape | None = None
        self._prompt: DisplayPrompt | None = None
        self._connection = open_connection(self._on_event)

    def put_up(self, lay_out: LayOut) -> None:
        """Put a prompt up, as soon as the size of the display is known."""
        self._lay_out = lay_out
        if self._shape is not None:
            self._show(lay_out(self._shape))

    def next_answer(self, touched: Callable[[], None], say: Callable[[Event], None]) -> str | None:
        """Handle the events received so far, up to the first answer; return that answer.

        Later events wait for the next call: the keyboard is looked at in between.
        """
        for _ in range(self._events.qsize()):
            event = self._events.get()
            if isinstance(event, Event):
                say(event)
            elif isinstance(event, Ready):
                self._fit(event.dots)
                self._on_ready(event.shape)
            elif self._prompt is not None:
                touched()
                answer = self._prompt.handle_key(event)
                self._show(self._prompt)
                if answer is not None:
                    return answer
        return None

    def close(self, farewell: bytes) -> None:
        """Release the display with these cells on it."""
        self._connection.close(farewell)
        self.wake.close()

    def _on_ready(self, shape: Shape) -> None:
        """Show the prompt; on a display of the same size, the typed text stands."""
        prompt = self._prompt
        if prompt is None or shape != self._shape:
            prompt = self._lay_out(shape)
        self._shape = shape
        self._show(prompt)

    def _show(self, prompt: DisplayPrompt) -> None:
        self._prompt = prompt
        self._connection.show(prompt.window)

    def _on_event(self, event: ConnectionEvent) -> None:
        """Handle an event of the connection; a stuck key cannot fill the queue."""
        if isinstance(event, Keys | Routing) and self._events.qsize() >= MOST_WAITING:
            return
        self._events.put(event)
        self.wake.set()
