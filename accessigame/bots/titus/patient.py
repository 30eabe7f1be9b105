"""The patient policy of playouts: what ends a turn, or lets fewer numbers fit, waits.

A turn continues as long as tokens group. So groups that meet are joined only where that completes a
run, and only once no token may be taken any more: until then each has two ends to lay on. The
seat that alone has the fewest victory cards takes tokens without a limit, so it converts late.

It knows which numbers can still be behind a face: each pair of sides is there once, and it
remembers those of which both sides were seen. A token is worth more to it the longer the run is
that it continues.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from accessigame.bots.titus.lean_table import (
    ACT,
    CLOSE,
    FACE,
    HOLD,
    NOWHERE,
    OVER,
    PLACE,
    SEEN,
    SHIFT,
    LeanTable,
    Tokens,
)
from accessigame.bots.titus.playing_out import NEAR, Worth, best_exchange, best_theft, lay
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.options import LAST_CARD

HELD: Final = 8
"""The most tokens in the pile with which complete runs are not held over to the next turn."""
MOST_HELD: Final = 2
"""The most runs that are held over; of several players with the fewest cards, each holds one."""
ANY, PAIR, TRIPLE = 10, 3, 6
"""The worth of a number that touches a group, and the extra worth of groups of two or three."""
SHORT, LONG = COMPLETE - 2, COMPLETE - 1
"""The lengths of groups that are not complete."""
PARTS: Final = 60
"""The weight of all possible backs of a token together: a multiple of each number of them."""
SHARES: Final = (0, *(PARTS // count for count in range(1, 7)))
"""By the number of possible backs: what each of them weighs."""
SURE: Final = PARTS * ANY
"""The worth of a token that surely fits."""

Backs: TypeAlias = list[int]
"""By face: the numbers that can be behind it, as bits."""


class Appraisal:
    """What tokens are worth to the mover, by its groups and by the backs that can be behind faces.

    numbers: those that touch a group of the mover, as bits. meeting: those at which two groups
    meet. complete: the place of a complete run, or `NOWHERE`. runs: how many of these there are.
    """

    __slots__ = ("_backs", "_pairs", "_triples", "complete", "meeting", "numbers", "runs")

    def __init__(self, table: LeanTable) -> None:
        """Take the possible backs and the reserve of the mover from a table."""
        self._backs = possible_backs(table)
        self.read(table.reserves[table.mover])

    def read(self, reserve: list[Tokens]) -> None:
        """Take another reserve, or the same one after it has changed."""
        bottoms = tops = pairs = triples = runs = 0
        self.complete = NOWHERE
        for place, group in enumerate(reserve):
            bottom, top = 1 << (group[0] & FACE), 2 << (group[-1] & FACE)
            bottoms |= bottom
            tops |= top
            if len(group) == 1:  # most groups, and their ends need no more
                continue
            size = len(group)
            if size == SHORT:
                pairs |= bottom >> 1 | top
            elif size == LONG:
                triples |= bottom >> 1 | top
            else:
                self.complete = place
                runs += 1
        self.numbers, self.meeting, self.runs = bottoms >> 1 | tops, bottoms & tops, runs
        self._pairs, self._triples = pairs & ~triples, triples

    def note(self, one: int) -> None:
        """Expect a token nowhere else, if both its sides were seen."""
        note(one, self._backs)

    def worth(self, one: int) -> int:
        """Return what a token of somebody else is worth once it is flipped, on average.

        The same number behind a face is twice as likely as another: it can lie either way up.
        """
        numbers, face = self.numbers, one & FACE
        if one & SEEN:
            back = one >> SHIFT & FACE
            return PARTS * self._worth_of(back) if numbers >> back & 1 else 0
        near = self._backs[face]
        hits = near & numbers
        if not hits:
            return 0
        total = ANY * hits.bit_count()
        if longer := near & (self._pairs | self._triples):
            total += PAIR * (longer & self._pairs).bit_count()
            total += TRIPLE * (longer & self._triples).bit_count()
        if not near >> face & 1:
            return SHARES[near.bit_count()] * total
        if numbers >> face & 1:
            total += self._worth_of(face)
        return SHARES[near.bit_count() + 1] * total

    def _worth_of(self, number: int) -> int:
        """Return the worth of a number that fits."""
        return ANY + PAIR * (self._pairs >> number & 1) + TRIPLE * (self._triples >> number & 1)


def play_on(table: LeanTable) -> list[int]:
    """Play to the end with the patient policy, and return the scores by seat."""
    appraisal, reserves = Appraisal(table), table.reserves
    while table.phase != OVER:
        if table.phase in (ACT, CLOSE):
            appraisal.read(reserves[table.mover])
            _act(table, appraisal)
        while table.phase in (HOLD, PLACE):  # the reserve is the same until the token is laid
            appraisal.note(table.hand)
            lay(table, appraisal.numbers, _where, appraisal.worth)
    return table.scores()


def step(table: LeanTable) -> None:
    """Make one move."""
    appraisal = Appraisal(table)
    if table.phase in (HOLD, PLACE):
        lay(table, appraisal.numbers, _where, appraisal.worth)
    else:
        _act(table, appraisal)


def possible_backs(table: LeanTable) -> Backs:
    """Return the numbers that can be behind each face, by what was seen of the tokens that lie."""
    backs = list(NEAR)
    for reserve in table.reserves:
        for group in reserve:
            for one in group:
                note(one, backs)
    for cards in table.stacks:
        for _, run in cards:
            for one in run:
                note(one, backs)
    return backs


def note(one: int, backs: Backs) -> None:
    """Take a token out of the possible backs, if both its sides were seen."""
    if one & SEEN:
        face, back = one & FACE, one >> SHIFT & FACE
        backs[face] &= ~(1 << back)
        backs[back] &= ~(1 << face)


def _act(table: LeanTable, appraisal: Appraisal) -> None:
    """Make a move without a token in the hand."""
    if appraisal.runs and table.victory >= LAST_CARD and not _waits(table, appraisal.runs):
        table.convert(appraisal.complete)
    elif table.phase == ACT:
        _take(table, appraisal.numbers, appraisal.worth)
    else:
        _join_or_stop(table, table.reserves[table.mover], meeting=appraisal.meeting)


def _waits(table: LeanTable, runs: int) -> bool:
    """Return True if the mover keeps its complete runs for now.

    It waits as long as its turn has no limit. It also waits if converting would give up that status
    for its next turn, or the prospect of it: one other seat has as few cards.
    """
    counts = [len(cards) for cards in table.stacks]
    count = counts.pop(table.mover)
    least = min(counts)
    if least > count and table.phase == ACT:
        return True
    if least < count or len(table.pile) <= HELD or table.victory == LAST_CARD:
        return False
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


def _take(table: LeanTable, fitting: int, worth: Worth) -> None:
    """Draw, unless the top token does not fit and a theft is worth more than any exchange.

    The last token ends the game: before it, a theft that is likely to fit is made even if it fits.
    """
    if len(table.pile) == 1 or not fitting >> (table.pile[-1] & FACE) & 1:
        best, owner, place = best_theft(table, worth)
        if best and best >= _enough(table, worth):
            table.steal(owner, place)
            return
    table.draw()


def _enough(table: LeanTable, worth: Worth) -> int:
    """Return the least worth of a theft that is made before the top token is drawn."""
    if len(table.pile) > 1:
        return best_exchange(table, worth)[0] + 1
    # a seat without a limit may go on after the theft, so it risks less
    return SURE // 2 if table.lowest() else SURE


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
