"""`score`: the count alone, step by step, for a table that plays without the program."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from accessigame import games
from accessigame.cli.parser import NumbersUnclear, Parser, needed, whole
from accessigame.core.game import Game
from accessigame.core.model import NotUnderstood
from accessigame.devices.console.standard_streams import write_lines
from accessigame.input.line_parser import number_in
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `score`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("cards", nargs="*")
    parser.add_argument("--tokens", type=whole("--tokens", 0, 999), default=0)


def run(given: Namespace, words: Localizer) -> int:
    """Say the steps from the cards and tokens to the score."""
    rules = games.find(needed(given.game, "score"))
    write_lines(*lines(rules, " ".join(given.cards), given.tokens, words))
    return 0


def lines(rules: Game[Any], cards: str, extra: int, words: Localizer) -> list[str]:
    """Return the sentences of a count; raises Refusal for cards that nobody can hold."""
    return [words.say(step).speech for step in rules.count(_cards(cards), extra)]


def _cards(text: str) -> tuple[int, ...]:
    cards = [number_in(part) for part in text.replace(",", " ").split()]
    if None in cards:
        raise NotUnderstood(NumbersUnclear(text))
    return tuple(card for card in cards if card is not None)
