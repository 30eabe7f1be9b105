"""The games: one folder each, found here. Each exposes `RULES`; `shared` is what several say.

The folder of a game has its name, with underscores; what is not played is not loaded.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import cast

from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood


@dataclass(frozen=True, slots=True)
class UnknownGame(Event):
    """No game has this name."""

    given: str
    known: tuple[str, ...]


@cache
def every() -> tuple[Game, ...]:
    """Return the rules of every game, in the order of their names."""
    return tuple(sorted(map(_rules, _modules()), key=lambda rules: rules.name))


@cache
def _modules() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]


def _rules(module: str) -> Game:
    return cast("Game", importlib.import_module(f"{__name__}.{module}").RULES)


def find(name: str) -> Game:
    """Return the rules of the game with this name or alias; `NotUnderstood` if there is none."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    module = wanted.replace("-", "_")
    for rules in (_rules(module),) if module in _modules() else every():
        if wanted in (rules.name, *rules.aliases):
            return rules
    raise NotUnderstood(UnknownGame(name, tuple(rules.name for rules in every())))


def named_among(words: Iterable[str]) -> tuple[Game, ...]:
    """Return the rules of the games whose folders these words name; no other is loaded."""
    modules = (word.strip().lower().replace("-", "_").replace(" ", "_") for word in words)
    return tuple(_rules(module) for module in dict.fromkeys(modules) if module in _modules())
