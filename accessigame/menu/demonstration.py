"""The demonstration when nobody types anything: bots play a short game."""

from __future__ import annotations

from typing import Final

from accessigame import app, games
from accessigame.core.model import Event, event_class
from accessigame.devices.console.standard_streams import write_lines
from accessigame.session.journal import Header
from accessigame.session.table import begun
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

SEED: Final = 8


@event_class
class Demonstration(Event):
    """Nobody types anything, so bots show a game."""


def demonstrate(words: Localizer) -> None:
    """Let bots play a short game, in plain lines; nothing is kept."""
    write_lines(words.say(Demonstration()).speech)
    (game,) = (rules for rules in games.every() if rules.name == "no-thanks")
    setup = {"deck": "shuffled", "seed": SEED, "bots": dict.fromkeys("012", "medium")}
    header = Header(game.name, game.editions[0], ("Ana", "Ben", "Léa"), {"first": 0}, setup)
    app.run(begun(header, words, None), Preferences())
