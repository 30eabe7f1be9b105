"""What a prompter asks: a prompt with its answers, a list of rows, a text; and their events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.core.model import Event, Prompt, event_class
from accessigame.devices.console.prompt import LEAVES
from accessigame.words.felt_names import bare
from accessigame.words.words import Utterance

if TYPE_CHECKING:
    from accessigame.devices.braille.prompt import Wanted

BACK: Final = LEAVES[0]
"""The number that leads back, in every list."""
REPEATS: Final = ("r",)
"""The answer that has a list read again."""
Answers: TypeAlias = Sequence[tuple[str, str]]
"""Answers to choose from: the text that is typed for each, and its words."""


@dataclass(frozen=True, slots=True)
class CliPrompt:
    """A prompt: its line at the cursor, text, answers, the words of a voice, the keys of its help.

    leaves: the texts that lead back. begin: the row that a display shows first. is_known: it was
    heard, and is not spoken again.
    """

    line: str
    text: str
    answers: Answers
    spoken: Sequence[Utterance] = ()
    helps: Sequence[str] = ()
    wanted: Wanted = "words"
    leaves: tuple[str, ...] = LEAVES
    begin: int = 0
    is_known: bool = False


def text_to_read(line: str, lines: Sequence[str], answers: Answers, begin: int) -> CliPrompt:
    """Return a text as a prompt that panning beyond its end answers."""
    rows = (*(("", text) for text in lines[1:]), *answers)
    return CliPrompt(line, lines[0], rows, wanted="nothing", begin=begin)


def number_help(back: str) -> str:
    """Return the key of the last help of a list. back: the key of its row 0."""
    return "help-number-leave" if back == "menu-leave" else "help-number"


def numbered(rows: Mapping[int, str], back: str, usual: str) -> Answers:
    """Return the answers of a list: the rows, the way back, and Enter alone."""
    listed = [(f"{number}", f"{number}. {text}") for number, text in rows.items()]
    return (*listed, (BACK, f"{BACK}. {back}"), ("", usual))


def slip(
    given: str, meant: Sequence[int], rows: Mapping[int, str], absent: Mapping[int, str]
) -> Event:
    """Return what is told of an answer that is no row, or of words that are several."""
    if len(meant) > 1:
        return RowsFit(given, tuple(f"{number}. {rows[number]}" for number in meant))
    if meant and meant[0] in absent:
        return RowNotNow(absent[meant[0]])
    return AnswerUnclear(given, 1, max(rows))


def utterance(line: str, language: str) -> Utterance:
    """Return a line as a voice says it."""
    return Utterance(line, "", language)


def fitting(given: str, rows: Mapping[int, str]) -> list[int]:
    """Return the numbers of the rows that begin with these words; else of those that have them.

    Case, accents and signs do not count.
    """
    begin_of_row = bare(given)
    if not begin_of_row:
        return []
    texts = {number: bare(text) for number, text in rows.items()}
    begin = [number for number, text in texts.items() if text.startswith(begin_of_row)]
    return begin or [number for number, text in texts.items() if f" {begin_of_row}" in text]


@event_class
class AnswerUnclear(Event):
    """An answer is not one of the numbers of a list."""

    given: str
    low: int
    high: int


@event_class
class RowsFit(Event):
    """Words mean more than one row of a list; `rows` are their numbers and words."""

    given: str
    rows: tuple[str, ...]


@event_class
class RowNotNow(Event):
    """A row of the menu has nothing to do now; its number stays its own."""

    row: str


@event_class
class AskNumber(Prompt):
    """The question for a number of a list, at most `high`."""

    high: int


@event_class
class AskText(Prompt):
    """The question for some words."""
