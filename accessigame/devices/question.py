"""A question before a game on a display: read by panning, answered with its keys alone.

The first row holds the whole question with what can be chosen; each row below it holds one
answer alone.
A routing key over an answer gives it, Enter gives what was typed, or the answer of the row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from accessigame.braille import Translator
from accessigame.devices.chords import Chords
from accessigame.displays import Keys, Routing
from accessigame.line import Line, Segment
from accessigame.table import Intent

USUAL: Final = ""
"""The answer of who only presses Enter."""
PLAIN: Final = {"select": "enter", "dot7": "backspace", "dot8": "enter"}
BOTH_PANS: Final = {"pan_left", "pan_right"}


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and the answers that can be chosen, each as what is typed for it and its words.

    number: a number is wanted, so that digits may be typed without their sign.
    """

    text: str
    answers: Sequence[tuple[str, str]] = ()
    number: bool = False


class Question:
    """What stands on a display of so many cells, and what its keys make of it: no port, no clock.

    After `hear`, `answer` is the answer, as it would be typed on a keyboard, once it was given.
    """

    def __init__(self, asked: Asked, translator: Translator, chords: Chords, width: int) -> None:
        self.answer: str | None = None
        self._asked = asked
        self._translator = translator
        self._chords = chords
        self._width = width
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
        name = self._meaning(event.names)
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

    def _meaning(self, names: frozenset[str]) -> str:
        if names == BOTH_PANS:  # the keys that every display has
            return "enter"
        dots = frozenset(int(name[3:]) for name in names if name.startswith("dot"))
        if "space" in names and dots:
            return self._chords.get(dots, "none")
        name = next(iter(names)) if len(names) == 1 else ""
        return PLAIN.get(name, "" if dots or "space" in names else name)

    # reading ----------------------------------------------------------------------------------

    def _laid_out(self, row: int) -> Line:
        """Return a row: 0 is everything, the others one answer each."""
        answers = [self._segment(words, given) for given, words in self._asked.answers]
        if row:
            return Line((answers[row - 1],), self._width)
        return Line((self._segment(self._asked.text), *answers), self._width)

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
        else:
            self._go_to(self._row + 1)

    def _pan_left(self) -> None:
        back = self._line.pan_left()
        if back is not None:
            self._line = back
        else:
            self._go_to(self._row - 1)

    # answering --------------------------------------------------------------------------------

    def _type(self, names: frozenset[str]) -> None:
        dots = (int(name[3:]) for name in names if name.startswith("dot"))
        if not names <= {"space", *(f"dot{number}" for number in range(1, 9))}:
            return
        self._typed.append(sum(1 << dot - 1 for dot in dots))
        self._show_typed()

    def _backspace(self) -> None:
        self._typed = self._typed[:-1]
        self._show_typed()

    def _show_typed(self) -> None:
        """Show what was typed with the cursor behind it, and the question if there is room."""
        typed = Segment("", bytes(self._typed) + b"\0")
        line = Line((self._segment(self._asked.text), typed), self._width)
        if len(line.cells) > self._width:
            line = Line((typed,), self._width)
        cursor = len(line.cells) - 1
        self._line = replace(line.at(cursor), cursor=cursor)

    def _enter(self) -> None:
        if self._typed:
            self.answer = self._understood(bytes(self._typed))
        else:
            self.answer = self._asked.answers[self._row - 1][0] if self._row else USUAL

    def _understood(self, cells: bytes) -> str:
        text = self._translator.text(cells).strip()
        if not self._asked.number or text.isdecimal():
            return text
        bare = cells.replace(self._translator.number_sign, b"").strip(b"\0")
        return "".join(self._translator.digit(cell) or "?" for cell in bare)
