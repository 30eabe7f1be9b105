"""Braille entry in a game: keys of a display write letters and digits of a notation, and words.

Where a notation writes digits as letters, they are digits from the number sign to the next blank.
"""

from __future__ import annotations

from accessigame.braille import Translator, cell
from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.chords import PLAIN, dots_of
from accessigame.input.key_entry import KeyEntry, KeyUnknown
from accessigame.input.keymap import WORDS


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
        """Take in a chord and its `meaning`; return an intent when there is one.

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
