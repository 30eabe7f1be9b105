"""`score`: the count alone, step by step, for a table that plays without the program.

One player's cards are arguments; with `--players`, everybody's are asked for, one after the other.
"""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from typing import Any

from accessigame import games
from accessigame.cli import checked_settings, preferences
from accessigame.cli.parser import DISPLAY, GAME, OptionsApart, Parser, UnknownOption, needed, whole
from accessigame.cli.players import persons_in, players_in
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import CliPrompter
from accessigame.cli.table_count_prompts import MOST_EXTRA, TableCountPrompts, cards_in
from accessigame.core.game import Game
from accessigame.core.model import NotUnderstood
from accessigame.devices.console.standard_streams import write_lines
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `score`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("cards", nargs="*")
    parser.add_argument("--players")
    parser.add_argument("--display", type=DISPLAY)
    for extra in _extras():
        parser.add_argument(f"--{extra}", type=whole(f"--{extra}", 0, MOST_EXTRA))


def run(given: Namespace, words: Localizer) -> int:
    """Say the steps from the cards, and from what counts beside them, to the score."""
    rules = games.find(needed(given.game, "score"))
    extra = rules.material.extra
    for other in _extras():
        if other != extra and getattr(given, other) is not None:
            raise NotUnderstood(UnknownOption(f"--{other}", f"score {rules.name}"))
    if given.players:
        _count_table(rules, given, words)
        return 0
    counted = getattr(given, extra, None) or 0
    write_lines(*lines(rules, " ".join(given.cards), counted, words))
    return 0


def _count_table(rules: Game[Any], given: Namespace, words: Localizer) -> None:
    """Ask for everybody's cards, in lines, by keys or on a display; tell and keep the scores."""
    if given.cards:
        raise NotUnderstood(OptionsApart("--players", " ".join(given.cards)))
    edition = rules.editions[0]
    names, _ = players_in(persons_in(given.players, words, rules, edition))
    rules.start(edition, len(names), {})  # refuses more or fewer than the game is for
    user_settings = checked_settings.usable()
    preferences.check(given.display)
    display = user_settings.display if given.display is None else given.display
    with closing(PromptVoice(words)) as voice:
        prompter = CliPrompter(words, display, user_settings, voice=voice)
        with closing(prompter):
            TableCountPrompts(prompter, rules, names).run()
            voice.finish()


def lines(rules: Game[Any], cards: str, extra: int, words: Localizer) -> list[str]:
    """Return the sentences of a count; raises Refusal for cards that nobody can hold.

    extra: the number of what counts beside the cards, such as tokens.
    """
    return [words.say(step).speech for step in rules.count(cards_in(cards), extra)]


def _extras() -> tuple[str, ...]:
    """Return the names of what counts beside the cards in any game, such as tokens."""
    extras = (game.material.extra for game in games.every())
    return tuple(dict.fromkeys(filter(None, extras)))
