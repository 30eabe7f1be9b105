"""Prompts on a display: read by panning, and answered with its keys.

The first row of a prompt holds all of it with its answers; each row below it holds one
answer alone.
A routing key over an answer gives it, Enter gives the typed text, or the answer of the row.

In a game, both panning keys together put up such a list of its choices where nothing is typed,
panning comes to each choice alone, and both keys again give that. Displays with routing keys or
dots do not need it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from accessigame.braille import Translator, cell, unicode
from accessigame.braille.window import BLANK, BrailleWindow, Segment
from accessigame.core.model import Intent, Seat
from accessigame.displays import Keys, Routing, Shape
from accessigame.input.chords import Chords, dots_of, meaning
from accessigame.input.keymap import KEYS

USUAL: Final = ""
"""The answer of Enter alone."""
TYPED: Final = frozenset({"space", *(f"dot{number}" for number in range(1, 9))})
"""The keys that write cells."""
PANNING: Final = ("pan_left", "pan_right")
Wanted: TypeAlias = Literal["words", "number", "cells", "nothing", "any key"]
"""The kind of answer: in a number, digits may come without their sign; cells stay as typed."""
H_AS_DIGIT: Final = "8"
"""The number of the dots of the letter h, without a sign before it."""
READING: Final[frozenset[Wanted]] = frozenset({"nothing", "any key"})
"""The kinds that are read and not answered: panning beyond the end ends them, and so does Enter."""


@dataclass(frozen=True, slots=True)
class PromptSpec:
    """A prompt and its answers: the text to type for each answer, and its words.

    Without answers, something must be typed.
    With `nothing`, everything is read once, one text a row; a routing key ends it, too, and
    only where an answer can be given, such as the way back, something can be typed.
    With `any key`, the text is a notice, and every key that does not pan ends it.
    begin: the row that is shown first. apart: the answers stand in the rows below alone, and
    Enter alone is none.
    """

    text: str
    answers: Sequence[tuple[str, str]] = ()
    wanted: Wanted = "words"
    begin: int = 0
    apart: bool = False


class DisplayPrompt:
    """A prompt laid out on a display, and the meaning of the keys: no port, no clock."""

    def __init__(
        self, spec: PromptSpec, translator: Translator, chords: Chords, shape: Shape
    ) -> None:
        self._spec = spec
        self._translator = translator
        self._chords = chords
        self._shape = shape
        self._reads = spec.wanted in READING
        self._is_typed_at = not self._reads or any(answer for answer, _ in spec.answers)
        self._typed = bytearray()
        self._row = spec.begin
        self._line = self._laid_out(spec.begin)

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._line.window

    def handle_key(self, event: Keys | Routing) -> str | None:
        """Handle a key of the display; return the answer that it gives, as typed on a keyboard.

        None as long as there is no answer.
        """
        if isinstance(event, Routing):
            intent = self._line.route(event.cell)
            if intent is None:
                return USUAL if self._spec.wanted == "nothing" and not self._typed else None
            return intent.given
        name = meaning(event.names, self._chords)
        if self._spec.wanted == "any key" and name not in PANNING:
            return USUAL
        acts: dict[str, Callable[[], str | None]] = {
            "pan_left": self._pan_left,
            "pan_right": self._pan_right,
            "up": lambda: self._go_to(self._row - 1),
            "down": lambda: self._go_to(self._row + 1),
            "enter": self._enter,
            "backspace": self._backspace,
        }
        if name in acts:
            return acts[name]()
        if not name:
            self._type(event.names)
        elif len(name) == 1:
            self._type_label(name)
        return None

    # reading ----------------------------------------------------------------------------------

    def _laid_out(self, row: int) -> BrailleWindow:
        """Return a row: 0 holds everything, or the first text; each other row one answer."""
        answers = [self._segment(words, answer) for answer, words in self._spec.answers]
        if row:
            return BrailleWindow((answers[row - 1],), *self._shape)
        choices = () if self._reads or self._spec.apart else answers
        text = self._segment(self._spec.text)
        in_rows = [replace(choice, begins_row=True) for choice in choices]
        line = BrailleWindow((text, *in_rows), *self._shape)
        return line if line.pages == 1 else BrailleWindow((text, *choices), *self._shape)

    def _segment(self, text: str, answer: str | None = None) -> Segment:
        intent = None if answer is None else Intent("answer", None, answer)
        return Segment(text, self._translator.cells(text), intent, whole=intent is not None)

    def _go_to(self, row: int) -> None:
        if 0 <= row <= len(self._spec.answers):
            self._row, self._line = row, self._laid_out(row)
            self._typed.clear()

    def _pan_right(self) -> str | None:
        further = self._line.pan_right()
        if further is not None:
            self._line = further
        elif self._typed:  # it is read to its end, and not lost behind it
            return None
        elif self._reads and self._row == len(self._spec.answers):
            return USUAL
        else:
            self._go_to(self._row + 1)
        return None

    def _pan_left(self) -> None:
        back = self._line.pan_left()
        if back is not None:
            self._line = back
        elif not self._typed and self._row:
            self._go_to(self._row - 1)
            self._line = self._line.at(len(self._line.cells))  # as it was felt on the way here

    # answering --------------------------------------------------------------------------------

    def _type(self, names: frozenset[str]) -> None:
        if self._is_typed_at and names <= TYPED and ("space" not in names or len(names) == 1):
            self._typed.append(cell(dots_of(names)))
            self._show_typed()

    def _type_label(self, character: str) -> None:
        """Write the digit or the letter that a key is labelled with behind what is typed."""
        if self._is_typed_at:
            text = self._translator.text(bytes(self._typed)) + character
            self._typed = bytearray(self._translator.cells(text))
            self._show_typed()

    def _backspace(self) -> None:
        self._typed = self._typed[:-1]
        self._show_typed()

    def _show_typed(self) -> None:
        """Lay out the typed cells with the cursor behind them, and the prompt if it fits."""
        if not self._typed:
            self._line = self._laid_out(self._row)
            return
        entry = Segment("", bytes((*self._typed, BLANK)))
        line = BrailleWindow((self._segment(self._spec.text), entry), *self._shape)
        if self._reads or len(line.cells) > self._shape.cells:
            line = BrailleWindow((entry,), *self._shape)
        cursor = len(line.cells) - 1
        self._line = replace(line, cursor=cursor).at(cursor)

    def _enter(self) -> str | None:
        if self._typed:
            return self._typed_text(bytes(self._typed))
        if (part := self._line.alone) is not None and part.intent is not None:
            return part.intent.given  # the answer that is felt alone is given
        has_usual = self._spec.answers and not self._spec.apart
        return USUAL if has_usual or self._reads else None

    def _typed_text(self, cells: bytes) -> str:
        """Return the text of cells, as it would be typed on a keyboard."""
        if self._spec.wanted == "cells":
            return unicode(cells)
        text = self._translator.text(cells).strip()
        if self._spec.wanted == "words" or text.isdecimal() or self._is_help(text):
            return text
        bare = cells.replace(self._translator.number_sign, b"").strip(bytes((BLANK,)))
        digits = [self._translator.digit(each) or "" for each in bare]
        return "".join(digits) if all(digits) else text

    def _is_help(self, text: str) -> bool:
        """Return True where a letter asks for help: h, if its dots are no number of an answer."""
        return text == "h" and H_AS_DIGIT not in (answer for answer, _ in self._spec.answers)


ALWAYS: Final = "rbshq"
"""Keys that can be chosen at any time: again, the table, the scores, the help, leaving."""
READING_KEYS: Final = ("pan_left", "pan_right", "up", "down", "enter")


@dataclass(frozen=True, slots=True)
class KeyResult:
    """The effect of one key on the list.

    taken: the key belongs to the list. closes: the list ends. intent: the choice, if one was made.
    """

    taken: bool = True
    closes: bool = False
    intent: Intent | None = None


class ChoiceList:
    """A prompt with its choices and the keys of `ALWAYS`, on a display."""

    def __init__(  # noqa: PLR0913, PLR0917 - what is chosen from, and how it is written and read
        self,
        text: str,
        choices: Sequence[Segment],
        owner: Seat | None,
        translator: Translator,
        chords: Chords,
        shape: Shape,
    ) -> None:
        offers = {part.text: part.intent for part in choices if part.intent is not None}
        keys = {key: Intent(KEYS[key], seat=owner) for key in ALWAYS}
        self._intents: dict[str, Intent] = offers | {
            k: i for k, i in keys.items() if k not in offers
        }
        answers = [(choice, choice) for choice in self._intents]
        spec = PromptSpec(text, answers)
        self._prompt = DisplayPrompt(spec, translator, chords, shape)
        self._chords = chords

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._prompt.window

    def handle_key(self, event: Keys | Routing) -> KeyResult:
        """Handle a key; one that does not belong to the list ends it."""
        if isinstance(event, Keys) and meaning(event.names, self._chords) not in READING_KEYS:
            return KeyResult(taken=False, closes=True)
        answer = self._prompt.handle_key(event)
        if answer is None:
            return KeyResult()
        return KeyResult(closes=True, intent=None if answer == USUAL else self._intents[answer])
