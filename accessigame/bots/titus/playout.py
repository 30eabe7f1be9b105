"""Lean playouts of Titus: a table of small lists with a known pile, played to the end.

A token is one number: the face that shows, `BACK` times the other side, and `SEEN` if that side
was seen. Groups are lists of tokens, the lowest first, in the order of the readable rules'
reserves: so both can be compared after each move, and tests do.
Nothing is refused here: the caller makes legal moves only.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from accessigame.games.titus.deck import FACES, backs
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.options import LAST_CARD, LIMIT, RUN_POINTS

FACE: Final = 31
"""The bits of a token in which its face lies."""
SHIFT: Final = 5
BACK: Final = 1 << SHIFT
SEEN: Final = 1 << 2 * SHIFT

ACT, HOLD, PLACE, CLOSE, OVER = range(5)
"""The phases of the readable rules in which a player is to act, and the end."""

NOWHERE: Final = -1

Tokens: TypeAlias = list[int]

NEAR: Final = tuple(
    sum(1 << back for back in backs(face)) if face in FACES else 0 for face in range(20)
)
"""By face: the numbers that can be behind it, as bits."""


def token(face: int, back: int, *, seen: bool = False) -> int:
    """Return the token with these two sides."""
    return face + BACK * back + (SEEN if seen else 0)


def flipped(one: int) -> int:
    """Return the token with its other side up; both sides are seen now."""
    return one >> SHIFT & FACE | (one & FACE) << SHIFT | SEEN


class Table:
    """A position with its pile, the next token last; every move changes it in place.

    stacks: by seat, each victory card with the tokens on it.
    strict: True if a seat takes no other token once it no longer has the fewest cards.
    """

    __slots__ = (
        "hand", "mover", "phase", "pile", "reserves", "stacks", "strict", "taken", "victory",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913, PLR0917 - a table has that many things on it
        self,
        pile: Tokens,
        reserves: list[list[Tokens]],
        stacks: list[list[tuple[int, Tokens]]],
        victory: int,
        mover: int = 0,
        taken: int = 0,
        phase: int = ACT,
        hand: int = 0,
        strict: bool = False,
    ) -> None:
        self.pile, self.reserves, self.stacks = pile, reserves, stacks
        self.victory, self.mover, self.taken = victory, mover, taken
        self.phase, self.hand, self.strict = phase, hand, strict

    # facts ----------------------------------------------------------------------

    def lowest(self) -> bool:
        """Return True if the mover alone has the fewest victory cards."""
        counts = [len(cards) for cards in self.stacks]
        own = counts[self.mover]
        return min(counts) == own and counts.count(own) == 1

    def scores(self) -> list[int]:
        """Return the scores by seat."""
        return [
            sum([card for card, _ in cards])
            + RUN_POINTS * sum([len(group) >= COMPLETE for group in reserve])
            for cards, reserve in zip(self.stacks, self.reserves, strict=True)
        ]

    def copy(self) -> Table:
        """Return a copy; groups are shared, as they are never changed in place."""
        return Table(
            self.pile[:], [reserve[:] for reserve in self.reserves],
            [cards[:] for cards in self.stacks], self.victory, self.mover, self.taken,
            self.phase, self.hand, self.strict,
        )  # fmt: skip

    def content(self) -> tuple[object, ...]:
        """Return the comparable content: without an old hand, and without a mover at the end."""
        held = self.hand if self.phase in (HOLD, PLACE) else 0
        going = () if self.phase == OVER else (self.mover, self.taken)
        return self.pile, self.reserves, self.stacks, self.victory, self.phase, held, going

    # the moves ------------------------------------------------------------------------------

    def draw(self) -> None:
        """Take the top of the pile."""
        self.hand = self.pile.pop()
        self.taken += 1
        self.phase = HOLD

    def exchange(self, owner: int, place: int) -> None:
        """Give the token in the hand for an independent one, and flip that."""
        reserve = self.reserves[owner]
        wanted = reserve.pop(place)[0]
        reserve.append([self.hand])
        self.hand = flipped(wanted)
        self.phase = PLACE

    def steal(self, owner: int, place: int) -> None:
        """Take the top of the run on a victory card, and flip it."""
        card, run = self.stacks[owner][place]
        self.stacks[owner][place] = card, run[:-1]
        self.hand = flipped(run[-1])
        self.taken += 1
        self.phase = PLACE

    def lay(self, lower: int, upper: int) -> None:
        """Lay the token in the hand onto the group in one place, and under the one in another."""
        own = self.reserves[self.mover]
        if lower == upper == NOWHERE:
            own.append([self.hand])
            self._close()
            return
        self._merge(lower, [self.hand], upper)
        if self.pile and (self.taken < LIMIT or self.lowest()):
            self.phase = ACT
        else:
            self._close()

    def _merge(self, lower: int, between: Tokens, upper: int) -> None:
        own = self.reserves[self.mover]
        group = (own[lower] if lower >= 0 else []) + between + (own[upper] if upper >= 0 else [])
        for place in (lower, upper) if lower > upper else (upper, lower):
            if place >= 0:
                del own[place]
        own.append(group)

    def join(self, lower: int, upper: int) -> None:
        """Lay two groups together."""
        self._merge(lower, [], upper)
        if self.phase == CLOSE:
            self._close()

    def convert(self, place: int) -> None:
        """Lay a group on the top victory card."""
        was_lowest = self.lowest()
        run = self.reserves[self.mover].pop(place)
        self.stacks[self.mover].append((self.victory, run))
        self.victory -= 1
        late = self.taken and (self.strict or self.taken >= LIMIT)
        if self.phase == CLOSE or (was_lowest and late and not self.lowest()):
            self._close()

    def stop(self) -> None:
        """End the turn, and the game with the last token."""
        if not self.pile:
            self.phase = OVER
            return
        self.mover = self.mover + 1 if self.mover + 1 < len(self.reserves) else 0
        self.taken, self.phase = 0, ACT

    def _close(self) -> None:
        bottoms = tops = 0
        for group in self.reserves[self.mover]:
            if len(group) >= COMPLETE and self.victory >= LAST_CARD:
                self.phase = CLOSE
                return
            bottoms |= 1 << (group[0] & FACE)
            tops |= 2 << (group[-1] & FACE)
        if bottoms & tops:
            self.phase = CLOSE
        else:
            self.stop()


# The policy of playouts -------------------------------------------------------------------------

FEW: Final = 6
"""The tokens in the pile from which converting is not delayed any more."""


def play_on(table: Table) -> list[int]:
    """Play to the end with the conservative policy, and return the scores by seat.

    The policy never looks at an unseen side before it is flipped.
    """
    while table.phase != OVER:
        fitting = step(table)
        while table.phase in (HOLD, PLACE):  # the reserve is the same until the token is laid
            _lay(table, table.reserves[table.mover], fitting)
    return table.scores()


def step(table: Table) -> int:
    """Make one move: take a token that groups, and add none to a run that is long enough.

    Return the numbers that fitted the mover's reserve before the move, as bits.
    """
    bottoms = tops = ends = 0
    complete = NOWHERE
    own = table.reserves[table.mover]
    for place, group in enumerate(own):
        if len(group) < COMPLETE:
            bottoms |= 1 << (group[0] & FACE)
            tops |= 2 << (group[-1] & FACE)
        else:
            complete = place
            ends |= 1 << (group[0] & FACE) - 1 | 2 << (group[-1] & FACE)
    fitting = bottoms >> 1 | tops | ends
    if table.phase in (HOLD, PLACE):
        _lay(table, own, fitting)
    elif complete >= 0 and table.victory >= LAST_CARD and not _waits(table):
        table.convert(complete)
    elif bottoms & tops:
        _join(table, own, bottoms & tops)
    elif table.phase == CLOSE:
        table.stop()
    else:
        _take(table, fitting)
    return fitting


def _waits(table: Table) -> bool:
    """Return True if the turn of the seat with the fewest cards ends when it converts."""
    if table.phase == CLOSE or table.taken < LIMIT or len(table.pile) <= FEW:
        return False
    own = table.mover
    least = min([len(cards) for seat, cards in enumerate(table.stacks) if seat != own])
    return least == len(table.stacks[own]) + 1 and table.victory > LAST_CARD


def _join(table: Table, own: list[Tokens], meeting: int) -> None:
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


def _lay(table: Table, own: list[Tokens], fitting: int) -> None:
    face = table.hand & FACE
    if fitting >> face & 1:
        table.lay(*_where(own, face))
        return
    if table.phase == HOLD:
        best, owner, chosen = _likeliest_exchange(table, fitting)
        if best:
            table.exchange(owner, chosen)
            return
    table.lay(NOWHERE, NOWHERE)


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


def hopes(one: int, fitting: int) -> int:
    """Return the probability, in sixths, that the token fits once it is flipped.

    Behind a face that was not flipped yet, the same number counts as twice as likely as another.
    """
    if one & SEEN:
        return 6 if fitting >> (one >> SHIFT & FACE) & 1 else 0
    face = one & FACE
    return (fitting & NEAR[face]).bit_count() + (fitting >> face & 1)


def _take(table: Table, fitting: int) -> None:
    """Draw what fits, or what can be exchanged for what is as likely to fit as any theft."""
    if not fitting >> (table.pile[-1] & FACE) & 1:
        best, owner, chosen = _likeliest_theft(table, fitting)
        if best and best > _likeliest_exchange(table, fitting)[0]:
            table.steal(owner, chosen)
            return
    table.draw()


def _likeliest_exchange(table: Table, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a lone token of others, its owner and its place; 0 hopes for none."""
    best, owner, chosen = 0, NOWHERE, NOWHERE
    for seat, reserve in enumerate(table.reserves):
        for place, group in enumerate(reserve if seat != table.mover else ()):
            if len(group) == 1 and (hope := hopes(group[0], fitting)) > best:
                best, owner, chosen = hope, seat, place
    return best, owner, chosen


def _likeliest_theft(table: Table, fitting: int) -> tuple[int, int, int]:
    """Return the hopes of a top on a card of others, its owner and its place; 0 hopes for none."""
    best, owner, chosen = 0, NOWHERE, NOWHERE
    for seat, cards in enumerate(table.stacks):
        for place, (_, run) in enumerate(cards if seat != table.mover else ()):
            if run and (hope := hopes(run[-1], fitting)) > best:
                best, owner, chosen = hope, seat, place
    return best, owner, chosen
