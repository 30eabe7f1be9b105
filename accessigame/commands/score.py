"""`score`: the count alone, step by step, for a table that plays without the program."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from accessigame import games
from accessigame.cli.parser import NumbersUnclear, Parser, UnknownOption, needed, whole
from accessigame.core.game import Game
from accessigame.core.model import NotUnderstood
from accessigame.devices.console.standard_streams import write_lines
from accessigame.input.line_parser import number_in
from accessigame.words.words import Localizer

MOST_EXTRA: Final = 999


def arguments(parser: Parser) -> None:
    """Add the options of `score`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("cards", nargs="*")
    for extra in _extras():
        parser.add_argument(f"--{extra}", type=whole(f"--{extra}", 0, MOST_EXTRA))


def run(given: Namespace, words: Localizer) -> int:
    """Say the steps from the cards, and from what counts beside them, to the score."""
    rules = games.find(needed(given.game, "score"))
    extra = rules.material.extra
    for other in _extras():
        if other != extra and getattr(given, other) is not None:
            raise NotUnderstood(UnknownOption(f"--{other}", f"score {rules.name}"))
    counted = getattr(given, extra, None) or 0
    write_lines(*lines(rules, " ".join(given.cards), counted, words))
    return 0


def lines(rules: Game[Any], cards: str, extra: int, words: Localizer) -> list[str]:
    """Return the sentences of a count; raises Refusal for cards that nobody can hold.

    extra: the number of what counts beside the cards, such as tokens.
    """
    return [words.say(step).speech for step in rules.count(_cards(cards), extra)]


def _extras() -> tuple[str, ...]:
    """Return the names of what counts beside the cards in any game, such as tokens."""
    found = (game.material.extra for game in games.every())
    return tuple(dict.fromkeys(filter(None, found)))


def _cards(text: str) -> tuple[int, ...]:
    cards = [number_in(part) for part in text.replace(",", " ").split()]
    if None in cards:
        raise NotUnderstood(NumbersUnclear(text))
    return tuple(card for card in cards if card is not None)
