"""`rules`: the rules of a game in our own words, by sections."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TypeAlias

from accessigame import games
from accessigame.cli.parser import Parser, needed
from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.devices.console.pages import wrapped
from accessigame.devices.console.prompt import goes_on
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    hold_lines,
    release_lines,
)
from accessigame.host.rulebook import sections, sentences
from accessigame.input.line_parser import number_in
from accessigame.words.words import Localizer

WIDTH = 79


Wait: TypeAlias = Callable[[str, Sequence[str]], bool]
"""Asks a question behind sentences that were written; False to leave the rest out."""


@event_class
class SectionUnknown(Event):
    """The rules have no section of this number."""

    given: str
    high: int


def arguments(parser: Parser) -> None:
    """Add the options of `rules`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("section", nargs="?")


def run(given: Namespace, words: Localizer) -> int:
    """Write one section, or all of them; at a terminal with a pause after each."""
    rules = games.find(needed(given.game, "rules"))
    count = sections(rules.name, words)
    if given.section is None:
        read_out(
            rules.name, words, lambda question, _: goes_on(question, words.text("help-page-more"))
        )
    else:
        _section(rules.name, _number(given.section, count), words)
    release_lines()
    return 0


def read_out(game: str, words: Localizer, wait: Wait) -> list[str]:
    """Write the sections; at a terminal `wait` for the reader after each but the last.

    Return the sentences of the last section, for which nothing has waited; none where the reader
    left the rest out.
    """
    count = sections(game, words)
    for number in range(1, count + 1):
        told = _section(game, number, words)
        question = f"{number}, {words.text('page-more')}"
        if number == count:
            return told
        if both_are_terminals() and not wait(question, told):
            break
    return []


def _number(given: str, count: int) -> int:
    number = number_in(given)
    if number is not None and 1 <= number <= count:
        return number
    raise NotUnderstood(SectionUnknown(given, count))


def lines(game: str, words: Localizer) -> list[str]:
    """Return the sentences of all sections."""
    numbers = range(1, sections(game, words) + 1)
    every = (sentence for number in numbers for sentence in sentences(game, number, words))
    return [sentence for sentence in every if sentence.strip()]


def _section(game: str, number: int, words: Localizer) -> list[str]:
    """Write a section of the rules, with the next question; return its sentences."""
    told = sentences(game, number, words)
    hold_lines(*(line for sentence in told for line in wrapped(sentence, WIDTH)))
    return told
