"""The lean table of Titus for playouts: small lists with a known pile, and moves as actions.

A token is one number: the face that shows, `BACK` times the other side, and `SEEN` if that side
was seen. Groups are lists of tokens, the lowest first, in the order of the readable rules'
reserves: so both can be compared after each move, and tests do.
Nothing is refused here: the caller makes legal moves only.

`Determinizations` draws such tables for a view, which does not tell the sides that were not seen,
nor the pile. With a full list of tokens, each table is drawn with its exact probability. Without
one, the derived list takes its place. If that contradicts the view, each side is drawn separately
from those that are possible.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import Final, TypeAlias

from accessigame.core.model import Card, Move
from accessigame.games.titus.deck import HIGHEST, LOWEST, PAIRS, Pair, backs, pair
from accessigame.games.titus.groups import COMPLETE, Group, Reserve
from accessigame.games.titus.hidden_backs import Hidden, Needs, Share
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal
from accessigame.games.titus.options import LAST_CARD, LIMIT, RUN_POINTS
from accessigame.games.titus.position import tokens_out

FACE: Final = 31
"""The bits of a token in which its face lies."""
SHIFT: Final = 5
BACK: Final = 1 << SHIFT
SEEN: Final = 1 << 2 * SHIFT

ACT, HOLD, PLACE, CLOSE, OVER = range(5)
"""The phases of the readable rules in which a player is to act, and the end."""

IN_HAND: Final = (HOLD, PLACE)
"""The phases with a token in the hand of the mover."""

NOWHERE: Final = -1

UNITS: Final = tuple(1 << (one & FACE) for one in range(2 * SEEN))
"""By token: its face as a bit."""

Tokens: TypeAlias = list[int]


def token(face: int, back: int, *, seen: bool = False) -> int:
    """Return the token with these two sides."""
    return face + BACK * back + (SEEN if seen else 0)


def flipped(one: int) -> int:
    """Return the token with its other side up; both sides are seen now."""
    return one >> SHIFT & FACE | (one & FACE) << SHIFT | SEEN


class LeanTable:
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
        stack = self.stacks[self.mover]
        return len(stack) < min([len(cards) for cards in self.stacks if cards is not stack])

    def scores(self) -> list[int]:
        """Return the scores by seat."""
        return [
            sum([card for card, _ in cards])
            + RUN_POINTS * sum([len(group) >= COMPLETE for group in reserve])
            for cards, reserve in zip(self.stacks, self.reserves, strict=True)
        ]

    def copy(self) -> LeanTable:
        """Return a copy; groups are shared, as they are never changed in place."""
        return LeanTable(
            self.pile[:], [reserve[:] for reserve in self.reserves],
            [cards[:] for cards in self.stacks], self.victory, self.mover, self.taken,
            self.phase, self.hand, self.strict,
        )  # fmt: skip

    def content(self) -> tuple[object, ...]:
        """Return the comparable content: without an old hand, and without a mover at the end."""
        held = self.hand if self.phase in IN_HAND else 0
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
        lone_token = reserve.pop(place)[0]
        reserve.append([self.hand])
        self.hand = flipped(lone_token)
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
        reserve = self.reserves[self.mover]
        if lower >= 0 and upper >= 0:
            self._merge(lower, [self.hand], upper)
        elif lower >= 0:
            reserve.append([*reserve.pop(lower), self.hand])
        elif upper >= 0:
            reserve.append([self.hand, *reserve.pop(upper)])
        else:
            reserve.append([self.hand])
            self._close()
            return
        if self.pile and (self.taken < LIMIT or self.lowest()):
            self.phase = ACT
        else:
            self._close()

    def lay_alone(self, unfinished: bool) -> None:
        """Lay the token in the hand where it touches no group.

        unfinished: True if the mover can convert or join, as it can just as well without the token.
        """
        self.reserves[self.mover].append([self.hand])
        if unfinished:
            self.phase = CLOSE
        else:
            self.stop()

    def _merge(self, lower: int, between: Tokens, upper: int) -> None:
        reserve = self.reserves[self.mover]
        group = reserve[lower] + between + reserve[upper]
        del reserve[max(lower, upper)], reserve[min(lower, upper)]
        reserve.append(group)

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
            bottoms |= UNITS[group[0]]
            tops |= UNITS[group[-1]]
        if bottoms & tops << 1:
            self.phase = CLOSE
        else:
            self.stop()


def lean_action(view: View, move: Move) -> Callable[[LeanTable], None]:
    """Return the function that makes the move on a lean table; places are those of the view."""
    reserve = view.reserves[view.seat]
    if isinstance(move, Draw):
        return LeanTable.draw
    if isinstance(move, Place):
        lower, upper = _group_ending(reserve, move.lower), _group_beginning(reserve, move.upper)
        return lambda table: table.lay(lower, upper)
    if isinstance(move, Join):
        lower, upper = _group_ending(reserve, move.lower), _group_beginning(reserve, move.upper)
        return lambda table: table.join(lower, upper)
    if isinstance(move, Exchange):
        owner, place = _lone_place(view, move.token)
        return lambda table: table.exchange(owner, place)
    if isinstance(move, Steal):
        owner, place = _card_place(view, move.card)
        return lambda table: table.steal(owner, place)
    if isinstance(move, Convert):
        place = _group_beginning(reserve, move.low)
        return lambda table: table.convert(place)
    return LeanTable.stop


def _lone_place(view: View, token: int) -> tuple[int, int]:
    """Return the seat and the place in its reserve of the lone token with this number."""
    return next(
        (seat, place)
        for seat, reserve in enumerate(view.reserves)
        for place, group in enumerate(reserve)
        if group[0].number == token
    )


def _card_place(view: View, card: Card) -> tuple[int, int]:
    """Return the seat with this victory card, and the place of the card among those of the seat."""
    return next(
        (seat, place)
        for seat, stacks in enumerate(view.stacks)
        for place, stack in enumerate(stacks)
        if stack.card == card
    )


def _group_ending(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[-1].number == number), -1)


def _group_beginning(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[0].number == number), -1)


PHASES = {"act": ACT, "hold": HOLD, "place": PLACE, "close": CLOSE}

Weighted: TypeAlias = tuple[list[int], Sequence[Share]]


class Determinizations:
    """The tables that are consistent with the view of a seat."""

    def __init__(self, view: View) -> None:
        """Count the possible tables for this view."""
        self._view = view
        tokens = list(tokens_out(view.reserves, view.stacks, view.hand))
        pairs_seen = Counter(pair(t.face, t.back) for t in tokens if t.back is not None)
        self._faces = [t.face for t in tokens if t.back is None]
        if view.top is not None:
            self._faces.append(view.top)
        listed = view.box.pairs if view.box.full else PAIRS
        self._pairs = list((Counter(listed) - pairs_seen).elements())
        self._hidden = Hidden(self._pairs, self._faces)
        self._weighted: dict[tuple[Card, Needs], Weighted] = {}
        enough = len(self._pairs) - len(self._faces) >= self._below_top()
        self.can_be = bool(enough and self._hidden.ways)
        """False if the list contradicts the view: then each side is drawn separately."""

    def _below_top(self) -> int:
        return self._view.left - (self._view.top is not None)

    def draw(self, rng: Random) -> LeanTable:
        """Return a random table that is consistent with the view, with its pile."""
        return self._table(*(self._from_list(rng) if self.can_be else self._each_side_alone(rng)))

    def bare(self) -> LeanTable:
        """Return the table for a policy that looks at no hidden side: each repeats its face."""
        behind = [[face] * len(self._faces) for face in range(HIGHEST + 1)]
        return self._table(behind, [token(LOWEST, LOWEST)] * self._below_top())

    def _table(self, behind: list[list[Card]], pile: Tokens) -> LeanTable:
        view = self._view
        sides = iter([behind[face].pop() for face in self._faces])
        lying = [[_lean_tokens(group, sides) for group in reserve] for reserve in view.reserves]
        stacks = [[(s.card, _lean_tokens(s.run, sides)) for s in cards] for cards in view.stacks]
        hand = 0 if view.hand is None else _lean_tokens((view.hand,), sides)[0]
        if view.top is not None:
            pile.append(token(view.top, next(sides)))
        return LeanTable(
            pile, lying, stacks, view.victory, view.seat, view.taken, PHASES[view.phase], hand,
            view.strict,
        )  # fmt: skip

    def _from_list(self, rng: Random) -> tuple[list[list[Card]], Tokens]:
        behind: list[list[Card]] = [[] for _ in range(HIGHEST + 1)]
        rest: list[Pair] = []
        needs = self._hidden.first
        copies = Counter(self._pairs)
        for low in range(LOWEST, HIGHEST + 1):
            share = self._share(low, needs, rng)
            for high, (lower_up, higher_up) in enumerate(share.splits, start=low):
                behind[low] += [high] * lower_up
                if higher_up:
                    behind[high] += [low] * higher_up
                rest += [(low, high)] * (copies[low, high] - lower_up - higher_up)
            needs = share.after
        for sides in behind:
            rng.shuffle(sides)
        rng.shuffle(rest)
        return behind, [_either_way_up(each, rng) for each in rest[: self._below_top()]]

    def _share(self, low: Card, needs: Needs, rng: Random) -> Share:
        if (low, needs) not in self._weighted:
            possible = self._hidden.shares(low, needs)
            self._weighted[low, needs] = list(accumulate(s.ways for s in possible)), possible
        sums, shares = self._weighted[low, needs]
        return shares[bisect(sums, rng.randrange(sums[-1]))] if len(shares) > 1 else shares[0]

    def _each_side_alone(self, rng: Random) -> tuple[list[list[Card]], Tokens]:
        behind: list[list[Card]] = [[] for _ in range(HIGHEST + 1)]
        for face in self._faces:
            # the same number on both sides lies this side up twice as often
            behind[face].append(rng.choice((*backs(face), face)))
        below = [_either_way_up(rng.choice(PAIRS), rng) for _ in range(self._below_top())]
        return behind, below


def _lean_tokens(group: Group, sides: Iterator[Card]) -> Tokens:
    return [
        token(t.face, next(sides)) if t.back is None else token(t.face, t.back, seen=True)
        for t in group
    ]


def _either_way_up(each: Pair, rng: Random) -> int:
    low, high = each
    return token(low, high) if rng.random() < 1 / 2 else token(high, low)
