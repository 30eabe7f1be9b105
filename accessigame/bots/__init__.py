"""Bots: one policy each. A bot sees what its seat may know, and nothing else."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol, TypeAlias, cast

from accessigame.bots.anyhow import Anyhow
from accessigame.bots.events import UnknownBot
from accessigame.table import Move, NotUnderstood, Rules

DEFAULT_LEVEL = "medium"


class Policy(Protocol):
    """A way to play."""

    def choose(self, view: object, legal: Sequence[Move]) -> Move:
        """Return one of the legal moves, from what the seat may know."""
        ...


Level: TypeAlias = Callable[[Random], Policy]


def levels(rules: Rules) -> Mapping[str, Level]:
    """Return the levels of a game by name, the weakest first."""
    module = importlib.import_module(f"{__name__}.{rules.name.replace('-', '_')}")
    return {"random": Anyhow, **cast("Mapping[str, Level]", module.LEVELS)}


def find(rules: Rules, level: str, rng: Random) -> Policy:
    """Return a bot of this level; `bot` is the default level; `NotUnderstood` for no level."""
    known = levels(rules)
    name = DEFAULT_LEVEL if level == "bot" else level
    if name not in known:
        raise NotUnderstood(UnknownBot(level, tuple(known)))
    return known[name](rng)
