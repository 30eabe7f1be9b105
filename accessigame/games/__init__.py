"""The games: a position and a move or a question come in, a new position and events go out.

Each game is a folder that exposes `RULES`, a `Game` of core/game.py, and is found by its name, with
underscores; a game that is not played is not loaded. `shared` holds what several games have in
common. `no_thanks` is the one to copy: its package docstring shows the files of a game.
Never: chance, a clock, a file, a sentence, a device, or another game.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from functools import cache
from typing import Any, cast

from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood, event_class


@event_class
class UnknownGame(Event):
    """No game has this name."""

    given: str
    known: tuple[str, ...]


@cache
def every() -> tuple[Game[Any], ...]:
    """Return every game, in the order of their names."""
    return tuple(sorted(map(_game, _modules()), key=lambda game: game.name))


@cache
def _modules() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def _game(module: str) -> Game[Any]:
    return cast("Game[Any]", importlib.import_module(f"{__name__}.{module}").RULES)


def find(name: str) -> Game[Any]:
    """Return the game with this name or alias; NotUnderstood for any other name."""
    spelling = name.strip().lower().replace("_", "-").replace(" ", "-")
    module = spelling.replace("-", "_")
    for game in (_game(module),) if module in _modules() else every():
        if spelling in (game.name, *game.aliases):
            return game
    raise NotUnderstood(UnknownGame(name, tuple(game.name for game in every())))


def named_among(words: Iterable[str]) -> tuple[Game[Any], ...]:
    """Return the rules of the games whose folders these words name; no other is loaded."""
    modules = (word.strip().lower().replace("-", "_").replace(" ", "_") for word in words)
    return tuple(_game(module) for module in dict.fromkeys(modules) if module in _modules())
