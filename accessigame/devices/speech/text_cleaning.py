"""Text that every voice survives: a word for emoji and other symbols, few marks on a letter.

Numbers have pauses of a length of our own between them (`with_pauses`). eSpeak NG shortens the
pause of a comma with the rate: at 350 words a minute "60, 12" has the pause that is inside "72". A
break of its markup language keeps its length at every rate. So each text goes to it as markup, with
such a break between two numbers.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from xml.sax.saxutils import escape

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
    parts = []
    for run in RUNS.finditer(kinds):
        begin, end = run.span(str(run.lastgroup))
        parts.append(f" {_word(language)} " if run.lastgroup == "symbol" else text[begin:end])
    return "".join(parts)


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


PAUSE: Final = 100
"""Milliseconds between two numbers at least: a listener needs some 50 to notice a gap."""
HASTY: Final = 450
"""Words a minute from which on eSpeak NG speaks at `USUAL` and presses the sound together, and
its breaks with it."""
USUAL: Final = 175
BETWEEN_NUMBERS: Final = re.compile(r"(\d ?[,;:]) (?=\d)")
"""Not after a full stop: it has a longer pause, and after the number of a row it is no end."""


def with_pauses(text: str, rate: int) -> str:
    """Return the text as markup, with a break between two numbers.

    rate: words a minute.
    """
    pause = PAUSE if rate < HASTY else PAUSE * rate // USUAL
    return BETWEEN_NUMBERS.sub(rf'\1 <break time="{pause}ms"/> ', escape(text))
