"""Text that every voice survives: a word for emoji and other symbols, few marks on a letter."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from accessigame.words.words import LANGUAGES, Localizer

MAX_MARKS: Final = 4
"""Combining marks that a letter may bear; no script has more."""
LATIN_1: Final = "\xff"
"""Up to here the voices have words of their own, such as that for a degree."""
SYMBOL_CATEGORIES: Final = ("So", "Cn", "Co", "Cs")
"""Unicode's categories of symbols such as emoji, and of characters that no standard knows."""
JOINERS: Final = re.compile("[\u200d\u20e3\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]")
"""Characters that make one emoji of several, or another one of one."""
RUNS: Final = re.compile(
    rf"(?P<symbol>s(?:[j ]*s)*j*)|(?P<marks>m{{1,{MAX_MARKS}}})m*|(?P<rest>[^sm]+)"
)
"""Splits a text by the kinds of its characters."""


def without_control_characters(text: str) -> str:
    """Return the text with blanks for control characters: a zero byte would end it for espeak."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def without_symbols(text: str, language: str) -> str:
    """Return the text with one word of this language for each run of symbols."""
    if text.isascii():
        return text
    kinds = "".join(map(_kind, text))
    said = []
    for run in RUNS.finditer(kinds):
        begin, end = run.span(str(run.lastgroup))
        said.append(f" {_word(language)} " if run.lastgroup == "symbol" else text[begin:end])
    return "".join(said)


def _kind(character: str) -> str:
    """Return `s` for a symbol, `j` for a joiner, `m` for a mark, a blank, or `t`."""
    if character == " ":
        return " "
    if JOINERS.match(character):
        return "j"
    category = unicodedata.category(character)
    if category in SYMBOL_CATEGORIES and character > LATIN_1:
        return "s"
    return "m" if category in {"Mn", "Me"} else "t"


def _word(language: str) -> str:
    code = language[:2].lower()
    return Localizer(code if code in LANGUAGES else LANGUAGES[0]).text("unsaid-sign")
