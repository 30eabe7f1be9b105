"""The thrifty policy of playouts: no token is spent on a run that is long enough already."""

from __future__ import annotations

from functools import partial
from typing import Final

from accessigame.bots.titus.lean_table import (
    CLOSE,
    FACE,
    IN_HAND,
    NOWHERE,
    OVER,
    LeanTable,
    Tokens,
)
from accessigame.bots.titus.playing_out import (
    Best,
    best_exchange,
    best_theft,
    hopes,
    lay_or_exchange,
)
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.options import LAST_CARD, LIMIT

FEW: Final = 6
"""The tokens in the pile from which converting is not delayed any more."""


def play_on(table: LeanTable) -> list[int]:
    """Play to the end with the thrifty policy, and return the scores by seat."""
    while table.phase != OVER:
        fitting = step(table)
        while table.phase in IN_HAND:  # the reserve is the same until the token is laid
            _lay(table, fitting)
    return table.scores()


def step(table: LeanTable) -> int:
    """Make one move: take a token that groups, and add none to a run that is long enough.

    Return the numbers that fitted the mover's reserve before the move, as bits.
    """
    bottoms = tops = ends = 0
    complete = NOWHERE
    reserve = table.reserves[table.mover]
    for place, group in enumerate(reserve):
        if len(group) < COMPLETE:
            bottoms |= 1 << (group[0] & FACE)
            tops |= 2 << (group[-1] & FACE)
        else:
            complete = place
            ends |= 1 << (group[0] & FACE) - 1 | 2 << (group[-1] & FACE)
    fitting = bottoms >> 1 | tops | ends
    if table.phase in IN_HAND:
        _lay(table, fitting)
    elif complete >= 0 and table.victory >= LAST_CARD and not _waits(table):
        table.convert(complete)
    elif bottoms & tops:
        _join(table, reserve, bottoms & tops)
    elif table.phase == CLOSE:
        table.stop()
    else:
        _take(table, fitting)
    return fitting


def _waits(table: LeanTable) -> bool:
    """Return True if the turn of the seat with the fewest cards ends when it converts."""
    if table.phase == CLOSE or table.taken < LIMIT or len(table.pile) <= FEW:
        return False
    mover = table.mover
    least = min([len(cards) for seat, cards in enumerate(table.stacks) if seat != mover])
    return least == len(table.stacks[mover]) + 1 and table.victory > LAST_CARD


def _join(table: LeanTable, own: list[Tokens], meeting: int) -> None:
    """Join two groups that meet at one of these numbers; neither is complete."""
    face = meeting.bit_length() - 1
    lower = upper = NOWHERE
    for place, group in enumerate(own):
        if len(group) < COMPLETE:
            if group[-1] & FACE == face - 1:
                lower = place
            elif group[0] & FACE == face:
                upper = place
    table.join(lower, upper)


def _where(own: list[Tokens], face: int) -> tuple[int, int]:
    """Return the places of the groups that end below the face and begin above it.

    The longest that is not complete comes first. Both are used if it takes both to be complete.
    """
    lower = upper = NOWHERE
    below = above = 0
    for place, group in enumerate(own):
        size = len(group) if len(group) < COMPLETE else -1
        if group[-1] & FACE == face - 1 and (size > below or not below):
            lower, below = place, size
        elif group[0] & FACE == face + 1 and (size > above or not above):
            upper, above = place, size
    if below and above and (COMPLETE - 1 in (below, above) or -1 in (below, above)):
        return (lower, NOWHERE) if below >= above else (NOWHERE, upper)
    return lower, upper


def _take(table: LeanTable, fitting: int) -> None:
    """Draw what fits, or what can be exchanged for what is as likely to fit as any theft."""
    if not fitting >> (table.pile[-1] & FACE) & 1:
        best, owner, place = best_theft(table, fitting, partial(hopes, fitting=fitting))
        if best and best > _best_exchange(table, fitting)[0]:
            table.steal(owner, place)
            return
    table.draw()


def _lay(table: LeanTable, fitting: int) -> None:
    """Lay the token in the hand where it fits, or exchange it for what may fit, or lay it alone."""
    if not lay_or_exchange(table, fitting, _where, partial(_best_exchange, fitting=fitting)):
        table.lay(NOWHERE, NOWHERE)


def _best_exchange(table: LeanTable, fitting: int) -> Best:
    return best_exchange(table, fitting, partial(hopes, fitting=fitting))
