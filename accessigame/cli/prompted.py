"""What a prompter asks: a question with its answers, a list of rows, a text to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.cli.question_events import AnswerUnclear, RowNotNow, RowsFit
from accessigame.core.model import Event
from accessigame.devices.console.prompt import LEAVES
from accessigame.words.words import Utterance

if TYPE_CHECKING:
    from accessigame.devices.braille.question import Wanted

BACK: Final = LEAVES[0]
"""The number that leads back, in every list."""
REPEATS: Final = ("r",)
"""The answer that has a list read again."""
Answers: TypeAlias = Sequence[tuple[str, str]]
"""Answers to choose from: the text that is typed for each, and its words."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question: its prompt, its text, its answers, the words of a voice, the keys of its help.

    leaves: the texts that lead back. begin: the row that a display shows first. is_known: it was
    heard, and is not spoken again.
    """

    prompt: str
    text: str
    answers: Answers
    spoken: Sequence[Utterance] = ()
    helps: Sequence[str] = ()
    wanted: Wanted = "words"
    leaves: tuple[str, ...] = LEAVES
    begin: int = 0
    is_known: bool = False


def text_to_read(prompt: str, lines: Sequence[str], answers: Answers, begin: int) -> Question:
    """Return a text as a question that panning beyond its end answers."""
    rows = (*(("", line) for line in lines[1:]), *answers)
    return Question(prompt, lines[0], rows, wanted="nothing", begin=begin)


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
