"""`rules`: the rules of a game in our own words, by sections."""

from __future__ import annotations

from argparse import Namespace

from accessigame import games
from accessigame.commands.events import SectionUnknown
from accessigame.commands.options import Parser, needed
from accessigame.devices.console import both_are_terminals, read_line, write_lines
from accessigame.devices.screen import wrapped
from accessigame.helping import sections
from accessigame.intents import number_in
from accessigame.language import Words
from accessigame.table import NotUnderstood

WIDTH = 79


def arguments(parser: Parser) -> None:
    """Add the options of `rules`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("section", nargs="?")


def run(given: Namespace, words: Words) -> int:
    """Write one section, or all of them; at a terminal with a pause after each."""
    rules = games.find(needed(given.game, "rules"))
    count = sections(rules.name, words)
    if given.section is not None:
        _section(rules.name, _number(given.section, count), words)
        return 0
    for number in range(1, count + 1):
        _section(rules.name, number, words)
        if number < count and both_are_terminals() and not _go_on(words, number):
            break
    return 0


def _go_on(words: Words, number: int) -> bool:
    line = read_line(f"{number}, {words.text('page-more')} ")
    return line is not None and line.strip().lower() != "q"


def _number(given: str, count: int) -> int:
    number = number_in(given)
    if number is not None and 1 <= number <= count:
        return number
    raise NotUnderstood(SectionUnknown(given, count))


def lines(game: str, words: Words) -> list[str]:
    """Return the sentences of all sections."""
    numbers = range(1, sections(game, words) + 1)
    texts = (words.text(f"rules-{game}-{number}") for number in numbers)
    return [sentence for text in texts for sentence in text.split("\n") if sentence.strip()]


def _section(game: str, number: int, words: Words) -> None:
    text = words.text(f"rules-{game}-{number}")
    write_lines(*(line for sentence in text.split("\n") for line in wrapped(sentence, WIDTH)))
