"""What is typed in dots on a display: digits and letters at a question, or a line to all.

A line to all is opened by its word, has a question of its own, and takes every key until it ends.
"""

from __future__ import annotations

from accessigame.braille import Translator
from accessigame.core.model import Intent
from accessigame.devices.braille.braille_entry import BrailleEntry
from accessigame.devices.braille.braille_line import BrailleLine
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance


class TypedDots:
    """The entry of one display, and its line to all while that is open.

    enter: what Enter alone gives, if anything.
    line_prompt: the question for a line to all; None where there is nobody to read it.
    """

    def __init__(self, translator: Translator, enter: Intent | None) -> None:
        self.line_prompt: Utterance | None = None
        self._translator = translator
        self._enter = enter
        self._entry = BrailleEntry(translator, enter)
        self._line: BrailleLine | None = None

    @property
    def digits(self) -> str:
        """The digits at the question that wait for Enter."""
        return self._entry.digits

    @property
    def begun(self) -> bool:
        """Whether something is typed, or a line to all is open."""
        return self._entry.begun or self._line is not None

    def write(self, names: frozenset[str], name: str) -> Intent | None:
        """Take in a chord and its `meaning`; return an intent when there is one.

        Raises `NotUnderstood` for keys without a meaning here.
        """
        intent = (self._line or self._entry).write(names, name)
        if self._line is not None and not self._line.is_open:
            self._line = None
        if intent is not None and intent.word == Word.SAY and not intent.text and self.line_prompt:
            intent, self._line = None, BrailleLine(self._translator)
        return intent

    def at_question(self, block: Block) -> tuple[Block, str]:
        """Return the block whose question stands before what is typed, and what is typed."""
        if self._line is not None:
            return Block((), self.line_prompt), self._line.text
        return block, self._entry.digits

    def forget(self) -> None:
        """Forget what was typed at the question."""
        self._entry = BrailleEntry(self._translator, self._enter)

    def forget_all(self) -> None:
        """Forget a line to all as well: another person has the keys."""
        self.forget()
        self._line = None
