"""`learn`: exercises on a game, which are prepared positions, each with a question."""

from __future__ import annotations

from argparse import Namespace

from accessigame import games
from accessigame.cli import preferences
from accessigame.cli.parser import GAME, Parser, needed
from accessigame.core.model import Event
from accessigame.drill.exercise_reader import do_exercises
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `learn`."""
    parser.add_argument("game", nargs="?", type=GAME)
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Ask the exercises of a game, until somebody leaves or the input ends."""
    learn(given, words)
    return 0


def learn(given: Namespace, words: Localizer, command: str = "learn") -> tuple[Event, ...]:
    """Ask the exercises of a game, and return how it ended. command: its name, for a mistake."""
    game = games.find(needed(given.game, command))
    return do_exercises(game, preferences.preferences_of(given, words, ()), words)
