"""Substitutes for characters that a table lacks, so that liblouis never writes an escape.

Names, emoji and control characters may come from anywhere. A table of liblouis writes a
character that it lacks as its number in the character set, in 5 to 20 cells, or as a blank,
or not at all.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

UNKNOWN: Final = "?"

_BLANK: Final = re.compile(r"[\s\u2800\x00-\x1f\x7f-\x9f]")

_PLAINER: Final = str.maketrans(
    {
        **dict.fromkeys("’‘‚‛′", "'"),
        **dict.fromkeys("“”„‟«»″", '"'),
        **dict.fromkeys("‐‑–—−", "-"),
        "…": "...",
        "⁄": "/",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
        "ẞ": "SS",
    }
)


def words(text: str) -> list[str]:
    """Return the words between blanks; each space, tab or control character is one blank."""
    return _BLANK.split(text)


def readable(word: str, has: Callable[[str], bool]) -> str:
    """Return a word in characters that a table has.

    has: returns whether the table writes a character with some dot raised.
    """
    if word.isascii() and word.isalnum():
        return word  # no table lacks these
    return "".join(_written(character, has) for character in unicodedata.normalize("NFC", word))


def _written(character: str, has: Callable[[str], bool]) -> str:
    if unicodedata.category(character) == "Cf":
        return ""  # a hyphen that may be, a joiner, a mark of direction: no ink
    for written in _choices(character):
        if all(map(has, written)):
            return written
    return UNKNOWN


def _choices(character: str) -> Iterator[str]:
    yield character
    yield character.translate(_PLAINER)
    if (number := unicodedata.decimal(character, None)) is not None:
        yield str(number)
    yield _without_marks(character)
    if letter := re.fullmatch(
        r"LATIN (CAPITAL|SMALL) LETTER ([A-Z]) WITH .*", unicodedata.name(character, "")
    ):
        yield letter[2] if letter[1] == "CAPITAL" else letter[2].lower()


def _without_marks(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    return "".join(part for part in parts if not unicodedata.category(part).startswith("M"))
