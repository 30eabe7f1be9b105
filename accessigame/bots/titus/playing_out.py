"""What the policies of playouts share: playing to the end, laying, and the likeliest tokens.

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
    OVER,
    PLACE,
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

Step: TypeAlias = Callable[[LeanTable], int]
"""Makes one move, and returns the numbers that fitted the mover's reserve before it, as bits."""

Where: TypeAlias = Callable[[list[Tokens], int], tuple[int, int]]
"""Returns the places of the groups below and above a number that fits, `NOWHERE` for none."""


def play_out(table: LeanTable, step: Step, where: Where) -> list[int]:
    """Play to the end with one policy for everybody, and return the scores by seat.

    No policy looks at an unseen side before it is flipped.
    """
    while table.phase != OVER:
        fitting = step(table)
        while table.phase in (HOLD, PLACE):  # the reserve is the same until the token is laid
            lay(table, table.reserves[table.mover], fitting, where)
    return table.scores()


def lay(table: LeanTable, own: list[Tokens], fitting: int, where: Where) -> None:
    """Lay the token in the hand where it fits, or exchange it for what may fit, or lay it alone.

    fitting: the numbers that fit the reserve of the mover, as bits.
    """
    face = table.hand & FACE
    if fitting >> face & 1:
        table.lay(*where(own, face))
        return
    if table.phase == HOLD:
        best, owner, place = likeliest_exchange(table, fitting)
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


def likeliest_exchange(table: LeanTable, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a lone token of others, its owner and its place; 0 hopes for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, reserve in enumerate(table.reserves):
        for place, group in enumerate(reserve if seat != table.mover else ()):
            if len(group) == 1 and (hope := hopes(group[0], fitting)) > best:
                best, owner, best_place = hope, seat, place
    return best, owner, best_place


def likeliest_theft(table: LeanTable, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a top on a card of others, its owner and its place; 0 hopes for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, cards in enumerate(table.stacks):
        for place, (_, run) in enumerate(cards if seat != table.mover else ()):
            if run and (hope := hopes(run[-1], fitting)) > best:
                best, owner, best_place = hope, seat, place
    return best, owner, best_place


@dataclass(frozen=True, slots=True)
class PlayoutPolicy:
    """Plays as every seat does in playouts. step: makes one move of those."""

    step: Step
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return the legal move with the effect of one step of a playout."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        table = Determinizations(view).bare()
        stepped = table.copy()
        self.step(stepped)
        content = stepped.content()
        for move in legal:
            tried = table.copy()
            lean_action(view, move)(tried)
            if tried.content() == content:
                return move
        raise ValueError("a playout did what no legal move does")
