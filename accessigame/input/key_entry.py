"""Keys one by one, from a keyboard or written in braille: an `Intent` when one is complete."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final, TypeAlias

from accessigame.core.model import Event, Intent, NotUnderstood, Refusal, event_class
from accessigame.input.card_code import code_at_end, spaced
from accessigame.input.keymap import KEYS, NAMED_KEYS, NAMELESS
from accessigame.input.line_parser import intent_of_numbers, intent_of_word, numbers_in

Receiver: TypeAlias = Callable[[Intent | Refusal | None], None]
"""Takes an intent, or the refusal of a key or line; None at the end of the input."""


SUFFIX: Final = 0.3
"""Seconds after a scan in which Enter and Tab end it, as many scanners are set to do."""
ALT: Final = "alt"
"""The name of a key that was pressed together with Alt."""

KEYPAD: Final = frozenset({"left", "right", "home", "end", "pageup", "pagedown", "insert"})
"""Keys that a keypad sends in place of digits while its numbers are locked out."""


@event_class
class KeyUnknown(Event):
    """A key that does nothing here.

    given: its character, or a name for a key that writes none.
    """

    given: str


@event_class
class TextPasted(Event):
    """Text arrived at once, as pasted text does; nothing of it was played."""


def separates(digits: str, key: str) -> bool:
    """Return True where a key after digits begins another number: a blank, or a keypad's point.

    A point after zeros alone has a meaning of its own.
    """
    return bool(digits) and (
        key == " " or (key in (".", ",") and digits.strip() not in ("0", "00", "000"))
    )


def starred(digits: str) -> str:
    """Return secret numbers as one star each, because a long one gives a high card away."""
    return re.sub(r"\d+", "*", digits)


def word_of(key: str) -> str:
    """Return the word of the program that a key stands for; empty for none."""
    return KEYS.get(key.lower(), NAMED_KEYS.get(key, ""))


class KeyEntry:
    """Digits that wait for Enter, or for the letter that they belong to.

    A blank, or the point of a keypad, after digits begins another number. The code of a card is
    complete by itself, since a scanner may type nothing behind it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.digits = ""
        self._clock = clock
        self._scan_ends = -SUFFIX

    def press(self, key: str) -> Intent | None:
        """Return the intent that this key completes, if any.

        key: a character, `enter`, `tab` or `backspace`.
        Raises NotUnderstood when the key means nothing.
        """
        if key == "backspace":
            self.digits = self.digits[:-1]
            return None
        if key.isascii() and key.isdigit():
            self.digits += key
            return self._scanned() if code_at_end(self.digits) else None
        if separates(self.digits, key):
            self.digits = self.digits.rstrip() + " "
            return None
        if self.ends_scan(key):
            return None
        if key == "enter":
            return self._numbers()
        return self.give_word(word_of(key), key)

    def give_word(self, word: str, key: str) -> Intent:
        """Return the intent of a word of the program with the number before it.

        key: the key, or its name.
        Raises NotUnderstood when there is no word, or several numbers stand before it.
        """
        parts = self._take_digits()
        if not word or len(parts) > 1:
            raise NotUnderstood(KeyUnknown(_name_of(key)))
        return intent_of_word(word, parts[0] if parts else "", key)

    def ends_scan(self, key: str) -> bool:
        """Return True for the Enter or the Tab that a scanner types behind a code."""
        is_end = key in ("enter", "tab") and not self.digits
        return is_end and self._clock() - self._scan_ends < SUFFIX

    def _scanned(self) -> Intent | None:
        self._scan_ends = self._clock()
        self.digits = spaced(self.digits)
        return self._numbers()

    def _numbers(self) -> Intent | None:
        parts = self._take_digits()
        return intent_of_numbers(numbers_in(parts), " ".join(parts)) if parts else None

    def _take_digits(self) -> list[str]:
        """Return the numbers as they were typed, and forget them."""
        digits, self.digits = self.digits, ""
        return digits.split()


def _name_of(key: str) -> str:
    """Return the name of a key in a message; no name of a library."""
    if key in KEYPAD:
        return "keypad"
    return key if key == ALT or (len(key) == 1 and key.isprintable()) else NAMELESS
