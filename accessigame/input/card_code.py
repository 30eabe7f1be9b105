"""The text of a code on a card: six digits, as a scanner types them.

The first two digits are the box, the next three the card, and the last one checks the others.
Six digits are all that the smallest codes hold, and each keyboard layout has them in one row.

The first digit of a box is one of `FIRST`, and its second digit at most `LAST_SECOND`. So six
digits that begin one or two digits too early or too late are never a code, and a scan is found
behind whatever was typed before it. A French keyboard writes signs where a scanner types digits;
none of those of `FIRST` is a key of the game, so that a scan cannot begin with a move. Signs that
may be digits are held until they are a code (`UnshiftedSigns`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from accessigame.core.model import Card, Event, event_class

LENGTH: Final = 6
FIRST: Final = "5789"
LAST_SECOND: Final = 4
HIGHEST_CARD: Final = 199
"""The highest card that a code may name, so that its third digit is 0 or 1."""

UNSHIFTED: Final = {
    **dict(zip("&é\"'(-è_çà", "1234567890", strict=True)),
    **dict(zip("§!", "68", strict=True)),
}
"""The digits by the signs that French and Belgian keyboards write in their row without Shift."""

_DAMM: Final = (
    "0317598642", "7092154863", "4206871359", "1750983426", "6123045978",
    "3674209581", "5869720134", "8945362017", "9438617205", "2581436790",
)  # fmt: skip
"""A quasigroup with zeros in its diagonal (H. M. Damm): the next state by state and digit."""


class CardCode(NamedTuple):
    """The contents of a code: a box and a card of it."""

    box: int
    card: Card


def code_text(code: CardCode) -> str:
    """Return the six digits of a code; raises ValueError for a box or a card without one."""
    digits = f"{code.box:02}{code.card:03}"
    text = f"{digits}{_check(digits)}"
    if code_in(text) != code:
        raise ValueError(f"{code} has no code")
    return text


def code_in(text: str) -> CardCode | None:
    """Return the code that exactly these digits are; None for any other text."""
    if not re.fullmatch(rf"[{FIRST}][0-{LAST_SECOND}][01][0-9]{{3}}", text, re.ASCII):
        return None
    if _check(text) != 0 or not int(text[2:5]):
        return None
    return CardCode(int(text[:2]), int(text[2:5]))


def code_at_end(digits: str) -> bool:
    """Return True where digits end with a code, whatever stands before it."""
    return code_in(digits[-LENGTH:]) is not None


def spaced(text: str) -> str:
    """Return a text with blanks around its codes, in digits whatever the keyboard wrote.

    Only a word that ends with a code is changed; digits before its codes stay a number.
    """
    return re.sub(r"\S+", lambda word: " ".join(_codes_apart(word[0])) or word[0], text)


def _codes_apart(word: str) -> Iterator[str]:
    """Yield the number before the codes of a word, if any, and the codes; nothing without one."""
    digits = digits_of(word)
    start = len(digits)
    while start >= LENGTH and code_in(digits[start - LENGTH : start]):
        start -= LENGTH
    before = digits[:start]
    if start < len(digits) and (not before or (before.isascii() and before.isdigit())):
        yield from [before] if before else []
        yield from (digits[at : at + LENGTH] for at in range(start, len(digits), LENGTH))


def without_codes(keys: Iterable[str], ends: Iterable[str]) -> list[str]:
    """Return keys without those of whole codes, and without the keys of `ends` after a code."""
    left: list[str] = []
    after_code = False
    for key in keys:
        if after_code and key in ends:
            continue
        left.append(key)
        last = left[-LENGTH:]
        is_typed = all(len(each) == 1 for each in last)
        after_code = is_typed and code_in(digits_of("".join(last))) is not None
        if after_code:
            del left[-LENGTH:]
    return left


def digits_of(signs: str) -> str:
    """Return the digits that a scanner meant by signs; the signs where one of them stands for none.

    signs: digits, or all as a French or a Belgian keyboard writes them.
    """
    meant = [UNSHIFTED.get(sign, "") for sign in signs]
    return "".join(meant) if all(meant) else signs


def _check(digits: str) -> int:
    """Return the check digit of digits; 0 for digits that end with their own."""
    state = 0
    for digit in digits:
        state = int(_DAMM[state][int(digit)])
    return state


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
