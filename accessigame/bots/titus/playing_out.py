"""What the policies of playouts share: laying a token, and the best ones to take from others.

`PlayoutPolicy` makes a bot of one, by which the gain of a search is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.titus.lean_table import (
    BACK,
    FACE,
    HOLD,
    NOWHERE,
    SEEN,
    SHIFT,
    Determinizations,
    LeanTable,
    Tokens,
    lean_action,
)
from accessigame.core.model import Move
from accessigame.games.titus.deck import FACES, backs
from accessigame.games.titus.interface import View

Step: TypeAlias = Callable[[LeanTable], object]
"""Makes one move."""

Worth: TypeAlias = Callable[[int], int]
"""Returns what a token of somebody else is worth to the mover; 0 for one that cannot fit."""

Where: TypeAlias = Callable[[list[Tokens], int], tuple[int, int]]
"""Returns the places of the groups below and above a number that fits, `NOWHERE` for none."""

Best: TypeAlias = tuple[int, int, int]
"""The worth of a token that the mover may take, its owner and its place; 0 for none."""


def lay_or_exchange(
    table: LeanTable, fitting: int, where: Where, best_lone: Callable[[LeanTable], Best]
) -> bool:
    """Lay the token in the hand where it fits, or exchange it for what may fit.

    fitting: the numbers that fit the reserve of the mover, as bits. best_lone: returns the best
    lone token of others. Returns False where the token can only be laid alone, and is not yet.
    """
    face = table.hand & FACE
    if fitting >> face & 1:
        lower, upper = where(table.reserves[table.mover], face)
        table.lay(lower, upper)
        return True
    if table.phase == HOLD:
        best, owner, place = best_lone(table)
        if best:
            table.exchange(owner, place)
            return True
    return False


NEAR: Final = tuple(
    sum(1 << back for back in backs(face)) if face in FACES else 0 for face in range(BACK)
)
"""By face: the numbers that can be behind it, as bits."""


def hopes(one: int, fitting: int) -> int:
    """Return the probability, in sixths, that the token fits once it is flipped.

    Behind a face that was not flipped yet, the same number counts as twice as likely as another.
    """
    if one & SEEN:
        return 6 if fitting >> (one >> SHIFT & FACE) & 1 else 0
    face = one & FACE
    return (fitting & NEAR[face]).bit_count() + (fitting >> face & 1)


REACHES: Final = tuple(
    1 << (one >> SHIFT & FACE) if one & SEEN else NEAR[one & FACE] for one in range(2 * SEEN)
)
"""By token: the numbers that its other side can have, as bits."""


def best_exchange(table: LeanTable, fitting: int, worth: Worth) -> Best:
    """Return the best lone token of others.

    fitting: the numbers that fit the reserve of the mover, as bits; a token that reaches none of
    them has no worth, as most tokens have not.
    """
    best, owner, lone = 0, NOWHERE, [0]
    own = table.reserves[table.mover]
    for seat, reserve in enumerate(table.reserves):
        if reserve is own:
            continue
        for group in reserve:
            if (
                len(group) == 1
                and fitting & REACHES[group[0]]
                and (value := worth(group[0])) > best
            ):
                best, owner, lone = value, seat, group
    return best, owner, table.reserves[owner].index(lone) if best else NOWHERE


def best_theft(table: LeanTable, fitting: int, worth: Worth) -> Best:
    """Return the best top on a card of others. fitting: the numbers that fit, as bits."""
    best, owner, stack = 0, NOWHERE, (0, [0])
    own = table.stacks[table.mover]
    for seat, cards in enumerate(table.stacks):
        if cards is own:
            continue
        for card, run in cards:
            if run and fitting & REACHES[run[-1]] and (value := worth(run[-1])) > best:
                best, owner, stack = value, seat, (card, run)
    return best, owner, table.stacks[owner].index(stack) if best else NOWHERE


@dataclass(frozen=True, slots=True)
class PlayoutPolicy:
    """Plays as every seat does in playouts. step: makes one move of those."""

    step: Step
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return the legal move with the effect of one step of a playout."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        actions = [lean_action(view, move) for move in legal]
        place = place_of_step(self.step, Determinizations(view).bare(), actions)
        if place is None:
            raise ValueError("a playout did what no legal move does")
        return legal[place]


def place_of_step(step: Step, table: LeanTable, actions: Sequence[Step]) -> int | None:
    """Return the place of the action with the effect of one step of a playout, or None."""
    stepped = table.copy()
    step(stepped)
    content = stepped.content()
    for place, action in enumerate(actions):
        tried = table.copy()
        action(tried)
        if tried.content() == content:
            return place
    return None
