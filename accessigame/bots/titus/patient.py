"""The patient policy of playouts: what ends a turn, or lets fewer numbers fit, waits.

A turn continues as long as tokens group. So groups that meet are joined only where that completes a
run, and only once no token may be taken any more: until then each has two ends to lay on. The
seat that alone has the fewest victory cards takes tokens without a limit, so it converts late.

It knows which numbers can still be behind a face: each pair of sides is there once, and it
remembers those of which both sides were seen. A token is worth more to it the longer the run is
that it continues.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from accessigame.bots.titus.lean_table import (
    ACT,
    FACE,
    IN_HAND,
    NOWHERE,
    OVER,
    SEEN,
    SHIFT,
    UNITS,
    LeanTable,
    Tokens,
)
from accessigame.bots.titus.playing_out import (
    NEAR,
    REACHES,
    Best,
    best_exchange,
    best_theft,
    lay_or_exchange,
)
from accessigame.games.titus.deck import APART, HIGHEST
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.options import LAST_CARD

HELD: Final = 8
"""The most tokens in the pile with which complete runs are not held over to the next turn."""
MOST_HELD: Final = 2
"""The most runs that are held over; of several players with the fewest cards, each holds one."""
ANY, PAIR, TRIPLE = 10, 3, 6
"""The worth of a number that touches a group, and the extra worth of groups of two or three."""
PARTS: Final = 60
"""The weight of all possible backs of a token together: a multiple of each number of them."""
SURE: Final = PARTS * ANY
"""The worth of a token that surely fits."""

NEIGHBOURS: Final = 2 * APART + 1
"""The count of numbers near a face, itself included: those that can be behind it."""
BITS: Final = HIGHEST + 2
"""The length of each part of an appraisal: bits for the numbers from 0 to one above the highest."""
NUMBERS, PAIRS, TRIPLES, BOTTOMS, TOPS, RUNS = (APART + BITS * part for part in range(6))
"""The first bits of these parts.

They are the numbers that touch a group, those that touch two tokens or three, those with which
groups begin, those that follow on groups, and a bit that tells if there is a complete run.
"""
ALL: Final = (1 << BITS) - 1
WINDOW: Final = sum((1 << NEIGHBOURS) - 1 << BITS * part for part in range(3))
"""The numbers near a face in the first three parts, once these are moved down by the face."""

Backs: TypeAlias = list[int]
"""By face: which of the numbers near it can be behind it, as bits; `WINDOW` has none of these."""

FIRST: Final = NEIGHBOURS + APART
"""The bit of the face itself among the possible backs."""
ALL_BACKS: Final = tuple(NEAR[face] << FIRST >> face for face in range(HIGHEST + 1))
"""By face: the numbers that can be behind it before any token was flipped."""


def _bits(bottom: int, top: int) -> int:
    """Return what a group with these ends adds to an appraisal."""
    ends, size = 1 << bottom - 1 | 2 << top, top - bottom + 1
    bits = ends << NUMBERS | 1 << bottom + BOTTOMS | 2 << top + TOPS
    if size >= COMPLETE:
        return bits | 1 << RUNS
    return bits | ends << (NUMBERS, NUMBERS, PAIRS, TRIPLES)[size]


GROUPS: Final = tuple(
    tuple(_bits(bottom, top) if 0 < bottom <= top else 0 for top in range(HIGHEST + 1))
    for bottom in range(HIGHEST + 1)
)
"""By the lowest and the highest number of a group: what it adds to an appraisal."""


@cache
def _average(near: int) -> int:
    """Return the average worth of a token that was not flipped yet.

    near: what `WINDOW` has for its face, and its possible backs. The same number behind a face
    is twice as likely as another: it can lie either way up.
    """
    # there are some thirty thousand such cases, and most come up again and again
    pairs, triples = near >> BITS, near >> 2 * BITS
    possible = near >> NEIGHBOURS & (1 << NEIGHBOURS) - 1
    total = count = 0
    for backs in (possible, possible & 1 << APART):
        hits = backs & near
        count += backs.bit_count()
        total += ANY * hits.bit_count() + TRIPLE * (hits & triples).bit_count()
        total += PAIR * (hits & pairs & ~triples).bit_count()
    return PARTS * total // max(1, count)


class Appraisal:
    """What tokens are worth to the mover, by its groups and by the backs that can be behind faces.

    numbers: those that touch a group of the mover, as bits. backs: what can be behind faces.
    complete: 1 if there is a complete run, else 0.
    """

    __slots__ = ("_bits", "_exchange", "backs", "complete", "numbers")

    def __init__(self, table: LeanTable) -> None:
        """Take the possible backs and the reserve of the mover from a table."""
        self.backs = possible_backs(table)
        self.read(table.reserves[table.mover])

    def read(self, reserve: list[Tokens]) -> None:
        """Take another reserve, or the same one after it has changed."""
        bits = 0
        for group in reserve:
            bits |= GROUPS[group[0] & FACE][group[-1] & FACE]
        self._bits = bits
        self.numbers = bits >> NUMBERS & ALL
        self.complete = bits >> RUNS
        self._exchange: Best | None = None

    def meeting(self) -> int:
        """Return the numbers at which two groups meet, as bits."""
        return self._bits >> BOTTOMS & self._bits >> TOPS & ALL

    def worth(self, one: int) -> int:
        """Return what a token that reaches a number that fits is worth once flipped, on average."""
        if one >= SEEN:
            back = REACHES[one]
            if self._bits >> TRIPLES & back:
                return SURE + PARTS * TRIPLE
            return SURE + PARTS * PAIR if self._bits >> PAIRS & back else SURE
        face = one & FACE
        return _average(self._bits >> face & WINDOW | self.backs[face])

    def best_exchange(self, table: LeanTable) -> Best:
        """Return the best lone token of others; a draw does not change it."""
        if self._exchange is None:
            self._exchange = best_exchange(table, self.numbers, self.worth)
        return self._exchange


def play_on(table: LeanTable) -> list[int]:
    """Play to the end with the patient policy, and return the scores by seat."""
    appraisal, reserves = Appraisal(table), table.reserves
    while table.phase != OVER:
        if table.phase not in IN_HAND:
            appraisal.read(reserves[table.mover])
            _act(table, appraisal)
        while table.phase in IN_HAND:  # the reserve is the same until the token is laid
            if table.hand >= SEEN:  # a look costs less than a call
                note(table.hand, appraisal.backs)
            _lay(table, appraisal)
    return table.scores()


def step(table: LeanTable) -> None:
    """Make one move."""
    appraisal = Appraisal(table)
    if table.phase in IN_HAND:
        _lay(table, appraisal)
    else:
        _act(table, appraisal)


def possible_backs(table: LeanTable) -> Backs:
    """Return the numbers that can be behind each face, by what was seen of the tokens that lie."""
    possible = list(ALL_BACKS)
    for reserve in table.reserves:
        for group in reserve:
            for one in group:
                note(one, possible)
    for cards in table.stacks:
        for _, run in cards:
            for one in run:
                note(one, possible)
    return possible


def note(one: int, possible: Backs) -> None:
    """Take a token out of the possible backs, if both its sides were seen."""
    if one >= SEEN:
        face, back = one & FACE, one >> SHIFT & FACE
        if abs(back - face) <= APART:
            possible[face] &= ~(1 << FIRST + back - face)
            possible[back] &= ~(1 << FIRST + face - back)


def _act(table: LeanTable, appraisal: Appraisal) -> None:
    """Make a move without a token in the hand."""
    if appraisal.complete and table.victory >= LAST_CARD and not _waits(table):
        table.convert(_last_complete(table.reserves[table.mover]))
    elif table.phase == ACT:
        _take(table, appraisal)
    else:
        _join_or_stop(table, table.reserves[table.mover], meeting=appraisal.meeting())


def _last_complete(own: list[Tokens]) -> int:
    """Return the place of the complete run that came to the reserve last."""
    return max([place for place, group in enumerate(own) if len(group) >= COMPLETE])


def _waits(table: LeanTable) -> bool:
    """Return True if the mover keeps its complete runs for now.

    It waits as long as its turn has no limit. It also waits if converting would give up that status
    for its next turn, or the prospect of it: one other seat has as few cards.
    """
    stack = table.stacks[table.mover]
    count, counts = len(stack), [len(cards) for cards in table.stacks if cards is not stack]
    least = min(counts)
    if least > count and table.phase == ACT:
        return True
    if least < count or len(table.pile) <= HELD or table.victory == LAST_CARD:
        return False
    runs = len([group for group in table.reserves[table.mover] if len(group) >= COMPLETE])
    if least > count:
        return least == count + 1 and runs <= MOST_HELD
    return runs == 1 and counts.count(count) == 1


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


def _take(table: LeanTable, appraisal: Appraisal) -> None:
    """Draw, unless the top token does not fit and a theft is worth more than any exchange.

    The last token ends the game: before it, a theft that is likely to fit is made even if it fits.
    """
    if len(table.pile) == 1 or not appraisal.numbers & UNITS[table.pile[-1]]:
        best, owner, place = best_theft(table, appraisal.numbers, appraisal.worth)
        if best and best >= _enough(table, appraisal):
            table.steal(owner, place)
            return
    table.draw()


def _enough(table: LeanTable, appraisal: Appraisal) -> int:
    """Return the least worth of a theft that is made before the top token is drawn."""
    if len(table.pile) > 1:
        return appraisal.best_exchange(table)[0] + 1
    # a seat without a limit may go on after the theft, so it risks less
    return SURE // 2 if table.lowest() else SURE


def _lay(table: LeanTable, appraisal: Appraisal) -> None:
    """Lay the token in the hand where it fits, or exchange it for what may fit, or lay it alone."""
    if not lay_or_exchange(table, appraisal.numbers, _where, appraisal.best_exchange):
        converts = appraisal.complete > 0 and table.victory >= LAST_CARD
        table.lay_alone(converts or appraisal.meeting() > 0)


def _where(own: list[Tokens], face: int) -> tuple[int, int]:
    """Return the place of the longest group that ends below the face or begins above it.

    Complete groups come last. One of the two places is `NOWHERE`.
    """
    lower = upper = NOWHERE
    longest, below, above = -1, face - 1, face + 1
    for place, group in enumerate(own):
        if group[-1] & FACE == below:
            size = len(group) if len(group) < COMPLETE else 0
            if size > longest or (size == longest and lower < 0):
                lower, upper, longest = place, NOWHERE, size
        elif group[0] & FACE == above:
            size = len(group) if len(group) < COMPLETE else 0
            if size > longest:
                lower, upper, longest = NOWHERE, place, size
    return lower, upper
