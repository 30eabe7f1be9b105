"""The answer sheet of a first try on Windows: questions that a report of `doctor` leaves open.

Each line ends with a colon, and whoever tries the program writes behind it. The steps are those of
docs/first-try-windows.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessigame.words.words import Localizer

QUESTIONS: Final = (
    "sheet-reader",
    "sheet-braille",
    "sheet-start",
    "sheet-pass",
    "sheet-costs",
    "sheet-full",
    "sheet-number",
    "sheet-erased",
    "sheet-back",
    "sheet-arrow",
    "sheet-fast",
    "sheet-cells",
    "sheet-farewell",
    "sheet-menu",
    "sheet-else",
)


def lines(words: Localizer) -> Iterator[str]:
    """Yield the heading of the sheet, how to answer, and the questions with their numbers."""
    yield words.text("sheet-title")
    yield words.text("sheet-how")
    for number, question in enumerate(QUESTIONS, 1):
        yield f"{number}. {words.text(question)}"
