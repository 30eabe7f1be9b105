"""The tokens of others that are likeliest to fit, for the policies of playouts."""

from __future__ import annotations

from typing import Final

from accessigame.bots.titus.lean_table import FACE, NOWHERE, SEEN, SHIFT, Table
from accessigame.games.titus.deck import FACES, backs

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


def likeliest_exchange(table: Table, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a lone token of others, its owner and its place; 0 hopes for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, reserve in enumerate(table.reserves):
        for place, group in enumerate(reserve if seat != table.mover else ()):
            if len(group) == 1 and (hope := hopes(group[0], fitting)) > best:
                best, owner, best_place = hope, seat, place
    return best, owner, best_place


def likeliest_theft(table: Table, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a top on a card of others, its owner and its place; 0 hopes for none."""
    best, owner, best_place = 0, NOWHERE, NOWHERE
    for seat, cards in enumerate(table.stacks):
        for place, (_, run) in enumerate(cards if seat != table.mover else ()):
            if run and (hope := hopes(run[-1], fitting)) > best:
                best, owner, best_place = hope, seat, place
    return best, owner, best_place
