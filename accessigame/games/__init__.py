"""The games: one file or folder each, found here. Each exposes `RULES`."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import cast

from accessigame.table import Event, NotUnderstood, Rules


@dataclass(frozen=True, slots=True)
class UnknownGame(Event):
    """No game has this name."""

    given: str
    known: tuple[str, ...]


@cache
def every() -> tuple[Rules, ...]:
    """Return the rules of every game, in the order of their names."""
    modules = (
        importlib.import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__)
    )
    return tuple(sorted((cast("Rules", module.RULES) for module in modules), key=lambda r: r.name))


def find(name: str) -> Rules:
    """Return the rules of the game with this name or alias; `NotUnderstood` if there is none."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    for rules in every():
        if wanted in (rules.name, *rules.aliases):
            return rules
    raise NotUnderstood(UnknownGame(name, tuple(rules.name for rules in every())))
