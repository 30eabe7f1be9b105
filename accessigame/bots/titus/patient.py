"""The patient policy of playouts: what ends a turn, or lets fewer numbers fit, waits.

A turn continues as long as tokens group. So groups that meet are joined only where that completes a
run, and only once no token may be taken any more: until then each has two ends to lay on. The
seat that alone has the fewest victory cards takes tokens without a limit, so it converts late.
"""

from __future__ import annotations

from typing import Final

from accessigame.bots.titus.lean_table import (
    ACT,
    FACE,
    HOLD,
    NOWHERE,
    PLACE,
    LeanTable,
    Tokens,
)
from accessigame.bots.titus.playing_out import lay, likeliest_exchange, likeliest_theft, play_out
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.options import LAST_CARD

HELD: Final = 8
"""The most tokens in the pile with which complete runs are not held over to the next turn."""
SURE: Final = 6
"""The hopes of a token whose back was seen and fits."""


def play_on(table: LeanTable) -> list[int]:
    """Play to the end with the patient policy, and return the scores by seat."""
    return play_out(table, step, _where)


def step(table: LeanTable) -> int:
    """Make one move, and return the numbers that fitted the mover's reserve before it, as bits."""
    bottoms = tops = 0
    complete = NOWHERE
    reserve = table.reserves[table.mover]
    for place, group in enumerate(reserve):
        bottoms |= 1 << (group[0] & FACE)
        tops |= 2 << (group[-1] & FACE)
        if len(group) >= COMPLETE:
            complete = place
    fitting = bottoms >> 1 | tops
    if table.phase in (HOLD, PLACE):
        lay(table, reserve, fitting, _where)
    elif complete >= 0 and table.victory >= LAST_CARD and not _waits(table):
        table.convert(complete)
    elif table.phase == ACT:
        _take(table, fitting)
    else:
        _join_or_stop(table, reserve, meeting=bottoms & tops)
    return fitting


def _waits(table: LeanTable) -> bool:
    """Return True if the mover keeps its complete runs for now.

    During a turn it waits as long as the turn has no limit. At the end of a turn it waits if
    converting would give up that status, or the prospect of it: one other seat has as few cards.
    """
    if table.phase == ACT:
        return table.lowest()
    if len(table.pile) <= HELD or table.victory == LAST_CARD:
        return False
    counts = [len(cards) for cards in table.stacks]
    count = counts.pop(table.mover)
    least = min(counts)
    return least == count + 1 or (least == count and counts.count(count) == 1)


def _join_or_stop(table: LeanTable, own: list[Tokens], meeting: int) -> None:
    """Join the two incomplete groups that make the shortest complete run, or end the turn."""
    lower = upper = NOWHERE
    shortest = 2 * COMPLETE
    for place, group in enumerate(own if meeting else ()):
        above = (group[-1] & FACE) + 1
        if not meeting >> above & 1 or len(group) >= COMPLETE:
            continue
        for other, onto in enumerate(own):
            size = len(group) + len(onto)
            if onto[0] & FACE == above and len(onto) < COMPLETE <= size < shortest:
                lower, upper, shortest = place, other, size
    if lower >= 0:
        table.join(lower, upper)
    else:
        table.stop()


def _take(table: LeanTable, fitting: int) -> None:
    """Draw what fits, or what can be exchanged for what is as likely to fit as any theft.

    The last token ends the game, so what surely fits is stolen first.
    """
    last = len(table.pile) == 1
    if last or not fitting >> (table.pile[-1] & FACE) & 1:
        best, owner, place = likeliest_theft(table, fitting)
        if best and (best == SURE if last else best > likeliest_exchange(table, fitting)[0]):
            table.steal(owner, place)
            return
    table.draw()


def _where(own: list[Tokens], face: int) -> tuple[int, int]:
    """Return the place of the longest group that ends below the face or begins above it.

    Complete groups come last. One of the two places is `NOWHERE`.
    """
    lower = upper = NOWHERE
    longest = -1
    for place, group in enumerate(own):
        size = len(group) if len(group) < COMPLETE else 0
        if group[-1] & FACE == face - 1 and size >= longest:
            if size > longest or lower < 0:
                lower, upper, longest = place, NOWHERE, size
        elif group[0] & FACE == face + 1 and size > longest:
            lower, upper, longest = NOWHERE, place, size
    return lower, upper
