"""Bots: views and legal moves come in, one of the legal moves goes out.

A policy is a value: it remembers nothing between two choices, so that one can play several seats,
in any thread. Its chance is given to it, and follows from the game's seed, the seat and the number
of moves made: a game that is resumed or undone has the same choices again.
Each game has a folder with its levels; `UniformRandom` plays any game. `dealer` makes the moves of
a shuffled deck. `tournament` compares the bots of one table, and `processes` share the work.

In one sample of `PairedTrials`, all moves meet the same cards and the same players, so that only
their difference is left to chance. Points are lost points: fewer are better, whatever wins.
Never: a position, which holds the secrets of other seats, in a policy.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from types import ModuleType
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from accessigame.core.game import Game
from accessigame.core.model import Event, Move, NotUnderstood, Seat, event_class


@event_class
class UnknownBot(Event):
    """There is no bot of this level."""

    given: str
    known: tuple[str, ...]


class PairedTrials(NamedTuple):
    """The trials of a choice.

    moves: the move with which each plan begins; several plans may begin with the same one.
    sample: plays one sample, and returns the points that the seat loses by each plan.
    most: the most samples worth their time.
    """

    moves: tuple[Move, ...]
    sample: Callable[[], Sequence[float]]
    most: int


class LossRange(NamedTuple):
    """The points that the seat loses by a move: at best, and at worst, whatever happens."""

    best: float
    worst: float


DEFAULT_LEVEL = "medium"
BOT = "bot"
"""The word for a bot for which no level is named."""


class Policy(Protocol):
    """A way to play: it chooses a move from the view of its seat."""

    @property
    def slow(self) -> bool:
        """True if a choice may take long enough for a person to notice, and needs a thread."""
        ...

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return one of the legal moves, by the view of the seat and by chance alone."""
        ...


def chance(seed: int | str, seat: Seat, number: int) -> Random:
    """Return the random numbers for the choice of a seat, after `number` moves of the game."""
    return Random(f"{seed} seat {seat} move {number}")  # noqa: S311 - a game's chance, not a secret


def levels(rules: Game[Any]) -> Mapping[str, Policy]:
    """Return the levels of a game by name, the weakest first."""
    levels_of_game: Mapping[str, Policy] = getattr(_of(rules), "LEVELS", {})
    return {"random": UniformRandom(), **levels_of_game}


def default_level(rules: Game[Any]) -> str:
    """Return the level of a bot for which none is named: `medium`, or the strongest without it."""
    policies = levels(rules)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in policies else tuple(policies)[-1]


def level_of(rules: Game[Any], name: str) -> str:
    """Return the level that a name means: `bot` is one of the default level."""
    return default_level(rules) if name == BOT else name


def find(rules: Game[Any], level: str) -> Policy:
    """Return the bot of a level, the default one for `bot`; raises `NotUnderstood` for no level."""
    policies = levels(rules)
    name = level_of(rules, level)
    if name not in policies:
        raise NotUnderstood(UnknownBot(level, tuple(policies)))
    return policies[name]


def benchmark_policy(rules: Game[Any], name: str) -> Policy:
    """Return a level, or a policy that only measurements name, such as `L(1,-3)`.

    A game offers those in `benchmark_policy(name)`, with None for a name that it does not know.
    Raises `NotUnderstood` for a name that is neither.
    """
    offered = getattr(_of(rules), "benchmark_policy", None)
    policy: Policy | None = offered(name) if offered else None
    return find(rules, name.lower()) if policy is None else policy


def looks_at_view(policy: Policy) -> bool:
    """Return False for a policy that says of itself that it chooses without the view.

    It may be given None then: to make a view takes as long as a random choice.
    """
    return cast("bool", getattr(policy, "looks", True))


def with_time_limit(policy: Policy, seconds: float | None) -> Policy:
    """Return the policy with a time limit, in seconds for each choice, if it is one with limits.

    A game with such a limit does not repeat exactly: the depth of a search depends on the machine.
    """
    if seconds is None or not hasattr(policy, "limit"):
        return policy
    return cast("Policy", replace(cast("Any", policy), limit=seconds))


def estimate(
    rules: Game[Any], view: object, legal: Sequence[Move], rng: Random
) -> tuple[Event, ...]:
    """Return the estimates of the legal moves by a search, private to the seat.

    The bots of a game offer them in `estimate(view, legal, rng)`; empty where they do not.
    """
    offered = getattr(_of(rules), "estimate", None)
    return cast("tuple[Event, ...]", offered(view, legal, rng)) if offered else ()


def trials(
    rules: Game[Any], view: object, legal: Sequence[Move], played: Move, rng: Random
) -> PairedTrials | None:
    """Return the trials of a choice: of the move that was played, and of those worth trying.

    The bots of a game offer them in `trials(view, legal, played, rng)`; None where they do not,
    and where the view does not tell what the seat can play.
    """
    offered = getattr(_of(rules), "trials", None)
    return cast("PairedTrials | None", offered(view, legal, played, rng)) if offered else None


def loss_ranges(rules: Game[Any], view: object, legal: Sequence[Move]) -> Mapping[Move, LossRange]:
    """Return the certain outcomes of moves by an exact search.

    The bots of a game offer them in `loss_ranges(view, legal)`; empty where they do not, and where
    the search does not reach the end.
    """
    offered = getattr(_of(rules), "loss_ranges", None)
    return cast("Mapping[Move, LossRange]", offered(view, legal)) if offered else {}


def _of(rules: Game[Any]) -> ModuleType | None:
    """Return the bots of a game; None for a game that has no folder of bots."""
    name = f"{__name__}.{rules.name.replace('-', '_')}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


@dataclass(frozen=True, slots=True)
class UniformRandom:
    """Chooses every legal move with the same probability."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return one of the legal moves, at random."""
        return legal[int(rng.random() * len(legal))]


_Each = TypeVar("_Each")


def clockwise(by_seat: Sequence[_Each], seat: int) -> tuple[_Each, ...]:
    """Return the values by seat from this seat on; all but the first belong to the others."""
    return (*by_seat[seat:], *by_seat[:seat])
