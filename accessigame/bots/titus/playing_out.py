"""What the policies of playouts share: playing to the end, and laying the token in the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from accessigame.bots.titus.lean_table import FACE, HOLD, NOWHERE, OVER, PLACE, Table, Tokens
from accessigame.bots.titus.likeliest import likeliest_exchange

Step: TypeAlias = Callable[[Table], int]
"""Makes one move, and returns the numbers that fitted the mover's reserve before it, as bits."""

Where: TypeAlias = Callable[[list[Tokens], int], tuple[int, int]]
"""Returns the places of the groups below and above a number that fits, `NOWHERE` for none."""


def play_out(table: Table, step: Step, where: Where) -> list[int]:
    """Play to the end with one policy for everybody, and return the scores by seat.

    No policy looks at an unseen side before it is flipped.
    """
    while table.phase != OVER:
        fitting = step(table)
        while table.phase in (HOLD, PLACE):  # the reserve is the same until the token is laid
            lay(table, table.reserves[table.mover], fitting, where)
    return table.scores()


def lay(table: Table, own: list[Tokens], fitting: int, where: Where) -> None:
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
