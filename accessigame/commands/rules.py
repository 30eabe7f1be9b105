"""`rules`: the rules of a game in our own words, by sections."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from accessigame import games
from accessigame.cli.parser import GAME, Parser, needed
from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.devices.console.pages import wrapped
from accessigame.devices.console.prompt import continues
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    hold_lines,
    release_lines,
)
from accessigame.host.rulebook import sections, sentences
from accessigame.input.line_parser import number_in
from accessigame.words.words import Localizer

WIDTH = 79


@event_class
class SectionUnknown(Event):
    """The rules have no section of this number."""

    given: str
    high: int


def arguments(parser: Parser) -> None:
    """Add the options of `rules`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("section", nargs="?")


def run(given: Namespace, words: Localizer) -> int:
    """Write one section, or all of them; at a terminal with a pause after each."""
    game = games.find(needed(given.game, "rules")).name
    if given.section is None:
        _read_out(game, words)
    else:
        _write(sentences(game, _number(given.section, sections(game, words)), words))
    release_lines()
    return 0


def _read_out(game: str, words: Localizer) -> None:
    """Write the sections; at a terminal wait for the reader after each but the last."""
    every = every_section(game, words)
    for number, section in enumerate(every, start=1):
        _write(section)
        last = number == len(every)
        if not last and both_are_terminals() and not _continues(number, words):
            return


def _continues(number: int, words: Localizer) -> bool:
    return continues(prompt_behind(number, words), words.text("help-page-more"))


def prompt_behind(number: int, words: Localizer) -> str:
    """Return the question behind the section of this number."""
    return f"{number}, {words.text('page-more')}"


def _number(given: str, count: int) -> int:
    number = number_in(given)
    if number is not None and 1 <= number <= count:
        return number
    raise NotUnderstood(SectionUnknown(given, count))


def every_section(game: str, words: Localizer) -> list[list[str]]:
    """Return the sentences of each section."""
    numbers = range(1, sections(game, words) + 1)
    return [sentences(game, number, words) for number in numbers]


def _write(section: Sequence[str]) -> None:
    """Write the sentences of a section, with the next question."""
    hold_lines(*(line for sentence in section for line in wrapped(sentence, WIDTH)))
