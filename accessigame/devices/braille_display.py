"""A refreshable display as an output, and its keys as an input.

News begin with the question that waits, then say what happened; answers come first.
Everything here runs in the event loop; the wire has its own thread.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final, Protocol

from accessigame.braille import Translator
from accessigame.delivery import Block
from accessigame.devices.braille_line import LineEvent
from accessigame.displays import Keys, Ready, Routing
from accessigame.intents import KeyUnknown, Typing
from accessigame.line import BLANK, Line, Segment
from accessigame.table import Audience, Event, Intent, NotUnderstood, Refusal, Seat

REMEMBERED: Final = 100
"""Blocks that can be read again."""
PLAIN: Final = {"select": "enter", "dot7": "backspace", "dot8": "enter"}

Receiver = Callable[[Intent | Refusal | None], None]


class Wire(Protocol):
    """What shows the cells: a braille line, or a test's."""

    def show(self, cells: bytes) -> None:
        """Show these cells soon."""
        ...

    def close(self) -> bool:
        """Blank the display and end."""
        ...


class BrailleDisplay:
    """The line of the newest block, and a way back through the older ones."""

    def __init__(
        self,
        translator: Translator,
        audience: Audience,
        receive: Receiver,
        wake: Callable[[Event], None],
    ) -> None:
        self.audience = audience
        self._translator = translator
        self._receive = receive
        self._wake = wake
        self._wire: Wire | None = None
        self._width: int | None = None
        self._blocks: deque[Block] = deque(maxlen=REMEMBERED)
        self._back = 0
        self._line: Line | None = None
        self._typing = Typing()
        self._counting = False
        self._telling = False

    def attach(self, wire: Wire) -> None:
        """Say what shows the cells."""
        self._wire = wire

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Show the block; the ones before it stay readable."""
        if self._telling or (not block.said and block.prompt is None):
            return
        self._blocks.append(block)
        self._go_back_to(0)

    def silence(self) -> None:
        """Cells make no sound."""

    def blank(self) -> None:
        """Take everything off the cells, and forget it: somebody else feels them next."""
        self._blocks.clear()
        self._back, self._line = 0, None
        self._typing, self._counting = Typing(), False
        if self._wire is not None and self._width is not None:
            self._wire.show(bytes(self._width))

    def close(self) -> None:
        """Blank the display."""
        if self._wire is not None:
            self._wire.close()

    def _go_back_to(self, back: int) -> None:
        """Put up the block that lies so many back; 0 is the newest."""
        self._back = back
        if self._width is not None and self._blocks:
            self._put(Line(tuple(self._segments(self._blocks[-1 - back])), self._width))

    def _put(self, line: Line) -> None:
        self._line = line
        if self._wire is not None:
            self._wire.show(line.window)

    def _segments(self, block: Block) -> Iterator[Segment]:
        said = [self._segment(words.braille) for words in block.said]
        asked: list[Segment] = []
        if block.prompt is not None:
            asked = [self._segment(block.prompt.braille)]
            asked += [
                self._segment(c.text, replace(c.intent, seat=self._owner)) for c in block.choices
            ]
        if said and asked and not block.answer:
            # what can be chosen ends here: as between sentences, one blank more says so
            said[0] = replace(said[0], cells=bytes((BLANK,)) + said[0].cells)
        parts = (said, asked) if block.answer else (asked, said)
        for part in parts:
            yield from part

    def _segment(self, text: str, intent: Intent | None = None) -> Segment:
        cells = self._translator.cells(text)
        # one blank more than between words, so that fingers know where a sentence ends
        return Segment(text, cells if intent else cells + bytes((BLANK,)), intent)

    @property
    def _owner(self) -> Seat | None:
        return self.audience.alone

    # in ---------------------------------------------------------------------------------------

    def hear(self, event: LineEvent) -> None:
        """Take what the wire tells: size, keys, or a sentence for people."""
        if isinstance(event, Ready):
            self._width = event.cells
            self._go_back_to(0)
        elif isinstance(event, Routing):
            self._route(event.cell)
        elif isinstance(event, Keys):
            self._keys(event.names)
        else:
            # what a display tells of itself is for others: under the fingers stays the game
            self._telling = True
            self._wake(event)
            self._telling = False

    def _route(self, cell: int) -> None:
        intent = self._line.route(cell) if self._line is not None else None
        if intent is not None:
            self._receive(intent)

    def _keys(self, names: frozenset[str]) -> None:
        moves = {
            "pan_left": self._pan_left,
            "pan_right": self._pan_right,
            "up": self._older,
            "down": self._newer,
        }
        # displays without dots and without a select key have at least two keys to pan
        names = frozenset({"select"}) if names == {"pan_left", "pan_right"} else names
        name = next(iter(names)) if len(names) == 1 else ""
        if name in moves:
            moves[name]()
            return
        try:
            intent = self._typed(names, PLAIN.get(name, ""))
        except Refusal as refusal:
            self._receive(refusal)
            return
        if intent is not None:
            self._receive(replace(intent, seat=self._owner))
        else:
            self._show_typing()

    def _typed(self, names: frozenset[str], plain: str) -> Intent | None:
        dots = frozenset(int(name[3:]) for name in names if name.startswith("dot"))
        if names == {"space"}:
            self._counting = False  # as in written braille, a blank ends a number
            return self._typing.key(" ") if self._typing.digits else None
        key = plain or self._meant(dots)
        if not key and bytes((sum(1 << dot - 1 for dot in dots),)) == self._translator.number_sign:
            self._counting = True
            return None
        if not key:
            raise NotUnderstood(KeyUnknown(" ".join(sorted(names))))
        self._counting = key.isdigit()
        return self._typing.key(key)

    def _meant(self, dots: frozenset[int]) -> str:
        """Return the key that a chord stands for; after a number sign, letters are digits."""
        letter, digit = self._translator.letter(dots), self._translator.digit(dots)
        first, second = (digit, letter) if self._counting else (letter, digit)
        return first or second or ""

    def _pan_left(self) -> None:
        self._turn(self._line.pan_left() if self._line else None)

    def _pan_right(self) -> None:
        self._turn(self._line.pan_right() if self._line else None)

    def _turn(self, line: Line | None) -> None:
        if line is not None:
            self._put(line)

    def _older(self) -> None:
        if self._back + 1 < len(self._blocks):
            self._go_back_to(self._back + 1)

    def _newer(self) -> None:
        if self._back:
            self._go_back_to(self._back - 1)

    def _show_typing(self) -> None:
        """Show the digits that wait for Enter behind the question, the cursor after them."""
        if not self._blocks or self._width is None:
            return
        prompt, secret = self._blocks[-1].prompt, self._blocks[-1].secret
        asked = [self._segment(prompt.braille)] if prompt is not None else []
        typed = self._typing.digits
        digits = self._segment("*" * len(typed) if secret else typed)
        line = Line((*asked, digits), self._width)
        if len(line.cells) > self._width and self._typing.digits:
            line = Line((digits,), self._width)  # the cursor must be there to be felt
        cursor = len(line.cells) - 1 if self._typing.digits else len(line.cells)
        self._put(replace(line.at(cursor), cursor=cursor))
