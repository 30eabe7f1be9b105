"""What the policies of playouts share: laying a token, and the best ones to take from others.

`PlayoutPolicy` makes a bot of one, by which the gain of a search is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from accessigame.bots.titus.lean_table import (
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


def lay(table: LeanTable, fitting: int, where: Where, worth: Worth) -> None:
    """Lay the token in the hand where it fits, or exchange it for what may fit, or lay it alone.

    fitting: the numbers that fit the reserve of the mover, as bits.
    """
    face = table.hand & FACE
    if fitting >> face & 1:
        table.lay(*where(table.reserves[table.mover], face))
        return
    if table.phase == HOLD:
        best, owner, place = best_exchange(table, worth)
        if best:
            table.exchange(owner, place)
            return
    table.lay(NOWHERE, NOWHERE)


NEAR: Final = tuple(
    sum(1 << back for back in backs(face)) if face in FACES else 0 for face in range(20)
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


def best_exchange(table: LeanTable, worth: Worth) -> tuple[int, int, int]:
    """Return the worth of a lone token of others, its owner and its place; 0 for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, reserve in enumerate(table.reserves):
        for place, group in enumerate(reserve if seat != table.mover else ()):
            if len(group) == 1 and (value := worth(group[0])) > best:
                best, owner, best_place = value, seat, place
    return best, owner, best_place


def best_theft(table: LeanTable, worth: Worth) -> tuple[int, int, int]:
    """Return the worth of a top on a card of others, its owner and its place; 0 for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, cards in enumerate(table.stacks):
        for place, (_, run) in enumerate(cards if seat != table.mover else ()):
            if run and (value := worth(run[-1])) > best:
                best, owner, best_place = value, seat, place
    return best, owner, best_place


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
