"""Questions before a game: numbered lists, and words."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.commands.events import AnswerUnclear, AskNumber, AskText
from accessigame.devices.console import read_line, write_lines
from accessigame.intents import number_in
from accessigame.language import Words
from accessigame.table import Refusal


class InputEnded(Exception):  # noqa: N818 - the end of the input is no error
    """The input ended in the middle of a question."""


def _line(prompt: str) -> str:
    line = read_line(prompt + " ")
    if line is None:
        raise InputEnded
    return line.strip()


def choose(words: Words, question: str, options: Sequence[str], default: int) -> int:
    """Ask for a number of the list, from 1; an empty line is the default, which is said."""
    listed = [f"{number}. {option}" for number, option in enumerate(options, start=1)]
    write_lines(question, *listed, words.text("default-number", number=default))
    while True:
        given = _line(words.say(AskNumber(len(options))).speech)
        if not given:
            return default
        number = number_in(given)
        if number is not None and 1 <= number <= len(options):
            return number
        write_lines(words.say(AnswerUnclear(given, 1, len(options))).speech)


def ask(words: Words, question: str, default: str) -> str:
    """Ask for some words; an empty line is the default, which is said."""
    write_lines(question, words.text("default-text", text=default))
    return _line(words.say(AskText()).speech) or default


def explain(words: Words, refusal: Refusal) -> None:
    """Say why something was refused."""
    write_lines(words.refusal(refusal).speech)
