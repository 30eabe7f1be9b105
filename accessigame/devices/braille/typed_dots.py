"""What is typed in dots on a display: digits and letters at a prompt, or a line to all.

A line to all is opened by its word, has a prompt of its own, and takes every key until it ends.

Where a notation writes digits as letters, they are digits from the number sign to the next blank.
"""

from __future__ import annotations

from typing import Final

from accessigame.braille import Translator, cell
from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.chords import PLAIN, dots_of
from accessigame.input.key_entry import KeyEntry, KeyUnknown
from accessigame.input.keymap import WORDS, Word
from accessigame.input.text_line import cleaned
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance


class TypedDots:
    """The entry of one display, and its line to all while that is open.

    enter: what Enter alone gives, if anything.
    line_prompt: the prompt for a line to all; None where there is nobody to read it.
    """

    def __init__(self, translator: Translator, enter: Intent | None) -> None:
        self.line_prompt: Utterance | None = None
        self._translator = translator
        self._enter = enter
        self._entry = BrailleEntry(translator, enter)
        self._line: BrailleLine | None = None

    @property
    def digits(self) -> str:
        """The digits at the prompt that wait for Enter."""
        return self._entry.digits

    @property
    def begun(self) -> bool:
        """Whether something is typed, or a line to all is open."""
        return self._entry.begun or self._line is not None

    def write(self, names: frozenset[str], name: str) -> Intent | None:
        """Handle a chord and its `meaning`; return an intent when there is one.

        Raises `NotUnderstood` for keys without a meaning here.
        """
        intent = (self._line or self._entry).write(names, name)
        if self._line is not None and not self._line.is_open:
            self._line = None
        if intent is not None and intent.word == Word.SAY and not intent.text and self.line_prompt:
            intent, self._line = None, BrailleLine(self._translator)
        return intent

    def at_prompt(self, block: Block) -> tuple[Block, str]:
        """Return the block whose prompt stands before what is typed, and what is typed."""
        if self._line is not None:
            return Block((), self.line_prompt), self._line.text
        return block, self._entry.digits

    def forget(self) -> None:
        """Forget what was typed at the prompt."""
        self._entry = BrailleEntry(self._translator, self._enter)

    def forget_all(self) -> None:
        """Forget a line to all as well: another person has the keys."""
        self.forget()
        self._line = None


class BrailleEntry:
    """The entry so far, until it is an intent.

    enter: the intent of Enter alone, if it has one.
    """

    def __init__(self, translator: Translator, enter: Intent | None = None) -> None:
        self._translator = translator
        self._enter = enter
        self._typing = KeyEntry()
        self._counting = False

    @property
    def digits(self) -> str:
        """The digits that wait for Enter."""
        return self._typing.digits

    @property
    def begun(self) -> bool:
        """Whether the entry has begun: with digits, or with the sign before them."""
        return bool(self.digits) or self._counting

    def write(self, names: frozenset[str], name: str) -> Intent | None:
        """Handle a chord and its `meaning`; return an intent when there is one.

        Raises `NotUnderstood` for keys without a meaning here.
        """
        if names == {"space"}:
            self._counting = False
            return self._typing.press(" ") if self.digits else None
        if name in WORDS:
            self._counting = False
            return self._typing.give_word(name, name)
        key = self._key(names, name)
        if not key and bytes((cell(dots_of(names)),)) == self._translator.number_sign:
            self._counting = True
            return None
        if not key:
            raise NotUnderstood(KeyUnknown(" ".join(sorted(names))))
        if key == "enter" and not self.begun:
            return self._enter
        self._counting = key.isdigit()
        return self._typing.press(key)

    def _key(self, names: frozenset[str], name: str) -> str:
        """Return the key of a keyboard that the chord stands for; empty for none."""
        if len(name) == 1 or name in PLAIN.values():  # some displays have keys with letters
            return name
        dots = dots_of(names)
        letter, digit = self._translator.letter(dots) or "", self._translator.digit(dots) or ""
        if self._counting and "space" not in names:
            return digit or letter
        return letter or digit


MOST_CELLS: Final = 240
"""Cells of a line: twice its characters, for signs before capitals and numbers."""


class BrailleLine:
    """The cells of a line so far; the reader's notation says what they mean.

    is_open: False from Enter on, or once Backspace finds nothing to take away.
    """

    def __init__(self, translator: Translator) -> None:
        self.is_open = True
        self._translator = translator
        self._cells = bytearray()

    @property
    def text(self) -> str:
        """The characters that the cells stand for."""
        return self._translator.text(bytes(self._cells))

    def write(self, names: frozenset[str], name: str) -> Intent | None:
        """Handle a chord and its `meaning`; return an intent once the line has ended.

        That is the line, or Enter alone for an empty one, which has the prompt asked again.
        """
        if name == "backspace" and self._cells:
            del self._cells[-1]
        elif name in ("enter", "backspace"):
            self.is_open = False
            text = cleaned(self.text)
            return Intent(Word.SAY, text=text) if text else Intent(Word.ENTER)
        elif _is_cell(names) and len(self._cells) < MOST_CELLS:
            self._cells.append(cell(dots_of(names)))
        return None


def _is_cell(names: frozenset[str]) -> bool:
    """Return True for dots alone, and for the space key alone."""
    return names == {"space"} or len(dots_of(names)) == len(names)
