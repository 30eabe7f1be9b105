"""Bots: one policy each. A bot sees what its seat may know, and nothing else.

A policy is a value: it remembers nothing between two choices, so that one can play several seats,
in any thread. Its chance is given to it, and follows from the game's seed, the seat and the number
of moves made: a game that is resumed or undone has the same choices again.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any, Protocol, cast

from accessigame.bots.events import UnknownBot
from accessigame.bots.uniform import UniformRandom
from accessigame.core.game import Game
from accessigame.core.model import Event, Move, NotUnderstood, Seat

DEFAULT_LEVEL = "medium"


class Policy(Protocol):
    """A way to play."""

    @property
    def slow(self) -> bool:
        """True where a choice may take longer than a person notices: it has to run aside."""
        ...

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return one of the legal moves, from what the seat may know and from chance alone."""
        ...


def chance(seed: int | str, seat: Seat, number: int) -> Random:
    """Return the chance of a seat's choice after so many moves of a game with this seed."""
    return Random(f"{seed} seat {seat} move {number}")  # noqa: S311 - a game's chance, not a secret


def levels(rules: Game) -> Mapping[str, Policy]:
    """Return the levels of a game by name, the weakest first."""
    return {"random": UniformRandom(), **cast("Mapping[str, Policy]", _of(rules).LEVELS)}


def find(rules: Game, level: str) -> Policy:
    """Return the bot of this level; `bot` is the default level; `NotUnderstood` for no level."""
    known = levels(rules)
    name = DEFAULT_LEVEL if level == "bot" else level
    if name not in known:
        raise NotUnderstood(UnknownBot(level, tuple(known)))
    return known[name]


def benchmark_policy(rules: Game, name: str) -> Policy:
    """Return a level, or a policy that only measurements name, such as `L(1,-3)`.

    A game offers those in `benchmark_policy(name)`, with None for a name that it does not know.
    Raises `NotUnderstood` for a name that is neither.
    """
    offered = getattr(_of(rules), "benchmark_policy", None)
    policy: Policy | None = offered(name) if offered else None
    return find(rules, name.lower()) if policy is None else policy


def with_time_limit(policy: Policy, seconds: float | None) -> Policy:
    """Return the policy with a limit to the time of a choice, where it is one that has limits.

    A game with such a limit does not repeat exactly: how far a search comes depends on the machine.
    """
    if seconds is None or not hasattr(policy, "limit"):
        return policy
    return cast("Policy", replace(cast("Any", policy), limit=seconds))


def estimate(rules: Game, view: object, legal: Sequence[Move], rng: Random) -> tuple[Event, ...]:
    """Return what a search thinks of the legal moves, with its sample count, for the seat alone.

    A game offers it in `estimate(view, legal, rng)`; nothing where it does not.
    """
    offered = getattr(_of(rules), "estimate", None)
    return cast("tuple[Event, ...]", offered(view, legal, rng)) if offered else ()


def _of(rules: Game) -> ModuleType:
    return importlib.import_module(f"{__name__}.{rules.name.replace('-', '_')}")
