"""Names as braille can write them, and texts as people type them: only what counts in both.

No braille code has emoji, and few have more than one script; what a code lacks becomes a question
mark, and so two names would be alike.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence
from typing import Final
from unicodedata import combining, normalize

_LACKING: Final = "?"
_SYMBOLS: Final = frozenset({"So", "Sk", "Cn", "Cs"})


def felt_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names without their emoji, with the number of the seat where they would be alike.

    Empty for a name that has nothing else.
    """
    bare = ["".join(filter(_is_written, name)).strip() for name in names]
    shapes = [_shape(name) for name in bare]
    alike = Counter(shapes)
    rows = zip(names, bare, shapes, strict=True)
    return tuple(
        f"{name} {seat}" if shape and alike[shape] > 1 and shape != whole_name else name
        for seat, (whole_name, name, shape) in enumerate(rows, start=1)
    )


def _is_written(character: str) -> bool:
    """Return False for a part of an emoji, also for what joins two of them or colours one."""
    return unicodedata.category(character) not in _SYMBOLS and character not in "\u200d\ufe0f"


def _shape(name: str) -> str:
    """Return a name with a mark for each letter of a script other than Latin."""
    return "".join(
        character if character.isascii() or _is_latin(character) else _LACKING for character in name
    )


def _is_latin(character: str) -> bool:
    return unicodedata.name(character, "").startswith("LATIN ")


def bare(text: str) -> str:
    """Return the words of a text, without case, accents and signs."""
    plain = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in plain).split())
