"""What a scanner types where the keyboard has signs in place of digits, as in France."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from accessigame.core.model import Event, event_class
from accessigame.input.card_code import FIRST, LENGTH, UNSHIFTED, code_in, digits_of

HELD: Final = 0.5
"""Seconds without a key after which signs that began like a code are keys."""
UNREAD: Final = "unread code"
"""The name of signs that are a part of a code, or a code that was read wrongly."""
ESCAPE: Final = "escape"


@event_class
class CodeUnread(Event):
    """A code was not read whole, or not well; nothing was played."""


class UnshiftedSigns:
    """Holds signs that may be a code, until they are one or are not.

    Among them may be the key that takes a move back, so that no part of a code is ever played.
    """

    def __init__(self) -> None:
        self._signs = ""

    @property
    def waits(self) -> bool:
        """True while signs are held."""
        return bool(self._signs)

    def read(self, keys: Iterable[str]) -> list[str]:
        """Return the keys with digits in place of the signs of a code; signs are held meanwhile."""
        read: list[str] = []
        last_key = ""
        for key in keys:
            read += self._read(key, last_key)
            last_key = key
        return read

    def release(self) -> list[str]:
        """Return what is held: one sign alone is a key, and several are `UNREAD`."""
        signs, self._signs = self._signs, ""
        return [signs] if len(signs) == 1 else [UNREAD] * bool(signs)

    def _read(self, key: str, last_key: str) -> Iterator[str]:
        if not (self._signs and key in UNSHIFTED):
            yield from self.release()
        if self._signs or (UNSHIFTED.get(key, " ") in FIRST and last_key != ESCAPE):
            self._signs += key
        else:
            yield key
        if len(self._signs) == LENGTH:
            digits = digits_of(self._signs)
            if code_in(digits) is not None:
                self._signs = ""
                yield from digits
            else:
                yield from self.release()
