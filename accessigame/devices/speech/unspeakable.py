"""What no voice can say: emoji and other signs become a word, and marks without end are cut."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from accessigame.words.words import LANGUAGES, Localizer

MARKS: Final = 4
"""Marks that a letter may bear; no script has more."""
LATIN: Final = "\xff"
"""Up to here the voices have words of their own, such as that for a degree."""
SIGNS: Final = ("So", "Cn", "Co", "Cs")
"""Symbols such as emoji, and characters that no standard knows."""
JOINERS: Final = re.compile("[\u200d\u20e3\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]")
"""What makes one emoji of several, or another one of one."""
PARTS: Final = re.compile(rf"(?P<sign>s(?:[j ]*s)*j*)|(?P<marks>m{{1,{MARKS}}})m*|(?P<rest>[^sm]+)")
"""Finds the parts of a text by the kinds of its characters."""


def without_signs(text: str, language: str) -> str:
    """Return the text with one word of this language for each run of signs."""
    if text.isascii():
        return text
    kinds = "".join(map(_kind, text))
    said = []
    for part in PARTS.finditer(kinds):
        begin, end = part.span(str(part.lastgroup))
        said.append(f" {_word(language)} " if part.lastgroup == "sign" else text[begin:end])
    return "".join(said)


def _kind(character: str) -> str:
    """Return `s` for a sign, `j` for what joins signs, `m` for a mark, a blank, or `t`."""
    if character == " ":
        return " "
    if JOINERS.match(character):
        return "j"
    category = unicodedata.category(character)
    if category in SIGNS and character > LATIN:
        return "s"
    return "m" if category in {"Mn", "Me"} else "t"


def _word(language: str) -> str:
    code = language[:2].lower()
    return Localizer(code if code in LANGUAGES else LANGUAGES[0]).text("unsaid-sign")
