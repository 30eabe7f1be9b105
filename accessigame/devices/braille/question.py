"""Questions and notices outside a game, on a display: read by panning, and answered with its keys.

The first row of a question holds all of it with what can be chosen; each row below it holds one
answer alone.
A routing key over an answer gives it, Enter gives what was typed, or the answer of the row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from accessigame.braille import Translator, cell, unicode
from accessigame.braille.window import BLANK, BrailleWindow, Segment
from accessigame.core.model import Intent
from accessigame.displays import Keys, Routing
from accessigame.input.chords import Chords, dots_of, meaning

USUAL: Final = ""
"""The answer of who only presses Enter."""
TYPED: Final = frozenset({"space", *(f"dot{number}" for number in range(1, 9))})
"""The keys that write cells."""
Wanted: TypeAlias = Literal["words", "number", "cells", "nothing"]
"""What is typed: for a number, digits may come without their sign; cells stay as they are."""


@dataclass(frozen=True, slots=True)
class QuestionSpec:
    """A question, and what can be chosen: what is typed for each answer, and its words.

    Where nothing can be chosen, something must be typed.
    Where nothing is wanted, all is read once, one text a row, to the end or to Enter.
    """

    text: str
    answers: Sequence[tuple[str, str]] = ()
    wanted: Wanted = "words"


class DisplayQuestion:
    """What stands on a display of so many cells, and what its keys make of it: no port, no clock.

    After `hear`, `answer` is the answer, as it would be typed on a keyboard, once it was given.
    """

    def __init__(
        self, asked: QuestionSpec, translator: Translator, chords: Chords, width: int
    ) -> None:
        self.answer: str | None = None
        self._asked = asked
        self._translator = translator
        self._chords = chords
        self._width = width
        self._reads = asked.wanted == "nothing"
        self._typed = bytearray()
        self._row = 0
        self._line = self._laid_out(0)

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._line.window

    def hear(self, event: Keys | Routing) -> None:
        """Take in a key of the display."""
        if isinstance(event, Routing):
            intent = self._line.route(event.cell)
            self.answer = intent.given if intent else self.answer
            return
        name = meaning(event.names, self._chords)
        acts = {
            "pan_left": self._pan_left,
            "pan_right": self._pan_right,
            "up": lambda: self._go_to(self._row - 1),
            "down": lambda: self._go_to(self._row + 1),
            "enter": self._enter,
            "backspace": self._backspace,
        }
        if name in acts:
            acts[name]()
        elif not name:
            self._type(event.names)

    # reading ----------------------------------------------------------------------------------

    def _laid_out(self, row: int) -> BrailleWindow:
        """Return a row: 0 is everything, or what is read first; the others are one answer each."""
        answers = [self._segment(words, given) for given, words in self._asked.answers]
        if row:
            return BrailleWindow((answers[row - 1],), self._width)
        others = () if self._reads else answers
        return BrailleWindow((self._segment(self._asked.text), *others), self._width)

    def _segment(self, text: str, given: str | None = None) -> Segment:
        intent = None if given is None else Intent("answer", None, given)
        return Segment(text, self._translator.cells(text), intent, whole=intent is not None)

    def _go_to(self, row: int) -> None:
        if 0 <= row <= len(self._asked.answers):
            self._row, self._line = row, self._laid_out(row)
            self._typed.clear()

    def _pan_right(self) -> None:
        further = self._line.pan_right()
        if further is not None:
            self._line = further
        elif self._reads and self._row == len(self._asked.answers):
            self.answer = USUAL
        elif not self._typed:  # what is typed is read to its end, and not lost behind it
            self._go_to(self._row + 1)

    def _pan_left(self) -> None:
        back = self._line.pan_left()
        if back is not None:
            self._line = back
        elif not self._typed:
            self._go_to(self._row - 1)

    # answering --------------------------------------------------------------------------------

    def _type(self, names: frozenset[str]) -> None:
        if not self._reads and names <= TYPED and ("space" not in names or len(names) == 1):
            self._typed.append(cell(dots_of(names)))
            self._show_typed()

    def _backspace(self) -> None:
        self._typed = self._typed[:-1]
        self._show_typed()

    def _show_typed(self) -> None:
        """Show what was typed with the cursor behind it, and the question if there is room."""
        if not self._typed:
            self._line = self._laid_out(self._row)
            return
        typed = Segment("", bytes((*self._typed, BLANK)))
        line = BrailleWindow((self._segment(self._asked.text), typed), self._width)
        if len(line.cells) > self._width:
            line = BrailleWindow((typed,), self._width)
        cursor = len(line.cells) - 1
        self._line = replace(line, cursor=cursor).at(cursor)

    def _enter(self) -> None:
        if self._typed:
            self.answer = self._understood(bytes(self._typed))
        elif (part := self._line.alone) is not None and part.intent is not None:
            self.answer = part.intent.given  # what is felt alone is what is given
        elif self._asked.answers or self._reads:
            self.answer = USUAL

    def _understood(self, cells: bytes) -> str:
        """Return cells as they would be typed on a keyboard."""
        if self._asked.wanted == "cells":
            return unicode(cells)
        text = self._translator.text(cells).strip()
        if self._asked.wanted == "words" or text.isdecimal():
            return text
        bare = cells.replace(self._translator.number_sign, b"").strip(bytes((BLANK,)))
        digits = [self._translator.digit(each) or "" for each in bare]
        return "".join(digits) if all(digits) else text


class Notice:
    """Texts to be read: panning beyond their end, or a key that does not pan, ends that.

    After `hear`, `answer` is `USUAL` once they were read.
    """

    def __init__(
        self, texts: Sequence[str], translator: Translator, chords: Chords, width: int
    ) -> None:
        self.answer: str | None = None
        self._chords = chords
        self._line = BrailleWindow(
            tuple(Segment(text, translator.cells(text)) for text in texts), width
        )

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._line.window

    def hear(self, event: Keys | Routing) -> None:
        """Take in a key of the display; one above a cell does nothing."""
        if isinstance(event, Routing):
            return
        name = meaning(event.names, self._chords)
        if name == "pan_left":
            self._line = self._line.pan_left() or self._line
            return
        further = self._line.pan_right() if name == "pan_right" else None
        if further is None:
            self.answer = USUAL
        else:
            self._line = further
