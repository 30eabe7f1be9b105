"""A line of text to all, written in braille on the keys of a display."""

from __future__ import annotations

from typing import Final

from accessigame.braille import Translator, cell
from accessigame.core.model import Intent
from accessigame.input.chords import dots_of
from accessigame.input.keymap import Word
from accessigame.input.text_line import cleaned

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
        """Take in a chord and its `meaning`; return an intent once the line has ended.

        That is the line, or Enter alone for an empty one, which has the question asked again.
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
