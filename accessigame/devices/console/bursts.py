"""Keys that arrive at once: an Alt combination, or pasted text. Neither is played.

A terminal sends Alt with a letter as Escape and that letter, in one piece. It sends pasted text
as if somebody typed it, unless the program asks for marks with a control sequence, which the game
never writes: some readers say it.

No hand presses three keys at once, so keys that arrive together and would act more than
`MOST_ACTS` times are pasted text. Two keys may be typed ahead while the program is busy. A number
and its Enter are one act, however many digits it has, because readers and scripts send it whole.
A long paste comes in several reads. After a read of `LONG` keys or more, the keys of the next
`QUIET` seconds belong to the same paste; after a short paste, the next key counts at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from accessigame.input.key_entry import ALT
from accessigame.input.keymap import NAMELESS

MOST_ACTS: Final = 2
"""The keys that act, at most, among those that arrive at once."""
QUIET: Final = 0.5
"""Seconds without a key after which a paste is over, on a slow machine too."""
PASTED: Final = "<bracketed-paste>"
"""The one key that prompt_toolkit makes of text between the marks of a paste."""
ESCAPE: Final = "escape"
LONG: Final = 256
"""Keys of a read that a paste may go on after; a full read has at least so many characters."""
_LEAVING: Final = ("c-c", "c-d")
_ENTER: Final = ("c-m", "c-j")
_SILENT: Final = ("c-h", "delete", ESCAPE, *_LEAVING)
"""Keys that change the digits alone, or nothing, however long they are held, and the way out."""


class BurstFilter:
    """Finds the Alt combinations and the pastes among the keys of each read."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pasted_until = 0.0

    def filtered(self, keys: Sequence[str]) -> list[str]:
        """Return the keys of one read: `ALT` for a combination, `PASTED` alone for a paste.

        keys: by their names in prompt_toolkit. The rest of a long paste gives nothing, and Ctrl-C
        is always a key.
        """
        pressed = _combined(keys)
        now = self._clock()
        goes_on = now < self._pasted_until and any(map(_is_key, pressed))
        if not goes_on and acts(pressed) <= MOST_ACTS:
            return pressed
        self._pasted_until = now + QUIET if len(keys) >= LONG else now
        if _LEAVING[0] in pressed:
            return [_LEAVING[0]]
        return [] if goes_on else [PASTED]


def acts(keys: Sequence[str]) -> int:
    """Return the number of times that keys would act: a number with its Enter counts once."""
    return sum(_acts(key, before) for before, key in pairwise(("", *keys)))


def _acts(key: str, before: str) -> bool:
    if key in _ENTER:
        return before == "" or _is_digit(before)
    separates = key in (" ", ".", ",") and _is_digit(before)
    return _is_key(key) and not (_is_digit(key) or separates or key in _SILENT)


def _is_digit(key: str) -> bool:
    return key.isascii() and key.isdigit()


def _is_key(key: str) -> bool:
    """Return False for what a terminal reports by itself."""
    return not (key.startswith("<") and len(key) > 1)


def _combined(keys: Sequence[str]) -> list[str]:
    """Return the keys with one name in place of each Escape and what belongs to it."""
    combined: list[str] = []
    waiting = list(reversed(keys))
    while waiting:
        key = waiting.pop()
        if key == ESCAPE and waiting and waiting[-1] != ESCAPE and _is_key(waiting[-1]):
            key = _name_of_combination(waiting)
        combined.append(key)
    return combined


def _name_of_combination(waiting: list[str]) -> str:
    """Take what belongs to an Escape from the end of the waiting keys; return a name for it.

    A control sequence that prompt_toolkit does not know arrives as its characters, and its last
    one is often a letter.
    """
    key = waiting.pop()
    if key == "O" and waiting:
        waiting.pop()
        return NAMELESS
    if key != "[" or not waiting:
        return ALT
    while waiting and not "@" <= waiting.pop() <= "~":
        pass
    return NAMELESS
